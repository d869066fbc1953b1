extension Course {
  /// Every occurrence of `symptom`.
  func findings(of symptom: Symptom, metrics: Metrics) -> [Finding] {
    switch symptom {
    case .silent: silences
    case .dropped: drops
    case .shoved: shoves
    case .covered: covers
    case .hiddenAction: hiddenActions
    case .floating: floats
    case .dipped: dips
    case .bounced: bounces
    case .jumped: jumps
    case .drifted: drifts
    case .staggered: staggers(metrics.answers)
    case .lingered: lingers
    case .eatenTap: eatenTaps
    case .deadReturn: deadReturns
    case .lostAnchor: lostAnchors
    }
  }
}
