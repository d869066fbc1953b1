import Catalog

extension VerifyError: CustomStringConvertible {
  /// What is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .frameBeyondEnd(let frame, let last):
      "there is no frame \(frame): the take ends at frame \(last)"
    case .noPicture: "there is no picture of that"
    case .cannotCreate(let path, let reason): "\(path): cannot be created: \(reason)"
    case .writing(let path, let reason), .reading(let path, let reason): "\(path): \(reason)"
    case .unknownNames(let names, let valid):
      names.map { name in
        "there is no entry `\(name)` in the suite\(Spelling.hint(for: name, in: valid))"
      }.joined(separator: "\n")
    case .onCI:
      "approve does nothing where CI=true is set: look at the pictures on a machine of your own, "
        + "or give --force"
    case .entries(let sentences): sentences.joined(separator: "\n")
    }
  }
}
