/// Finds the word somebody meant.
public enum Spelling {
  /// The valid word nearest to `word`, where one is near enough to be meant, or the only one that
  /// begins with it.
  public static func nearest(to word: String, in valid: [String]) -> String? {
    let lowered = Array(word.lowercased().prefix(64))
    var best: (word: String, distance: Int)?
    for candidate in valid {
      let distance = distance(lowered, Array(candidate.lowercased()))
      if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    guard let best else { return nil }
    if best.distance <= max(2, min(lowered.count, best.word.count) / 2) { return best.word }
    let begun = valid.filter { $0.lowercased().hasPrefix(word.lowercased()) }
    return begun.count == 1 && !word.isEmpty ? begun.first : nil
  }

  /// What a message says behind an unknown word: the nearest, or all there are.
  public static func hint(for word: String, in valid: [String]) -> String {
    if let near = nearest(to: word, in: valid) { return "; did you mean `\(near)`?" }
    return valid.isEmpty ? "" : "; there is \(list(valid, "and"))"
  }

  /// Words in a row: `` `a`, `b` and `c` ``.
  public static func list(_ words: [String], _ conjunction: String) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// How many letters must be added, taken away, changed or swapped with their neighbour.
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var rows = [[Int]](repeating: [Int](repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in 0...a.count { rows[i][0] = i }
    for j in 0...b.count { rows[0][j] = j }
    for i in a.indices {
      for j in b.indices {
        let change = rows[i][j] + (a[i] == b[j] ? 0 : 1)
        var least = min(change, rows[i][j + 1] + 1, rows[i + 1][j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, rows[i - 1][j - 1] + 1)
        }
        rows[i + 1][j + 1] = least
      }
    }
    return rows[a.count][b.count]
  }
}
