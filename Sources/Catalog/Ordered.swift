/// Something of a scene with its place among its like.
struct Ordered<Item> {
  /// The `order` of its file.
  var order: Int
  /// Its name.
  var id: String
  /// The thing itself.
  var value: Item

  /// Whether it stands before `other`: by order, then by name.
  func precedes(_ other: Ordered) -> Bool {
    (order, id) < (other.order, other.id)
  }
}

extension Ordered: Sendable where Item: Sendable {}

/// What the key `order` may say.
enum Order {
  /// Valid values.
  static let range = 0...9_999
  /// What holds without the key: behind all that have it.
  static let last = 10_000
}
