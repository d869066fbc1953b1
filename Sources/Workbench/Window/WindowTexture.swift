import CSDL2
import Picture

/// A window's pixels where the driver has no surface of its own in whole device pixels (Wayland):
/// memory that is painted on, and a texture that takes over what changed.
struct WindowTexture: ~Copyable {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var memory: UnsafeMutableRawPointer?
  private var width = 0
  private var height = 0

  /// A texture for `window`; `nil` where only a renderer without a GPU could show it, which knows
  /// no more pixels than the window's surface has.
  init?(window: OpaquePointer) {
    guard let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED.rawValue) else {
      return nil
    }
    self.renderer = renderer
  }

  /// Gives everything back; its window calls this as it ends, and nothing else does.
  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    memory?.deallocate()
  }

  /// The memory to paint on, for the window's pixels of now.
  mutating func pixels() throws(WorkbenchError) -> Window.Pixels? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard SDL_GetRendererOutputSize(renderer, &width, &height) == 0 else {
      throw .toolkit(asked: "the window's pixels", said: Toolkit.lastError)
    }
    guard width > 0, height > 0 else { return nil }
    if (Int(width), Int(height)) != (self.width, self.height) { try make(width, height) }
    return memory.map {
      Window.Pixels(memory: $0, width: self.width, height: self.height, stride: self.width * 4)
    }
  }

  private mutating func make(_ width: Int32, _ height: Int32) throws(WorkbenchError) {
    if let texture { SDL_DestroyTexture(texture) }
    memory?.deallocate()
    (self.width, self.height) = (Int(width), Int(height))
    memory = .allocate(byteCount: self.width * self.height * 4, alignment: 16)
    texture = SDL_CreateTexture(
      renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
      width, height)
    guard let texture else {
      throw .toolkit(asked: "a texture", said: Toolkit.lastError)
    }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
  }

  /// Shows what was painted in `damage`; tells whether that went well.
  func present(_ damage: [PixelRect]) -> Bool {
    guard let texture, let memory else { return false }
    for part in damage {
      var rect = SDL_Rect(
        x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
      let start = memory + (part.y * width + part.x) * 4
      guard SDL_UpdateTexture(texture, &rect, start, Int32(width * 4)) == 0 else { return false }
    }
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { return false }
    SDL_RenderPresent(renderer)
    return true
  }
}
