import Foundation

@testable import Canvas

/// Programs of others that draw vector files.
enum Renderer {
  /// Why a test of them is left out where they are missing.
  static let reason = "rsvg-convert or pdftoppm is not installed"
  /// Whether both are there.
  static let isThere = ["rsvg-convert", "pdftoppm", "pdftotext"].allSatisfy { path($0) != nil }

  private static func path(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// An SVG file drawn by librsvg.
  static func bitmap(svg: String) throws -> Bitmap {
    try inFolder(Array(svg.utf8)) { source, folder in
      try run("rsvg-convert", [source, "-o", folder + "/out.png"])
      return try PNG.decode(bytes(folder + "/out.png"))
    }
  }

  /// A PDF file drawn by Poppler, a point of the page being a pixel.
  static func bitmap(pdf: [UInt8]) throws -> Bitmap {
    try inFolder(pdf) { source, folder in
      try run("pdftoppm", ["-r", "72", "-png", "-singlefile", source, folder + "/out"])
      return try PNG.decode(bytes(folder + "/out.png"))
    }
  }

  /// The text of a PDF file, in its order.
  static func text(pdf: [UInt8]) throws -> String {
    try inFolder(pdf) { source, folder in
      try run("pdftotext", ["-raw", source, folder + "/out.txt"])
      return String(decoding: try bytes(folder + "/out.txt"), as: UTF8.self)
    }
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private static func inFolder<Result>(
    _ source: [UInt8], _ body: (_ source: String, _ folder: String) throws -> Result
  ) throws -> Result {
    let folder = NSTemporaryDirectory() + "keyrise-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(source).write(to: URL(fileURLWithPath: folder + "/in"))
    return try body(folder + "/in", folder)
  }

  private struct Failure: Error {
    var program: String
    var status: Int32
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(program) ?? program)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(program: program, status: process.terminationStatus)
    }
  }
}

extension Bitmap {
  /// How far two pictures of one size are apart, 0 … 1: over all pixels, and in the worst square
  /// of 16 pixels. Edges drawn by another program hardly count, something missing does.
  func distance(_ other: Bitmap) -> (mean: Double, worst: Double) {
    guard width == other.width, height == other.height else { return (1, 1) }
    let side = 16
    let across = (width + side - 1) / side
    var sums = [Double](repeating: 0, count: across * ((height + side - 1) / side))
    var total = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (pixels[y * width + x], other.pixels[y * width + x])
        if a == b { continue }
        var apart = 0.0
        for shift in [UInt32(0), 8, 16] {
          apart += abs(Double((a >> shift) & 0xFF) - Double((b >> shift) & 0xFF))
        }
        total += apart
        sums[y / side * across + x / side] += apart
      }
    }
    return (
      total / Double(3 * 255 * width * height),
      (sums.max() ?? 0) / Double(3 * 255 * side * side)
    )
  }
}
