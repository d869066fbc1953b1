import Foundation
import Testing

@Suite("The command line")
struct ShellTests {
  static let commands = [
    "open", "list", "trace", "diagnose", "check", "snapshot", "targets", "verify", "approve",
    "init",
    "report", "bench",
  ]

  @Test("prints help and version to standard output")
  func help() throws {
    let help = try Tool.run(["--help"])
    #expect(help.code == 0)
    #expect(help.errors.isEmpty)
    for command in Self.commands { #expect(help.text.contains("\n  \(command) ")) }
    for code in ["0 ", "1 ", "3 ", "64", "65", "66", "69", "73", "74"] {
      #expect(help.text.contains("\n  \(code)  "))
    }
    #expect(help.lines.allSatisfy { $0.count <= 100 })
    let version = try Tool.run(["--version"])
    #expect(version.code == 0)
    #expect(version.text.wholeMatch(of: /keyrise [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }

  @Test("tells about each command", arguments: commands)
  func commandHelp(name: String) throws {
    for arguments in [[name, "--help"], ["-h", name], [name, "--hel"]] {
      let help = try Tool.run(arguments)
      #expect(help.code == 0)
      #expect(help.text.hasPrefix("usage: keyrise \(name) "))
      #expect(help.lines.allSatisfy { $0.count <= 100 })
    }
  }

  @Test(
    "refuses a wrong command with one line and the code 64",
    arguments: [
      (["trcae"], "there is no command or scene `trcae`; did you mean `trace`?"),
      (["trace"], "trace needs LINK…; see keyrise trace --help"),
      (
        ["trace", "compose-sheet/open", "--fromat=csv"],
        "trace has no option `--fromat`; did you mean `--format`?"
      ),
      (
        ["trace", "-x"],
        "trace has no option `-x`; there is `--format`, …"
      ),
      (["trace", "--as"], "--assets needs a value: DIR"),
      (["list", "--json=yes"], "--json takes no value"),
      (
        ["list", "scenes", "takes"],
        "list: `takes` is one argument too many; see keyrise list --help"
      ),
      (
        ["list", "scene"],
        "list: `scene` is not known; did you mean `scenes`? There is `scenes`, `strategies`, `devices` and `takes`"
      ),
      (["open", "--s"], "`--s` may be `--size` or `--strategies`; write it out"),
      (
        ["trace", "chat/tap-and-done", "--format", "xml"],
        "--format: `xml` is not known; there is `csv` and `json`"
      ),
      (
        ["trace", "chat"],
        "chat: names no take; there is `chat/tap-type-send`, …"
      ),
      (["trace", "chat/"], "chat/: no take behind the `/`; expected scene/take:strategy@frame"),
      (
        ["trace", "chat/tap-and-done", "--with", "mountDelay=11"],
        "--with mountDelay: expected 0…10 s, not `11`"
      ),
      (
        ["trace", "chat/tap-and-done", "--with", "refreshRate=90"],
        "--with refreshRate: expected 60|120, not `90`"
      ),
      (
        ["trace", "chat/tap-and-done", "--with", "device=iphone-16"],
        "--with device: there is no device `iphone-16`; did you mean `iphone-15`? There is `iphone-15`, …"
      ),
      (
        ["trace", "chat/tap-and-done", "--with", "dark"], "--with: expected NAME=VALUE, not `dark`"
      ),
      (
        ["diagnose", "chat/tap-and-done", "--fail-on", "jumps"],
        "--fail-on: `jumps` is not known; did you mean `jumped`? There is `silent`, `dropped`, `shoved`, `covered`, `hiddenAction`, `floating`, `dipped`, `bounced`, `jumped`, `drifted`, `staggered`, `lingered`, `eatenTap`, `deadReturn` and `lostAnchor`"
      ),
      (
        ["diagnose", "chat/tap-and-done@3"],
        "chat/tap-and-done@3: diagnose judges whole takes; leave the `@` away"
      ),
      (["snapshot", "chat"], "say where the picture goes: -o FILE.png or -o DIR/"),
      (
        ["snapshot", "chat", "-o", "a.gif"],
        "a.gif: the name of a picture ends in .png, .svg or .pdf; without an ending --format says it"
      ),
      (
        ["snapshot", "chat", "-oa.SVG", "--format", "pdf"],
        "--format: expected svg, as the name of a.SVG says, not `pdf`"
      ),
      (
        ["snapshot", "chat", "-o", "a.png", "--outlines"],
        "--outlines is for `SVG` and `PDF`; pixels have no outlines"
      ),
      (
        ["snapshot", "chat", "-o", "a.png", "--background", "red"],
        "--background: expected none or a colour such as #1C1C1E, not `red`"
      ),
      (
        ["snapshot", "chat", "-o", "a.png", "--view", "workbench", "--background", "none"],
        "--background is for the views `phone`, `plot` and `strip`"
      ),
      (
        ["snapshot", "chat", "-o", "a.png", "--view", "plot", "--no-bezel"],
        "--no-bezel is for the views `phone` and `strip`"
      ),
      (
        ["snapshot", "chat", "-o", "a.png", "--at", "3"], "--at is for the view `strip`"
      ),
      (
        ["snapshot", "chat/drag-slow", "-o", "a.png", "--view", "strip", "--at", "1,x"],
        "--at: expected frames and times, such as 0,12,517ms, not `1,x`"
      ),
      (
        ["snapshot", "chat", "chat@0", "-o", "a.png"],
        "a.png: several pictures need a folder; end its name with `/`"
      ),
      (
        ["snapshot", "chat", "--scale", "5", "-o", "a.png"],
        "--scale: expected a number from 1 to 4, not `5`"
      ),
      (
        ["targets", "chat", "--size", "huge"],
        "--size: expected W×H, each from 100 to 8192, not `huge`"
      ),
    ])
  func usage(arguments: [String], message: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.code == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    if message.hasSuffix("…") {
      #expect(outcome.errors.hasPrefix("keyrise: \(message.dropLast())"))
    } else {
      #expect(outcome.errors == "keyrise: \(message)\n")
    }
  }

  @Test("lists all parameters where one is not known")
  func parameter() throws {
    let outcome = try Tool.run(["trace", "chat/tap-and-done", "--with", "gravity=9.81"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.hasPrefix("keyrise: --with: there is no parameter `gravity`; there is"))
    for name in ["device", "refreshRate", "predictionBar", "appearance", "mountDelay"] {
      #expect(outcome.errors.contains("`\(name)`"))
    }
  }

  @Test("names the parameter that was meant before all there are")
  func nearParameter() throws {
    let outcome = try Tool.run(["trace", "chat/tap-and-done", "--with", "mountdelay=1"])
    #expect(outcome.code == 64)
    #expect(
      outcome.errors.hasPrefix(
        "keyrise: --with: there is no parameter `mountdelay`; did you mean `mountDelay`? There is ")
    )
  }

  @Test("says that a file stands where a folder of strategies is wanted")
  func fileAsFolder() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("mine.yaml", "title: T\nscene: chat\nfollow: not\n")
    let outcome = try Tool.run(["list", "--strategies", file])
    #expect(outcome.code == 66)
    #expect(outcome.errors.hasPrefix("keyrise: \(file): this is a file, and a folder is wanted"))
  }

  @Test(
    "says which thing is not there, with the code 66",
    arguments: [
      (["trace", "compose/open"], "there is no scene `compose`; did you mean `compose-sheet`?"),
      (
        ["trace", "chat/tap"],
        "there is no take `tap` in chat; there is "
      ),
      (
        ["trace", "chat/drag-slow:folows"],
        "there is no strategy `folows` in chat; did you mean `follows`?"
      ),
      (["trace", "chat/drag-slow:./none.yaml"], "./none.yaml: there is no such file or folder"),
      (["trace", "chat/drag-slow@99999"], "chat/drag-slow@99999: the take ends at frame"),
      (["check", "none.yaml"], "none.yaml: there is no such file or folder"),
      (["diagnose", "none.csv"], "none.csv: there is no such file or folder"),
      (["list", "--assets", "none"], "none: there is no such file or folder"),
      (["list", "--strategies", "none"], "none: there is no such file or folder"),
    ])
  func missing(arguments: [String], message: String) throws {
    let outcome = try Tool.run(arguments)
    #expect(outcome.code == 66)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("keyrise: \(message)"))
  }

  @Test("takes what stands behind `--` for no option")
  func endOfOptions() throws {
    let outcome = try Tool.run(["check", "--", "--help"])
    #expect(outcome.code == 66)
    #expect(outcome.errors == "keyrise: --help: there is no such file or folder\n")
  }

  @Test("says nothing when its reader goes away")
  func closedPipe() throws {
    let outcome = try Tool.shell("\"$keyrise\" trace compose-sheet/open | head -c 20")
    #expect(outcome.text == "strategy,frame,time_")
    #expect(outcome.errors.isEmpty)
    let ignored = try Tool.shell(
      "trap '' PIPE; { \"$keyrise\" trace compose-sheet/open; echo $? >&2; } | head -c 20")
    #expect(ignored.errors == "0\n")
  }

  @Test("tells that writing failed with the code 74, and that a file cannot be made with 73")
  func full() throws {
    let full = try Tool.shell("\"$keyrise\" list > /dev/full")
    #expect(full.code == 74)
    #expect(full.errors == "keyrise: standard output: No space left on device\n")
    let nowhere = try Tool.run(["list", "-o", "/none/list.txt"])
    #expect(nowhere.code == 73)
    #expect(
      nowhere.errors
        == "keyrise: /none/list.txt: cannot be created: No such file or directory\n")
    let folder = try TemporaryFolder()
    let onFolder = try Tool.run(["list", "-o", folder.path])
    #expect(onFolder.code == 73)
    #expect(onFolder.errors == "keyrise: \(folder.path): cannot be created: it is a folder\n")
  }

  @Test("writes over a file whole, and leaves nothing beside it")
  func wholeFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.file("list.txt", String(repeating: "old ", count: 10_000))
    let outcome = try Tool.run(["list", "scenes", "-o", path])
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    #expect(try folder.bytes("list.txt") == Tool.run(["list", "scenes"]).output)
    #expect(try folder.names == ["list.txt"])
  }

  @Test("writes through a link to a file, and into what is no file")
  func links() throws {
    let folder = try TemporaryFolder()
    let target = try folder.file("real.txt", "old")
    let link = folder.path + "/link.txt"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try Tool.run(["list", "scenes", "-o", link]).code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try folder.bytes("real.txt") == Tool.run(["list", "scenes"]).output)
    #expect(try Tool.run(["list", "scenes", "-o", "/dev/null"]).code == 0)
  }

  @Test(
    "ends with 69 and one line where there is no display",
    arguments: [
      ["DISPLAY": "", "WAYLAND_DISPLAY": ""], ["DISPLAY": ":987", "WAYLAND_DISPLAY": ""],
    ])
  func noDisplay(environment: [String: String]) throws {
    let outcome = try Tool.run([], environment: environment)
    #expect(outcome.code == 69)
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.hasPrefix("keyrise: no display"))
  }
}
