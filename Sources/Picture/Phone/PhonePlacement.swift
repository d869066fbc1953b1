import Choreography

/// Where a phone stands in a picture and how large it is.
public struct PhonePlacement: Hashable, Sendable {
  /// Device pixels from the picture's left edge to the housing's.
  public var x: Int
  /// Device pixels from the picture's top edge to the housing's.
  public var y: Int
  /// Device pixels for one point of the phone.
  public var pixelsPerPoint: Double
  /// Device pixels for one unit of the layers the phone is put in.
  public var layerScale: Double

  /// A place from all its parts.
  public init(x: Int, y: Int, pixelsPerPoint: Double, layerScale: Double) {
    self.x = x
    self.y = y
    self.pixelsPerPoint = pixelsPerPoint
    self.layerScale = layerScale
  }
}
