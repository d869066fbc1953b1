import Choreography

extension Option {
  /// The extent of the window.
  static let size = Option(
    name: "--size", value: "W×H", help: "the window's extent in units (1440×900)")
  /// Device pixels for one unit.
  static let scale = Option(
    name: "--scale", value: "1..4", help: "device pixels for one unit or point (1)")
}

extension Arguments {
  /// The extent that `--size` gives; `1440x900` and `1440×900` both do.
  var size: Size {
    get throws(CommandError) {
      guard let text = value(.size) else { return Size(width: 1440, height: 900) }
      let parts = text.split(omittingEmptySubsequences: false) { "x×X".contains($0) }
      let lengths = parts.compactMap { Int($0) }
      guard parts.count == 2, lengths.count == 2, lengths.allSatisfy((100...8192).contains) else {
        throw .badValue("--size", text, expected: "W×H, each from 100 to 8192")
      }
      return Size(width: Double(lengths[0]), height: Double(lengths[1]))
    }
  }

  /// The scale that `--scale` gives.
  var scale: Double {
    get throws(CommandError) { try number(.scale, in: 1...4, otherwise: 1) }
  }
}
