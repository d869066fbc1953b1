import Catalog
import Choreography
import Testing

@Suite("A link")
struct LinkTests {
  @Test(
    "is read and written back",
    arguments: [
      ("chat", Link(scene: "chat")),
      ("chat/drag-slow", Link(scene: "chat", take: "drag-slow")),
      ("chat:follows", Link(scene: "chat", strategy: .known("follows"))),
      ("chat@3", Link(scene: "chat", moment: .frame(3))),
      (
        "compose-sheet/open:delayed-focus@31",
        Link(
          scene: "compose-sheet", take: "open", strategy: .known("delayed-focus"),
          moment: .frame(31))
      ),
      ("chat/a@517ms", Link(scene: "chat", take: "a", moment: .milliseconds(517))),
      ("chat/a@516.7ms", Link(scene: "chat", take: "a", moment: .milliseconds(516.7))),
      ("a/b:./mine.yaml", Link(scene: "a", take: "b", strategy: .file("./mine.yaml"))),
      (
        "a/b:mine.yaml@3",
        Link(scene: "a", take: "b", strategy: .file("mine.yaml"), moment: .frame(3))
      ),
      ("a/b:/x:y/@z/m.yml", Link(scene: "a", take: "b", strategy: .file("/x:y/@z/m.yml"))),
      ("a/b:dir/mine", Link(scene: "a", take: "b", strategy: .file("dir/mine"))),
    ])
  func roundTrip(text: String, link: Link) throws {
    #expect(try Link(text) == link)
    #expect(link.description == text)
  }

  @Test(
    "that is none says why",
    arguments: [
      ("", ": an empty link; expected scene/take:strategy@frame"),
      ("/open", "/open: no scene before the take; expected scene/take:strategy@frame"),
      (":follows", ":follows: no scene before the take; expected scene/take:strategy@frame"),
      ("chat/", "chat/: no take behind the `/`; expected scene/take:strategy@frame"),
      ("chat/a:", "chat/a:: no strategy behind the `:`; expected scene/take:strategy@frame"),
      ("chat/a:@3", "chat/a:@3: no strategy behind the `:`; expected scene/take:strategy@frame"),
      ("a/b/c", "a/b/c: more than one `/` before the strategy; expected scene/take:strategy@frame"),
      ("a@", "a@: `@` is no moment; expected a frame (`@31`) or a time (`@517ms`)"),
      ("a@-1", "a@-1: `@-1` is no moment; expected a frame (`@31`) or a time (`@517ms`)"),
      ("a@1.5", "a@1.5: `@1.5` is no moment; expected a frame (`@31`) or a time (`@517ms`)"),
      ("a/b:c@3s", "a/b:c@3s: `@3s` is no moment; expected a frame (`@31`) or a time (`@517ms`)"),
      (
        "a@99999999",
        "a@99999999: `@99999999` is no moment; expected a frame (`@31`) or a time (`@517ms`)"
      ),
    ])
  func faults(text: String, expected: String) {
    #expect(message { try Link(text) } == expected)
  }

  @Test("names by its time the nearest frame")
  func moments() {
    #expect(Link.Moment.milliseconds(517).frame(at: .sixty) == 31)
    #expect(Link.Moment.milliseconds(517).frame(at: .oneTwenty) == 62)
    #expect(Link.Moment.milliseconds(0).frame(at: .sixty) == 0)
    #expect(Link.Moment.frame(31).frame(at: .oneTwenty) == 31)
  }
}
