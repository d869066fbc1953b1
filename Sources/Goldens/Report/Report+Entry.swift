import Choreography

extension Report {
  /// What became of one entry of a suite.
  public struct Entry: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its group.
    public var group: String?
    /// Its tags.
    public var tags: [String]
    /// Its link as it is written.
    public var link: String
    /// The link without its moment, for sentences.
    public var place: String
    /// What was set around it: `device=iphone-15 refreshRate=60`.
    public var surroundings: String
    /// The device, by the name of links.
    public var device: String
    /// Its line in the suite's file.
    public var line: Int
    /// What each lane was judged to be.
    public var verdicts: [Verdict]
    /// What became of its goldens, the numbers first.
    public var pieces: [Piece]
    /// What became of its expectations.
    public var expectations: [Expectation]
    /// Why it could not be run.
    public var fault: String?
    /// What the screens showed around the differences, for a report with pictures.
    public var film: [Frame]

    /// An entry from all its parts.
    public init(
      name: String, group: String?, tags: [String], link: String, place: String,
      surroundings: String, device: String, line: Int, verdicts: [Verdict] = [],
      pieces: [Piece] = [], expectations: [Expectation] = [], fault: String? = nil,
      film: [Frame] = []
    ) {
      self.name = name
      self.group = group
      self.tags = tags
      self.link = link
      self.place = place
      self.surroundings = surroundings
      self.device = device
      self.line = line
      self.verdicts = verdicts
      self.pieces = pieces
      self.expectations = expectations
      self.fault = fault
      self.film = film
    }

    /// The worst of its parts.
    public var status: Status {
      let parts = pieces.map(\.status) + expectations.map(\.status)
      return fault == nil ? parts.max() ?? .same : .broken
    }

    /// What is wrong, a sentence each; none where nothing is.
    public var sentences: [String] {
      (fault.map { [$0] } ?? []) + pieces.filter { $0.status != .same }.map(\.sentence)
        + expectations.compactMap(\.sentence)
    }

    /// The first frame in which the numbers of a lane differ; `nil` where none does.
    public var firstBadFrame: Int? {
      pieces.flatMap(\.traces).compactMap { $0.comparison?.firstFrame }.min()
    }
  }

  /// What a lane was judged to be.
  public struct Verdict: Hashable, Sendable {
    /// The strategy's name in links.
    public var strategy: String
    /// Its name to read.
    public var title: String
    /// The verdict: `One motion`.
    public var text: String

    /// A verdict from its parts.
    public init(strategy: String, title: String, text: String) {
      self.strategy = strategy
      self.title = title
      self.text = text
    }
  }

  /// What became of a golden.
  public struct Piece: Hashable, Sendable {
    /// What it keeps and in which file.
    public var piece: Goldens.Piece
    /// What became of it.
    public var status: Status
    /// What is wrong with it; empty where nothing is.
    public var sentence: String
    /// The numbers of each lane, where they are kept and differ or are missing.
    public var traces: [TracePair]
    /// The pictures, where they differ or are missing.
    public var pictures: Pictures?

    /// A result from all its parts.
    public init(
      piece: Goldens.Piece, status: Status, sentence: String = "", traces: [TracePair] = [],
      pictures: Pictures? = nil
    ) {
      self.piece = piece
      self.status = status
      self.sentence = sentence
      self.traces = traces
      self.pictures = pictures
    }
  }

  /// The numbers of a lane: the golden's and those of now.
  public struct TracePair: Hashable, Sendable {
    /// The strategy's name in links.
    public var strategy: String
    /// The golden; `nil` where it has no such lane.
    public var expected: Trace?
    /// What was run; `nil` where only the golden has the lane.
    public var actual: Trace?
    /// In what they differ, where both are there.
    public var comparison: TraceComparison?

    /// A pair from its traces.
    public init(
      strategy: String, expected: Trace?, actual: Trace?,
      tolerance: TraceTolerance = TraceTolerance()
    ) {
      self.strategy = strategy
      self.expected = expected
      self.actual = actual
      if let expected, let actual {
        comparison = TraceComparison(expected: expected, actual: actual, tolerance: tolerance)
      }
    }
  }

  /// PNG files that stand side by side.
  public struct Pictures: Hashable, Sendable {
    /// The golden; `nil` where there is none.
    public var expected: [UInt8]?
    /// What was drawn.
    public var actual: [UInt8]
    /// In what they differ; `nil` where they cannot be compared.
    public var difference: [UInt8]?
    /// What the golden's drawing stack was, where it was another one.
    public var otherStack: String?
    /// Where the frames of a strip stand, from the left; none where nobody asked.
    public var columns: [Column]

    /// Pictures from all their parts.
    public init(
      expected: [UInt8]?, actual: [UInt8], difference: [UInt8]?, otherStack: String? = nil,
      columns: [Column] = []
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.otherStack = otherStack
      self.columns = columns
    }

    /// Where a frame stands in a strip, in hundredths of the picture's width from its left edge,
    /// rounded to three decimals as files keep them.
    public struct Column: Hashable, Sendable {
      /// Its left edge, 0…100.
      public let left: Double
      /// Its right edge, 0…100.
      public let right: Double

      /// A column between two edges.
      public init(left: Double, right: Double) {
        self.left = (left * 1000).rounded() / 1000
        self.right = (right * 1000).rounded() / 1000
      }
    }
  }

  /// What became of an expectation.
  public struct Expectation: Hashable, Sendable {
    /// The expectation as it is written.
    public var text: String
    /// The strategy it was held against.
    public var strategy: String
    /// What is wrong; `nil` where it holds.
    public var complaint: String?

    /// A result from all its parts.
    public init(text: String, strategy: String, complaint: String?) {
      self.text = text
      self.strategy = strategy
      self.complaint = complaint
    }

    /// Whether it holds.
    public var status: Status { complaint == nil ? .same : .different }

    /// What is wrong, with what was expected.
    public var sentence: String? { complaint.map { "expected \(text): \($0)" } }
  }

  /// A screen at a frame.
  public struct Frame: Hashable, Sendable {
    /// The lane's strategy.
    public var strategy: String
    /// The frame.
    public var frame: Int
    /// Its picture, a PNG file.
    public var picture: [UInt8]

    /// A screen from its parts.
    public init(strategy: String, frame: Int, picture: [UInt8]) {
      self.strategy = strategy
      self.frame = frame
      self.picture = picture
    }
  }
}
