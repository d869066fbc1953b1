extension Path {
  /// The outline that SVG path data describes; arcs and quadratic curves become cubic ones.
  ///
  /// - Throws: `PathDataFault` with the place of the first fault.
  public init(svg data: String) throws(PathDataFault) {
    var reader = PathDataReader(data)
    try reader.read()
    self = reader.path
  }

  /// The outline of path data written in the program itself.
  ///
  /// A fault in it is a fault of the program: a debug build stops there, a release build draws
  /// what was read before it.
  public static func svg(_ data: StaticString) -> Path {
    var reader = PathDataReader(data.description)
    do { try reader.read() } catch { assertionFailure("\(error) in \(data)") }
    return reader.path
  }
}
