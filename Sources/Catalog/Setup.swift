import Choreography

/// What stands around strategies: the device, its surroundings, and figures of the model.
package struct Setup: Hashable, Sendable {
  /// The device's name.
  package var device = Catalog.defaultDevice
  /// Whether the device was named by somebody.
  package var namesDevice = false
  /// What it is set to.
  package var surroundings = Surroundings()
  /// Figures of the model that were set, in their order.
  var figures: [Figure] = []

  /// What holds where nothing is set.
  package init() {}

  /// Sets the parameter called `name` to what `value` writes.
  package mutating func set(_ name: String, to value: String) throws(Problem) {
    guard let parameter = Parameter.all.first(where: { $0.name == name }) else {
      throw .unknownName(valid: Parameter.all.map(\.name))
    }
    guard parameter.set(&self, value) else { throw .badValue(expected: parameter.values) }
  }

  /// The rules of an operating system, with the figures that were set.
  package func platform(_ id: Platform.ID) -> Platform {
    var rules = Platform.rules(id)
    for figure in figures { figure.path.set(figure.value, in: &rules) }
    return rules
  }

  /// A figure of the model and what it was set to.
  struct Figure: Hashable {
    var path: FigurePath
    var value: Double
  }

  /// Where a figure of the model is.
  enum FigurePath: Hashable, Sendable {
    case number(WritableKeyPath<Platform, Double> & Sendable)
    case frames(WritableKeyPath<Platform, Int> & Sendable)

    func set(_ value: Double, in rules: inout Platform) {
      switch self {
      case .number(let path): rules[keyPath: path] = value
      case .frames(let path): rules[keyPath: path] = Int(value)
      }
    }
  }

  /// Why a parameter could not be set.
  package enum Problem: Error, Hashable {
    case unknownName(valid: [String])
    case badValue(expected: String)
  }
}
