import Choreography

/// The faults a trace can show, gravest first.
///
/// First what makes typing impossible (no keyboard, one that goes, a field or a button that is not
/// seen), then what moves wrongly, then what answers wrongly. `hiddenAction` stands behind
/// `covered`: who cannot see the button still sees what he types. `dipped` stands before
/// `bounced`, since the keyboard itself goes and comes back and takes the composer with it.
/// `deadReturn` stands behind `eatenTap`: a key without effect loses nothing that was meant for
/// something else.
public enum Symptom: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Focus was asked, and no keyboard came.
  case silent
  /// The keyboard went down although nobody had asked for it.
  case dropped
  /// The keyboard pushed the sheet to a larger detent.
  case shoved
  /// The composer rests below its line, under the keyboard.
  case covered
  /// The button that ends a form rests under the keyboard, the focused field does not.
  case hiddenAction
  /// The composer rests above its line.
  case floating
  /// The keyboard went and came back between two fields.
  case dipped
  /// The composer went beyond its place and came back.
  case bounced
  /// The composer changed its place in a single frame.
  case jumped
  /// The composer left its line while the keyboard moved.
  case drifted
  /// Sheet and keyboard answered one cause at different times.
  case staggered
  /// The keyboard stayed after the sheet had gone.
  case lingered
  /// A tap that should have acted only put the keyboard away.
  case eatenTap
  /// Return did nothing.
  case deadReturn
  /// The newest message lost its place at the list's end.
  case lostAnchor

  /// Whether `lhs` is graver.
  public static func < (lhs: Symptom, rhs: Symptom) -> Bool { lhs.rank < rhs.rank }

  /// What a finding of it is called at the beginning of a verdict.
  public var title: String {
    switch self {
    case .silent: "Silent"
    case .dropped: "Dropped"
    case .shoved: "Shoved"
    case .covered: "Covered"
    case .hiddenAction: "Hidden action"
    case .floating: "Floating"
    case .dipped: "Dipped"
    case .bounced: "Bounced"
    case .jumped: "Jumped"
    case .drifted: "Drifted"
    case .staggered: "Staggered"
    case .lingered: "Lingered"
    case .eatenTap: "Eaten tap"
    case .deadReturn: "Dead return"
    case .lostAnchor: "Lost anchor"
    }
  }

  /// The events without which a trace says nothing about it.
  ///
  /// `present` and `dismiss` are never among them, since the sheet's motion tells them; nor is
  /// `raised`, whose place a pause of the sheet takes.
  public var requiredEvents: [Event] {
    switch self {
    case .silent: [.focusAsked, .blurAsked]
    case .dropped: [.willShow, .blurAsked]
    case .dipped: [.focusAsked, .blurAsked, .tap]
    case .eatenTap: [.tap, .blurAsked]
    case .deadReturn: [.returnIgnored]
    case .lostAnchor: [.willShow, .willHide, .sent]
    case .shoved, .covered, .hiddenAction, .floating, .bounced, .jumped, .drifted, .staggered,
      .lingered:
      []
    }
  }

  /// Its place in the order of gravity; 0 is the gravest.
  private var rank: Int { Symptom.allCases.firstIndex(of: self) ?? Symptom.allCases.count }
}
