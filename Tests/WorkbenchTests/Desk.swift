import Catalog
import Choreography
import Picture
import Testing

@testable import Workbench

/// A session on a desk of its own: the files of the repository, and what a person does to it.
struct Desk {
  var session: Session

  /// The state that `link` names.
  init(_ link: String, hertz: Int = 60) throws {
    let catalog = try Catalog(assets: Assets.find())
    var surroundings = Surroundings()
    surroundings.rate = try #require(RefreshRate(hertz: hertz))
    session = Session(
      stock: Stock(catalog),
      opening: try Opening(Link(link), in: catalog, surroundings: surroundings))
    placeTargets()
  }

  /// A phone at the left, as many as are compared, each as large as its screen in points.
  mutating func placeTargets() {
    session.targets = session.compared.indices.map { place in
      Target(
        id: "phone.\(place).screen", rect: screen(of: place), role: .element, label: "screen",
        action: .touchPhone(place))
    }
    session.targets += [
      Target(
        id: "scrubber", rect: Rect(x: 300, y: 860, width: 400, height: 20), role: .slider,
        label: "time", action: .scrub),
      Target(
        id: "filter", rect: Rect(x: 1300, y: 60, width: 100, height: 28), role: .textField,
        label: "filter", action: .focusFilter),
      Target(
        id: "transport.play", rect: Rect(x: 10, y: 860, width: 36, height: 36), role: .button,
        label: "play", action: .togglePlay),
    ]
  }

  /// Where a phone's screen stands in the window.
  func screen(of place: Int) -> Rect {
    Rect(x: 400 * Double(place), y: 0, width: 393, height: 852)
  }

  /// A place in the window of a point of a phone's screen.
  func window(_ point: Point, phone: Int = 0) -> Point {
    let screen = screen(of: phone)
    return Point(x: screen.x + point.x, y: screen.y + point.y)
  }

  /// The middle of an element of a phone on the stage.
  func middle(of element: ElementID, phone: Int = 0) throws -> Point {
    let elements = session.shown[phone].world.elements
    return try #require(elements.last { $0.id == element }).rect.center
  }

  /// Presses the pointer on an element of a phone and lets it go.
  mutating func tap(_ element: ElementID, phone: Int = 0) throws {
    let place = window(try middle(of: element, phone: phone), phone: phone)
    session.receive(.pointerPressed(place))
    session.receive(.pointerReleased(place))
  }

  /// Lets the clock run until nothing changes by itself, at most a minute; gives the ticks.
  @discardableResult
  mutating func runUntilStill() -> Int {
    var ticks = 0
    while session.isPlaying, ticks < 3600 {
      session.advance(ticks: 1)
      ticks += 1
    }
    return ticks
  }

  /// The last row of a strategy.
  func newest(_ strategy: String) throws -> TraceRow {
    let lane = try #require(session.strategies.firstIndex { $0.id == strategy })
    return try #require(session.recording.lanes[lane].rows.last)
  }
}
