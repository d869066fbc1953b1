import CPangoCairo
import Choreography
import Picture

extension Brush {
  /// Paints a blurred rounded rectangle. Its edges are set on whole pixels before the blur, so
  /// that a shadow that moves keeps its mask.
  func shadow(_ shadow: Shadow) throws(CanvasError) {
    let corner = transform.apply(DrawPoint(x: shadow.rect.x, y: shadow.rect.y))
    let (x, y) = (corner.x.rounded(), corner.y.rounded())
    let width = (shadow.rect.width * transform.scale).rounded()
    let height = (shadow.rect.height * transform.scale).rounded()
    let (sigma, radius) = (shadow.sigma * transform.scale, shadow.radius * transform.scale)
    guard abs(x) < Path.farthest, abs(y) < Path.farthest, width >= 1, height >= 1,
      radius.isFinite, sigma >= 0, sigma <= 1000, setSource(shadow.color)
    else { return }
    // Refuses by name what no surface can hold, before the numbers are turned into integers.
    guard width < Path.farthest, height < Path.farthest else {
      throw .size(width: Int(Path.farthest), height: Int(Path.farthest))
    }
    let key = ShadowMasks.Key(
      width: Int(width), height: Int(height), radius: radius, sigma: sigma)
    let mask = try stock.shadows.mask(key)
    cairo_mask_surface(
      pen.raw, mask.surface.raw, x - Double(mask.margin), y - Double(mask.margin))
  }
}
