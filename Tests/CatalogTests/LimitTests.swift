import Catalog
import Testing

@Suite("A file over the limits")
struct LimitTests {
  @Test("is refused when it is too large")
  func bytes() {
    let text = "title: T\n" + String(repeating: "# a line of no use\n", count: 15_000)
    #expect(faults(text) == ["a.yaml:1: the file is larger than 256 KiB (column 1)"])
  }

  @Test("is refused when it is nested too deep")
  func depth() {
    let deep = String(repeating: "[", count: 50_000)
    #expect(
      faults("a: " + deep)
        == ["a.yaml:1: lists and mappings are nested more than 12 deep (column 15)"])
  }

  @Test("is refused when it holds too many values")
  func nodes() {
    let text = "a: [" + String(repeating: "1,", count: 25_000) + "]"
    #expect(faults(text) == ["a.yaml:1: the file holds more than 20000 values (column 39999)"])
  }

  @Test("is refused when a text in it is too long")
  func text() {
    let text = "scene: chat\nfollow: not\ntitle: " + String(repeating: "x", count: 2001)
    #expect(faults(text) == ["a.yaml:3: the text is longer than 2000 bytes (column 8)"])
  }

  @Test(
    "is refused when it is not UTF-8",
    arguments: [
      ([0x61, 0x3A, 0x20, 0xFF], "1: a byte that is not UTF-8 (column 4)"),
      ([0x61, 0x0A, 0xC3], "2: a byte that is not UTF-8 (column 1)"),
      ([0xED, 0xA0, 0x80], "1: a byte that is not UTF-8 (column 1)"),
      ([0xC0, 0x80], "1: a byte that is not UTF-8 (column 1)"),
    ] as [([UInt8], String)])
  func utf8(bytes: [UInt8], expected: String) {
    #expect(faults(bytes) == ["a.yaml:\(expected)"])
  }

  @Test("is refused when it holds control characters")
  func control() {
    let found = faults("title: a\u{0}b")
    #expect(
      found == ["a.yaml:1: this is not YAML: control characters are not allowed (column 1)"])
  }

  @Test("may begin with a byte order mark")
  func byteOrderMark() {
    let text = "title: T\nscene: chat\nfollow: "
    #expect(faults("\u{FEFF}" + text + "not\n").isEmpty)
    #expect(faults("\u{FEFF}" + text + "nott\n") == faults(text + "nott\n"))
  }

  @Test("is told without what would steer a terminal")
  func escapes() {
    let found = faults("title: T\nscene: chat\nfollow: \"\\e[31mnot\\u202e\"\n")
    #expect(found.count == 1)
    #expect(found.first?.contains("`\\u{1B}[31mnot\\u{202E}`") == true)
  }

  @Test("never ends the program, whatever its bytes")
  func mutations() throws {
    let assets = try Assets.find()
    var random = Generator(state: 42)
    for file in ["Strategies/copied-curve", "Takes/drag-slow", "Scenes/chat", "Devices/iphone-15"] {
      let path = "\(assets.path)/\(file).yaml"
      let bytes = try FileReader.bytes(of: path, limit: 100_000)
      for _ in 0..<150 {
        var broken = bytes
        for _ in 0...random.next(below: 4) {
          let place = random.next(below: broken.count)
          switch random.next(below: 3) {
          case 0: broken[place] = UInt8(random.next(below: 256))
          case 1: broken.remove(at: place)
          default: broken.insert(contentsOf: broken.suffix(random.next(below: 20)), at: place)
          }
        }
        do {
          _ = try CatalogFile.read(bytes: broken, named: "a.yaml")
        } catch {
          guard case .faults(let found) = error else {
            Issue.record("\(error)")
            continue
          }
          #expect(!found.isEmpty)
        }
      }
    }
  }

  /// Numbers that look random and are the same on every run (Knuth's linear generator).
  private struct Generator {
    var state: UInt64

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(limit, 1)))
    }
  }
}
