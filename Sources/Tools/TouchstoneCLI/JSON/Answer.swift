import TouchCapture
import TouchDiagnosis
import TouchFiles
import TouchGeometry
import TouchInspector
import TouchScenes

/// The answers of commands with `--json`: one object, described by Docs/Formats.schema.json.
@MainActor enum Answer {
  /// The version of all answers.
  ///
  /// It changes if a key is removed or changes its meaning, not if one is added.
  static let version = 1

  /// Prints an answer.
  static func print(_ answer: JSONValue) { Output.line(JSONWriter.line(answer)) }

  private static func object(_ format: String, _ members: [JSONMember]) -> JSONValue {
    .object(
      [JSONMember("format", .string("touchstone-\(format)")), JSONMember("version", .number(Double(version)))] + members
    )
  }

  /// The built-in scenes.
  static func list() throws(FileError) -> JSONValue {
    var scenes: [JSONValue] = []
    for entry in BuiltInScenes.entries {
      let title = try BuiltInScenes.library.scene(entry.name).scene.title
      scenes.append(.object([JSONMember("name", .string(entry.name)), JSONMember("title", .string(title))]))
    }
    return object("list", [JSONMember("scenes", .array(scenes))])
  }

  static func rule(_ number: String, title: String, text: String) -> JSONValue {
    object(
      "rule",
      [
        JSONMember("number", .string(number)), JSONMember("title", .string(title)), JSONMember("text", .string(text)),
      ])
  }

  /// The log of a replay, and the decisions if there are any.
  static func play(_ scene: String, callbacks: [String], decisions: [[JSONMember]]?) -> JSONValue {
    let lines = callbacks.map { line in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let time = parts.first.flatMap { Double(outside: $0) }
      return JSONValue.object([
        JSONMember("t", .number(time ?? 0)), JSONMember("text", .string(time == nil ? line : String(parts.last ?? ""))),
      ])
    }
    let all = decisions.map { [JSONMember("decisions", .array($0.map(JSONValue.object)))] } ?? []
    return object("play", [JSONMember("scene", .string(scene)), JSONMember("log", .array(lines))] + all)
  }

  /// Findings, with the names of the scene and the rules in each.
  static func lint(_ name: String, _ scene: SceneFile, _ findings: [LintFinding]) -> JSONValue {
    let views = scene.every(scene.root)
    let names = Set(views.map(\.name) + views.flatMap(\.recognizers).map(\.name))
    let objects = findings.map { finding in
      let parts = Parts(finding.sentence, names: names)
      let cure = finding.cure.map { [JSONMember("cure", .string($0))] } ?? []
      return JSONValue.object(
        [
          JSONMember("sentence", .string(finding.sentence)), JSONMember("names", .strings(parts.names)),
          JSONMember("rules", .strings(parts.rules)),
        ] + cure)
    }
    return object("lint", [JSONMember("scene", .string(name)), JSONMember("findings", .array(objects))])
  }

  /// Where fingers reach the views of a scene.
  static func map(_ scene: String, _ map: TouchMap) -> JSONValue {
    func numbers(_ rect: CGRect) -> JSONValue {
      .numbers([rect.minX, rect.minY, rect.width, rect.height].map { Double($0) })
    }
    let views = map.entries.map { entry in
      var members = [
        JSONMember("name", .string(entry.name)),
        JSONMember("size", .numbers([Double(entry.size.width), Double(entry.size.height)])),
        JSONMember("share", .number((entry.share * 1000).rounded() / 1000)),
      ]
      if let rect = entry.reachable { members.append(JSONMember("reachable", numbers(rect))) }
      let covers = entry.covers.map { cover in
        JSONValue.object([
          JSONMember("name", .string(cover.name)), JSONMember("share", .number((cover.share * 1000).rounded() / 1000)),
        ])
      }
      members.append(JSONMember("covers", .array(covers)))
      if let obstacle = entry.obstacle { members.append(JSONMember("obstacle", .string(obstacle.clause))) }
      if let neighbor = entry.neighbor {
        members.append(
          JSONMember(
            "neighbor",
            .object([
              JSONMember("name", .string(neighbor.name)),
              JSONMember("distance", .number((Double(neighbor.distance) * 10).rounded() / 10)),
            ])))
      }
      members.append(JSONMember("sentences", .strings(entry.findings)))
      return JSONValue.object(members)
    }
    return object("map", [JSONMember("scene", .string(scene)), JSONMember("views", .array(views))])
  }

  /// An explanation.
  ///
  /// - Parameters:
  ///   - name: The recognizer that it is about; nil for all.
  ///   - about: What a capture cannot express, as sentences.
  ///   - layout: Findings about constraints, as sentences.
  static func explain(
    _ scene: String, _ explanation: Explanation, of name: String?, about: [String] = [], layout: [String] = []
  ) -> JSONValue {
    object(
      "explain",
      [JSONMember("scene", .string(scene)), JSONMember("about", .strings(about))] + explanation.json(of: name)
        + [JSONMember("layout", .strings(layout))])
  }

  /// The edges of a view and the constraints that decide them.
  static func edges(_ scene: String, _ lines: [String]) -> JSONValue {
    object("edges", [JSONMember("scene", .string(scene)), JSONMember("sentences", .strings(lines))])
  }

  static func compare(_ path: String, _ capture: CaptureFile, _ firstDifference: CaptureReplay.Difference?) -> JSONValue
  {
    var members = [
      JSONMember("capture", .string(path)), JSONMember("lines", .number(Double(capture.log.count))),
      JSONMember("equal", .bool(firstDifference == nil)), JSONMember("conclusions", .strings(capture.conclusions)),
    ]
    if let firstDifference {
      let subject = firstDifference.subject.map { [JSONMember("subject", .string($0))] } ?? []
      members.append(
        JSONMember(
          "difference",
          .object(
            [JSONMember("t", .number(firstDifference.time))] + subject
              + [JSONMember("sentences", .strings(firstDifference.sentences))])))
    }
    return object("compare", members)
  }

  /// The apps that listen for inspectors.
  static func programs(_ programs: [ListeningProgram]) -> JSONValue {
    let objects = programs.map { program in
      JSONValue.object([
        JSONMember("pid", .number(Double(program.process))), JSONMember("name", .string(program.name)),
        JSONMember("state", .string(program.state.rawValue)),
      ])
    }
    return object("ps", [JSONMember("programs", .array(objects))])
  }

  /// The parts of a finding.
  private struct Parts {
    var names: [String] = []
    var rules: [String] = []

    init(_ finding: String, names known: Set<String>) {
      let marks: Set<Character> = [" ", ",", ";", ":", "，", "；", "：", "、"]
      // Rules are in brackets; other numbers are measures.
      let parts = finding.split(omittingEmptySubsequences: false) { "()（）".contains($0) }
      for (index, part) in parts.enumerated() {
        for word in part.split(whereSeparator: marks.contains).map(String.init) {
          if known.contains(word) {
            if !names.contains(word) { names.append(word) }
          } else if index % 2 == 1, word.first?.isNumber == true, RuleBook.title(of: word) != nil, !rules.contains(word)
          {
            rules.append(word)
          }
        }
      }
    }
  }
}
