import Catalog
import Choreography

/// One golden of an entry: a file and what it keeps.
public struct Piece: Hashable, Sendable {
  /// What it keeps.
  public var kind: Kind
  /// The file's name in the folder of goldens.
  public var file: String

  /// A piece from its parts.
  public init(kind: Kind, file: String) {
    self.kind = kind
    self.file = file
  }

  /// What a golden keeps.
  public enum Kind: Hashable, Sendable {
    /// The numbers of all frames.
    case trace
    /// The picture of a frame.
    case picture(frame: Int)
    /// Chosen frames side by side.
    case strip(frames: [Int])
  }

  /// The frames it shows; none for numbers.
  public var frames: [Int] {
    switch kind {
    case .trace: []
    case .picture(let frame): [frame]
    case .strip(let frames): frames
    }
  }

  /// Whether it is a picture.
  public var isPicture: Bool { kind != .trace }
}

extension SuiteEntry {
  /// Everything that is kept of the entry, the numbers first.
  public var pieces: [Piece] {
    let rate = experiment.surroundings.rate
    var pieces: [Piece] = []
    if keepsTrace { pieces.append(Piece(kind: .trace, file: "\(name).csv")) }
    for moment in pictures {
      let frame = moment.frame(at: rate)
      let piece = Piece(kind: .picture(frame: frame), file: "\(name)@\(frame).png")
      if !pieces.contains(piece) { pieces.append(piece) }
    }
    if !strip.isEmpty {
      let frames = strip.map { $0.frame(at: rate) }
      pieces.append(Piece(kind: .strip(frames: frames), file: "\(name).strip.png"))
    }
    return pieces
  }
}
