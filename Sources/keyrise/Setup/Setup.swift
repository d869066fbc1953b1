import Catalog

extension Setup {
  /// What `--with` sets in a call.
  init(_ arguments: Arguments) throws(CommandError) {
    self.init()
    for text in arguments.values(.with) {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .noParameterValue(text)
      }
      let name = String(text[..<equals])
      let value = String(text[text.index(after: equals)...])
      do {
        try set(name, to: value)
      } catch {
        switch error {
        case .unknownName(let valid): throw .unknownParameter(name, valid: valid)
        case .badValue(let expected):
          throw .badValue("--with \(name)", value, expected: expected)
        }
      }
    }
  }
}
