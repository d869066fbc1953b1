import Choreography

/// Where the events of a trace stand above its plot: a diamond on one of three lanes each, its
/// name beside it where there is room.
struct EventLanes: Hashable {
  /// An event where it stands.
  struct Placed: Hashable {
    var event: Event
    var frame: Int
    var x: Double
    var lane: Int
    /// From where to where its name reaches; `nil` where there is no room for it.
    var name: ClosedRange<Double>?
  }

  /// The events from the left.
  private(set) var placed: [Placed] = []

  /// Baselines of the lanes, from the row's top.
  static let baselines = [22.0, 37, 52]

  init(trace: Trace, axis: PlotAxis, measurer: any TextMeasuring) {
    var shown: [(event: Event, frame: Int)] = []
    var lastTyped = Int.min / 2
    for row in trace.eventRows(in: axis.frames) {
      for event in row.events {
        guard event.isNamed else { continue }
        if event == .typed {
          defer { lastTyped = row.frame }
          if row.frame - lastTyped < axis.hertz / 2 { continue }
        }
        if event == .tap, row.events.contains(where: { $0.tellsOfTap }) { continue }
        shown.append((event, row.frame))
      }
    }
    // The events of a frame stay together and in their order; the first is told by the weightiest.
    var ranks = shown.map(\.event.rank)
    for index in ranks.indices.dropFirst() where shown[index].frame == shown[index - 1].frame {
      ranks[index] = min(ranks[index], ranks[index - 1])
    }
    for index in ranks.indices.dropFirst().reversed()
    where shown[index].frame == shown[index - 1].frame {
      ranks[index - 1] = ranks[index]
    }
    let order = shown.indices.sorted {
      (ranks[$0], shown[$0].frame, $0) < (ranks[$1], shown[$1].frame, $1)
    }
    let frames = shown.map(\.frame)
    for index in order {
      let (event, frame) = shown[index]
      let x = axis.x(frame)
      let width = measurer.width(of: event.title, font: Lettering.event)
      let next = index + 1 < frames.count ? axis.x(frames[index + 1]) : .infinity
      let right = (x + 8)...(x + 8 + width)
      let left = (x - 8 - width)...(x - 8)
      let sides = next - x < width + 16 ? [left, right] : [right, left]
      place(event, frame, x, sides, bounds: (axis.left - 4)...(axis.right + 8))
    }
    placed.sort { ($0.frame, $0.lane) < ($1.frame, $1.lane) }
  }

  private mutating func place(
    _ event: Event, _ frame: Int, _ x: Double, _ sides: [ClosedRange<Double>],
    bounds: ClosedRange<Double>
  ) {
    let lanes = EventLanes.baselines.indices
    let before = placed.filter { $0.frame == frame }
    let next = before.map(\.lane).max().map { $0 + 1 } ?? 0
    for lane in Array(next..<max(next, lanes.upperBound)) + lanes.prefix(next)
    where isFree((x - 4)...(x + 4), lane) {
      for side in sides
      where side.lowerBound >= bounds.lowerBound && side.upperBound <= bounds.upperBound
        && isFree((side.lowerBound - 7)...(side.upperBound + 7), lane)
      {
        placed.append(Placed(event: event, frame: frame, x: x, lane: lane, name: side))
        return
      }
    }
    // A frame that is told of already needs no mark without a name.
    guard before.isEmpty else { return }
    for lane in lanes where isFree((x - 4)...(x + 4), lane) {
      placed.append(Placed(event: event, frame: frame, x: x, lane: lane))
      return
    }
  }

  private func isFree(_ range: ClosedRange<Double>, _ lane: Int) -> Bool {
    placed.allSatisfy { other in
      guard other.lane == lane else { return true }
      let diamond = (other.x - 5)...(other.x + 5)
      return !diamond.overlaps(range) && !(other.name?.overlaps(range) ?? false)
    }
  }
}

extension Event {
  /// What the plot calls it.
  var title: String {
    switch self {
    case .tap: "tap"
    case .dragBegan: "touch down"
    case .released: "release"
    case .present: "present"
    case .dismiss: "dismiss"
    case .gone: "gone"
    case .raised: "raised"
    case .blurAsked: "blur asked"
    case .fieldMounted: "field mounted"
    case .fieldUnmounted: "unmounted"
    case .prewarmEntered: "prewarm"
    case .prewarmRetired: "retires"
    case .focusAsked: "focus asked"
    case .focusLost: "focus lost"
    case .landed: "lands"
    case .willShow: "willShow"
    case .didShow: "didShow"
    case .willHide: "willHide"
    case .didHide: "didHide"
    case .trackingBegan: "grabs keyboard"
    case .trackingEnded: "lets go"
    case .relayout: "relayout"
    case .typed: "typed"
    case .sent: "sent"
    case .eaten: "tap eaten"
    case .submitted: "submitted"
    case .returnIgnored: "return ignored"
    }
  }

  /// Whether the plot names it at all.
  var isNamed: Bool { self != .trackingEnded }

  /// Whether it says by itself that there was a tap.
  fileprivate var tellsOfTap: Bool {
    switch self {
    case .present, .dismiss, .focusAsked, .blurAsked, .sent, .typed: true
    default: false
    }
  }

  /// Which events get their place first.
  var rank: Int {
    switch self {
    case .present, .dismiss, .focusLost, .raised, .dragBegan, .trackingBegan, .released, .eaten,
      .returnIgnored:
      0
    case .focusAsked, .landed, .willShow, .didShow, .willHide, .didHide, .sent, .submitted: 1
    case .gone, .prewarmRetired, .blurAsked, .prewarmEntered, .fieldMounted: 2
    case .tap, .typed, .relayout, .fieldUnmounted, .trackingEnded: 3
    }
  }
}

extension OpenPlot {
  /// Where its events stand.
  var lanes: EventLanes {
    EventLanes(trace: row.trace, axis: plot.axis, measurer: measurer)
  }

  /// The lines from the events down to the base line.
  func drawStems(_ lanes: EventLanes, from top: Double, _ sketch: inout Sketch) {
    var stems = Path()
    var last = Int.min
    for event in lanes.placed where event.frame != last {
      last = event.frame
      let x = grid.snap(event.x - 0.5) + max(grid.hairline, grid.snap(1)) / 2
      stems.move(x, top + EventLanes.baselines[event.lane] + 2)
      stems.line(x, plot.bottom)
    }
    sketch.stroke(stems, max(grid.hairline, grid.snap(1)), theme.veil(0.24), dash: [2, 3])
  }

  /// The diamonds and names, over everything that crosses them.
  func drawEvents(_ lanes: EventLanes, from top: Double, _ sketch: inout Sketch) {
    var diamonds = Path()
    let placed = lanes.placed
    for event in placed {
      let baseline = top + EventLanes.baselines[event.lane]
      diamonds.elements += Path.diamond(event.x, baseline - 3.6, 3, 3).elements
      guard let name = event.name else { continue }
      sketch.box(
        Rect(
          x: name.lowerBound - 2, y: baseline - 10, width: name.upperBound - name.lowerBound + 4,
          height: 13), background)
    }
    for event in placed {
      guard let name = event.name else { continue }
      sketch.text(
        event.event.title, Lettering.event, theme.t2, name.lowerBound,
        top + EventLanes.baselines[event.lane])
    }
    sketch.fill(diamonds, theme.t1)
  }
}
