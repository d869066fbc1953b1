import Choreography

/// Where the parts of the window stand, in units (TOKENS, window layout).
public struct WorkbenchLayout: Hashable, Sendable {
  /// The smallest extent that is laid out; a smaller window scrolls.
  public static let minimumSize = Size(width: 1100, height: 720)

  /// The extent that is laid out.
  public let size: Size
  /// The bar at the top.
  public let topBar: Rect
  /// Where the phones stand.
  public let stage: Rect
  /// The panel at the right.
  public let panel: Rect
  /// The bar at the bottom.
  public let transport: Rect
  /// Units from one sixtieth of a second to the next, with 90 of them in the plots' window.
  public let pitch: Double
  /// Left edge of the plots.
  public let plotX: Double
  /// Width of the plots.
  public let plotWidth: Double
  /// Where rows are seen.
  public let rowsViewport: Rect
  /// Height of a closed row.
  public let compactHeight: Double
  /// Height of the open row.
  public let openHeight: Double
  /// The rows from the top, the open one after all that it may cover.
  public let rows: [RowPlace]
  /// How far the rows are scrolled.
  public let rowScroll: Double
  /// How far the rows can be scrolled.
  public let maximumRowScroll: Double
  /// Whether there is a field to filter rows by.
  public let hasFilter: Bool
  /// Units for one point of a phone.
  public let phoneScale: Double
  /// The housings of the phones, from the left.
  public let phones: [Rect]
  /// Whether toggles have words beside their icons.
  public let hasToggleLabels: Bool
  /// Where whole device pixels lie.
  let grid: WindowGrid

  /// A row where it stands.
  public struct RowPlace: Hashable, Sendable {
    /// Its place in the model.
    public let index: Int
    /// All of it.
    public let rect: Rect
    /// What of it can be seen; `nil` where nothing can.
    public let visible: Rect?
    /// Whether it is the open one.
    public let isOpen: Bool
  }

  /// The layout of `model`.
  public init(model: WorkbenchModel) {
    let grid = WindowGrid(scale: model.scale)
    let size = Size(
      width: max(model.size.width, Self.minimumSize.width),
      height: max(model.size.height, Self.minimumSize.height))
    self.grid = grid
    self.size = size

    let barBottom = grid.snap(Metrics.topBarHeight)
    let bodyBottom = grid.snap(size.height - Metrics.transportHeight)
    pitch = size.width >= 1680 ? 6 : 4
    let panelX = grid.snap(size.width - 200 - 90 * pitch)
    topBar = Rect(x: 0, y: 0, width: size.width, height: barBottom)
    stage = Rect(x: 0, y: barBottom, width: panelX, height: bodyBottom - barBottom)
    panel = Rect(
      x: panelX, y: barBottom, width: size.width - panelX, height: bodyBottom - barBottom)
    transport = Rect(x: 0, y: bodyBottom, width: size.width, height: size.height - bodyBottom)
    plotWidth = 90 * pitch
    plotX = grid.snap(size.width - Metrics.padding - plotWidth)
    hasToggleLabels = size.width >= 1280
    compactHeight = size.height < 800 ? 48 : size.height < 1000 ? 64 : 72

    let viewportTop = grid.snap(panel.y + Metrics.panelHeaderHeight)
    rowsViewport = Rect(
      x: panelX, y: viewportTop, width: panel.width, height: bodyBottom - viewportTop)
    let shown = model.visibleRows
    let available = size.height - 48 - 64 - 72
    // With more rows than the design has they scroll, and the open one keeps its height.
    let beside = min(max(1, shown.count), Metrics.rowsAtOnce) - 1
    let room = available - compactHeight * Double(beside)
    openHeight = max(Metrics.smallestOpenRow, room)
    let all =
      available - compactHeight * Double(max(0, model.rows.count - 1)) < Metrics.smallestOpenRow
    hasFilter = all || !model.filter.isEmpty || model.framework != nil || model.focus == "filter"
    let content = compactHeight * Double(max(0, shown.count - 1)) + openHeight
    maximumRowScroll = shown.isEmpty ? 0 : max(0, content - available)
    rowScroll = min(max(0, model.rowScroll), maximumRowScroll)
    rows = Self.rowPlaces(
      shown: shown, open: model.selectedRow, compact: compactHeight, openHeight: openHeight,
      scroll: rowScroll, viewport: rowsViewport, grid: grid)

    (phoneScale, phones) = Self.phonePlaces(
      count: model.phones.count, body: model.device.outerSize, stage: stage, grid: grid)
  }

  /// Measures that several parts share, in units.
  enum Metrics {
    static let topBarHeight = 48.0
    static let transportHeight = 64.0
    static let padding = 16.0
    static let panelHeaderHeight = 72.0
    /// How many rows, the open one among them, are seen without scrolling.
    static let rowsAtOnce = 7
    /// What seven strategies leave in the smallest window.
    static let smallestOpenRow = 248.0
    static let controlHeight = 28.0
  }

  /// Whether the phones stand one below the other.
  var isStacked: Bool {
    guard phones.count > 1 else { return false }
    return phones[1].y > phones[0].y + 1
  }

  /// How far the rows have to be scrolled so that row `index` is seen whole: as far as they are
  /// now, where it is already.
  public func rowScroll(revealing index: Int, from scroll: Double) -> Double {
    guard let order = rows.map(\.index).sorted().firstIndex(of: index) else { return scroll }
    let before = rows.map(\.index).sorted().prefix(order)
    let hasOpenBefore = rows.contains { $0.isOpen && before.contains($0.index) }
    let isOpen = rows.contains { $0.isOpen && $0.index == index }
    let top =
      Double(order) * compactHeight + (hasOpenBefore ? openHeight - compactHeight : 0)
    let bottom = top + (isOpen ? openHeight : compactHeight)
    let lowest = max(0, bottom - rowsViewport.height)
    return min(max(0, min(max(scroll, lowest), max(top, lowest))), maximumRowScroll)
  }
}

extension WorkbenchModel {
  /// The rows that the filter leaves, and the open one, from the top; none where it leaves none.
  public var visibleRows: [Int] {
    let words = filter.lowercased().split(separator: " ")
    let left = rows.indices.filter { index in
      let frameworks = rows[index].frameworks
      if let framework, !frameworks.isEmpty, !frameworks.contains(framework) { return false }
      let names = frameworks.map(\.title).joined(separator: " ")
      let text = [rows[index].title, rows[index].mechanism, rows[index].id, names]
        .joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
    guard !left.isEmpty else { return [] }
    return rows.indices.filter { $0 == selectedRow || left.contains($0) }
  }
}

extension Device {
  /// The extent of the housing in points.
  var outerSize: Size {
    Size(width: size.width + 2 * body.bezelX, height: size.height + 2 * body.bezelY)
  }
}
