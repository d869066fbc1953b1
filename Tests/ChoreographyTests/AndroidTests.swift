import Catalog
import Choreography
import Motion
import Testing

@Suite("Android")
struct AndroidTests {
  @Test("the keyboard takes 285 ms by its curve, half of the way after a tenth of it")
  func heard() throws {
    var world = try World.chat(on: Devices.pixel, Surroundings(rate: .oneTwenty))
    let rows = world.openKeyboard()
    let start = try #require(rows.first { $0.events.contains(.willShow) }?.frame)
    let end = try #require(rows.first { $0.events.contains(.didShow) }?.frame)
    #expect(end - start == 35)
    let curve = CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1)
    for row in rows where row.frame > start && row.frame < end {
      let part = curve.value(at: Double(row.frame - start) / 120 / 0.285)
      let pixels = (787 * part).rounded(.towardZero)
      #expect(abs((915 - row.keyboardTop) * 2.625 - pixels) < 1e-6)
    }
  }

  @Test("it moves by whole pixels, rounded toward nothing")
  func wholePixels() throws {
    var world = try World.chat(on: Devices.pixel)
    for row in world.openKeyboard() {
      let pixels = (915 - row.keyboardTop) * 2.625
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
    }
    #expect(abs(915 - world.row.keyboardTop - 787 / 2.625) < 1e-9)
  }

  @Test("an app that does not listen to frames gets 200 ms, and jumps once")
  func unheard() throws {
    var world = try World.chat(.chat(FollowPlan(way: .atStart)), on: Devices.pixel)
    let rows = world.openKeyboard()
    let start = try #require(rows.first { $0.events.contains(.willShow) }?.frame)
    let end = try #require(rows.first { $0.events.contains(.didShow) }?.frame)
    #expect(end - start == 12)
    let places = rows.compactMap(\.composerBottom)
    #expect(Set(places).count == 2)
  }

  @Test("an end state that is applied and then animated flashes for one frame")
  func flash() throws {
    let plan = FollowPlan(appliesEndState: true)
    var world = try World.chat(.chat(plan), on: Devices.pixel)
    let rows = world.openKeyboard()
    let start = try #require(rows.firstIndex { $0.events.contains(.willShow) })
    let end = try #require(rows.last?.composerBottom)
    #expect(rows[start - 1].composerBottom == 891)
    #expect(rows[start].composerBottom == end)
    #expect(try #require(rows[start + 1].composerBottom) > 850)
  }

  @Test("the same app without that is monotone from 0 to the end")
  func monotone() throws {
    var world = try World.chat(on: Devices.pixel)
    let places = world.openKeyboard().compactMap(\.composerBottom)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test("interactive dismissal is not there: a drag only scrolls")
  func noInteractive() throws {
    var world = try World.chat(.chat(putAway: .interactive(padding: 0)), on: Devices.pixel)
    world.openKeyboard()
    let up = world.row.keyboardTop
    world.step([.touchBegan(.messages, Point(x: 200, y: 300))])
    for y in stride(from: 320.0, through: 860, by: 20) {
      world.step([.touchMoved(Point(x: 200, y: y))])
      #expect(world.row.keyboardTop == up)
    }
  }

  @Test("nested scroll takes the keyboard before the list, wherever the finger is")
  func nested() throws {
    var world = try World.chat(.chat(putAway: .nestedScroll), on: Devices.pixel)
    world.openKeyboard()
    let up = world.row.keyboardTop
    world.step([.touchBegan(.messages, Point(x: 200, y: 200))])
    world.step([.touchMoved(Point(x: 200, y: 250))])
    #expect(abs(world.row.keyboardTop - up - 50) < 0.4)
    #expect(world.row.composerBottom == world.row.keyboardTop)
    #expect(world.events.contains(.trackingBegan))
    // A slow release with more than half of it shown brings it back.
    for _ in 0..<8 { world.step([.touchMoved(Point(x: 200, y: 250))]) }
    world.step([.touchEnded(Point(x: 200, y: 250))])
    world.wait(60)
    #expect(world.row.keyboardTop == up)
    #expect(world.row.focus == .field("message"))
  }

  @Test("nested scroll let go below half closes it, and the field resigns")
  func nestedClose() throws {
    var world = try World.chat(.chat(putAway: .nestedScroll), on: Devices.pixel)
    world.openKeyboard()
    world.step([.touchBegan(.messages, Point(x: 200, y: 200))])
    for y in stride(from: 220.0, through: 380, by: 20) {
      world.step([.touchMoved(Point(x: 200, y: y))])
    }
    for _ in 0..<8 { world.step([.touchMoved(Point(x: 200, y: 380))]) }
    world.step([.touchEnded(Point(x: 200, y: 380))])
    #expect(world.events.suffix(2) == [.blurAsked, .willHide])
    world.wait(60)
    #expect(world.row.keyboardTop == 915)
    #expect(world.isAtRest)
  }

  @Test("close on drag is one-shot, at the first move of the drag")
  func onDrag() throws {
    var world = try World.chat(.chat(putAway: .onDrag))
    world.openKeyboard()
    world.step([.touchBegan(.messages, Point(x: 200, y: 300))])
    world.step([.touchMoved(Point(x: 200, y: 302))])
    #expect(world.events.isEmpty)
    world.step([.touchMoved(Point(x: 200, y: 303))])
    #expect(world.events == [.dragBegan, .blurAsked, .willHide])
  }
}
