import Choreography
import Glibc

/// Folders of strategies that are looked at again and again, by the times of their files.
public struct StrategyWatch: Sendable {
  /// The folders, in the order in which one replaces what the one before has.
  public let folders: [String]
  /// Every file as it was last read, folder by folder, in the order of names.
  public private(set) var files: [StrategyFile] = []
  /// When each of them was last written, as far as the system tells.
  private var stamps: [Stamp] = []

  /// What tells one version of a file from another.
  private struct Stamp: Hashable, Sendable {
    var path: String
    var inode: UInt64
    var size: Int64
    var seconds: Int
    var nanoseconds: Int
  }

  /// Reads every strategy in `folders`; a broken one is kept with its faults.
  /// - Throws: where a folder cannot be read.
  public init(folders: [String]) throws(CatalogError) {
    self.folders = folders
    for folder in folders { _ = try FileReader.yamlFiles(in: folder) }
    _ = look()
  }

  /// Looks at the folders again: the files that were written, broken, mended, added or taken away
  /// since, in their order.
  public mutating func look() -> [StrategyFile] {
    let found = folders.flatMap(Self.stamps)
    guard found != stamps else { return [] }
    var changed: [StrategyFile] = []
    var kept: [StrategyFile] = []
    for stamp in found {
      if let index = stamps.firstIndex(of: stamp) {
        kept.append(files[index])
      } else {
        let file = StrategyFile(reading: stamp.path)
        kept.append(file)
        changed.append(file)
      }
    }
    for file in files where !found.contains(where: { $0.path == file.path }) {
      var gone = file
      gone.content = .gone
      changed.append(gone)
    }
    (files, stamps) = (kept, found)
    return changed
  }

  /// The strategies that could be read, in their places.
  var strategies: [Ordered<Strategy>] {
    files.compactMap { file in
      guard case .strategy(let strategy) = file.content else { return nil }
      return Ordered(order: file.order, id: file.id, value: strategy)
    }
  }

  /// A folder that is not there has no files.
  private static func stamps(of folder: String) -> [Stamp] {
    let names = (try? FileReader.yamlFiles(in: folder)) ?? []
    return names.compactMap { name in
      let path = "\(folder)/\(name)"
      var info = stat()
      guard stat(path, &info) == 0 else { return nil }
      return Stamp(
        path: path, inode: UInt64(info.st_ino), size: Int64(info.st_size),
        seconds: info.st_mtim.tv_sec, nanoseconds: info.st_mtim.tv_nsec)
    }
  }
}
