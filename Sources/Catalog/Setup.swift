import Choreography

/// What stands around strategies: the device, its surroundings, and figures of the model.
package struct Setup: Hashable, Sendable {
  /// The device's name.
  package var device = Catalog.defaultDevice
  /// Whether the device was named by somebody.
  package var namesDevice = false
  /// What it is set to.
  package var surroundings = Surroundings()
  /// The rules of its operating system.
  package var platform = Platform.ios

  /// What holds where nothing is set.
  package init() {}

  /// Sets the parameter called `name` to what `value` writes.
  package mutating func set(_ name: String, to value: String) throws(Problem) {
    guard let parameter = Parameter.all.first(where: { $0.name == name }) else {
      throw .unknownName(valid: Parameter.all.map(\.name))
    }
    guard parameter.set(&self, value) else { throw .badValue(expected: parameter.values) }
  }

  /// Why a parameter could not be set.
  package enum Problem: Error, Hashable {
    case unknownName(valid: [String])
    case badValue(expected: String)
  }
}
