import Motion
import Testing

@Suite("Cubic Béziers")
struct CubicBezierTests {
  private static let ease = CubicBezier(x1: 0.25, y1: 0, x2: 0.75, y2: 1)

  @Test(
    "Chromium's values",
    arguments: [
      (0, 0), (0.05, 0.01136), (0.1, 0.03978), (0.15, 0.079_78), (0.2, 0.12803), (0.3, 0.24115),
      (0.4, 0.36761), (0.5, 0.5), (0.7, 0.75884), (0.9, 0.96021), (1, 1),
    ])
  func chromiumValues(x: Double, value: Double) {
    #expect(isClose(Self.ease.value(at: x), value, within: 1.5e-4))
  }

  @Test("Chromium's exact values")
  func chromiumExactValues() {
    #expect(CubicBezier(x1: 0.5, y1: 1, x2: 0.5, y2: 1).value(at: 0.5) == 0.875)
    #expect(CubicBezier(x1: 0.5, y1: 2, x2: 0.5, y2: 2).value(at: 0.5) == 1.625)
  }

  @Test(
    "Chromium's slopes, the same from both ends",
    arguments: [(0, 0), (0.1, 0.69778), (0.25, 1.13576), (0.5, 1.33333)])
  func chromiumSlopes(x: Double, slope: Double) {
    #expect(isClose(Self.ease.slope(at: x), slope, within: 1.5e-4))
    #expect(isClose(Self.ease.slope(at: 1 - x), slope, within: 1.5e-4))
  }

  @Test(
    "Android's curves in tenths of their duration",
    arguments: [
      (
        CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1),
        [0, 0.15625, 0.5, 0.68807, 0.80228, 0.87783, 0.92907, 0.96332, 0.98486, 0.99646, 1]
      ),
      (
        CubicBezier(x1: 0, y1: 0, x2: 0.2, y2: 1),
        [0, 0.30385, 0.5, 0.64499, 0.75526, 0.83925, 0.90211, 0.94737, 0.97756, 0.99460, 1]
      ),
      (
        CubicBezier(x1: 0.4, y1: 0, x2: 1, y2: 1),
        [0, 0.01837, 0.06615, 0.13594, 0.22317, 0.32481, 0.43882, 0.56379, 0.69884, 0.84375, 1]
      ),
      (
        CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1),
        [0, 0.02586, 0.13395, 0.36730, 0.61359, 0.77556, 0.87597, 0.93825, 0.97527, 0.99435, 1]
      ),
      (
        CubicBezier(x1: 0.05, y1: 0.7, x2: 0.1, y2: 1),
        [0, 0.62138, 0.78432, 0.86737, 0.91769, 0.95025, 0.97172, 0.98567, 0.99420, 0.99867, 1]
      ),
      (
        CubicBezier(x1: 0.3, y1: 0, x2: 1, y2: 1),
        [0, 0.02756, 0.08957, 0.17140, 0.26669, 0.37203, 0.48535, 0.60534, 0.73120, 0.86256, 1]
      ),
    ])
  func androidCurves(curve: CubicBezier, values: [Double]) {
    for (tenth, value) in values.enumerated() {
      #expect(isClose(curve.value(at: Double(tenth) / 10), value, within: 6e-6), "\(tenth)/10")
    }
  }

  @Test("Android's old keyboard curve overshoots to 1.00236")
  func overshoot() {
    let curve = CubicBezier(x1: 0, y1: 1.1, x2: 0, y2: 1)
    let highest = (0...2000).map { curve.value(at: Double($0) / 2000) }.max() ?? 0
    #expect(isClose(highest, 1.00236, within: 1e-5))
  }

  @Test(
    "outside 0…1 it goes on along its end gradients",
    arguments: [
      (CubicBezier(x1: 0.5, y1: 0.25, x2: 0.75, y2: 0.5), 0.5, 2.0),
      (CubicBezier(x1: 0, y1: 0, x2: 0.5, y2: 0.25), 0.5, 1.5),
      (CubicBezier(x1: 0.5, y1: 0.75, x2: 1, y2: 1), 1.5, 0.5),
      (CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1), 1.0, 1.0),
      (CubicBezier(x1: 0, y1: 0, x2: 0, y2: 0), 1.0, 1.0),
      (CubicBezier(x1: 0, y1: 0.5, x2: 1, y2: 0.5), 0.0, 0.0),
    ])
  func extensions(curve: CubicBezier, before: Double, after: Double) {
    #expect(isClose(curve.value(at: -0.5), -0.5 * before, within: 1e-12))
    #expect(isClose(curve.value(at: 1.5), 1 + 0.5 * after, within: 1e-12))
  }

  @Test("every curve begins at 0 and ends at 1 exactly", arguments: beziers)
  func ends(curve: CubicBezier) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("the solver finds x to 1e-7, beside upright ends too", arguments: beziers)
  func precision(curve: CubicBezier) {
    for step in 1..<400 {
      let parameter = Double(step) / 400
      func point(_ first: Double, _ second: Double) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
          + parameter * parameter * parameter
      }
      let x = point(curve.x1, curve.x2)
      // A flaw of 1e-7 in x is one of 1e-7 · slope in the value.
      let flaw = 1e-7 * max(1, abs(curve.slope(at: x)))
      #expect(isClose(curve.value(at: x), point(curve.y1, curve.y2), within: min(flaw, 1e-3)))
    }
  }

  @Test("the inverse gives the first place with a progress", arguments: beziers)
  func inverse(curve: CubicBezier) throws {
    for x in [0.0, 0.01, 0.2, 0.5, 0.77, 1] {
      let value = curve.value(at: x)
      let found = try #require(curve.progress(toReach: value))
      #expect(found <= x + 1e-6)
      #expect(isClose(curve.value(at: found), value, within: 1e-9))
    }
    #expect(curve.progress(toReach: 3) == nil)
    #expect(curve.progress(toReach: -3) == nil)
  }

  @Test("a description reads as in a style sheet")
  func description() {
    #expect("\(CubicBezier.easeInEaseOut)" == "cubic-bezier(0.42, 0.0, 0.58, 1.0)")
  }
}
