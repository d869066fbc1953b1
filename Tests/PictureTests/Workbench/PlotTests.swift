import Choreography
import Testing

@testable import Picture

/// Plots: axes, markers, gaps, events.
@Suite struct PlotTests {
  private func plot(span: Double, hertz: Int, isOpen: Bool = true) -> PlotFrame {
    PlotFrame(
      axis: PlotAxis(
        left: 100, width: 360, first: 0, span: span, rate: RefreshRate(hertz: hertz) ?? .sixty),
      top: 0, bottom: 852, height: 852, isOpen: isOpen)
  }

  @Test(
    "markers thin out where they would be closer than 3",
    arguments: [
      (90.0, 60, 1), (90, 120, 2), (120, 60, 1), (121, 60, 2), (480, 60, 4), (480, 120, 8),
    ])
  func thinning(span: Double, hertz: Int, step: Int) {
    let plot = plot(span: span, hertz: hertz)
    #expect(plot.markerStep == step)
    #expect(plot.largeStep % step == 0)
  }

  @Test("at 120 Hz the line goes through every frame and markers stand on every second")
  func doubleRate() throws {
    let stand = try WorkbenchStand()
    for (hertz, markers, line) in [(60, 91, 91), (120, 91, 181)] {
      let model = try stand.model(.chat, take: "drag-slow", frame: 30, hertz: hertz)
      let frame = plot(span: 90, hertz: hertz, isOpen: false)
      var gathered = PlotMarkers(plot: frame, hidden: [.composer])
      let trace = model.rows[1].trace
      for index in stride(from: 0, through: 90 * hertz / 60, by: frame.markerStep) {
        gathered.add(try #require(trace.row(at: index)))
      }
      let squares = gathered.paths.first { $0.0 == .keyboard }
      #expect(squares?.1.elements.count == markers * 5)
      let columns = PlotColumns(
        plot: frame, trace: trace, hidden: [.sheet, .composer, .finger], theme: .dark,
        background: .black(1), top: 0, bottom: 852, grid: WindowGrid(scale: 1))
      var memo = WorkbenchMemo()
      let points = columns.tiles("x", &memo).flattened.reduce(0) { sum, command in
        guard case .stroke(let path, _, _) = command else { return sum }
        return sum + path.elements.filter { if case .line = $0 { true } else { false } }.count
      }
      #expect(points == line - 1)
    }
  }

  @Test("tiles of a plot lie side by side on whole pixels", arguments: [1, 1.25, 1.5, 2, 3])
  func tilesMeet(scale: Double) throws {
    let stand = try WorkbenchStand()
    for first in [0, 7.3, 200] {
      var model = try stand.opening(scale: scale)
      model.firstVisibleFrame = first
      for layer in model.list.layers where layer.id == "row.one-motion" {
        let tiles = layer.commands.tiles
        #expect(tiles.count >= 5)
        for (left, right) in zip(tiles, tiles.dropFirst()) {
          #expect(left.frame.x + left.frame.width == right.frame.x)
        }
      }
    }
  }

  @Test("places are spread no nearer than asked, in their order, inside of their bounds")
  func spread() {
    let cases: [[Double]] = [
      [], [10], [10, 10], [10, 12, 14], [0, 100, 101, 200], [95, 96, 97], [50, 20, 21, 49],
    ]
    for places in cases {
      let moved = Spread.apart(places, distance: 15, within: 0...100)
      #expect(moved.count == places.count)
      for one in places.indices {
        for other in places.indices where one != other {
          #expect(abs(moved[one] - moved[other]) >= 15 - 1e-9)
          if places[one] < places[other] { #expect(moved[one] < moved[other]) }
        }
      }
    }
    #expect(Spread.apart([10, 40, 90], distance: 15, within: 0...100) == [10, 40, 90])
    #expect(Spread.apart([50, 50], distance: 26, within: 0...100) == [37, 63])
    #expect(Spread.apart([2, 3], distance: 10, within: 0...100) == [0, 10])
  }

  @Test("names of events stand apart and inside of the plot")
  func eventLanes() throws {
    let stand = try WorkbenchStand()
    for (scene, take) in [
      (SceneID.composeSheet, "open-drag-medium-close-open"), (.composeSheet, "open-close"),
      (.chat, "flick-down"), (.chat, "tap-type-send"),
    ] {
      let model = try stand.model(scene, take: take, frame: 10)
      for row in model.rows {
        let axis = PlotAxis(left: 100, width: 360, first: 0, span: 240, rate: .sixty)
        let placed = EventLanes(trace: row.trace, axis: axis, measurer: FixedMeasurer()).placed
        #expect(!placed.isEmpty)
        for (index, one) in placed.enumerated() {
          if let name = one.name { #expect(name.lowerBound >= 96 && name.upperBound <= 468) }
          for other in placed[(index + 1)...] where other.lane == one.lane {
            #expect(abs(other.x - one.x) >= 8)
            if let a = one.name, let b = other.name { #expect(!a.overlaps(b)) }
          }
        }
      }
    }
  }

  @Test("events of one frame stand in their order from the top, each with its name")
  func eventsOfOneFrame() throws {
    var trace = try WorkbenchStand().opening().rows[1].trace
    for index in trace.rows.indices {
      trace.rows[index].events = index == 30 ? [.focusAsked, .focusLost, .willShow] : []
    }
    let axis = PlotAxis(left: 100, width: 360, first: 0, span: 90, rate: .sixty)
    let placed = EventLanes(trace: trace, axis: axis, measurer: FixedMeasurer()).placed
    #expect(placed.map(\.event) == [.focusAsked, .focusLost, .willShow])
    #expect(placed.map(\.lane) == [0, 1, 2])
    #expect(placed.allSatisfy { $0.name != nil })
  }

  @Test("the gap is open above the keyboard, covered under it, and cut where they cross")
  func gap() throws {
    let rows = [(516.0, 400.0), (516, 500), (516, 532), (516, 700)].enumerated().map {
      TraceRow(frame: $0, keyboardTop: $1.0, composerBottom: $1.1)
    }
    let device = try WorkbenchStand().catalog.devices[0]
    let trace = Trace(strategy: "x", scene: .chat, device: device, rate: .sixty, rows: rows)
    let gap = PlotGap(
      plot: plot(span: 90, hertz: 60), rows: PlotRows(trace, 0...3), frames: 0...3)
    let open = try #require(gap.open.controlBounds)
    let covered = try #require(gap.covered.controlBounds)
    #expect(open == Rect(x: 100, y: 400, width: 6, height: 116))
    #expect(covered == Rect(x: 106, y: 516, width: 6, height: 184))
    let whiskers = gap.whiskers(WindowGrid(scale: 1))
    #expect(whiskers.open.elements.count == 10 && whiskers.covered.elements.count == 10)
  }

  @Test("the finger's speed at its release is that of its last tenth of a second")
  func release() throws {
    let device = try WorkbenchStand().catalog.devices[0]
    var rows = (0...20).map {
      TraceRow(frame: $0, keyboardTop: 852, fingerY: 300 + 10 * Double($0))
    }
    rows.append(TraceRow(frame: 21, keyboardTop: 852, events: [.released]))
    let trace = Trace(strategy: "x", scene: .chat, device: device, rate: .sixty, rows: rows)
    let releases = FingerRelease.all(in: trace)
    #expect(releases.map(\.frame) == [20])
    #expect(releases.map(\.y) == [500])
    #expect(abs((releases.first?.velocity ?? 0) - 600) < 1e-9)
  }

  @Test("the plot alone has its name, axes and legend inside of its picture")
  func plotPicture() throws {
    let model = try WorkbenchStand().dragging()
    let list = PlotPicture.list(
      row: model.rows[2], frame: 70, scale: 1.5, measurer: FixedMeasurer(advance: 0.58))
    #expect(list.width == 1320 && list.height == 690)
    let texts = PlacedText.all(in: list, scale: 1.5)
    let strings = texts.map(\.string)
    for expected in ["Follows", "Keyboard top", "0 pt", "0 ms", "didHide"] {
      #expect(strings.contains(expected))
    }
    for text in texts {
      #expect(text.rect.x >= 0 && text.rect.maxX <= 880 && text.rect.maxY <= 460)
    }
  }
}
