import Picture

/// Paints display lists, and keeps what it painted for as long as it stays equal.
///
/// Each layer has pixels of its own, painted whole when its commands change; the picture is put
/// together from them by copying whole pixels. So what was painted before never shows in the
/// bytes. A painter belongs to one thread, the one of its `FontBook`.
public final class Painter {
  private struct Shown {
    var layer: Layer
    var surface: Surface
  }

  private let stock: Stock
  private var shown: [Shown] = []
  private var target: PixelTarget?
  private var size: (width: Int, height: Int) = (0, 0)

  /// A painter that has painted nothing yet.
  public init(fonts: FontBook) { stock = Stock(fonts: fonts) }

  /// Forgets what the target shows: the next picture is put together whole.
  public func forgetTarget() { target = nil }

  /// Forgets what was kept for pictures to come: they will be of other things.
  public func forgetKept() {
    shown = []
    target = nil
    stock.forget()
  }

  /// A picture of a display list.
  ///
  /// - Throws: `CanvasError.size` for a picture, layer or tile that no surface can hold.
  public func bitmap(of list: DisplayList) throws(CanvasError) -> Bitmap {
    try CanvasError.check(width: list.width, height: list.height)
    var pixels = [UInt32](repeating: 0, count: list.width * list.height)
    // The closure of an array's bytes cannot throw a typed error through.
    let failure: CanvasError? = pixels.withUnsafeMutableBytes { bytes -> CanvasError? in
      guard let base = bytes.baseAddress else { return nil }
      let target = PixelTarget(
        base: base, width: list.width, height: list.height, pitch: list.width * 4)
      forgetTarget()
      do throws(CanvasError) { _ = try paint(list, into: target) } catch { return error }
      return nil
    }
    forgetTarget()
    if let failure { throw failure }
    for index in pixels.indices { pixels[index] &= 0xFFFFFF }
    return try Bitmap(width: list.width, height: list.height, pixels: pixels)
  }

  /// Brings `target` to show `list` and answers which rectangles of it changed.
  ///
  /// The target is taken to show still what this painter left there when it is the same memory of
  /// the same size; call `forgetTarget()` when that is not so. Where the target is smaller than
  /// the picture, the picture is cut off; where it is larger, the rest is black.
  ///
  /// - Throws: `CanvasError.size` for a picture, layer or tile that no surface can hold; the
  ///   target is then untouched.
  public func paint(_ list: DisplayList, into target: PixelTarget) throws(CanvasError)
    -> [PixelRect]
  {
    try CanvasError.check(width: list.width, height: list.height)
    let window = try Surface(
      .color, on: target.base, width: target.width, height: target.height, stride: target.pitch)
    var damage: [PixelRect]
    do {
      damage = try update(to: list)
    } catch {
      (shown, self.target) = ([], nil)
      throw error
    }
    if target != self.target || size != (list.width, list.height) { damage = [window.bounds] }
    self.target = target
    size = (list.width, list.height)
    let area = PixelRect(x: 0, y: 0, width: list.width, height: list.height)
    damage = damage.map { $0.intersection(window.bounds) }.withoutCovered
    for rect in damage { compose(rect, area: area, onto: window) }
    return damage
  }

  /// Paints the layers that changed; answers where the picture differs from the last one.
  private func update(to list: DisplayList) throws(CanvasError) -> [PixelRect] {
    var damage: [PixelRect] = []
    var next: [Shown] = []
    next.reserveCapacity(list.layers.count)
    var reordered = false
    // Layers come in the same order nearly always: look where the last one was found first.
    var place = 0
    var used = [Bool](repeating: false, count: shown.count)
    for layer in list.layers where !layer.frame.isEmpty {
      guard let index = find(layer.id, from: place, used: used) else {
        next.append(Shown(layer: layer, surface: try paint(layer, on: nil)))
        damage.append(layer.frame)
        continue
      }
      if index < place { reordered = true }
      used[index] = true
      place = max(place, index + 1)
      let old = shown[index]
      if old.layer == layer {
        next.append(old)
        continue
      }
      damage.append(old.layer.frame)
      if layer.frame != old.layer.frame { damage.append(layer.frame) }
      let surface = try layer.looks(like: old.layer) ? old.surface : paint(layer, on: old.surface)
      next.append(Shown(layer: layer, surface: surface))
    }
    for index in shown.indices where !used[index] { damage.append(shown[index].layer.frame) }
    shown = next
    return reordered ? [PixelRect(x: 0, y: 0, width: list.width, height: list.height)] : damage
  }

  private func find(_ id: String, from place: Int, used: [Bool]) -> Int? {
    if place < shown.count, !used[place], shown[place].layer.id == id { return place }
    return shown.indices.first { !used[$0] && shown[$0].layer.id == id }
  }

  private func paint(_ layer: Layer, on old: Surface?) throws(CanvasError) -> Surface {
    let (width, height) = (layer.frame.width, layer.frame.height)
    let surface: Surface
    if let old, old.width == width, old.height == height {
      surface = old
      if !layer.beginsOpaque { surface.clear(surface.bounds) }
    } else {
      surface = try Surface(.color, width: width, height: height)
    }
    let brush = Brush(
      surface: surface, scale: layer.scale, origin: (layer.frame.x, layer.frame.y), stock: stock)
    try brush.paintAll(layer.commands)
    return surface
  }

  /// Copies what is seen in `rect`, from the topmost layer that covers all of it upwards.
  private func compose(_ rect: PixelRect, area: PixelRect, onto window: Surface) {
    let seen = rect.intersection(area)
    let lowest = shown.lastIndex { $0.layer.frame.contains(seen) }
    if lowest == nil || seen != rect { window.clear(rect) }
    for entry in shown[(lowest ?? 0)...] {
      let part = entry.layer.frame.intersection(seen)
      guard !part.isEmpty else { continue }
      window.copy(
        part.offsetBy(dx: -entry.layer.frame.x, dy: -entry.layer.frame.y), of: entry.surface,
        toX: part.x, y: part.y)
    }
  }
}

extension Layer {
  /// Whether the first command alone covers everything that was painted before.
  fileprivate var beginsOpaque: Bool {
    switch commands.first {
    case .tile(let tile): return tile.frame.contains(frame)
    case .fill(let path, .solid(let color), _):
      let covered = path.pixelRect(Transform(scale: scale))
      return color.alpha >= 1 && covered?.contains(frame) == true
    default: return false
    }
  }

  /// Whether another layer of this one's size has the same pixels, wherever it stands.
  fileprivate func looks(like other: Layer) -> Bool {
    frame == other.frame && scale == other.scale && commands == other.commands
  }
}

extension [PixelRect] {
  /// The rectangles without empty ones and those inside of another.
  fileprivate var withoutCovered: [PixelRect] {
    var result: [PixelRect] = []
    for rect in self where !rect.isEmpty && !result.contains(where: { $0.contains(rect) }) {
      result.removeAll { rect.contains($0) }
      result.append(rect)
    }
    return result
  }
}
