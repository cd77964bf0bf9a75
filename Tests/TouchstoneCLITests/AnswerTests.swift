import Expectations
import Testing
import TouchCapture
import TouchDiagnosis
import TouchFiles
import TouchInspector
import TouchScenes

@testable import TouchstoneCLI

/// Every answer of `--json` is described by Docs/Formats.schema.json.
@MainActor @Suite(.serialized) struct AnswerTests {
  private static let folder = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/\($1)" }

  private static let schema = Result { try Schema(path: folder + "/Docs/Formats.schema.json") }

  /// Every eighth scene: the maps of all would take most of a minute.
  private static let mapped = Set(
    stride(from: 0, to: BuiltInScenes.entries.count, by: 8).map { BuiltInScenes.entries[$0].name })

  /// What the answer violates, after it was printed and read again.
  private func violations(_ answer: JSONValue) throws -> [String] {
    let schema = try Self.schema.get()
    return schema.violations(of: try JSONReader.read(Array(JSONWriter.line(answer).utf8), file: "the answer"))
  }

  @Test func theListIsDescribed() throws {
    try expectEqual(violations(try Answer.list()), [])
  }

  @Test func everyRuleIsDescribed() throws {
    for number in ["5.1.2", "7.3.2", "9.20", "45.1"] {
      let title = try #require(RuleBook.title(of: number))
      let text = RuleBook.body(of: number) ?? ""
      try expectEqual(violations(Answer.rule(number, title: title, text: text)), [])
    }
  }

  @Test(arguments: BuiltInScenes.entries) func anExplanationIsDescribed(_ entry: BuiltInScenes.Entry) throws {
    let explanation = try Explanations.of(entry.name)
    try expectEqual(violations(Answer.explain(entry.name, explanation, of: nil)), [])
    for name in explanation.names.prefix(2) {
      try expectEqual(violations(Answer.explain(entry.name, explanation, of: name)), [])
    }
  }

  @Test(arguments: BuiltInScenes.entries) func findingsAndReplaysAreDescribed(_ entry: BuiltInScenes.Entry) throws {
    let (scene, input) = try Scenes.loadWithInput(entry.name, nil)
    try expectEqual(violations(Answer.lint(entry.name, scene, SceneLint.conflicts(in: scene))), [])
    if Self.mapped.contains(entry.name) {
      try expectEqual(violations(Answer.map(entry.name, TouchMap(of: scene))), [])
    }
    let played = PlayedScene(scene, input, isHeard: true)
    let answer = Answer.play(entry.name, callbacks: played.callbacks, decisions: played.decisions.objects)
    try expectEqual(violations(answer), [])
    if case .array(let lines)? = answer["log"]?.content { expectEqual(lines.count, played.callbacks.count) }
  }

  @Test func aFindingHasItsNamesRulesAndCure() throws {
    let scene = try BuiltInScenes.library.scene("swipe-and-pan").scene
    let answer = Answer.lint("swipe-and-pan", scene, SceneLint.conflicts(in: scene))
    guard case .array(let findings)? = answer["findings"]?.content else { return }
    expectEqual(findings.first?["rules"], .strings(["5.1.5", "7.4.2"]))
    expectEqual(findings.first?["cure"], .string("pan requires swipe to fail"))
    expectEqual(findings.first?["names"], .strings(["swipe", "pan", "card"]))
  }

  @Test func anEdgeAndAComparisonAreDescribed() throws {
    try expectEqual(violations(Answer.edges("scene", ["left: 0"])), [])
    let text = """
      {"format":"touchstone-capture","version":1,"program":"p","input":[],"log":["0 x"],
      "scene":{"format":"touchstone-scene","version":1,"title":"t","size":[10,10],
      "root":{"name":"a","class":"UIView","frame":[0,0,10,10]}}}
      """
    let capture = try CaptureFile.read(Array(text.utf8), file: "1.touchstone")
    let firstDifference = CaptureReplay.Difference(subject: "pan", time: 0.5, sentences: ["line 1 is different"])
    try expectEqual(violations(Answer.compare("1.touchstone", capture, nil)), [])
    try expectEqual(violations(Answer.compare("1.touchstone", capture, firstDifference)), [])
  }

  @Test func theListOfProgramsIsDescribed() throws {
    let programs = [ListeningProgram(process: 7, name: "Mixer", state: .inspected)]
    try expectEqual(violations(Answer.programs(programs)), [])
    try expectEqual(violations(Answer.programs([])), [])
  }

  @Test func whatTheSchemaDoesNotHaveIsAViolation() throws {
    let more = JSONValue.object([
      JSONMember("format", .string("touchstone-edges")), JSONMember("version", .number(1)),
      JSONMember("scene", .string("s")), JSONMember("sentences", .array([.number(1)])), JSONMember("x", .bool(true)),
    ])
    #expect(try violations(more).contains("$.sentences[0]: is no string"))
    #expect(try violations(more).contains("$: has x"))
  }
}
