import Choreography
import Diagnosis
import Testing

@testable import Picture

/// What is told in figures and words: times, places, verdicts.
@Suite struct ReadOutTests {
  let stand: WorkbenchStand

  init() throws { stand = try WorkbenchStand() }

  @Test(
    "times are told in seconds from ten seconds on",
    arguments: [
      (0.0, "0 ms"), (516.7, "517 ms"), (9_999.4, "9999 ms"), (9_999.6, "10.00 s"),
      (13_500, "13.50 s"), (13_516.7, "13.52 s"), (61_050, "61.05 s"),
    ])
  func times(milliseconds: Double, text: String) {
    #expect(TimeText.milliseconds(milliseconds) == text)
  }

  @Test(
    "all ticks of an axis have one unit, and neighbours differ by their step",
    arguments: [
      (0.0, 250.0, 1_500.0, "0 ms"), (8_000, 1_000, 9_000, "8000"), (8_000, 1_000, 18_000, "8 s"),
      (0, 2_000, 18_000, "0 s"), (12_250, 250, 13_000, "12.25 s"), (12_500, 500, 13_000, "12.5 s"),
      (12_050, 50, 13_000, "12.05 s"),
    ])
  func ticks(value: Double, step: Double, end: Double, text: String) {
    #expect(TimeText.tick(value, step: step, end: end) == text)
  }

  @Test("a long take's frame, frames and time stand whole and apart", arguments: [810, 12_345])
  func longTake(frame: Int) throws {
    var model = try stand.opening(size: WorkbenchStand.sizes[0])
    let row = try #require(model.rows[1].trace.rows.last)
    while model.rows[1].trace.rows.count <= frame {
      var next = row
      next.frame = model.rows[1].trace.rows.count
      model.rows[1].trace.rows.append(next)
    }
    model.cursor = Instant(frame: frame)
    model.lastFrame = frame
    model.firstVisibleFrame = Double(frame) - 80
    let texts = PlacedText.all(in: model.list, scale: model.scale).filter {
      $0.layer == "transport.time" || $0.layer == "row.\(model.rows[1].id)"
    }
    #expect(!texts.contains { $0.layer == "transport.time" && $0.string.hasSuffix("…") })
    for (index, one) in texts.enumerated() {
      for other in texts[(index + 1)...] where other.layer == one.layer {
        #expect(!one.rect.meets(other.rect), "\(one.string) and \(other.string)")
      }
    }
  }

  @Test("what has not moved has no verdict, what has moved has one")
  func nothingYet() throws {
    var model = try stand.opening()
    let whole = model.rows[0].trace
    #expect(!model.rows.contains { Chip($0.diagnosis).outcome == .none })
    for index in model.rows.indices {
      model.rows[index].trace.rows = Array(whole.rows.prefix(1))
      model.rows[index].diagnosis = Diagnosis(of: model.rows[index].trace)
    }
    let texts = PlacedText.all(in: model.list, scale: model.scale).map(\.string)
    #expect(texts.contains(Diagnosis.nothingYet))
    #expect(model.rows.allSatisfy { Chip($0.diagnosis).outcome == .none })
  }

  @Test("between two frames the figures are those of the picture on the stage")
  func betweenFrames() throws {
    var model = try stand.opening()
    let trace = model.rows[1].trace
    #expect(model.figures(of: 1) == trace.figures(at: 36))
    model.phones[0].keyboard.top -= 7.25
    #expect(model.figures(of: 1) == trace.figures(at: 36))
    model.cursor = Instant(frame: 36, fraction: 0.5)
    #expect(model.figures(of: 1)?.keyboard == model.phones[0].keyboard.top)
    #expect(model.figures(of: 0) == model.rows[0].trace.figures(at: 36))
  }

  @Test("a composer below the screen has no place and no gap")
  func belowTheScreen() {
    let row = TraceRow(frame: 0, keyboardTop: 852, composerTop: 851, composerBottom: 909)
    let seen = Figures(row, height: 852)
    #expect(seen.composer == 909)
    #expect(seen.gap == -57)
    let unseen = Figures(row, height: 851)
    #expect(unseen.composer == nil)
    #expect(unseen.gap == nil)
  }

  @Test("the read-out of four series ends above the buttons of the smallest row")
  func tight() throws {
    let model = try stand.model(
      .composeSheet, take: "open-drag-away", frame: 20, size: WorkbenchStand.sizes[0])
    #expect(model.seriesShown.count == 4)
    let list = model.list
    let button = try #require(list.targets.first { $0.id.hasSuffix(".decisions") }).rect
    let gap = try #require(
      PlacedText.all(in: list, scale: model.scale).first { $0.string == "Gap" })
    #expect(gap.rect.maxY <= button.y - 4)
  }
}
