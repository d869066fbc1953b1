/// An opaque picture on whole device pixels.
public struct Tile: Hashable, Sendable {
  /// Where it stands, in device pixels of the whole picture.
  public var frame: PixelRect
  /// Device pixels for one unit of its commands.
  public var scale: Double
  /// What it shows, from its own left top corner; the first command covers all of it.
  public var commands: [Command]

  /// A tile from all its parts.
  public init(frame: PixelRect, scale: Double, commands: [Command]) {
    self.frame = frame
    self.scale = scale
    self.commands = commands
  }
}
