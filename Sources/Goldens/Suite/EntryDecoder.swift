import Catalog
import Choreography
import Picture

/// Reads one entry of a suite, with what holds for all of them.
struct EntryDecoder {
  /// Where the suite's file lies.
  let base: String
  /// Everything a link may name.
  let catalog: Catalog
  /// What holds where an entry says nothing.
  let defaults: Fields?

  /// Keys that may stand in `defaults` too.
  static let shared = [
    "group", "tags", "with", "trace", "picture", "strip", "view", "scale", "mask", "tolerance",
    "expect",
  ]
  /// Device pixels a point may have.
  static let scales = 0.25...4.0

  /// The entries in `value`, called `name`, whose name stands in `line`: one, or where the link has
  /// a pattern for its strategy one for each that fits.
  func entries(_ value: Value, named name: String, line: Int) -> [SuiteEntry] {
    guard let (entry, isEach) = entry(value, named: name, line: line) else { return [] }
    if !isEach { return check(entry, value) ? [entry] : [] }
    let each = entry.experiment.strategies.map { strategy in
      var one = entry
      one.name = "\(name).\(strategy.id)"
      if var link = try? Link(entry.link) {
        link.strategy = .known(strategy.id)
        one.link = link.description
      }
      one.experiment.strategies = [strategy]
      return one
    }
    // What is wrong with one of them is wrong with all.
    return each.first.map { check($0, value) } ?? false ? each : []
  }

  private func entry(
    _ value: Value, named name: String, line: Int
  ) -> (entry: SuiteEntry, isEach: Bool)? {
    guard let fields = value.fields(["link", "except"] + Self.shared) else { return nil }
    func field(_ key: String) -> Value? { fields[key] ?? defaults?[key] }
    let group = field("group").map { $0.text() }
    let tags = field("tags").map(texts) ?? []
    let setup = setup(of: fields)
    let view = field("view").map { $0.word(of: SuiteEntry.View.allCases) } ?? .phone
    let scale = field("scale").map { $0.number(in: Self.scales) } ?? 1
    let trace = field("trace").map { $0.flag() } ?? false
    let pictures = field("picture").map(moments) ?? []
    let strip = field("strip").map(moments) ?? []
    let masks = field("mask").map { self.masks($0, view ?? .phone) } ?? []
    let tolerance = tolerance(fields)
    let expectations = field("expect").map(expectations) ?? []
    let exceptions = fields["except"].map(texts) ?? []
    guard let text = fields.required("link"),
      let place = LinkResolver(base: base, catalog: catalog).place(
        text, setup, except: exceptions ?? [])
    else { return nil }
    guard let tags, let view, let scale, let trace, var pictures, let strip, let masks,
      let tolerance, let expectations, exceptions != nil, group != .some(nil)
    else { return nil }
    if let moment = place.moment, !pictures.contains(moment) { pictures.append(moment) }
    let entry = SuiteEntry(
      name: name, line: line, group: group ?? nil, tags: tags, link: place.link, take: place.take,
      experiment: place.experiment, surroundings: surroundings(of: fields, setup),
      keepsTrace: trace,
      pictures: pictures, strip: strip, view: view, scale: scale, masks: masks,
      traceTolerance: tolerance.trace, pictureTolerance: tolerance.picture,
      expectations: expectations, setup: setup)
    return (entry, place.isEach)
  }

  /// Whether what is kept can be had.
  private func check(_ entry: SuiteEntry, _ value: Value) -> Bool {
    let needsRun = entry.keepsTrace || !entry.expectations.isEmpty
    if !needsRun, entry.pictures.isEmpty, entry.strip.isEmpty {
      value.report(
        .saying("keeps nothing; say `trace: true`, `picture`, `strip` or `expect`"))
    } else if entry.take == nil, needsRun || !entry.strip.isEmpty || entry.view == .plot {
      let takes = catalog.takes(of: entry.experiment.scene.id)
        .map { "\(entry.experiment.scene.id.rawValue)/\($0.id)" }
      value.report(
        .saying("the link names no take; there is \(Spelling.list(takes, "and"))"))
    } else if !entry.pictures.isEmpty, entry.view != .workbench,
      entry.experiment.strategies.count != 1
    {
      value.report(
        .saying("a picture of one \(entry.view.rawValue) needs a strategy in its link"))
    } else {
      return true
    }
    return false
  }

  /// What was set, in words that `--with` takes, in one order: `device=iphone-15 refreshRate=120`.
  private func surroundings(of fields: Fields, _ setup: Setup) -> String {
    var given: [String: String] = ["device": setup.device]
    for value in [defaults?["with"], fields["with"]] {
      for member in value?.members("a mapping of parameters") ?? [] {
        given[member.name] = member.value.text()
      }
    }
    return Parameter.all.compactMap { parameter in
      given[parameter.name].map { "\(parameter.name)=\($0)" }
    }.joined(separator: " ")
  }

  private func setup(of fields: Fields) -> Setup {
    var setup = Setup()
    for value in [defaults?["with"], fields["with"]] {
      for member in value?.members("a mapping of parameters") ?? [] {
        guard let text = member.value.text() else { continue }
        do {
          try setup.set(member.name, to: text)
          if member.name == "device" { _ = try catalog.device(named: text) }
        } catch let error as CatalogError {
          member.value.report(.saying(error.description))
        } catch let error as Setup.Problem {
          switch error {
          case .unknownName(let valid):
            member.value.list.report(
              .unknownKey(member.name, valid: valid), at: member.mark, path: member.value.path)
          case .badValue(let expected):
            member.value.report(.wrongKind(expected: expected, found: "`\(text.shortened)`"))
          }
        } catch {
          member.value.report(.saying("\(error)"))
        }
      }
    }
    return setup
  }

  private func texts(_ value: Value) -> [String]? {
    value.entries(0...50).flatMap { entries in
      let texts = entries.compactMap { $0.text() }
      return texts.count == entries.count ? texts : nil
    }
  }

  private func moments(_ value: Value) -> [Link.Moment]? {
    value.entries(1...200).flatMap { entries in
      var moments: [Link.Moment] = []
      for entry in entries {
        guard let text = entry.text() else { continue }
        guard let moment = (try? Link("x@\(text)"))?.moment, !text.contains("@") else {
          entry.report(
            .wrongKind(expected: "a frame (`31`) or a time (`517ms`)", found: "`\(text.shortened)`")
          )
          continue
        }
        if moments.contains(moment) { entry.report(.repeatedEntry(text)) }
        moments.append(moment)
      }
      return moments.count == entries.count ? moments : nil
    }
  }

  private func masks(_ value: Value, _ view: SuiteEntry.View) -> [SuiteEntry.Mask]? {
    value.entries(0...50).flatMap { entries in
      let masks = entries.compactMap { entry -> SuiteEntry.Mask? in
        if case .sequence = entry.node.content { return rect(entry).map { .rect($0) } }
        return view == .phone
          ? TakeDecoder.element(entry).map { .element($0.name) } : entry.text().map { .element($0) }
      }
      return masks.count == entries.count ? masks : nil
    }
  }

  private func rect(_ value: Value) -> Rect? {
    guard let parts = value.entries(4...4) else { return nil }
    let numbers = parts.compactMap { $0.number(in: -4000...16000, unit: "pt") }
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func expectations(_ value: Value) -> [Expectation]? {
    value.entries(0...50).flatMap { entries in
      var found: [Expectation] = []
      for entry in entries {
        guard let text = entry.text() else { continue }
        guard let expectation = Expectation(text) else {
          let near = Spelling.nearest(to: text, in: Expectation.forms)
          entry.report(
            .unknownWord(text, valid: near.map { [$0] } ?? Array(Expectation.forms.prefix(6))))
          continue
        }
        found.append(expectation)
      }
      return found.count == entries.count ? found : nil
    }
  }

  /// The tolerances: each part from the entry, else from the defaults.
  private func tolerance(_ fields: Fields) -> (trace: TraceTolerance, picture: PictureTolerance)? {
    let keys = ["points", "frames", "color", "pixels", "window", "edges"]
    // The entry's own part first.
    var parts: [Fields] = []
    for value in [fields["tolerance"], defaults?["tolerance"]].compactMap(\.self) {
      guard let part = value.fields(keys) else { return nil }
      parts.append(part)
    }
    func field(_ key: String) -> Value? { parts.lazy.compactMap { $0[key] }.first }
    let points = field("points").map { $0.number(in: 0...1000, unit: "pt") } ?? 0
    let frames = field("frames").map { $0.integer(in: 0...60) } ?? 0
    let color = field("color").map { $0.number(in: 0...100) } ?? 0
    let pixels = field("pixels").map { $0.integer(in: 0...10_000_000) } ?? 0
    let window = field("window").map { $0.integer(in: 0...1024) }
    let edges = field("edges").map { $0.word(of: PictureTolerance.Edges.allCases) } ?? .count
    guard let points, let frames, let color, let pixels, let edges, window != .some(nil) else {
      return nil
    }
    return (
      TraceTolerance(points: points, frames: frames),
      PictureTolerance(color: color, pixels: pixels, window: window ?? nil, edges: edges)
    )
  }
}
