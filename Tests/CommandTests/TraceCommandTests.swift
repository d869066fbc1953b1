import Catalog
import Foundation
import Testing

@Suite("trace and diagnose")
struct TraceCommandTests {
  private static let header =
    "frame,time_ms,sheet_top,keyboard_top,composer_top,composer_bottom,newest_bottom,finger_y,"
    + "focus,events"

  @Test("trace prints a row a frame")
  func rows() throws {
    let outcome = try Tool.run(["trace", "compose-sheet/open:one-motion"])
    #expect(outcome.code == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.lines.first == Self.header)
    #expect(outcome.lines[1] == "0,0.000,,852.000,,,,,none,")
    let presented = try #require(outcome.lines.firstIndex { $0.contains("present") })
    // Ten frames after the presentation the keyboard stands at 617.150 (right value of the model).
    #expect(outcome.lines[presented + 10].split(separator: ",")[3] == "617.150")
    let cells = try #require(outcome.lines.last).split(separator: ",")
    #expect(cells[2] == "68.000")
    #expect(cells[3] == "516.000")
    #expect(cells[5] == "516.000")
  }

  @Test("trace gives all lanes of a call the same number of rows, and the same bytes each time")
  func lanes() throws {
    let links = ["compose-sheet/open", "compose-sheet/open-close:one-motion"]
    let outcome = try Tool.run(["trace"] + links)
    #expect(outcome.lines.first == "strategy,\(Self.header)")
    let names = outcome.lines.dropFirst().map { $0.prefix { $0 != "," } }
    let counts = Dictionary(grouping: names) { $0 }.mapValues(\.count)
    let strategies = try Catalog(assets: Assets.find()).strategies(of: .composeSheet, on: .ios)
    #expect(counts.count == strategies.count + 1)
    #expect(Set(counts.values).count == 1)
    #expect(try Tool.run(["trace"] + links).output == outcome.output)
  }

  @Test("trace gives one frame where a link names a moment")
  func moment() throws {
    let whole = try Tool.run(["trace", "compose-sheet/open:one-motion"]).lines
    for link in ["compose-sheet/open:one-motion@31", "compose-sheet/open:one-motion@517ms"] {
      #expect(try Tool.run(["trace", link]).lines == [Self.header, whole[32]])
    }
  }

  @Test("trace follows what is set: the refresh rate, the prediction bar, the device")
  func with() throws {
    func last(_ parameter: String) throws -> [Substring] {
      let outcome = try Tool.run(
        ["trace", "chat/tap-type-send:follows", "--with", parameter])
      return try #require(outcome.lines.last).split(
        separator: ",", omittingEmptySubsequences: false)
    }
    #expect(try last("predictionBar=false")[3] == "561.000")
    #expect(try last("device=iphone-se")[3] == "407.000")
    let fast = try last("refreshRate=120")
    #expect(fast[3] == "516.000")
    let (frame, time) = (try #require(Double(fast[0])), try #require(Double(fast[1])))
    #expect((frame / time - 0.12).magnitude < 1e-6)
  }

  @Test("trace prints JSON that diagnose reads")
  func json() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/t.json"
    let links = ["chat/tap-and-done", "--with", "device=iphone-se"]
    #expect(try Tool.run(["trace", "--format", "json", "-o", path] + links).code == 0)
    let file = try Tool.run(["diagnose", path])
    #expect(file.errors.isEmpty)
    let judged = try Tool.run(["diagnose"] + links).text
    #expect(file.text == judged.replacingOccurrences(of: "chat/tap-and-done:", with: "\(path):"))
  }

  @Test("diagnose names the verdict of each lane")
  func verdicts() throws {
    let outcome = try Tool.run(["diagnose", "chat/tap-and-done"])
    #expect(outcome.code == 0)
    let verdicts = outcome.lines.filter { !$0.hasPrefix(" ") }
    #expect(verdicts.contains("chat/tap-and-done:covered: Covered 302 pt"))
    #expect(verdicts.contains("chat/tap-and-done:follows: One motion"))
    #expect(verdicts.count >= 7)
  }

  @Test("diagnose prints JSON")
  func diagnosisJSON() throws {
    let outcome = try Tool.run(["diagnose", "--json", "compose-sheet/open:delayed-focus"])
    let lanes = try #require(try outcome.json() as? [[String: Any]])
    let lane = try #require(lanes.first)
    #expect(lane["verdict"] as? String == "Bounced 22 pt, staggered 417 ms")
    #expect(lane["oneMotion"] as? Bool == false)
    let symptoms = try #require(lane["symptoms"] as? [[String: Any]])
    #expect(symptoms.contains { $0["symptom"] as? String == "staggered" })
  }

  @Test("diagnose fails on what it was told to fail on, and on nothing else")
  func failOn() throws {
    let link = "compose-sheet/open:delayed-focus"
    #expect(try Tool.run(["diagnose", link]).code == 0)
    #expect(try Tool.run(["diagnose", link, "--fail-on", "silent,dropped"]).code == 0)
    #expect(try Tool.run(["diagnose", link, "--fail-on", "silent,staggered"]).code == 1)
    #expect(
      try Tool.run(["diagnose", link, "--fail-on=silent", "--fail-on=bounced"]).code == 1)
  }

  @Test("diagnose judges a CSV file for a device, and says for which")
  func csv() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mine.csv"
    let trace = try Tool.run(["trace", "chat/tap-and-done:jumps", "-o", path])
    #expect(trace.code == 0)
    let outcome = try Tool.run(["diagnose", path])
    #expect(outcome.lines.first == "\(path): Jumped 302 pt")
    #expect(
      outcome.errors
        == "keyrise: \(path): judged for iPhone 15; name another with --with device=…\n")
    let named = try Tool.run(["diagnose", path, "--with", "device=iphone-15"])
    #expect(named.errors.isEmpty)
    #expect(named.text == outcome.text)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let piped = try Tool.run(["diagnose", "-", "--with", "device=iphone-15"], input: text)
    #expect(piped.lines.first == "standard input: Jumped 302 pt")
  }

  @Test("diagnose says what is wrong in a trace file")
  func brokenCSV() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("t.csv", "frame,time_ms,keyboard_top\n0,0,852\n2,33.333,852\n")
    let outcome = try Tool.run(["diagnose", path])
    #expect(outcome.code == 65)
    #expect(
      outcome.errors
        == "keyrise: \(path):3: frame: frame 2 stands where 1 is due (column 1)\n")
  }

  @Test("diagnose reads a trace whatever its name, and calls broken JSON by its name")
  func names() throws {
    let folder = try TemporaryFolder()
    let trace = try Tool.run(["trace", "chat/tap-and-done:follows"]).text
    _ = try folder.file("notes.txt", trace)
    _ = try folder.file("chat", trace)
    let script = "cd '\(folder.path)' && \"$keyrise\" diagnose"
    #expect(try Tool.shell(script + " notes.txt").text.hasPrefix("notes.txt: "))
    // The name of a scene is a link, whatever lies in the folder.
    #expect(try Tool.shell(script + " chat").code == 64)
    let json = try Tool.run(["trace", "--format", "json", "chat/tap-and-done:follows"]).text
    let cut = try folder.file("cut.json", String(json.prefix(json.count / 2)))
    let outcome = try Tool.run(["diagnose", cut])
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("this is not JSON, or its end is missing"))
    #expect(!outcome.errors.contains("YAML"))
  }
}
