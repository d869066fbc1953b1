import Canvas
import Choreography
import Testing

@testable import Picture

@Suite("The phone's pixels")
struct PhonePixelTests {
  let booth: PhoneBooth
  let painter: Painter
  let measurer: TextMeasurer

  init() throws {
    booth = try PhoneBooth()
    let fonts = try FontBook()
    painter = Painter(fonts: fonts)
    measurer = TextMeasurer(fonts: fonts)
  }

  private func picture(_ appearance: Appearance, scale: Double) throws -> (Bitmap, PixelRect) {
    let list = PhonePicture.list(appearance, scale: scale, measurer: measurer)
    return (try painter.bitmap(of: list), list.layers[1].frame)
  }

  @Test(
    "between composer and keyboard there is no row of pixels of anything else",
    arguments: [
      ("drag-slow", SceneID.chat, "follows", Surroundings.Theme.dark),
      ("drag-slow", .chat, "follows", .light),
      ("open", .composeSheet, "one-motion", .light),
    ], [0.37, 0.59, 0.8, 1.25])
  func seam(take: (String, SceneID, String, Surroundings.Theme), scale: Double) throws {
    let theme = PhoneTheme.of(take.3)
    let grid = PixelGrid(scale: scale)
    var seen = 0
    for appearance in try booth.appearances(take.0, take.1, take.2, theme: take.3, stride: 4) {
      guard let composer = appearance.composer, appearance.keyboard.top < 780,
        abs(composer.bottom - appearance.keyboard.top) < 1e-9
      else { continue }
      let (bitmap, frame) = try picture(appearance, scale: scale)
      // Left of the plus button, where both are plain.
      let x = frame.x + grid.pixel(4)
      let edge = frame.y + grid.pixel(appearance.keyboard.top)
      for y in edge - grid.length(40)..<edge {
        try #require(bitmap[x, y] == theme.bar.rgb)
      }
      for y in edge..<edge + grid.length(30) {
        try #require(bitmap[x, y] == theme.keyboard.rgb)
      }
      seen += 1
    }
    #expect(seen > 5)
  }

  @Test("outside of the round screen all screens are alike", arguments: [0.37, 0.8, 2])
  func corners(scale: Double) throws {
    let (dark, frame) = try picture(try booth.sheet(), scale: scale)
    let (light, _) = try picture(try booth.chat(), scale: scale)
    #expect(dark.width == light.width && dark.height == light.height)
    let radius = 55 * scale
    var (same, different) = (0, 0)
    for y in 0..<dark.height {
      for x in 0..<dark.width {
        let (left, top) = (Double(x - frame.x) + 0.5, Double(y - frame.y) + 0.5)
        let inside =
          left > 0 && top > 0 && left < Double(frame.width) && top < Double(frame.height)
        let dx = max(radius - left, left - (Double(frame.width) - radius), 0)
        let dy = max(radius - top, top - (Double(frame.height) - radius), 0)
        let distance = (dx * dx + dy * dy).squareRoot()
        if !inside || distance > radius + 1 {
          same += 1
          try #require(dark[x, y] == light[x, y])
        } else if dark[x, y] != light[x, y] {
          different += 1
        }
      }
    }
    #expect(same > 1000 && different > same / 4)
  }

  @Test("bars end with their separator", arguments: [0.37, 0.59, 0.8, 1, 1.25, 2, 3])
  func separators(scale: Double) throws {
    let grid = PixelGrid(scale: scale)
    let (chat, frame) = try picture(try booth.chat(theme: .light), scale: scale)
    let x = frame.x + grid.pixel(4)
    #expect(chat[x, frame.y + grid.pixel(128) - 1] == PhoneTheme.light.separator.rgb)
    #expect(chat[x, frame.y + grid.pixel(128)] != PhoneTheme.light.separator.rgb)

    let appearance = try booth.sheet()
    let sheet = try picture(appearance, scale: scale).0
    let top = frame.y + grid.pixel(appearance.sheet?.top ?? 0)
    #expect(
      sheet[x, top + grid.pixel(SheetArt.headerBottom) - 1] == PhoneTheme.dark.separator.rgb)
    let row = frame.y + grid.pixel(appearance.composer?.bottom ?? 0) - grid.length(52)
    #expect(sheet[x, row] == PhoneTheme.dark.separator.rgb)
  }

  @Test("a picture is the same with a warm and with a cold painter")
  func caches() throws {
    let appearances = try booth.appearances("open-close", .composeSheet, "one-motion", stride: 12)
    for appearance in appearances {
      let warm = try picture(appearance, scale: 0.8).0
      let cold = try Painter(fonts: FontBook()).bitmap(
        of: PhonePicture.list(appearance, scale: 0.8, measurer: measurer))
      try #require(warm == cold)
    }
  }
}
