import Choreography

extension WorkbenchLayout {
  /// Where the rows stand. The open row stays in view: it stops at the edge that it would cross,
  /// and the others go on under it.
  static func rowPlaces(
    shown: [Int], open: Int, compact: Double, openHeight: Double, scroll: Double, viewport: Rect,
    grid: WindowGrid
  ) -> [RowPlace] {
    var tops: [(index: Int, top: Double, height: Double)] = []
    var y = viewport.y - scroll
    for index in shown {
      let height = index == open ? openHeight : compact
      tops.append((index, y, height))
      y += height
    }
    func rect(_ top: Double, _ height: Double) -> Rect {
      grid.snap(Rect(x: viewport.x, y: top, width: viewport.width, height: height))
    }
    var openRect: Rect?
    if let place = tops.first(where: { $0.index == open }) {
      let lowest = max(viewport.y, viewport.maxY - place.height)
      openRect = rect(min(max(place.top, viewport.y), lowest), place.height)
    }
    var places = tops.filter { $0.index != open }.map { place in
      let whole = rect(place.top, place.height)
      var free = viewport
      if let openRect, let openPlace = tops.first(where: { $0.index == open }) {
        if place.top < openPlace.top {
          free.height = openRect.y - viewport.y
        } else {
          free.height = viewport.maxY - openRect.maxY
          free.y = openRect.maxY
        }
      }
      return RowPlace(
        index: place.index, rect: whole, visible: whole.intersection(free), isOpen: false)
    }
    if let openRect {
      places.append(
        RowPlace(
          index: open, rect: openRect, visible: openRect.intersection(viewport), isOpen: true))
    }
    return places
  }

  /// How large the phones are and where their housings stand.
  static func phonePlaces(
    count: Int, body: Size, stage: Rect, grid: WindowGrid
  ) -> (scale: Double, places: [Rect]) {
    guard count > 0 else { return (1, []) }
    if count > 1, body.width > body.height {
      return stackedPlaces(count: count, body: body, stage: stage, grid: grid)
    }
    func floor2(_ value: Double) -> Double { max(0.1, (value * 100 + 1e-6).rounded(.down) / 100) }
    let scale: Double
    let gap = stage.width < 700 ? 16.0 : 28.0
    if count == 1 {
      scale = min(
        1, floor2(min((stage.height - 84) / body.height, (stage.width - 200) / body.width)))
    } else {
      let margin = stage.width < 700 ? 32.0 : 52.0
      let gaps = gap * Double(count - 1)
      scale = min(
        1,
        floor2(
          min(
            (stage.width - margin - gaps) / (body.width * Double(count)),
            (stage.height - 170) / body.height)))
    }
    let (width, height) = (body.width * scale, body.height * scale)
    let total = width * Double(count) + gap * Double(count - 1)
    let left = ((stage.width - total) / 2).rounded()
    let top =
      count == 1
      ? (stage.y + max(20, (stage.height - 64 - height) / 2)).rounded()
      : (stage.y + (stage.height - height - 96) / 2 + 30).rounded()
    let places = (0..<count).map { place in
      Rect(
        x: grid.snap(stage.x + left + Double(place) * (width + gap)), y: grid.snap(top),
        width: width, height: height)
    }
    return (scale, places)
  }

  /// Room beside stacked phones for what is said about them.
  static func stackedCaption(_ stage: Rect) -> Double { stage.width < 700 ? 150 : 240 }

  /// Phones on their sides stand one below the other, their captions beside them.
  private static func stackedPlaces(
    count: Int, body: Size, stage: Rect, grid: WindowGrid
  ) -> (scale: Double, places: [Rect]) {
    let gap = stage.width < 700 ? 16.0 : 24
    let top = 44.0
    let gaps = gap * Double(count - 1)
    let fitting = min(
      (stage.height - top - 20 - gaps) / (body.height * Double(count)),
      (stage.width - 44 - stackedCaption(stage)) / body.width)
    let scale = min(1, max(0.1, (fitting * 100 + 1e-6).rounded(.down) / 100))
    let (width, height) = (body.width * scale, body.height * scale)
    let total = height * Double(count) + gaps
    let left = max(20, (stage.width - width - stackedCaption(stage)) / 2).rounded()
    let y = (stage.y + top + (stage.height - top - 20 - total) / 2).rounded()
    let places = (0..<count).map { place in
      Rect(
        x: grid.snap(stage.x + left), y: grid.snap(y + Double(place) * (height + gap)),
        width: width, height: height)
    }
    return (scale, places)
  }
}
