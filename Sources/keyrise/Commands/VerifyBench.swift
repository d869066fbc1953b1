import Canvas
import Catalog
import Choreography
import Glibc
import Goldens
import Picture

/// How long a suite of a hundred phones takes, and how many pictures can be made in a second.
struct VerifyBench {
  private let catalog: Catalog
  private let folder: String

  /// Pictures of the suite.
  private static let count = 100

  /// Runs in a folder of its own among the temporary ones, which is gone afterwards.
  static func measure(_ workspace: Workspace) throws -> [Benchmark] {
    var template = Array("/tmp/keyrise-bench-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw CommandError.cannotCreate("/tmp", reason: String(cString: strerror(errno)))
    }
    let bench = VerifyBench(catalog: workspace.catalog, folder: String(cString: made))
    defer { bench.clear() }
    return try bench.suites() + [try bench.snapshots(workspace)]
  }

  private func suites() throws -> [Benchmark] {
    let dark = try suite("dark")
    _ = try Approval(Verifier(dark, version: Program.version)).approve()
    let light = try suite("light")
    return [
      try verify(dark, "equal", .same), try verify(light, "differing", .different),
    ]
  }

  private func verify(
    _ suite: Suite, _ kind: String, _ expected: Goldens.Report.Status
  ) throws -> Benchmark {
    let verifier = Verifier(suite, version: Program.version)
    var times: [Double] = []
    for _ in 0..<3 {
      times.append(
        try Benchmark.time {
          let status = try verifier.verify(evidence: .none).status
          guard status == expected else {
            throw CommandError.unavailable("the pictures of the benchmark are \(status.rawValue)")
          }
        })
    }
    return Benchmark(
      name: "verify, \(Self.count) \(kind) phones, scale 2", milliseconds: Benchmark.median(times),
      budget: nil)
  }

  /// Ten entries of ten frames each.
  private func suite(_ appearance: String) throws -> Suite {
    let size = Self.count / 10
    let entries = (0..<size).map { entry in
      let frames = (0..<10).map { String(entry + size * $0) }.joined(separator: ", ")
      return "  e\(entry): { link: \"compose-sheet/open-close:one-motion\", picture: [\(frames)] }"
    }
    let text =
      "defaults: { scale: 2, with: { appearance: \(appearance) } }\nentries:\n"
      + entries.joined(separator: "\n") + "\n"
    let path = "\(folder)/\(Suite.fileName)"
    try WholeFile.write(Array(text.utf8), to: path)
    return try Suite.read(path) { _ in catalog }
  }

  private func snapshots(_ workspace: Workspace) throws -> Benchmark {
    let picturing = try Picturing(workspace: workspace, size: Size(width: 1440, height: 900))
    let time = try Benchmark.time {
      for frame in 0..<Self.count {
        let place = try workspace.place("compose-sheet/open-close:one-motion@\(frame)")
        let bitmap = try picturing.bitmap(of: try picturing.phone(place))
        try WholeFile.write(try PNG.encode(bitmap), to: "\(folder)/\(frame).png")
      }
    }
    return Benchmark(
      name: "\(Self.count) snapshots of a phone", milliseconds: time, budget: nil,
      note: "\(Int(Double(Self.count) * 1000 / time)) a second")
  }

  private func clear() {
    for folder in ["\(folder)/goldens", folder] {
      for name in (try? GoldenFolder(folder).names()) ?? [] { unlink("\(folder)/\(name)") }
      unlink("\(folder)/\(Suite.fileName)")
      rmdir(folder)
    }
  }
}
