import Picture

extension Command {
  /// Mixes in what most likely tells this command from another, in a time that does not grow with
  /// it: sizes, and a few of what it is made of. Equality looks at all of it.
  func fingerprint(into hasher: inout Hasher, depth: Int = 0) {
    switch self {
    case .fill(let path, let paint, _):
      path.fingerprint(into: &hasher)
      hasher.combine(paint)
    case .stroke(let path, let style, let paint):
      path.fingerprint(into: &hasher)
      hasher.combine(style.width)
      hasher.combine(paint)
    case .text(let line): hasher.combine(line)
    case .shadow(let shadow): hasher.combine(shadow)
    case .tile(let tile):
      hasher.combine(tile.frame)
      if depth < 3 { tile.commands.fingerprint(into: &hasher, depth: depth + 1) }
    case .group(let group):
      hasher.combine(group.opacity)
      hasher.combine(group.transform)
      if depth < 3 { group.commands.fingerprint(into: &hasher, depth: depth + 1) }
    }
  }
}

extension Array where Element == Command {
  /// Mixes in how many commands there are, and nine or so of them.
  func fingerprint(into hasher: inout Hasher, depth: Int = 0) {
    hasher.combine(count)
    let step = Swift.max(1, count / 8)
    for index in stride(from: 0, to: count, by: step) {
      self[index].fingerprint(into: &hasher, depth: depth)
    }
  }
}

extension Path {
  /// Mixes in how many pieces there are, and five of them.
  fileprivate func fingerprint(into hasher: inout Hasher) {
    hasher.combine(elements.count)
    guard let last = elements.indices.last else { return }
    for part in 0...4 { hasher.combine(elements[last * part / 4]) }
  }
}
