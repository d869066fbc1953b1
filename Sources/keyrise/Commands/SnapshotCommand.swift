/// `keyrise snapshot`.
enum SnapshotCommand {
  static let command = Command(
    name: "snapshot", summary: "snapshot", operands: "[LINK]", operandCount: 0...1,
    options: [.with] + Option.catalog
  ) { _ in throw CommandError.unavailable("snapshot is not there yet") }
}
