import Testing

@testable import Workbench

@Suite("The clock of the window")
struct PacerTests {
  private static let second: UInt64 = 1_000_000_000

  @Test("a second has sixty ticks, however it is cut")
  func sixty() {
    for cut in [1, 7, 60, 144, 1000] as [UInt64] {
      var pacer = Pacer()
      pacer.begin(at: 5)
      var ticks = 0
      for part in 1...cut { ticks += pacer.ticks(at: 5 + part * Self.second / cut) }
      for _ in 0..<10 { ticks += pacer.ticks(at: 5 + Self.second) }
      #expect(ticks == 60)
    }
  }

  @Test("a picture takes in a few ticks and the others follow")
  func backlog() {
    var pacer = Pacer()
    pacer.begin(at: 0)
    let half = Self.second / 2
    let counts = (0..<5).map { _ in pacer.ticks(at: half) }
    #expect(counts == [8, 8, 8, 6, 0])
  }

  @Test("after a long pause time goes on with what a second holds")
  func pause() {
    var pacer = Pacer()
    pacer.begin(at: 0)
    var ticks = 0
    for _ in 0..<100 { ticks += pacer.ticks(at: 3600 * Self.second) }
    #expect(ticks == 60)
    #expect(pacer.ticks(at: 3600 * Self.second + Self.second / 60 + 1) == 1)
  }

  @Test("what passes while it stands does not count")
  func standing() {
    var pacer = Pacer()
    pacer.begin(at: 0)
    pacer.stop()
    #expect(pacer.ticks(at: Self.second) == 0)
    pacer.begin(at: Self.second)
    #expect(pacer.ticks(at: Self.second + Self.second / 60 + 1) == 1)
  }

  @Test("the wait ends when the tick is due")
  func wait() {
    var pacer = Pacer()
    pacer.begin(at: 0)
    let wait = pacer.wait(for: 1, at: 1000)
    #expect(pacer.ticks(at: 1000 + wait - 1) == 0)
    #expect(pacer.ticks(at: 1000 + wait) == 1)
  }
}
