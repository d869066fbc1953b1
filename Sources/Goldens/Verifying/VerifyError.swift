/// Why an entry, or a whole call, cannot be done.
public enum VerifyError: Error, Hashable, Sendable {
  /// A moment that lies behind the end of the take.
  case frameBeyondEnd(Int, last: Int)
  /// A picture that is none, or that nobody here can draw.
  case noPicture
  /// Something on the way to a file; what the system says of it.
  case cannotCreate(String, reason: String)
  case writing(String, reason: String)
  case reading(String, reason: String)
  /// Names that no entry has, and those there are.
  case unknownNames([String], valid: [String])
  /// Goldens are not approved by a machine that checks them.
  case onCI
  /// Entries that cannot be run, each with what is wrong.
  case entries([String])
}
