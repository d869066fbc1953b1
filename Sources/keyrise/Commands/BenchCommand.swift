import Canvas
import Catalog
import Choreography
import Motion
import Picture
import Workbench

/// `keyrise bench`: how long things take, beside what they may take.
enum BenchCommand {
  static let command = Command(
    name: "bench", summary: "measure how long things take, beside their budgets", operands: "",
    operandCount: 0...0, options: [.json, .output] + Option.catalog,
    notes: [
      "Medians. The budgets are for one core of a 2020s machine, in a release build."
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let workspace = try Workspace(arguments)
    #if DEBUG
      Console.complain("this is a debug build; the budgets are for a release build")
    #endif
    var results = [spring(), try laneFrame(workspace)]
    for (scale, phones, budget) in [(1.0, 1, 4.0), (2, 1, 10), (1, 3, 6), (2, 3, 14)] {
      results += try frame(workspace, scale: scale, phones: phones, budget: budget)
    }
    results.append(try phonePicture(workspace))
    results += try VerifyBench.measure(workspace)
    results.append(Launch.measure())
    let text = arguments.has(.json) ? json(results).text : table(results)
    try Output.deliver(text, arguments)
    return .well
  }

  private static func spring() -> Benchmark {
    let spring = Flight(
      curve: Platform.ios.keyboard.show.curve, from: 852, to: 516)
    var sum = 0.0
    let time = Benchmark.median(of: 200) {
      for step in 0..<1000 { sum += spring.value(at: Double(step) / 2000) }
    }
    precondition(sum.isFinite)
    return Benchmark(name: "a spring's value", milliseconds: time / 1000, budget: nil)
  }

  private static func laneFrame(_ workspace: Workspace) throws -> Benchmark {
    let place = try workspace.place("compose-sheet/open:one-motion")
    let strategies = workspace.catalog.strategies(of: place.scene.id, on: workspace.device.platform)
    let experiment = workspace.experiment(place.scene, strategies)
    let inputs = place.take.map(experiment.inputs) ?? []
    var performance = Performance(experiment)
    let time = Benchmark.median(of: 400) {
      if performance.frame >= 90 { performance = Performance(experiment) }
      let next = performance.frame + 1
      performance.step(next < inputs.count ? inputs[next] : [])
    }
    return Benchmark(
      name: "a frame of a lane", milliseconds: time / Double(strategies.count), budget: nil)
  }

  /// A frame of the window while a take is played: all lanes stepped, the list made and painted.
  private static func frame(
    _ workspace: Workspace, scale: Double, phones: Int, budget: Double
  ) throws -> [Benchmark] {
    let bench = try FrameBench(workspace: workspace, scale: scale, phones: phones)
    let times = try bench.run(frames: 180)
    let what = "\(phones) \(phones == 1 ? "phone" : "phones"), scale \(scale.plain)"
    return [
      Benchmark(name: "display list, \(what)", milliseconds: times.list, budget: nil),
      Benchmark(name: "painting, \(what)", milliseconds: times.paint, budget: nil),
      Benchmark(name: "whole frame, \(what)", milliseconds: times.whole, budget: budget),
    ]
  }

  private static func phonePicture(_ workspace: Workspace) throws -> Benchmark {
    let picturing = try Picturing(workspace: workspace, size: Size(width: 1440, height: 900))
    let place = try workspace.place("compose-sheet/open:one-motion@31")
    let list = try picturing.phone(place)
    var failure: (any Error)?
    let time = Benchmark.median(of: 15) {
      do { _ = try PNG.encode(try picturing.bitmap(of: list)) } catch { failure = error }
    }
    if let failure { throw CommandError.unavailable("\(failure)") }
    return Benchmark(name: "a phone to PNG", milliseconds: time, budget: nil)
  }

  private static func table(_ results: [Benchmark]) -> String {
    let width = results.map(\.name.count).max() ?? 0
    return results.map { result in
      var line = result.name.padded(to: width) + "  " + result.figure
      if result.milliseconds != nil, let note = result.note { line += ", " + note }
      guard let budget = result.budget, let time = result.milliseconds else { return line + "\n" }
      return line.padded(to: width + 16) + "of \(budget.plain) ms" + (time > budget ? "  over" : "")
        + "\n"
    }.joined()
  }

  private static func json(_ results: [Benchmark]) -> JSON {
    .array(
      results.map { result in
        .object([
          .init("name", .string(result.name)),
          .init("microseconds", .number(result.milliseconds.map { $0 * 1000 })),
          .init("budget_ms", .number(result.budget)),
          .init("note", result.note.map { .string($0) } ?? .null),
        ])
      })
  }
}
