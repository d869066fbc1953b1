/// A blur by three averages in a row, which together come close to a Gaussian.
///
/// It counts in whole numbers, so it is the same everywhere and exactly symmetric.
enum Blur {
  /// The widths of the three averages, odd, whose variance is nearest to that of `sigma`.
  static func boxes(sigma: Double) -> [Int] {
    guard sigma > 0 else { return [] }
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var small = Int(ideal)
    if small % 2 == 0 { small -= 1 }
    let w = Double(small)
    // n averages of width w and 3 - n of width w + 2 have the variance 12 sigma².
    let count = (12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)
    let smaller = Int(count.rounded())
    return (0..<3).map { $0 < smaller ? small : small + 2 }.filter { $0 > 1 }
  }

  /// Blurs rows, then columns, of a picture that is the same left and right, above and below.
  static func applySymmetric(
    _ boxes: [Int], to pixels: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int
  ) {
    guard !boxes.isEmpty else { return }
    // 16 bits between the averages, so that rounding leaves no steps.
    let longest = max(width, height)
    let room = UnsafeMutablePointer<UInt16>.allocate(capacity: 2 * longest)
    defer { room.deallocate() }
    let (first, second) = (room, room + longest)
    for row in 0..<(height + 1) / 2 {
      let line = pixels + row * stride
      self.line(boxes, line, count: width, step: 1, first, second)
      (pixels + (height - 1 - row) * stride).update(from: line, count: width)
    }
    for column in 0..<(width + 1) / 2 {
      line(boxes, pixels + column, count: height, step: stride, first, second)
    }
    for row in 0..<height {
      let line = pixels + row * stride
      for column in 0..<width / 2 { line[width &- 1 &- column] = line[column] }
    }
  }

  private static func line(
    _ boxes: [Int], _ pixels: UnsafeMutablePointer<UInt8>, count: Int, step: Int,
    _ first: UnsafeMutablePointer<UInt16>, _ second: UnsafeMutablePointer<UInt16>
  ) {
    var (from, to) = (first, second)
    for index in 0..<count { from[index] = UInt16(pixels[index &* step]) &* 257 }
    for box in boxes {
      average(from, to, count: count, width: box)
      swap(&from, &to)
    }
    for index in 0..<count {
      pixels[index &* step] = UInt8(truncatingIfNeeded: (Int(from[index]) &+ 128) / 257)
    }
  }

  /// The average of `width` neighbours at every place; beyond the ends is nothing.
  private static func average(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, count: Int,
    width: Int
  ) {
    let reach = width / 2
    // A product is many times faster than a division and, at these sizes, rounds no differently
    // on either side.
    let inverse = (1 << 32) / width + 1
    var sum = 0
    for index in 0..<min(reach, count) { sum &+= Int(from[index]) }
    for index in 0..<count {
      if index &+ reach < count { sum &+= Int(from[index &+ reach]) }
      if index > reach { sum &-= Int(from[index &- reach &- 1]) }
      to[index] = UInt16(truncatingIfNeeded: ((sum &+ reach) &* inverse) >> 32)
    }
  }
}
