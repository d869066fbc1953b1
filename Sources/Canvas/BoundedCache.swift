/// Values kept by key until what came after them outweighs the limit.
///
/// Two generations: a full young one becomes the old one and the old one is forgotten; what is
/// asked for again moves to the young one. So nothing is ever sorted or walked through.
struct BoundedCache<Key: Hashable, Value> {
  private var young: [Key: (value: Value, cost: Int)] = [:]
  private var old: [Key: (value: Value, cost: Int)] = [:]
  private var youngCost = 0
  /// What one generation may weigh.
  private let limit: Int

  /// A cache whose two generations weigh at most `limit` together.
  init(limit: Int) { self.limit = limit / 2 }

  /// The value kept for `key`.
  mutating func value(for key: Key) -> Value? {
    if let entry = young[key] { return entry.value }
    guard let entry = old.removeValue(forKey: key) else { return nil }
    insert(entry.value, for: key, cost: entry.cost)
    return entry.value
  }

  /// Keeps `value`, unless it alone is over the limit.
  mutating func insert(_ value: Value, for key: Key, cost: Int) {
    guard cost <= limit else { return }
    if youngCost + cost > limit {
      old = young
      young = [:]
      youngCost = 0
    }
    if let replaced = young.updateValue((value, cost), forKey: key) { youngCost -= replaced.cost }
    youngCost += cost
  }

  /// How many values are kept.
  var count: Int { young.count + old.count }
}
