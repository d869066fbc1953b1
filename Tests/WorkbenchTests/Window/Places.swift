import Foundation
import Testing

/// Where everything stands in a window of 1440 × 900, as `keyrise targets` tells it.
struct Places {
  private let rects: [String: CGRect]

  init(_ link: String) throws {
    let outcome = try Tool.run(
      Tool.keyrise(),
      ["targets", link, "--size", "\(Display.size.width)x\(Display.size.height)"])
    try #require(outcome.code == 0, "\(outcome.errors)")
    let list = try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]]
    var rects: [String: CGRect] = [:]
    for target in try #require(list) {
      func number(_ name: String) -> Double { (target[name] as? NSNumber)?.doubleValue ?? 0 }
      guard let id = target["id"] as? String else { continue }
      rects[id] = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    }
    self.rects = rects
  }

  /// Where a target stands.
  func rect(_ id: String) throws -> CGRect { try #require(rects[id], "no target \(id)") }

  /// The middle of a target, in whole pixels.
  func middle(_ id: String) throws -> (x: Int, y: Int) {
    let rect = try rect(id)
    return (Int(rect.midX), Int(rect.midY))
  }

  /// The screen of the phone on the stage.
  func screen() throws -> PhoneScreen { PhoneScreen(rect: try rect("phone.0.screen")) }
}

/// The screen of an iPhone 15 in the window.
struct PhoneScreen {
  let rect: CGRect

  /// The pixel at a place in points.
  func pixel(_ x: Double, _ y: Double) -> (x: Int, y: Int) {
    let scale = rect.width / 393
    return (Int((rect.minX + x * scale).rounded()), Int((rect.minY + y * scale).rounded()))
  }

  /// The pixels inside, away from the edges, where the pointer leaves no trace.
  var pixels: (columns: Range<Int>, rows: Range<Int>) {
    let inner = rect.insetBy(dx: 8, dy: 8)
    return (Int(inner.minX)..<Int(inner.maxX), Int(inner.minY)..<Int(inner.maxY))
  }
}

extension Display {
  /// Moves the pointer to a pixel.
  func move(_ place: (x: Int, y: Int)) throws {
    try person("mousemove", String(place.x), String(place.y))
  }

  /// Moves the pointer to a pixel and clicks.
  func click(_ place: (x: Int, y: Int)) throws {
    try person("mousemove", String(place.x), String(place.y), "click", "1")
  }
}
