/// `keyrise bench`.
enum BenchCommand {
  static let command = Command(
    name: "bench", summary: "bench", operands: "[LINK]", operandCount: 0...1,
    options: [.with] + Option.catalog
  ) { _ in throw CommandError.unavailable("bench is not there yet") }
}
