import Catalog
import Choreography

/// What `--with` sets: the device, its surroundings, and figures of the model.
struct Setup: Sendable {
  /// The device's name.
  var device = Catalog.defaultDevice
  /// Whether the device was named in the call.
  var namesDevice = false
  /// What it is set to.
  var surroundings = Surroundings()
  /// The rules of its operating system.
  var platform = Platform.ios

  /// The setup of a call.
  init(_ arguments: Arguments) throws(CommandError) {
    for text in arguments.values(.with) {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .noParameterValue(text)
      }
      let name = String(text[..<equals])
      let value = String(text[text.index(after: equals)...])
      guard let parameter = Parameter.all.first(where: { $0.name == name }) else {
        throw .unknownParameter(name, valid: Parameter.all.map(\.name))
      }
      guard parameter.set(&self, value) else {
        throw .badValue("--with \(name)", value, expected: parameter.values)
      }
    }
  }
}
