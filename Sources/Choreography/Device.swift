/// A phone or tablet: its screen, safe areas, keyboard heights and how it looks.
public struct Device: Hashable, Sendable {
  /// The name in links and files: `iphone-15`.
  public var id: String
  /// The name people read: `iPhone 15`.
  public var title: String
  /// Whose rules of motion it follows.
  public var platform: Platform.ID
  /// The screen in points, upright.
  public var size: Size
  /// What the system keeps free at the top and the bottom, in points.
  public var safeArea: SafeArea
  /// Heights of its keyboard.
  public var keyboard: Keyboard
  /// Where a sheet at large has its top, in points from the screen's top.
  public var sheetLargeTop: Double
  /// Its figures when it lies on its side; `nil` where it is never turned.
  public var landscape: Landscape?
  /// Points of the bar that a hardware keyboard leaves on the screen; 0 for none.
  public var hardwareBar: Double
  /// Whether its keyboard can float over the screen.
  public var canFloat: Bool
  /// Pixels of the display for a point, where the system moves the keyboard by whole ones.
  public var wholePixels: Double?
  /// What surrounds and interrupts the screen.
  public var body: Body

  /// A device from all its parts.
  public init(
    id: String, title: String, platform: Platform.ID, size: Size, safeArea: SafeArea,
    keyboard: Keyboard, sheetLargeTop: Double, landscape: Landscape? = nil,
    hardwareBar: Double = 0, canFloat: Bool = false, wholePixels: Double? = nil, body: Body
  ) {
    self.id = id
    self.title = title
    self.platform = platform
    self.size = size
    self.safeArea = safeArea
    self.keyboard = keyboard
    self.sheetLargeTop = sheetLargeTop
    self.landscape = landscape
    self.hardwareBar = hardwareBar
    self.canFloat = canFloat
    self.wholePixels = wholePixels
    self.body = body
  }

  /// The same device held so.
  public func held(_ orientation: Surroundings.Orientation) -> Device {
    guard orientation == .landscape, let landscape else { return self }
    var turned = self
    turned.size = Size(width: size.height, height: size.width)
    turned.safeArea = landscape.safeArea
    turned.keyboard = landscape.keyboard
    turned.sheetLargeTop = landscape.sheetLargeTop
    turned.body.bezelX = body.bezelY
    turned.body.bezelY = body.bezelX
    turned.isTurned = true
    return turned
  }

  /// Whether it lies on its side.
  public private(set) var isTurned = false

  /// Whether it has room for a sheet at medium: not on a phone on its side. D.
  public var hasMedium: Bool { !isTurned || size.height >= 600 }

  /// The figures of a device that lies on its side.
  public struct Landscape: Hashable, Sendable {
    /// What the system keeps free.
    public var safeArea: SafeArea
    /// Heights of the keyboard.
    public var keyboard: Keyboard
    /// Where a sheet at large has its top.
    public var sheetLargeTop: Double

    /// Figures from all their parts.
    public init(safeArea: SafeArea, keyboard: Keyboard, sheetLargeTop: Double) {
      self.safeArea = safeArea
      self.keyboard = keyboard
      self.sheetLargeTop = sheetLargeTop
    }
  }

  /// Where a sheet at medium has its top: half of the height.
  public var sheetMediumTop: Double { size.height / 2 }

  /// The strips at the top and the bottom that content keeps clear of, in points.
  public struct SafeArea: Hashable, Sendable {
    /// Below the status bar.
    public var top: Double
    /// Above the home indicator or the navigation bar.
    public var bottom: Double

    /// Strips of `top` and `bottom` points.
    public init(top: Double, bottom: Double) {
      self.top = top
      self.bottom = bottom
    }
  }

  /// Heights of the docked keyboard in points; both include the bottom safe area.
  public struct Keyboard: Hashable, Sendable {
    /// With the prediction bar.
    public var withPrediction: Double
    /// Without it.
    public var withoutPrediction: Double

    /// Heights with and without the prediction bar.
    public init(withPrediction: Double, withoutPrediction: Double) {
      self.withPrediction = withPrediction
      self.withoutPrediction = withoutPrediction
    }
  }

  /// The housing around the screen, in points.
  public struct Body: Hashable, Sendable {
    /// From the screen's edge to the housing's edge at the left and the right.
    public var bezelX: Double
    /// From the screen's edge to the housing's edge at the top and the bottom.
    public var bezelY: Double
    /// Corner radius of the screen; 0 for a square one.
    public var screenRadius: Double
    /// Corner radius of the housing.
    public var bodyRadius: Double
    /// What interrupts the screen.
    public var cutout: Cutout
    /// The buttons at the sides.
    public var buttons: [Button]

    /// A housing from all its parts.
    public init(
      bezelX: Double, bezelY: Double, screenRadius: Double, bodyRadius: Double, cutout: Cutout,
      buttons: [Button]
    ) {
      self.bezelX = bezelX
      self.bezelY = bezelY
      self.screenRadius = screenRadius
      self.bodyRadius = bodyRadius
      self.cutout = cutout
      self.buttons = buttons
    }
  }

  /// What the front of the device has beside its screen.
  public enum Cutout: String, CaseIterable, Hashable, Sendable {
    /// The pill near the top.
    case island
    /// A round button below the screen.
    case homeButton
    /// A small round camera at the top.
    case punchHole
    /// Nothing.
    case none
  }

  /// A button at the side of the housing, in points from the housing's top.
  public struct Button: Hashable, Sendable {
    /// Which side it is on.
    public var side: Side
    /// Where it begins.
    public var y: Double
    /// How long it is.
    public var height: Double

    /// A button on `side` from `y` on, `height` long.
    public init(side: Side, y: Double, height: Double) {
      self.side = side
      self.y = y
      self.height = height
    }

    /// The sides of a housing.
    public enum Side: String, CaseIterable, Hashable, Sendable { case left, right }
  }
}
