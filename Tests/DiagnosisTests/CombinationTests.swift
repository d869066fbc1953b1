import Catalog
import Choreography
import Testing

@testable import Diagnosis

/// What is right is right on every phone, however it is set.
///
/// All combinations would take minutes; tried are, on every device, the surroundings as they are,
/// each of them changed alone, and every two of them changed together. The takes of a scene go
/// round from one combination to the next, so that each meets each change on some device.
@Suite("Right strategies in all surroundings")
struct CombinationTests {
  /// What can be changed about a phone.
  private static let changes: [@Sendable (inout Surroundings) -> Void] = [
    { $0.rate = .oneTwenty }, { $0.reducedMotion = true }, { $0.crossFade = true },
    { $0.predictionBar = false }, { $0.hardwareKeyboard = true }, { $0.floatingKeyboard = true },
    { $0.orientation = .landscape },
  ]

  /// The surroundings as they are, with one change, and with two.
  private static let settings: [Surroundings] = {
    var settings = [Surroundings()]
    for first in changes.indices {
      for second in changes.indices where second >= first {
        var surroundings = Surroundings()
        changes[first](&surroundings)
        changes[second](&surroundings)
        settings.append(surroundings)
      }
    }
    return settings
  }()

  /// The strategies that are right in every take: those that differ in what they decide.
  static func right(_ scene: SceneID, on platform: Platform.ID) -> [String] {
    switch (scene, platform) {
    case (.composeSheet, .ios): ["one-motion", "medium-only", "pad-from-the-start"]
    case (.composeSheet, .android): ["same-window", "sheet-250"]
    case (.chat, .ios): ["follows", "safe-area", "tab-bar", "on-drag", "sticky-view"]
    case (.chat, .android): ["ime-padding", "follows-done-only", "on-drag", "sticky-view"]
    case (.form, _): ["form-in-sight"]
    }
  }

  @Test("stand on their line in every frame", arguments: SceneID.allCases)
  func combinations(scene: SceneID) throws {
    let matrix = try Matrix()
    let takes = matrix.catalog.takes(of: scene)
    var count = 0
    for (number, device) in matrix.catalog.devices.enumerated() {
      for (index, surroundings) in Self.settings.enumerated() {
        let take = takes[(index + number) % takes.count]
        let traces = try matrix.traces(
          scene, take.id, device: device.id, surroundings,
          strategies: Self.right(scene, on: device.platform))
        for trace in traces {
          count += 1
          let diagnosis = Diagnosis(of: trace)
          let what = "\(device.id), \(take.id), \(trace.strategy), \(surroundings)"
          #expect(diagnosis.metrics.worstDistance < 1e-6, "\(what)")
          #expect(diagnosis.verdict == Diagnosis.oneMotion, "\(what)")
        }
      }
    }
    #expect(count > 170)
  }
}
