import Choreography
import Testing

@testable import Picture

/// The form and the keyboards as they are drawn.
struct FormPictureTests {
  private func view(_ appearance: Appearance, scale: Double = 1) -> PhoneView {
    PhoneView(
      appearance: appearance,
      placement: PhonePlacement(x: 0, y: 0, pixelsPerPoint: scale, layerScale: scale),
      showsCaret: true, measurer: FixedMeasurer())
  }

  private func commands(_ appearance: Appearance, scale: Double = 1) -> [Command] {
    let view = view(appearance, scale: scale)
    return view.screen(frame: view.screenFrame)
  }

  private func form(_ theme: Surroundings.Theme = .dark) throws -> [Appearance] {
    try PhoneBooth().appearances("fill", .form, "form-in-sight", theme: theme, stride: 10)
  }

  @Test("every field shows its name, and what it holds", arguments: Surroundings.Theme.allCases)
  func names(theme: Surroundings.Theme) throws {
    let all = try form(theme)
    let last = try #require(all.last)
    let strings = commands(last).strings
    for text in ["New Contact", "Name", "Email", "Phone", "Note", "Sam Lee", "sam", "Save"] {
      #expect(strings.contains(text), "\(text)")
    }
  }

  @Test("the focused field alone has an outline in the accent colour")
  func outline() throws {
    let all = try form()
    let focused = try #require(all.first { $0.form?.fields.contains(where: \.isFocused) == true })
    let form = try #require(focused.form)
    for field in form.fields {
      let art = FormArt(context: view(focused).context, form: form, showsCaret: false)
      let hasAccent = art.field(field).contains { command in
        guard case .fill(_, .solid(let color), _) = command else { return false }
        return color == PhoneTheme.dark.accent
      }
      #expect(hasAccent == field.isFocused, "\(field.title)")
    }
  }

  @Test("the return key says what it does, and stands out where it ends the form")
  func returnKey() throws {
    let all = try form().filter { $0.keyboard.top < 600 }
    let next = try #require(all.first { $0.keyboard.returnLabel == "next" && $0.form != nil })
    let done = try #require(all.first { $0.keyboard.returnLabel == "done" })
    #expect(commands(next).strings.contains("next"))
    #expect(commands(done).strings.contains("done"))
    func isProminent(_ appearance: Appearance) -> Bool {
      KeyboardArt(context: view(appearance).context, keyboard: appearance.keyboard)
        .isReturnProminent
    }
    #expect(!isProminent(next))
    #expect(isProminent(done))
  }

  @Test("the button's bar ends on the keyboard's first row of pixels", arguments: [1.0, 1.5, 2, 3])
  func edges(scale: Double) throws {
    for appearance in try PhoneBooth().appearances("fill", .form, "form-in-sight", stride: 3) {
      let view = view(appearance, scale: scale)
      guard let form = appearance.form, appearance.keyboard.top < form.action.maxY + 1e-6,
        appearance.keyboard.top > form.action.maxY - 1e-6
      else { continue }
      let bottom = view.actionTop(form) + view.context.grid.length(form.action.height)
      #expect(bottom == view.context.grid.pixel(appearance.keyboard.top))
    }
  }

  @Test("fields keep their distances on the screen while the form scrolls", arguments: [1.0, 1.5])
  func rigid(scale: Double) throws {
    var distances: Set<[Int]> = []
    for appearance in try PhoneBooth().appearances("fill", .form, "form-in-sight", stride: 2) {
      let tops = view(appearance, scale: scale).fieldTops(try #require(appearance.form))
      distances.insert(zip(tops, tops.dropFirst()).map { $1 - $0 })
    }
    #expect(distances.count == 1)
  }

  @Test("a keyboard that fades is drawn at its place with its opacity")
  func fading() throws {
    var appearance = try PhoneBooth().chat()
    appearance.keyboard.opacity = 0.5
    appearance.keyboard.top = appearance.device.size.height
    let fading = commands(appearance).flatMap { command -> [Group] in
      guard case .group(let outer) = command else { return [] }
      return outer.commands.compactMap {
        guard case .group(let group) = $0, group.opacity == 0.5 else { return nil }
        return group
      }
    }
    let group = try #require(fading.first)
    let place = group.transform.apply(Point(x: 0, y: 0))
    #expect(place.y == appearance.device.size.height - appearance.keyboard.height)
    #expect(group.commands.strings.contains("space"))
  }

  @Test("text is broken at words, and a long word inside", arguments: [6.0, 60, 120])
  func breaking(limit: Double) {
    let text = "a note of several words\nand averyverylongwordindeed"
    let lines = TextLines.broken(
      text, font: Font(10), limit: limit, measurer: FixedMeasurer())
    #expect(lines.allSatisfy { $0.count <= 1 || Double($0.count) * 6 <= limit })
    #expect(
      lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
  }
}
