import Catalog
import Testing

/// A strategy for the sheet without faults, in lines 1 to 8.
private let sheet = """
  title: T
  scene: compose-sheet
  detents: [large]
  opens: large
  focus: never
  prewarm: none
  handOff: none
  strip: onLanding

  """
/// The beginning of a strategy for the chat; what follows is line 3.
private let chat = "title: T\nscene: chat\n"
/// The beginning of a take; what follows is line 4.
private let take = "title: T\nscene: chat\ngestures:\n"

@Suite("Faults of a file")
struct FaultTests {
  @Test("a file without any is read")
  func clean() {
    #expect(faults(sheet).isEmpty)
    #expect(faults(chat + "follow: not").isEmpty)
    #expect(faults(take + "  - { tap: send, at: 1 }").isEmpty)
    // What changes around the phone may do so while a finger is down.
    let changing = "  - { press: send, from: 1, to: 2 }\n  - { turn: landscape, at: 1.5 }"
    #expect(faults(take + changing).isEmpty)
  }

  @Test(
    "are told with line, path, column and the nearest word",
    arguments: [
      (
        sheet + "mechansim: x",
        ["9: mechansim: there is no key `mechansim`; did you mean `mechanism`? (column 1)"]
      ),
      (sheet + "title: U", ["9: `title` stands here twice; first in line 1 (column 1)"]),
      (sheet + "order: 1.5", ["9: order: 1.5 is not a whole number (column 8)"]),
      (sheet + "order: -1", ["9: order: -1 is out of range: 0 to 9999 (column 8)"]),
      (
        sheet + "closing: toghether",
        ["9: closing: `toghether` is not known; did you mean `together`? (column 10)"]
      ),
      (
        sheet + "closing: [together]",
        [
          "9: closing: expected one of `together`, `sheetThenFocus` and `focusThenSheet`, found a list (column 10)"
        ]
      ),
      (
        sheet + "mechanism: *x",
        ["9: aliases (`*name`) are not allowed; write the value out (column 12)"]
      ),
      (sheet + "mechanism: &x y", ["9: anchors (`&name`) are not allowed (column 12)"]),
      (sheet + "mechanism: !x y", ["9: tags (`!name`) are not allowed (column 12)"]),
      (sheet + "[a]: b", ["9: a key must be a word (column 1)"]),
      (sheet + "---\na: b", ["9: a second document begins here; a file holds one (column 1)"]),
      (
        sheet + "mechanism: {a",
        [
          "10: this is not YAML: while parsing a flow mapping, did not find expected ',' or '}' (column 1)"
        ]
      ),
      (
        sheet + "putAway: doneOnly",
        [
          "9: putAway: there is no key `putAway`; there is `title`, …"
        ]
      ),
      ("", ["1: the file is empty (column 1)"]),
      ("# nothing\n", ["1: the file is empty (column 1)"]),
      (
        "- a\n",
        [
          "1: expected a mapping with `mechanism`, …"
        ]
      ),
      (
        "a: b\n",
        [
          "1: neither a strategy (`mechanism`, `follow`, `detents` …), a take (`gestures`), a scene (`conversations`, `chat`) nor a device (`platform`, `size`) (column 1)"
        ]
      ),
      ("title:\nscene: chat\nfollow: not", ["1: title: expected a text, found nothing (column 7)"]),
      (
        "title: T\nscene: chats\nfollow: not",
        ["2: scene: `chats` is not known; did you mean `chat`? (column 8)"]
      ),
      ("scene: chat\nfollow: not", ["1: the key `title` is missing (column 1)"]),
      (
        chat + "follow: everyFrames",
        ["3: follow: `everyFrames` is not known; did you mean `everyFrame`? (column 9)"]
      ),
      (
        chat + "follow: { everyFrame: { late: 601 } }",
        ["3: follow.everyFrame.late: 601 is out of range: 0 to 600 frames (column 31)"]
      ),
      (
        chat + "follow: { everyFrame: {} }",
        ["3: follow.everyFrame: the key `late` is missing (column 23)"]
      ),
      (
        chat + "follow: {}",
        [
          "3: follow: expected exactly one of `everyFrame`, `copiedCurve`, `eventCurve` and `ownSpring` (column 9)"
        ]
      ),
      (
        chat + "follow: { copiedCurve: { duration: 1, curve: [0, 0, 2] } }",
        ["3: follow.copiedCurve.curve: the list has 3 entries; 4 are needed (column 46)"]
      ),
      (
        chat + "follow: { copiedCurve: { duration: 1, curve: [0, 0, 2, 1] } }",
        ["3: follow.copiedCurve.curve[2]: 2 is out of range: 0 to 1 (column 53)"]
      ),
      (
        chat + "follow: { copiedCurve: { duration: .inf, curve: [0, 0, 1, 1] } }",
        ["3: follow.copiedCurve.duration: expected a number, found `.inf` (column 36)"]
      ),
      (
        chat + "follow: { copiedCurve: { duration: 1e999, curve: [0, 0, 1, 1] } }",
        ["3: follow.copiedCurve.duration: `1e999` is too large a number (column 36)"]
      ),
      (
        chat + "follow: { eventCurve: { late: 1.5 } }",
        ["3: follow.eventCurve.late: 1.5 is not a whole number (column 31)"]
      ),
      (
        chat + "follow: { ownSpring: { stiffness: 200, damping: 0 } }",
        ["3: follow.ownSpring.damping: 0 is out of range: 0.01 to 1000000 (column 49)"]
      ),
      (
        chat + "follow: { ownSpring: { stiffness: 200 } }",
        ["3: follow.ownSpring: the key `damping` is missing (column 22)"]
      ),
      (
        chat + "follow: everyFrame\nreads: heigth",
        ["4: reads: `heigth` is not known; did you mean `height`? (column 8)"]
      ),
      (
        chat + "follow: everyFrame\ndirection: up",
        ["4: direction: `up` is not known; there is `with` and `against` (column 12)"]
      ),
      (
        chat + "follow: everyFrame\nhears: [0, 2, lost]",
        [
          "4: hears[1]: frame 2 cannot be heard in frame 1, in which it has not been yet (column 12)"
        ]
      ),
      (
        chat + "follow: everyFrame\nhears: []",
        ["4: hears: the list has 0 entries; from 1 to 600 are allowed (column 8)"]
      ),
      (
        chat + "follow: not\nappliesEndState: 1",
        ["4: appliesEndState: expected `true` or `false`, found `1` (column 18)"]
      ),
      (
        chat + "follow: not\nplatforms: [ios, andriod]",
        ["4: platforms[1]: `andriod` is not known; did you mean `android`? (column 18)"]
      ),
      (
        chat + "follow: not\nplatforms: [ios, ios]",
        ["4: platforms[1]: `ios` stands in the list twice (column 18)"]
      ),
      (
        chat + "follow: not\ninstead: { swiftui: x }",
        ["4: instead.swiftui: there is no key `swiftui`; did you mean `swiftUI`? (column 12)"]
      ),
      (
        chat + "follow: not\nputAway: onDrga",
        ["4: putAway: `onDrga` is not known; did you mean `onDrag`? (column 10)"]
      ),
      (
        chat + "follow: not\nadds: { offset: nan }",
        ["4: adds.offset: expected a number, found `nan` (column 17)"]
      ),
      (
        chat + "follow: not\nputAway: { interactive: { padding: -1 } }",
        ["4: putAway.interactive.padding: -1 is out of range: 0 to 500 pt (column 36)"]
      ),
    ])
  func strategy(text: String, expected: [String]) {
    let found = faults(text)
    #expect(found.count == expected.count)
    for (fault, text) in zip(found, expected) {
      if text.hasSuffix("…") {
        #expect(fault.hasPrefix("a.yaml:\(text.dropLast())"))
      } else {
        #expect(fault == "a.yaml:\(text)")
      }
    }
  }

  @Test(
    "of a sheet's decisions",
    arguments: [
      (
        "detents: [large]", "detents: []",
        "3: detents: the list has 0 entries; from 1 to 2 are allowed (column 10)"
      ),
      (
        "detents: [large]", "detents: [large, large]",
        "3: detents[1]: `large` stands in the list twice (column 18)"
      ),
      (
        "detents: [large]", "detents: [small]",
        "3: detents[0]: `small` is not known; there is `medium` and `large` (column 11)"
      ),
      (
        "opens: large", "opens: medium",
        "4: opens: the sheet opens at `medium`, which is not among its detents (column 8)"
      ),
      (
        "focus: never", "focus: { after: soon }",
        "5: focus.after: expected a number, found `soon` (column 17)"
      ),
      (
        "focus: never", "focus: { after: 61 }",
        "5: focus.after: 61 is out of range: 0 to 60 s (column 17)"
      ),
      (
        "focus: never", "focus: after",
        "5: focus: `after` needs a value: `{ after: … }` (column 8)"
      ),
      (
        "handOff: none", "handOff: { after: 1 }",
        "7: handOff: the key `tries` is missing (column 10)"
      ),
      (
        "handOff: none", "handOff: { after: 1, tries: twice }",
        "7: handOff.tries: `twice` is not known; there is `once` and `untilLanded` (column 29)"
      ),
      (
        "focus: never", "focus: onWindow",
        "5: focus: `onWindow` is not known; did you mean `onWindowFocus`? (column 8)"
      ),
      (
        "strip: onLanding",
        "strip: onLanding\nmotion: { own: { curve: [0, 0, 1, 1], enter: 0.2 } }",
        "9: motion.own: the key `exit` is missing (column 16)"
      ),
      (
        "strip: onLanding",
        "strip: onLanding\nmotion: { own: { curve: [0, 0, 1, 1], enter: 0, exit: 1 } }",
        "9: motion.own.enter: 0 is out of range: 0.01 to 10 s (column 46)"
      ),
      (
        "strip: onLanding", "strip: onLanding\nfieldKeyboard: phonepad",
        "9: fieldKeyboard: `phonepad` is not known; did you mean `phonePad`? (column 16)"
      ),
      ("strip: onLanding\n", "", "1: the key `strip` is missing (column 1)"),
    ])
  func sheetPlan(line: String, changed: String, expected: String) {
    let text = sheet.replacing(line, with: changed)
    #expect(faults(text) == ["a.yaml:\(expected)"])
  }

  @Test(
    "of a take's gestures",
    arguments: [
      (
        "  - { tap: sned, at: 1 }",
        "4: gestures[0].tap: `sned` is not known; did you mean `send`? (column 12)"
      ),
      ("  - { tap: key.ä, at: 1 }", "4: gestures[0].tap: `key.ä` is not known; there is"),
      ("  - { tap: send }", "4: gestures[0]: the key `at` is missing (column 5)"),
      (
        "  - { tap: send, at: 601 }",
        "4: gestures[0].at: 601 is out of range: 0 to 600 s (column 22)"
      ),
      (
        "  - { tap: send, type: a, at: 1 }",
        "4: gestures[0]: expected exactly one of `tap`, `press`, `drag`, `type`, `turn`, `keyboard`, `predictionBar` and `refocus` (column 5)"
      ),
      (
        "  - { tap: send, at: 2 }\n  - { tap: send, at: 1 }",
        "5: gestures[1]: begins before the gesture before it is over, at 2 s (column 5)"
      ),
      (
        "  - { type: abc, at: 599, every: 1 }",
        "4: gestures[0]: 601 is out of range: 0 to 600 s (column 5)"
      ),
      (
        "  - { type: abc, at: 1, every: 1 }\n  - { tap: send, at: 2 }",
        "5: gestures[1]: begins before the gesture before it is over, at 3 s (column 5)"
      ),
      (
        "  - { press: send, from: 1, to: 1 }",
        "4: gestures[0].to: the end must be after the beginning, 1 s (column 33)"
      ),
      (
        "  - { press: send, from: 1, to: 2 }\n  - { tap: send, at: 1.5 }",
        "5: gestures[1]: begins before the gesture before it is over, at 2 s (column 5)"
      ),
      (
        "  - { press: send, from: 1, to: 2 }\n  - { turn: landscape, at: 0.5 }",
        "5: gestures[1]: begins before the gesture before it is over, at 1 s (column 5)"
      ),
      (
        "  - { turn: sideways, at: 1 }",
        "4: gestures[0].turn: `sideways` is not known; there is `portrait` and `landscape` (column 13)"
      ),
      (
        "  - { keyboard: numbers, at: 1 }",
        "4: gestures[0].keyboard: `numbers` is not known; there is `letters`, `email`, `phonePad` and `emoji` (column 17)"
      ),
      (
        "  - { predictionBar: off, at: 1 }",
        "4: gestures[0].predictionBar: expected `true` or `false`, found `off` (column 22)"
      ),
      (
        "  - { refocus: -1, at: 1 }",
        "4: gestures[0].refocus: -1 is out of range: 0 to 60 s (column 16)"
      ),
      (
        "  - { drag: messages, path: [[1, 0, 0]] }",
        "4: gestures[0].path: the list has 1 entry; from 2 to 2000 are allowed (column 29)"
      ),
      (
        "  - { drag: messages, path: [[1, 0, 0], [1, 0, 9]] }",
        "4: gestures[0].path[1][0]: the time must be after 1 s, the one before (column 42)"
      ),
      (
        "  - { drag: messages, path: [[1, 0, 0], [2, 0]] }",
        "4: gestures[0].path[1]: the list has 2 entries; 3 are needed (column 41)"
      ),
    ])
  func gestures(text: String, expected: String) throws {
    let found = faults(take + text)
    #expect(found.count == 1)
    #expect(try #require(found.first).hasPrefix("a.yaml:\(expected)"))
  }

  @Test("come all at once, in the order of the file")
  func allAtOnce() {
    let text = "title: T\nscene: chat\nfollow: nott\nadds: { offset: x }\nputaway: doneOnly\n"
    #expect(
      faults(text, named: "mine/delayed.yaml") == [
        "mine/delayed.yaml:3: follow: `nott` is not known; did you mean `not`? (column 9)",
        "mine/delayed.yaml:4: adds.offset: expected a number, found `x` (column 17)",
        "mine/delayed.yaml:5: putaway: there is no key `putaway`; did you mean `putAway`? (column 1)",
      ])
  }

  @Test("are cut off where nobody reads on")
  func many() {
    let text = "title: T\nscene: chat\nfollow: not\n" + (0..<300).map { "k\($0): 1\n" }.joined()
    let found = faults(text)
    #expect(found.count == 101)
    #expect(found.last == "and 200 faults more")
  }
}
