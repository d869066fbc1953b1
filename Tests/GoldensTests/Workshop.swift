import Canvas
import Catalog
import Foundation

@testable import Goldens

/// A folder of a test's own, with a suite, its goldens and strategies.
final class Workshop {
  let path: String

  init(suite: String = Workshop.plain) throws {
    path = NSTemporaryDirectory() + "keyrise-goldens-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write(suite, as: "keyrise.yaml")
    try strategy(after: 0.4)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Numbers and pictures of one take, a chat, small.
  static let plain = """
    defaults:
      trace: true
      scale: 0.5
    entries:
      follows:
        link: chat/tap-and-done:follows
        group: chat
        tags: [smoke]
        picture: [20]
      sheet:
        link: compose-sheet/open:./mine.yaml
        strip: [12, 36, 650ms]
        expect: [staggered, "composer never below keyboard by 900 pt"]
    """

  /// A strategy of one's own, whose focus is asked after so many seconds.
  func strategy(after: Double) throws {
    try write(
      """
      title: Mine
      mechanism: focus on a timer
      scene: compose-sheet
      detents: [large]
      opens: large
      focus: { after: \(after) }
      prewarm: none
      handOff: none
      strip: fromFirstFrame
      handOver: atOnce
      closing: together
      """, as: "mine.yaml")
  }

  func write(_ text: String, as name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
  }

  /// The golden called `name`.
  func golden(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/goldens/\(name)")))
  }

  func setGolden(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/goldens/\(name)"))
  }

  /// Every file below the folder and what it holds.
  func files() throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      files[name] = FileManager.default.contents(atPath: "\(path)/\(name)")
    }
    return files
  }

  func suite() throws -> Suite {
    try Suite.read(path) { folders in
      try Catalog(assets: Assets.find(), extraStrategies: folders)
    }
  }

  func verifier() throws -> Verifier { Verifier(try suite(), version: "0.1.0") }

  func verify(
    _ selection: Suite.Selection = Suite.Selection(), evidence: Verifier.Evidence = .pictures
  ) throws
    -> Report
  {
    try verifier().verify(selection, evidence: evidence)
  }

  @discardableResult
  func approve(
    _ names: [String] = [], extent: Approval.Extent = .changed, prune: Bool = false
  ) throws -> Approval.Outcome {
    try Approval(verifier()).approve(names, extent: extent, prune: prune)
  }
}

extension Report {
  /// What became of the golden called `file`.
  func piece(_ file: String) -> Piece? {
    entries.flatMap(\.pieces).first { $0.piece.file == file }
  }
}
