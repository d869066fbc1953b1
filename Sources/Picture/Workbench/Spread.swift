import Choreography

/// Moves places apart.
enum Spread {
  /// Neighbours that stand side by side.
  private struct Cluster {
    var sum: Double
    var count: Int
    var center: Double
  }

  /// The places moved as little as needed to be `distance` apart, in the same order of size, and
  /// inside of `bounds` where they fit.
  static func apart(
    _ places: [Double], distance: Double, within bounds: ClosedRange<Double>
  ) -> [Double] {
    func cluster(_ sum: Double, _ count: Int) -> Cluster {
      let reach = distance * Double(count - 1) / 2
      let lowest = bounds.lowerBound + reach
      let highest = max(lowest, bounds.upperBound - reach)
      return Cluster(
        sum: sum, count: count, center: min(max(sum / Double(count), lowest), highest))
    }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    var clusters: [Cluster] = []
    for index in order {
      var next = cluster(places[index], 1)
      while let last = clusters.last,
        next.center - last.center < distance * Double(next.count + last.count) / 2
      {
        clusters.removeLast()
        next = cluster(last.sum + next.sum, last.count + next.count)
      }
      clusters.append(next)
    }
    let sorted = clusters.flatMap { cluster in
      (0..<cluster.count).map {
        cluster.center + distance * (Double($0) - Double(cluster.count - 1) / 2)
      }
    }
    var result = places
    for (index, place) in zip(order, sorted) { result[index] = place }
    return result
  }
}
