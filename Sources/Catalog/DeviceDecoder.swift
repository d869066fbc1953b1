import Choreography

/// Reads a device: its screen, safe areas, keyboard heights and housing, in points.
enum DeviceDecoder {
  /// The keys by which a file shows that it is a device.
  static let marks = ["platform", "safeArea", "size", "body"]
  /// Operating systems whose rules the model has.
  static let platforms: [Platform.ID] = [.ios]
  /// Points a screen may measure each way.
  static let extents = 200.0...4000
  /// Points anything smaller may measure.
  static let lengths = 0.0...2000

  /// The device in `root`, named `id`.
  static func decode(_ root: Value, id: String) -> Ordered<Device>? {
    let keys = ["title", "order", "platform", "size", "safeArea", "keyboard", "sheet", "body"]
    guard let fields = root.fields(keys) else { return nil }
    let title = fields.required("title")?.text()
    let order = fields["order"].map { $0.integer(in: Order.range) } ?? Order.last
    let platform = fields.required("platform")?.word(of: platforms)
    let size = fields.required("size")?.pair("width", "height", in: extents)
    let safeArea = fields.required("safeArea")?.pair("top", "bottom", in: lengths)
    let keyboard = fields.required("keyboard")?
      .pair("withPrediction", "withoutPrediction", in: lengths)
    let sheet = fields.required("sheet")?.fields(["largeTop"])?.required("largeTop")
    let largeTop = sheet?.number(in: lengths, unit: "pt")
    let body = fields.required("body").flatMap(body)
    if let keyboard, let safeArea, let size, let largeTop {
      let heights = fields["keyboard"]
      if keyboard.second < safeArea.second {
        heights?.report(.below("the bottom safe area", safeArea.second))
      }
      if keyboard.first < keyboard.second {
        heights?.report(.below("the height without prediction bar", keyboard.second))
      }
      if keyboard.first >= size.second { heights?.report(.notBelow("the height", size.second)) }
      if largeTop >= size.second / 2 {
        sheet?.report(.notBelow("half the height", size.second / 2))
      }
    }
    guard let title, let order, let platform, let size, let safeArea, let keyboard, let largeTop,
      let body
    else { return nil }
    return Ordered(
      order: order, id: id,
      value: Device(
        id: id, title: title, platform: platform,
        size: Size(width: size.first, height: size.second),
        safeArea: Device.SafeArea(top: safeArea.first, bottom: safeArea.second),
        keyboard: Device.Keyboard(
          withPrediction: keyboard.first, withoutPrediction: keyboard.second),
        sheetLargeTop: largeTop, body: body))
  }

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
