import Catalog
import Choreography
import Motion
import Testing

@Suite("The surroundings")
struct SurroundingsTests {
  @Test("a cross-fade jumps to its place in one frame, and what follows stays glued")
  func crossFade() throws {
    var world = try World.chat(.chat(), Surroundings(crossFade: true))
    let rows = world.openKeyboard()
    let start = try #require(rows.firstIndex { $0.events.contains(.willShow) })
    #expect(rows[start].keyboardTop == 516)
    #expect(rows.allSatisfy { $0.composerBottom == min(818, $0.keyboardTop) })
    #expect(world.appearance.keyboard.opacity == 1)
  }

  @Test("a fading hide names an empty frame: its top read as a height fills the screen")
  func emptyFrame() throws {
    for (reading, bottom) in [(FollowPlan.Reading.intersection, 818.0), (.top, 0), (.height, 818)] {
      let plan = FollowPlan(way: .atStart, reads: reading)
      var world = try World.chat(.chat(plan), Surroundings(crossFade: true))
      world.openKeyboard()
      world.step([.tap(.done)])
      #expect(world.row.composerBottom == bottom)
    }
  }

  @Test("a phone with a hardware keyboard shows no keys and sends nothing")
  func hardwarePhone() throws {
    var world = try World.chat(.chat(), Surroundings(hardwareKeyboard: true))
    let rows = world.openKeyboard()
    #expect(rows.allSatisfy { $0.keyboardTop == 852 && $0.composerBottom == 818 })
    #expect(rows.flatMap(\.events) == [.tap, .focusAsked, .landed])
  }

  @Test("a tablet with one shows a bar of 55; its full height read as such is 278 too high")
  func hardwareTablet() throws {
    let set = Surroundings(hardwareKeyboard: true)
    for (reading, bottom) in [(FollowPlan.Reading.intersection, 1139.0), (.height, 861)] {
      let plan = FollowPlan(way: .atStart, reads: reading)
      var world = try World.chat(.chat(plan), on: Devices.iPad, set)
      world.openKeyboard()
      #expect(world.row.keyboardTop == 1139)
      #expect(world.row.composerBottom == bottom)
    }
  }

  @Test("a floating keyboard covers nothing that could follow it")
  func floating() throws {
    var world = try World.chat(
      .chat(), on: Devices.iPad, Surroundings(floatingKeyboard: true))
    let rows = world.openKeyboard()
    #expect(rows.allSatisfy { $0.composerBottom == 1194 - 21 })
  }

  @Test("turned with the keyboard up, everything stands where it belongs in that frame")
  func turned() throws {
    var world = try World.chat()
    world.openKeyboard()
    world.step([.change(.orientation(.landscape))])
    #expect(world.events == [.relayout])
    #expect(world.row.keyboardTop == 393 - 209)
    #expect(world.row.composerBottom == 184)
    world.step([.tap(.done)])
    for row in world.wait(60) { #expect(row.composerBottom == min(372, row.keyboardTop)) }
    world.step([.change(.orientation(.portrait))])
    #expect(world.row.composerBottom == 818)
  }

  @Test("keyboards change in their place, and what follows goes with them in that frame")
  func types() throws {
    var world = try World.chat()
    world.openKeyboard()
    for (change, top) in [
      (Change.keyboard(.emoji), 561.0), (.keyboard(.letters), 516), (.predictionBar(false), 561),
      (.predictionBar(true), 516), (.keyboard(.phonePad), 561),
    ] {
      world.step([.change(change)])
      #expect(world.events == [.relayout])
      #expect(world.row.keyboardTop == top)
      #expect(world.row.composerBottom == top)
    }
    // The next focus asks for the field's own keyboard again.
    world.step([.tap(.done)])
    world.wait(60)
    world.openKeyboard()
    #expect(world.row.keyboardTop == 516)
  }

  @Test("with reduced motion a spring of the app's own gives way to following exactly")
  func reducedMotion() throws {
    let plan = FollowPlan(way: .ownSpring(Spring(duration: 0.6, bounce: 0.3)))
    var world = try World.chat(.chat(plan), Surroundings(reducedMotion: true))
    #expect(world.openKeyboard().allSatisfy { $0.composerBottom == min(818, $0.keyboardTop) })
    var free = try World.chat(.chat(plan))
    #expect(free.openKeyboard().contains { $0.composerBottom != min(818, $0.keyboardTop) })
    free.wait(300)
    #expect(free.row.composerBottom == 516)
    #expect(free.isAtRest)
  }

  @Test("what is counted beside the keyboard floats by just that")
  func additions() throws {
    for (adds, tabBar, bottom) in [
      (FollowPlan.Addition.nothing, false, 516.0), (.safeArea, false, 516 - 34),
      (.safeArea, true, 516 - 83), (.keyboard, false, 516 - 336), (.offset(20), false, 496),
      (.nothing, true, 516),
    ] {
      var world = try World.chat(.chat(FollowPlan(adds: adds), hasTabBar: tabBar))
      #expect(world.row.composerBottom == (tabBar ? 769 : 818))
      world.openKeyboard()
      #expect(world.row.composerBottom == bottom)
    }
  }

  @Test("against the keyboard's way the composer goes down")
  func against() throws {
    var world = try World.chat(.chat(FollowPlan(direction: .against)))
    world.openKeyboard()
    #expect(world.row.composerBottom == 1120)
  }

  @Test("the event's own curve, started late, trails by what the keyboard covers in that time")
  func eventCurve() throws {
    for late in 0...3 {
      var world = try World.chat(.chat(FollowPlan(way: .eventCurve(late: late))))
      let rows = world.openKeyboard()
      let worst = rows.map { ($0.composerBottom ?? 0) - min(818, $0.keyboardTop) }.max() ?? 0
      // The composer's way is 302 of the keyboard's 336, so at once it is ahead, never behind.
      if late == 0 { #expect(worst <= 0.001) } else { #expect(worst > 10 * Double(late)) }
      #expect(rows.last?.composerBottom == 516)
    }
  }

  @Test("frames heard late or never: it shows what it was told")
  func hears() throws {
    let plan = FollowPlan(hears: [0, nil, 2, nil, 5, 4, 6])
    var world = try World.chat(.chat(plan))
    let rows = world.openKeyboard()
    let start = try #require(rows.firstIndex { $0.events.contains(.willShow) })
    func composer(_ frame: Int) -> Double? { rows[start + frame].composerBottom }
    func keyboard(_ frame: Int) -> Double { min(818, rows[start + frame].keyboardTop) }
    #expect(composer(1) == composer(0))
    #expect(composer(2) == keyboard(2))
    #expect(composer(3) == composer(2))
    #expect(composer(5) == keyboard(4))
    #expect(composer(6) == keyboard(6))
    #expect(composer(7) == keyboard(7))
  }
}
