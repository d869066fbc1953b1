import Catalog
import Choreography
import Diagnosis

/// `keyrise diagnose`: symptoms and verdict of every lane.
enum DiagnoseCommand {
  private static let failOn = Option(
    name: "--fail-on", value: "SYMPTOM,…", help: "exit 1 where one of these is found (repeatable)")

  static let command = Command(
    name: "diagnose", summary: "name the symptoms and the verdict of links and trace files",
    operands: "LINK…|FILE…", operandCount: 1...1000,
    options: [.json, failOn, .output, .with] + Option.catalog,
    notes: [
      "What ends in .csv or .json, what is a file and names no scene, and `-` (standard input) is a",
      "trace, in CSV or JSON as its content tells; anything else is a link.",
      "Symptoms: \(Symptom.allCases.map(\.rawValue).prefix(6).joined(separator: ", ")),",
      "\(Symptom.allCases.map(\.rawValue).dropFirst(6).joined(separator: ", ")).",
    ], run: run)

  private static func run(_ arguments: Arguments) throws -> ExitCode {
    let feared = try symptoms(arguments)
    let workspace = try Workspace(
      arguments, links: arguments.operands.filter { !isFile($0) })
    var findings: [Judgement] = []
    for operand in arguments.operands {
      findings +=
        try isFile(operand)
        ? judgeFile(operand, workspace) : judgeLink(operand, workspace)
    }
    let text =
      arguments.has(.json)
      ? JSON.array(findings.map(\.json)).text : findings.map(\.text).joined()
    try Output.deliver(text, arguments)
    for judgement in findings {
      for symptom in feared where judgement.diagnosis.notJudged.contains(symptom) {
        Console.complain("\(judgement.name): \(symptom.rawValue) could not be judged")
      }
    }
    let isFound = findings.contains { judgement in
      judgement.diagnosis.findings.contains { feared.contains($0.symptom) }
    }
    return isFound ? .different : .well
  }

  private static func symptoms(_ arguments: Arguments) throws(CommandError) -> [Symptom] {
    var symptoms: [Symptom] = []
    for list in arguments.values(failOn) {
      for word in list.split(separator: ",", omittingEmptySubsequences: false) {
        guard let symptom = Symptom(rawValue: String(word)) else {
          throw .unknownWord("--fail-on", String(word), valid: Symptom.allCases.map(\.rawValue))
        }
        symptoms.append(symptom)
      }
    }
    return symptoms
  }

  private static func isFile(_ operand: String) -> Bool {
    if operand == "-" || operand.hasSuffix(".csv") || operand.hasSuffix(".json")
      || ["/", "./", "../"].contains(where: operand.hasPrefix)
    {
      return true
    }
    let scene = String(operand.prefix { !"/:@".contains($0) })
    return SceneID(rawValue: scene) == nil && FileReader.isFile(operand)
  }

  private static func judgeLink(_ link: String, _ workspace: Workspace) throws -> [Judgement] {
    if try Link(link).moment != nil {
      throw CommandError.momentWithoutMeaning(link, command: "diagnose")
    }
    return try workspace.lanes([link]).map {
      Judgement(name: $0.link, strategy: $0.trace.strategy, trace: $0.trace)
    }
  }

  private static func judgeFile(_ path: String, _ workspace: Workspace) throws -> [Judgement] {
    let recording = try TraceReader.read(path, device: workspace.device)
    let name = path == "-" ? "standard input" : path
    if !recording.namesDevice, !workspace.setup.namesDevice {
      Console.complain(
        "\(name): judged for \(workspace.device.title); name another with --with device=…")
    }
    return recording.traces.map { trace in
      Judgement(
        name: recording.traces.count > 1 ? "\(name):\(trace.strategy)" : name,
        strategy: trace.strategy, trace: trace)
    }
  }
}
