import CSDL2
import Picture

/// A window of SDL; closed when this value ends.
struct Window: ~Copyable {
  private let raw: OpaquePointer
  /// Where the pixels are, if the window has no surface of its own.
  private var texture: WindowTexture?

  /// Opens a window of `width` by `height` of the desktop's units; `hasSurface` tells whether the
  /// driver gives it pixels of its own.
  init(title: String, width: Int, height: Int, hasSurface: Bool) throws(WorkbenchError) {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let centered = Int32(bitPattern: UInt32(SDL_WINDOWPOS_CENTERED_MASK))
    guard
      let raw = SDL_CreateWindow(title, centered, centered, Int32(width), Int32(height), flags)
    else { throw .noDisplay(Toolkit.lastError) }
    self.raw = raw
    texture = hasSurface ? nil : WindowTexture(window: raw)
    SDL_SetWindowMinimumSize(raw, 320, 240)
  }

  deinit {
    // A texture has to go before its window.
    texture?.close()
    SDL_DestroyWindow(raw)
  }

  /// The pixels of a window that Cairo can paint on: four bytes each, blue, green, red, nothing.
  struct Pixels: Equatable {
    let memory: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    /// Bytes from one row to the next.
    let stride: Int
  }

  /// The window's extent in the desktop's units.
  var size: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(raw, &width, &height)
    return (Int(width), Int(height))
  }

  /// The room that the desktop leaves for windows on its first screen, in its units.
  static var room: (width: Int, height: Int)? {
    var area = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(0, &area) == 0, area.w > 0, area.h > 0 else { return nil }
    return (Int(area.w), Int(area.h))
  }

  /// Whether the window is not to be seen at all.
  var isHidden: Bool {
    let flags = SDL_GetWindowFlags(raw)
    return flags & (SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue) != 0
  }

  /// The window's pixels, which hold until it has another size or `nil` is given; asked anew for
  /// every picture.
  mutating func pixels() throws(WorkbenchError) -> Pixels? {
    if let pixels = try texture?.pixels() { return pixels }
    guard let surface = SDL_GetWindowSurface(raw) else {
      throw .toolkit(asked: "a surface", said: Toolkit.lastError)
    }
    let format = surface.pointee.format.pointee.format
    guard format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
    else {
      throw .toolkit(
        asked: "pixels of 32 bits", said: String(cString: SDL_GetPixelFormatName(format)))
    }
    guard let memory = surface.pointee.pixels, surface.pointee.w > 0, surface.pointee.h > 0 else {
      return nil
    }
    return Pixels(
      memory: memory, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      stride: Int(surface.pointee.pitch))
  }

  /// Shows what was painted in `damage`; tells whether the surface was still good.
  func present(_ damage: [PixelRect]) -> Bool {
    if let isShown = texture?.present(damage) { return isShown }
    let rects = damage.map {
      SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height))
    }
    return SDL_UpdateWindowSurfaceRects(raw, rects, Int32(rects.count)) == 0
  }
}
