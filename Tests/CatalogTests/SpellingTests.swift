import Catalog
import Testing

@Suite("The word that was meant")
struct SpellingTests {
  static let words = ["open", "open-close", "chat", "staggered", "interactive"]

  @Test(
    "is the nearest, and none where nothing is near",
    arguments: [
      ("opne", "open"), ("Open", "open"), ("openclose", "open-close"), ("caht", "chat"),
      ("stagered", "staggered"), ("interactiv", "interactive"), ("inter", "interactive"),
      ("o", nil), ("zzzzzzz", nil), ("", nil),
    ])
  func nearest(word: String, expected: String?) {
    #expect(Spelling.nearest(to: word, in: Self.words) == expected)
  }

  @Test("is looked for among none")
  func none() {
    #expect(Spelling.nearest(to: "open", in: []) == nil)
    #expect(Spelling.hint(for: "open", in: []) == "")
  }

  @Test("stands in a list like a sentence")
  func list() {
    #expect(Spelling.list([], "and") == "")
    #expect(Spelling.list(["a"], "and") == "`a`")
    #expect(Spelling.list(["a", "b", "c"], "or") == "`a`, `b` or `c`")
  }
}
