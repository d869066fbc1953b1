extension Link: CustomStringConvertible {
  /// The link that `text` writes.
  public init(_ text: String) throws(CatalogError) {
    do {
      self = try Self.parse(text)
    } catch {
      throw .badLink(text, error)
    }
  }

  /// The link as it is written.
  public var description: String {
    var text = scene
    if let take { text += "/\(take)" }
    switch strategy {
    case .known(let name): text += ":\(name)"
    case .file(let path): text += ":\(path)"
    case nil: break
    }
    switch moment {
    case .frame(let frame): text += "@\(frame)"
    case .milliseconds(let time): text += "@\(time.plain)ms"
    case nil: break
    }
    return text
  }

  private static func parse(_ text: String) throws(Problem) -> Link {
    guard !text.isEmpty else { throw .empty }
    var place = text[...]
    var strategy: StrategyName?
    var moment: Moment?
    if let colon = text.firstIndex(of: ":") {
      place = text[..<colon]
      let rest = text[text.index(after: colon)...]
      (strategy, moment) = try parseStrategy(rest)
    } else if let at = text.firstIndex(of: "@") {
      place = text[..<at]
      moment = try parseMoment(text[text.index(after: at)...])
    }
    let parts = place.split(separator: "/", omittingEmptySubsequences: false)
    guard let scene = parts.first, !scene.isEmpty, !scene.contains("@") else { throw .noScene }
    guard parts.count <= 2 else { throw .tooManyParts }
    let take = parts.count == 2 ? parts[1] : nil
    if let take, take.isEmpty { throw .noTake }
    return Link(
      scene: String(scene), take: take.map { String($0) }, strategy: strategy, moment: moment)
  }

  private static func parseStrategy(
    _ text: Substring
  ) throws(Problem) -> (StrategyName?, Moment?) {
    guard let at = text.lastIndex(of: "@") else { return (try name(text), nil) }
    do {
      let moment = try parseMoment(text[text.index(after: at)...])
      return (try name(text[..<at]), moment)
    } catch .badMoment where isFile(text) {
      return (try name(text), nil)
    }
  }

  private static func name(_ text: Substring) throws(Problem) -> StrategyName {
    if text.isEmpty { throw .noStrategy }
    return isFile(text) ? .file(String(text)) : .known(String(text))
  }

  private static func isFile(_ text: Substring) -> Bool {
    text.hasSuffix(".yaml") || text.hasSuffix(".yml")
      || (text.contains("/") && !text.contains("@"))
  }

  private static func parseMoment(_ text: Substring) throws(Problem) -> Moment {
    let isTime = text.hasSuffix("ms")
    let digits = isTime ? text.dropLast(2) : text
    guard digits.wholeMatch(of: /[0-9]{1,9}(\.[0-9]{1,9})?/) != nil,
      isTime || !digits.contains("."), let value = Double(digits), moments.contains(value)
    else { throw .badMoment(String(text)) }
    return isTime ? .milliseconds(value) : .frame(Int(value))
  }
}
