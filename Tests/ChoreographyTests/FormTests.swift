import Catalog
import Choreography
import Testing

@Suite("The form")
struct FormTests {
  static func world(_ plan: FormPlan = FormPlan(), tap: Strategy.TapOutside = .handled) throws
    -> World
  {
    let catalog = try Lanes().catalog
    let strategy = Strategy(
      id: "test", title: "Test", mechanism: "", scene: .form, form: plan, tapOutside: tap)
    let experiment = Experiment(
      scene: try catalog.scene(.form), device: Devices.iPhone, platform: .ios,
      surroundings: Surroundings(), strategies: [strategy])
    return World(experiment: experiment, strategy: strategy)
  }

  @Test("the focused field and the button stay above the keyboard", arguments: 0..<4)
  func inSight(index: Int) throws {
    var world = try Self.world()
    let name = ["name", "email", "phone", "note"][index]
    world.step([.tap(.field(name))])
    world.wait(90)
    #expect(world.row.focus == .field(name))
    let form = try #require(world.appearance.form)
    #expect(form.action.maxY == world.row.keyboardTop)
    #expect(form.fields[index].rect.maxY <= form.action.y - 8 + 1e-9)
    #expect(form.fields[index].rect.y >= 128)
  }

  @Test("with the field alone in sight the button stays behind the keys")
  func fieldOnly() throws {
    var world = try Self.world(FormPlan(keeps: .fieldOnly))
    world.step([.tap(.field("note"))])
    world.wait(90)
    let form = try #require(world.appearance.form)
    #expect(form.action.maxY == 818)
    #expect(form.fields[3].rect.maxY <= world.row.keyboardTop)
  }

  @Test("with nothing kept in sight nothing moves")
  func keepsNothing() throws {
    var world = try Self.world(FormPlan(keeps: .none))
    let before = try #require(world.appearance.form)
    world.step([.tap(.field("note"))])
    world.wait(90)
    let after = try #require(world.appearance.form)
    #expect(after.fields.map(\.rect) == before.fields.map(\.rect))
    #expect(after.action == before.action)
  }

  @Test("return goes from field to field and submits from the last; its label says so")
  func returnKey() throws {
    var world = try Self.world()
    world.step([.tap(.field("name"))])
    world.wait(60)
    #expect(world.appearance.keyboard.returnLabel == "next")
    world.step([.returnKey])
    #expect(world.row.focus == .field("email"))
    world.step([.returnKey])
    #expect(world.row.focus == .field("phone"))
    // The pad has no return key.
    world.step([.returnKey])
    #expect(world.row.focus == .field("phone"))
    world.step([.tap(.field("note"))])
    #expect(world.appearance.keyboard.returnLabel == "done")
    world.step([.returnKey])
    #expect(world.events.starts(with: [.submitted, .blurAsked]))
  }

  @Test("a return that does nothing is noted")
  func deadReturn() throws {
    var world = try Self.world(FormPlan(returnKey: .nothing))
    world.step([.tap(.field("name"))])
    world.wait(60)
    world.step([.returnKey])
    #expect(world.events == [.returnIgnored])
    #expect(world.row.focus == .field("name"))
  }

  @Test("from field to field the keyboard stays up; with a gap it drops and comes back")
  func gap() throws {
    for (moves, dips) in [(FormPlan.Moves.directly, false), (.blurFirst(0.05), true)] {
      var world = try Self.world(FormPlan(moves: moves))
      world.step([.tap(.field("name"))])
      world.wait(60)
      world.step([.tap(.field("note"))])
      let rows = world.wait(60)
      #expect(rows.contains { $0.keyboardTop > 517 } == dips)
      #expect(world.row.focus == .field("note"))
      #expect(world.row.keyboardTop == 516)
    }
  }

  @Test("each field asks for its keyboard, and keeps its own text")
  func keyboards() throws {
    var world = try Self.world()
    world.step([.tap(.field("name"))])
    world.wait(60)
    world.step([.text("Sam")])
    world.step([.tap(.field("email"))])
    world.wait(5)
    #expect(world.row.keyboardTop == 561)
    #expect(world.appearance.keyboard.type == .email)
    world.step([.text("s@x.org")])
    let form = try #require(world.appearance.form)
    #expect(form.fields.map(\.text) == ["Sam", "s@x.org", "", ""])
  }

  @Test("a tap that is eaten only puts the keyboard away; handled, it reaches the button")
  func eaten() throws {
    for (tap, events) in [
      (Strategy.TapOutside.eaten, [Event.tap, .eaten, .blurAsked, .willHide]),
      (.handled, [.tap, .submitted, .blurAsked, .willHide]),
    ] {
      var world = try Self.world(tap: tap)
      world.step([.tap(.field("name"))])
      world.wait(60)
      world.step([.tap(.save)])
      #expect(world.events == events)
    }
  }
}

@Suite("A finger that stays")
struct PressTests {
  @Test("a button that moves away from under the finger is not pressed")
  func movesAway() throws {
    var world = try World.chat()
    world.openKeyboard()
    world.step([.text("Hi")])
    world.step([.touchBegan(.send, Point(x: 358.5, y: 490))])
    #expect(world.events.isEmpty)
    world.step([.change(.keyboard(.phonePad))])
    world.step([.touchEnded(Point(x: 358.5, y: 490))])
    #expect(world.events == [.tap])
  }

  @Test("in a lane that has the button elsewhere the finger is aimed at it there")
  func reaimed() throws {
    let plan = FollowPlan(adds: .keyboard)
    var world = try World.chat(.chat(plan))
    world.openKeyboard()
    world.step([.text("Hi")])
    world.step([.touchBegan(.send, Point(x: 358.5, y: 490))])
    world.step([.touchEnded(Point(x: 358.5, y: 490))])
    #expect(world.events == [.tap, .sent])
  }
}
