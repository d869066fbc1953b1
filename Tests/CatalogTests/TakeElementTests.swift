import Catalog
import Testing

@Suite("What a gesture is aimed at")
struct TakeElementTests {
  private func found(_ element: String, in scene: String) -> [String] {
    let text = "title: T\nscene: \(scene)\ngestures:\n  - { tap: '\(element)', at: 1 }\n"
    let read = message {
      try CatalogFile.read(
        bytes: Array(text.utf8), named: "a.yaml", formFields: ["name", "email", "note"])
    }
    return read?.split(separator: "\n").map(String.init) ?? []
  }

  @Test(
    "is something the scene has",
    arguments: [
      ("compose", "compose-sheet"), ("emote.heart", "compose-sheet"), ("messages", "chat"),
      ("emote.heart", "chat"), ("field", "chat"), ("field.name", "form"), ("save", "form"),
      ("done", "form"), ("screen", "form"),
    ])
  func scene(element: String, scene: String) {
    #expect(found(element, in: scene).isEmpty)
  }

  @Test(
    "is a fault where the scene never has it, with the nearest there is",
    arguments: [
      ("field.nmae", "form", "did you mean `field.name`?"), ("compose", "form", ""),
      ("compose", "chat", ""), ("field", "form", ""), ("emote.heart", "form", ""),
      ("send", "form", ""), ("field.name", "chat", ""), ("mesages", "chat", "`messages`"),
      ("messages", "compose-sheet", ""), ("done", "compose-sheet", ""),
    ])
  func otherScene(element: String, scene: String, hint: String) {
    let faults = found(element, in: scene)
    #expect(faults.count == 1)
    #expect(
      faults.first?.hasPrefix("a.yaml:4: gestures[0].tap: `\(element)` is not known") == true)
    #expect(faults.first?.contains(hint) == true || hint.isEmpty)
  }

  @Test(
    "is any key that is drawn",
    arguments: [
      "a", "1", "@", "+", "-", "\"", "123", "space", "return", "abc", "emoji", "emote.smile",
      "hide", "word.1",
    ])
  func keys(key: String) {
    for scene in ["compose-sheet", "chat", "form"] {
      #expect(found("key.\(key)", in: scene).isEmpty)
    }
  }

  @Test("is no key that is never drawn", arguments: ["ä", "A", "", "~", "12"])
  func noKeys(key: String) {
    #expect(found("key.\(key)", in: "chat").count == 1)
  }
}
