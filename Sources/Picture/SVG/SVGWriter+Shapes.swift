import Choreography

extension SVGWriter {
  mutating func stroke(
    _ path: Path, _ style: StrokeStyle, _ paint: Paint, _ transform: Transform
  ) -> String? {
    guard path.isWritable, style.width >= 0, style.width < SVGNumber.largest,
      let color = attribute("stroke", paint)
    else { return nil }
    var path = path
    let decimals = decimals(transform)
    var width = style.width
    if style.isHairline {
      // One pixel wide and on whole pixels at the picture's own scale.
      guard transform.scale > 0 else { return nil }
      width = 1 / transform.scale
      path = path.onPixels(transform).mapPoints {
        DrawPoint(
          x: ($0.x - transform.dx) / transform.scale, y: ($0.y - transform.dy) / transform.scale)
      }
    }
    var text = "<path d=\"\(data(path, transform))\" fill=\"none\"\(color)"
    let shown = SVGNumber.text(width, decimals: decimals + 1)
    if shown != "1" { text += " stroke-width=\"\(shown)\"" }
    if style.cap == .round { text += " stroke-linecap=\"round\"" }
    if style.join == .round { text += " stroke-linejoin=\"round\"" }
    if style.dash.contains(where: { $0 > 0 }),
      style.dash.allSatisfy({ $0 >= 0 && $0 < SVGNumber.largest }),
      abs(style.dashOffset) < SVGNumber.largest
    {
      let dash = style.dash.map { SVGNumber.text($0, decimals: decimals) }
      text += " stroke-dasharray=\"\(dash.joined(separator: " "))\""
      let offset = SVGNumber.text(style.dashOffset, decimals: decimals)
      if offset != "0" { text += " stroke-dashoffset=\"\(offset)\"" }
    }
    return text + "/>"
  }

  mutating func shadow(_ shadow: Shadow, _ decimals: Int) -> String? {
    let rect = shadow.rect
    guard [rect.x, rect.y, rect.maxX, rect.maxY].allSatisfy({ abs($0) < SVGNumber.largest }),
      rect.width > 0, rect.height > 0, shadow.sigma >= 0, shadow.sigma < 1000,
      shadow.radius.isFinite, shadow.color.alpha > 0
    else { return nil }
    func number(_ value: Double) -> String { SVGNumber.text(value, decimals: decimals) }
    let radius = min(max(0, shadow.radius), rect.width / 2, rect.height / 2)
    var text = "<rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\""
    text += " width=\"\(number(rect.width))\" height=\"\(number(rect.height))\""
    if radius > 0 { text += " rx=\"\(number(radius))\"" }
    text += SVGText.paint("fill", shadow.color)
    guard shadow.sigma > 0 else { return text + "/>" }
    // Beyond three standard deviations nothing is left to see.
    let seen = rect.insetBy(dx: -3 * shadow.sigma, dy: -3 * shadow.sigma)
    let place =
      "x=\"\(number(seen.x))\" y=\"\(number(seen.y))\" width=\"\(number(seen.width))\""
      + " height=\"\(number(seen.height))\""
    let blur = "<feGaussianBlur stdDeviation=\"\(number(shadow.sigma))\"/>"
    let filter = define("f", place + ">" + blur) {
      "<filter id=\"\($0)\" filterUnits=\"userSpaceOnUse\""
        + " color-interpolation-filters=\"sRGB\" \($1)</filter>"
    }
    return text + " filter=\"url(#\(filter))\"/>"
  }

  /// Attributes that paint with `paint`; `nil` where nothing would be seen.
  mutating func attribute(_ name: String, _ paint: Paint) -> String? {
    switch paint {
    case .solid(let color): return color.alpha > 0 ? SVGText.paint(name, color) : nil
    case .linear(let from, let to, let stops):
      guard from.isWritable, to.isWritable, !stops.isEmpty else { return nil }
      func number(_ value: Double) -> String { SVGNumber.text(value, decimals: 3) }
      var content = "x1=\"\(number(from.x))\" y1=\"\(number(from.y))\""
      content += " x2=\"\(number(to.x))\" y2=\"\(number(to.y))\">"
      for stop in stops {
        content += "<stop offset=\"\(SVGText.opacity(stop.offset))\""
        content += " stop-color=\"\(SVGText.hex(stop.color))\""
        if stop.color.alpha < 1 {
          content += " stop-opacity=\"\(SVGText.opacity(stop.color.alpha))\""
        }
        content += "/>"
      }
      let gradient = define("p", content) {
        "<linearGradient id=\"\($0)\" gradientUnits=\"userSpaceOnUse\" \($1)</linearGradient>"
      }
      return " \(name)=\"url(#\(gradient))\""
    }
  }
}

extension Path {
  /// Whether every point can be written and seen.
  var isWritable: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isWritable
      case .curve(let a, let b, let p): a.isWritable && b.isWritable && p.isWritable
      case .close: true
      }
    }
  }
}

extension DrawPoint {
  var isWritable: Bool { abs(x) < SVGNumber.largest && abs(y) < SVGNumber.largest }
}

extension Transform {
  var isWritable: Bool {
    scale > 0 && scale < SVGNumber.largest && abs(dx) < SVGNumber.largest
      && abs(dy) < SVGNumber.largest
  }
}
