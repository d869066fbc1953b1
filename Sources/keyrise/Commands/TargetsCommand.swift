import Catalog
import Choreography
import Picture

/// `keyrise targets`: where everything in the window stands.
enum TargetsCommand {
  static let command = Command(
    name: "targets", summary: "print where everything in the window stands, as JSON",
    operands: "LINK", operandCount: 1...1,
    options: [.size, .compare, .output, .with] + Option.catalog,
    notes: ["Rectangles are in units of the window; at scale 1 a unit is a pixel."], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let size = try arguments.size
    let workspace = try Workspace(arguments)
    let place = try workspace.place(arguments.operands[0])
    let picturing = try Picturing(
      workspace: workspace, size: size, compared: arguments.compared)
    let targets = try picturing.workbench(place).targets
    try Output.deliver(JSON.array(targets.map(json)).text, arguments)
    return .well
  }

  private static func json(_ target: Target) -> JSON {
    .object([
      .init("id", .string(target.id)), .init("role", .string(target.role.rawValue)),
      .init("label", .string(target.label)), .init("x", .number(target.rect.x)),
      .init("y", .number(target.rect.y)), .init("width", .number(target.rect.width)),
      .init("height", .number(target.rect.height)), .init("enabled", .bool(target.isEnabled)),
      .init("shortcut", target.shortcut.map { .string($0) } ?? .null),
    ])
  }
}
