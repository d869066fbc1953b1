import Choreography

extension Option {
  /// The extent of the window.
  static let size = Option(
    name: "--size", value: "W×H", help: "the window's extent in units (1440×900)")
  /// Device pixels for one unit.
  static let scale = Option(
    name: "--scale", value: "1..4", help: "device pixels for one unit or point (1)")
  /// How many phones stand on the stage.
  static let compare = Option(
    name: "--compare", value: "1..3", help: "phones on the stage (1)")
}

extension Arguments {
  /// The extent that `--size` gives, by default 1440 × 900; `1440x900` and `1440×900` both do.
  var size: Size {
    get throws(CommandError) { try size(otherwise: Size(width: 1440, height: 900)) }
  }

  /// How many phones `--compare` puts on the stage.
  var compared: Int {
    get throws(CommandError) {
      guard let text = value(.compare) else { return 1 }
      guard let count = Int(text), (1...3).contains(count) else {
        throw .badValue("--compare", text, expected: "1, 2 or 3")
      }
      return count
    }
  }

  /// The extent that `--size` gives, or `fallback` where it was not given.
  func size(otherwise fallback: Size) throws(CommandError) -> Size {
    guard let text = value(.size) else { return fallback }
    let parts = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }
    let lengths = parts.compactMap { Int($0) }
    guard parts.count == 2, lengths.count == 2, lengths.allSatisfy((100...8192).contains) else {
      throw .badValue("--size", text, expected: "W×H, each from 100 to 8192")
    }
    return Size(width: Double(lengths[0]), height: Double(lengths[1]))
  }

  /// The scale that `--scale` gives.
  var scale: Double {
    get throws(CommandError) { try number(.scale, in: 1...4, otherwise: 1) }
  }
}
