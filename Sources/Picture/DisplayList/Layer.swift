/// A part of the picture that is painted whole or not at all. It is opaque.
public struct Layer: Hashable, Sendable {
  /// Its name, the same from frame to frame.
  public var id: String
  /// Where it stands, in device pixels of the whole picture.
  public var frame: PixelRect
  /// Device pixels for one unit of its commands.
  public var scale: Double
  /// What it shows, in units of the whole picture (origin at the picture's left top corner).
  public var commands: [Command]

  /// A layer from all its parts.
  public init(id: String, frame: PixelRect, scale: Double, commands: [Command]) {
    self.id = id
    self.frame = frame
    self.scale = scale
    self.commands = commands
  }
}
