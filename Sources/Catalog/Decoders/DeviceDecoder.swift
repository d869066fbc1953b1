import Choreography

/// Reads a device: its screen, safe areas, keyboard heights and housing, in points.
enum DeviceDecoder {
  /// The keys by which a file shows that it is a device.
  static let marks = ["platform", "safeArea", "size", "body"]
  /// Points a screen may measure each way.
  static let extents = 200.0...4000
  /// Points anything smaller may measure.
  static let lengths = 0.0...2000

  /// Pixels a point may have.
  private static let densities = 0.5...10

  private static let screenKeys = [
    "title", "platform", "size", "safeArea", "keyboard", "sheet", "wholePixels",
  ]
  private static let ownKeys = ["order", "landscape", "hardwareBar", "canFloat", "body"]

  /// The device in `root`, named `id`.
  static func decode(_ root: Value, id: String) -> Ordered<Device>? {
    guard let fields = root.fields(screenKeys + ownKeys) else { return nil }
    let order = fields["order"].map { $0.integer(in: Order.range) } ?? Order.last
    let body = fields.required("body").flatMap(body)
    let bar = fields["hardwareBar"].map { $0.number(in: lengths, unit: "pt") } ?? 0
    let canFloat = fields["canFloat"].map { $0.flag() } ?? false
    guard var device = screen(fields, id: id), let order, let body, let bar, let canFloat else {
      return nil
    }
    device.body = body
    device.hardwareBar = bar
    device.canFloat = canFloat
    if let given = fields["landscape"] {
      guard let turned = turned(device, given) else { return nil }
      device = turned
    }
    return Ordered(order: order, id: id, value: device)
  }

  /// The device of a recorded trace, which has a name and no housing.
  static func recorded(_ root: Value) -> Device? {
    guard let fields = root.fields(["id"] + screenKeys) else { return nil }
    let id = fields.required("id")?.text()
    return screen(fields, id: id ?? "").flatMap { id == nil ? nil : $0 }
  }

  /// `device` with the figures that hold when it lies on its side.
  private static func turned(_ device: Device, _ value: Value) -> Device? {
    guard let fields = value.fields(["safeArea", "keyboard", "sheet"]),
      let heights = heights(fields)
    else { return nil }
    var device = device
    device.landscape = Device.Landscape(
      safeArea: heights.safeArea, keyboard: heights.keyboard, sheetLargeTop: heights.largeTop)
    check(device.held(.landscape), fields)
    return device
  }

  /// What a phone has each way it can be held.
  private struct Heights {
    var safeArea: Device.SafeArea
    var keyboard: Device.Keyboard
    var largeTop: Double
  }

  private static func heights(_ fields: Fields) -> Heights? {
    let safeArea = fields.required("safeArea")?.pair("top", "bottom", in: lengths)
    let keyboard = fields.required("keyboard")?
      .pair("withPrediction", "withoutPrediction", in: lengths)
    let largeTop = fields.required("sheet")?.fields(["largeTop"])?.required("largeTop")?
      .number(in: lengths, unit: "pt")
    guard let safeArea, let keyboard, let largeTop else { return nil }
    return Heights(
      safeArea: Device.SafeArea(top: safeArea.first, bottom: safeArea.second),
      keyboard: Device.Keyboard(withPrediction: keyboard.first, withoutPrediction: keyboard.second),
      largeTop: largeTop)
  }

  private static func screen(_ fields: Fields, id: String) -> Device? {
    let title = fields.required("title")?.text()
    let platform = fields.required("platform")?.word(of: Platform.ID.allCases)
    let size = fields.required("size")?.pair("width", "height", in: extents)
    let heights = heights(fields)
    let density = fields["wholePixels"].map { $0.number(in: densities, unit: "pixels") }
    guard let title, let platform, let size, let heights, density != .some(nil) else { return nil }
    let device = Device(
      id: id, title: title, platform: platform,
      size: Size(width: size.first, height: size.second), safeArea: heights.safeArea,
      keyboard: heights.keyboard, sheetLargeTop: heights.largeTop, wholePixels: density ?? nil,
      body: bareBody)
    check(device, fields)
    return device
  }

  private static func check(_ device: Device, _ fields: Fields) {
    let keyboard = fields["keyboard"]
    if device.keyboard.withoutPrediction < device.safeArea.bottom {
      keyboard?.report(.below("the bottom safe area", device.safeArea.bottom))
    }
    if device.keyboard.withPrediction < device.keyboard.withoutPrediction {
      keyboard?.report(
        .below("the height without prediction bar", device.keyboard.withoutPrediction))
    }
    if device.keyboard.withPrediction >= device.size.height {
      keyboard?.report(.notBelow("the screen's height", device.size.height))
    }
    if device.sheetLargeTop >= device.sheetMediumTop {
      fields["sheet"]?.report(.notBelow("half the screen's height", device.sheetMediumTop))
    }
  }

  private static let bareBody = Device.Body(
    bezelX: 0, bezelY: 0, screenRadius: 0, bodyRadius: 0, cutout: .none, buttons: [])

  private static func body(_ value: Value) -> Device.Body? {
    let keys = ["bezel", "screenRadius", "radius", "cutout", "buttons"]
    guard let fields = value.fields(keys) else { return nil }
    let bezel = fields.required("bezel")?.pair("x", "y", in: lengths)
    let screenRadius = fields.required("screenRadius")?.number(in: lengths, unit: "pt")
    let radius = fields.required("radius")?.number(in: lengths, unit: "pt")
    let cutout = fields.required("cutout")?.word(of: Device.Cutout.allCases)
    let entries = fields["buttons"].map { $0.entries(0...16) } ?? []
    let buttons = entries?.compactMap(button)
    guard let bezel, let screenRadius, let radius, let cutout, let entries, let buttons,
      buttons.count == entries.count
    else { return nil }
    return Device.Body(
      bezelX: bezel.first, bezelY: bezel.second, screenRadius: screenRadius, bodyRadius: radius,
      cutout: cutout, buttons: buttons)
  }

  private static func button(_ value: Value) -> Device.Button? {
    guard let fields = value.fields(["side", "y", "height"]) else { return nil }
    let side = fields.required("side")?.word(of: Device.Button.Side.allCases)
    let y = fields.required("y")?.number(in: lengths, unit: "pt")
    let height = fields.required("height")?.number(in: lengths, unit: "pt")
    guard let side, let y, let height else { return nil }
    return Device.Button(side: side, y: y, height: height)
  }
}

/// Two lengths that belong together.
private struct Pair {
  var first: Double
  var second: Double
}

extension Value {
  /// The lengths of a mapping of two, in points.
  fileprivate func pair(
    _ first: String, _ second: String, in range: ClosedRange<Double>
  ) -> Pair? {
    guard let fields = fields([first, second]) else { return nil }
    let one = fields.required(first)?.number(in: range, unit: "pt")
    let two = fields.required(second)?.number(in: range, unit: "pt")
    guard let one, let two else { return nil }
    return Pair(first: one, second: two)
  }
}
