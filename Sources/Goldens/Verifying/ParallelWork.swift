import Dispatch
import Glibc
import Synchronization

/// Does the same for many things on all cores, each thread with something of its own.
enum ParallelWork {
  /// How many cores there are.
  static var cores: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// What `work` makes of each of `items`, in their order.
  ///
  /// `tool` makes what one thread needs; `done` is called after each item, one call at a time,
  /// with how many are done.
  static func map<Item: Sendable, Tool, Result: Sendable>(
    _ items: [Item], threads: Int = cores, tool: @Sendable () -> Tool,
    done: @Sendable (Int) -> Void = { _ in },
    _ work: @Sendable (Item, inout Tool) -> Result
  ) -> [Result] {
    let next = Mutex(0)
    let results = Mutex<[Result?]>(Array(repeating: nil, count: items.count))
    let count = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, items.count))) { _ in
      var tool = tool()
      while true {
        let index = next.withLock { value -> Int in
          value += 1
          return value - 1
        }
        if index >= items.count { return }
        let result = work(items[index], &tool)
        results.withLock { $0[index] = result }
        count.withLock { value in
          value += 1
          done(value)
        }
      }
    }
    return results.withLock { $0 }.compactMap(\.self)
  }
}
