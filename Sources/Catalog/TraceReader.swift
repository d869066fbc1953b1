import Choreography

/// Reads traces from the CSV and the JSON that `TraceWriter` writes, or that came from elsewhere.
public enum TraceReader {
  /// What a file held.
  public struct Recording: Hashable, Sendable {
    /// A trace for each lane, in the order of the file.
    public var traces: [Trace]
    /// Whether the file names its device; one in CSV does not.
    public var namesDevice: Bool
  }

  /// The traces in the file at `path`, or in standard input for `-`.
  ///
  /// `device` stands for the one that CSV does not name.
  public static func read(_ path: String, device: Device) throws(CatalogError) -> Recording {
    let limit = Limits.recorded.fileBytes
    let bytes =
      path == "-"
      ? try FileReader.bytes(from: 0, named: "standard input", limit: limit)
      : try FileReader.bytes(of: path, limit: limit)
    return try read(bytes, named: path == "-" ? "standard input" : path, device: device)
  }

  /// The traces in `bytes`, the content of a file called `name`.
  public static func read(
    _ bytes: [UInt8], named name: String, device: Device
  ) throws(CatalogError) -> Recording {
    let list = FaultList(file: name)
    let start = Mark(line: 1, column: 1)
    if bytes.count > Limits.recorded.fileBytes {
      list.report(.fileTooLarge(limit: Limits.recorded.fileBytes), at: start, path: "")
      throw .faults(list.faults)
    }
    if let mark = UTF8Check.firstInvalid(in: bytes) {
      list.report(.notUTF8, at: mark, path: "")
      throw .faults(list.faults)
    }
    let lead = bytes.dropFirst(UTF8Check.markLength(in: bytes)).first {
      !" \n\r\t".utf8.contains($0)
    }
    if lead == UInt8(ascii: "{") { return try json(bytes, named: name) }
    let traces = TraceCSVReader(list: list, device: device, name: FileReader.stem(of: name))
      .read(bytes)
    guard let traces, list.faults.isEmpty else { throw .faults(list.faults) }
    return Recording(traces: traces, namesDevice: false)
  }

  private static func json(_ bytes: [UInt8], named name: String) throws(CatalogError) -> Recording {
    let tree = TreeBuilder.read(bytes, file: name, limits: .recorded)
    let list = FaultList(file: name)
    let root = tree.root.map { Value(node: $0, path: "", list: list) }
    let traces = root.flatMap(TraceJSONReader.decode)
    let faults = tree.faults.map(\.ofJSON) + list.faults
    guard let traces, faults.isEmpty else { throw .faults(faults) }
    return Recording(traces: traces, namesDevice: true)
  }

  /// Positions a trace may hold, in points.
  static let positions = -100_000.0...100_000
  /// Milliseconds a trace may last: a day.
  static let times = 0.0...86_400_000

  /// The rate of `count` rows whose first and last are `span` milliseconds apart, within a
  /// twentieth: real displays are not exact.
  static func rate(of count: Int, over span: Double) -> RateGuess {
    guard count > 1 else { return .known(.sixty) }
    let hertz = Double(count - 1) * 1000 / span
    for rate in [RefreshRate.sixty, .oneTwenty] {
      if (hertz / Double(rate.hertz) - 1).magnitude <= 0.05 { return .known(rate) }
    }
    return .unknown(hertz)
  }

  /// What times say about the rate.
  enum RateGuess {
    case known(RefreshRate)
    case unknown(Double)
  }
}

extension Fault {
  /// The fault as a reader of JSON calls it: libyaml, which reads both, speaks of YAML.
  fileprivate var ofJSON: Fault {
    guard case .syntax = problem else { return self }
    var fault = self
    fault.problem = .saying("this is not JSON, or its end is missing")
    return fault
  }
}
