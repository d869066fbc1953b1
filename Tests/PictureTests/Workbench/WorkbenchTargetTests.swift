import Choreography
import Testing

@testable import Picture

/// What in the window can be touched.
@Suite struct WorkbenchTargetTests {
  let stand: WorkbenchStand

  init() throws { stand = try WorkbenchStand() }

  private func models(_ size: Size) throws -> [WorkbenchModel] {
    [
      try stand.opening(size: size), try stand.comparing(size: size),
      try stand.dragging(size: size), try stand.crowded(size: size),
    ]
  }

  @Test(
    "no two controls share a place, unless one is a part of the other",
    arguments: WorkbenchStand.sizes)
  func apart(size: Size) throws {
    for model in try models(size) {
      var looped = model
      looped.loop = 10...40
      let targets = looped.list.targets.filter { !$0.id.hasPrefix("phone.") }
      for (index, one) in targets.enumerated() {
        for other in targets[(index + 1)...]
        where !one.id.hasPrefix(other.id + ".") && !other.id.hasPrefix(one.id + ".") {
          #expect(
            !one.rect.meets(other.rect), "\(one.id) and \(other.id) at \(size)")
        }
      }
    }
  }

  @Test(
    "every control is inside of the window and has a name of its own",
    arguments: WorkbenchStand.sizes)
  func inside(size: Size) throws {
    let window = Rect(x: 0, y: 0, width: size.width, height: size.height)
    for model in try models(size) {
      let targets = model.list.targets
      for target in targets {
        #expect(window.holds(target.rect), "\(target.id)")
        #expect(!target.label.isEmpty)
      }
      let plain = targets.filter { !$0.id.hasPrefix("phone.") }.map(\.id)
      #expect(Set(plain).count == plain.count)
    }
  }

  @Test("the controls of the contract are there")
  func contract() throws {
    var model = try stand.crowded()
    model.loop = 3...50
    model.menu = .takes
    model.filter = "a"
    model.toast = .init(text: "Saved", isError: false)
    let ids = Set(model.list.targets.map(\.id))
    let expected = [
      "scene.compose-sheet", "scene.chat", "menu.takes", "menu.devices", "menu.backdrop",
      "take.live", "take.open", "appearance", "refreshRate", "help", "phone.0", "phone.0.field",
      "legend.sheet", "legend.keyboard", "legend.composer", "filter", "filter.clear", "ruler",
      "row.delayed-focus", "row.delayed-focus.plot", "transport.start", "transport.back",
      "transport.play", "transport.forward", "transport.end", "scrubber", "scrubber.loopStart",
      "scrubber.loopEnd", "loop", "speed.full", "speed.half", "speed.quarter", "speed.tenth",
      "compare.1", "compare.2", "compare.3", "toast",
    ]
    #expect(expected.filter { !ids.contains($0) } == [])
    model.menu = .devices
    model.showsHelp = true
    let others = Set(model.list.targets.map(\.id))
    #expect(others.contains("device.iphone-15") && others.contains("help.backdrop"))
  }

  @Test("in a small window what is reached by scrolling is where it is seen")
  func smallWindow() throws {
    var model = try stand.opening(size: Size(width: 800, height: 500), scale: 2)
    let whole = try stand.opening(size: WorkbenchStand.sizes[0], scale: 2).list
    model.windowScroll = Point(x: 300, y: 220)
    let list = model.list
    #expect(list.width == 1600 && list.height == 1000)
    let window = Rect(x: 0, y: 0, width: 800, height: 500)
    for target in list.targets { #expect(window.holds(target.rect)) }
    let help = try #require(whole.targets.first { $0.id == "compare.3" })
    let moved = try #require(list.targets.first { $0.id == "compare.3" })
    #expect(moved.rect == help.rect.offsetBy(dx: -300, dy: -220))
  }

  @Test("step buttons at the ends of a take are disabled")
  func disabled() throws {
    var model = try stand.opening()
    model.cursor = Instant(frame: 0)
    let first = model.list.targets
    #expect(first.first { $0.id == "transport.back" }?.isEnabled == false)
    #expect(first.first { $0.id == "transport.forward" }?.isEnabled == true)
    model.cursor = Instant(frame: model.lastFrame)
    let last = model.list.targets
    #expect(last.first { $0.id == "transport.back" }?.isEnabled == true)
    #expect(last.first { $0.id == "transport.forward" }?.isEnabled == false)
  }
}
