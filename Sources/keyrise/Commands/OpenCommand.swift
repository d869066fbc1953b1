/// `keyrise open`.
enum OpenCommand {
  static let command = Command(
    name: "open", summary: "open", operands: "[LINK]", operandCount: 0...1,
    options: [.with] + Option.catalog
  ) { _ in throw CommandError.unavailable("open is not there yet") }
}
