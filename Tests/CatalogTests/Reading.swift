import Catalog

/// What reading `text` as a file called `name` says is wrong; empty where nothing is.
func faults(_ text: String, named name: String = "a.yaml") -> [String] {
  faults(Array(text.utf8), named: name)
}

/// What reading `bytes` says is wrong.
func faults(_ bytes: [UInt8], named name: String = "a.yaml") -> [String] {
  message { try CatalogFile.read(bytes: bytes, named: name) }?
    .split(separator: "\n").map(String.init) ?? []
}

/// The text of the error that `body` throws, if it throws one.
func message<Result>(_ body: () throws -> Result) -> String? {
  do {
    _ = try body()
    return nil
  } catch {
    return "\(error)"
  }
}
