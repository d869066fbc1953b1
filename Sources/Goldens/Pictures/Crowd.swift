import Picture

/// Where pixels of a kind lie: the rectangle around them, and the window with most of them.
struct Crowd {
  private(set) var densest: PictureComparison.Window?
  private(set) var bounds: PixelRect?

  /// Looks for pixels with a mark among those of a picture.
  init(width: Int, height: Int, of mark: PixelScan.Mark, in marks: [PixelScan.Mark]) {
    guard marks.contains(mark) else { return }
    // sums[(y + 1) * stride + x + 1] counts the pixels above and left of (x + 1, y + 1).
    let stride = width + 1
    var sums = [Int32](repeating: 0, count: stride * (height + 1))
    var (left, top, right, bottom) = (width, height, -1, -1)
    for y in 0..<height {
      var row: Int32 = 0
      for x in 0..<width {
        if marks[y * width + x] == mark {
          row += 1
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), max(bottom, y))
        }
        sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row
      }
    }
    guard right >= 0 else { return }
    bounds = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    let side = PictureTolerance.windowSide
    let (across, down) = (min(side, width), min(side, height))
    for y in 0...height - down {
      for x in 0...width - across {
        let count =
          sums[(y + down) * stride + x + across] - sums[y * stride + x + across]
          - sums[(y + down) * stride + x] + sums[y * stride + x]
        if Int(count) > densest?.count ?? 0 {
          densest = PictureComparison.Window(
            frame: PixelRect(x: x, y: y, width: across, height: down), count: Int(count))
        }
      }
    }
  }
}
