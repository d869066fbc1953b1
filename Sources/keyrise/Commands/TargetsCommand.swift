/// `keyrise targets`.
enum TargetsCommand {
  static let command = Command(
    name: "targets", summary: "targets", operands: "[LINK]", operandCount: 0...1,
    options: [.with] + Option.catalog
  ) { _ in throw CommandError.unavailable("targets is not there yet") }
}
