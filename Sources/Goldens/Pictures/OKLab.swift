import Glibc

/// A colour in OKLab (B. Ottosson, 2020): lightness 0 … 1 and two opponent axes, in which equal
/// distances look equally far apart.
///
/// Chosen over CIELAB and CIEDE2000, since its plain distance is even for blues too, has no jumps
/// and costs little; over differences of RGB or YIQ, since those are no measure of what is seen.
struct OKLab: Equatable {
  var lightness: Float
  var a: Float
  var b: Float

  /// The colour 0xRRGGBB of sRGB.
  init(_ rgb: UInt32) {
    let red = Self.linear[Int(rgb >> 16 & 0xFF)]
    let green = Self.linear[Int(rgb >> 8 & 0xFF)]
    let blue = Self.linear[Int(rgb & 0xFF)]
    let l = cbrtf(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrtf(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrtf(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// How far two colours look apart, times 100.
  func distance(to other: OKLab) -> Double {
    let (dl, da, db) = (lightness - other.lightness, a - other.a, b - other.b)
    return Double((dl * dl + da * da + db * db).squareRoot()) * 100
  }

  /// The light of each of sRGB's 256 steps.
  private static let linear: [Float] = (0..<256).map { step in
    let value = Float(step) / 255
    return value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4)
  }
}
