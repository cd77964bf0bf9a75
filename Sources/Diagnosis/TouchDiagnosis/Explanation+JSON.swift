import TouchFiles
import TouchTrace

extension Explanation {
  /// The explanation as members of an object: sentences and decisions.
  ///
  /// - Parameter name: if given, only this recognizer and the cures that concern it.
  package func json(of name: String? = nil) -> [JSONMember] {
    let shown = shownCures { name == nil || $0.concerned.contains(name ?? "") }
    let stories = recognizers.filter { name == nil || $0.facts.name == name }
    var members = [
      JSONMember("recognizers", .array(stories.map(json))),
      JSONMember("touches", .array(name == nil ? touches.map(json) : [])),
      JSONMember("signals", .array(name == nil ? signals.map(json) : [])),
      JSONMember("cures", .array(shown.map(Self.json))),
    ]
    let sentences = name == nil ? (neverReached, remarks, goalRemarks, hints) : ([], [], [], [])
    members += [
      JSONMember("unreached", .strings(sentences.0.map(\.sentence))),
      JSONMember("remarks", .strings(sentences.1.map(\.sentence))),
      JSONMember("unanswered", .strings(sentences.2)), JSONMember("goals", .strings(sentences.3)),
    ]
    return members
  }

  private func json(_ story: RecognizerStory) -> JSONValue {
    let name = story.facts.name
    let words = RecognizerSentences(story: story, others: recognizers)
    let never = story.attempts.isEmpty ? neverAsked[name].map { Self.unasked(story.facts, $0) } : nil
    let verdict = verdicts.first { $0.name == spokenNames.text(name) }?.outcome
    let outcome = story.attempts.isEmpty ? "unasked" : verdict?.rawValue ?? "lost"
    var members = [
      JSONMember("name", .string(name)), JSONMember("class", .string(story.facts.className)),
      JSONMember("ofTheKit", .bool(story.facts.role != nil)),
    ]
    if let view = story.facts.view { members.append(JSONMember("view", .string(view))) }
    members += [
      JSONMember("outcome", .string(outcome)),
      JSONMember(
        "sentences",
        .strings(((never.map { [$0] } ?? words.sentences) + (reasons[name].map { [$0] } ?? [])).map(spokenNames.text))),
      JSONMember(
        "attempts",
        .array(story.attempts.map { .object([JSONMember("facts", .array($0.moments.map(\.json)))]) })),
    ]
    return .object(members)
  }

  private func json(_ story: TouchStory) -> JSONValue {
    var members = [JSONMember("finger", .number(Double(story.id)))]
    if let view = story.view { members.append(JSONMember("view", .string(view))) }
    members += [
      JSONMember("sentence", .string(spokenNames.text(TouchSentences(story: story).sentence))),
      JSONMember("facts", .array(story.moments.map(\.json))),
    ]
    return .object(members)
  }

  private func json(_ story: SignalStory) -> JSONValue {
    .object([
      JSONMember("signal", .string(story.word)), JSONMember("t", .number(story.time)),
      JSONMember("path", .strings(story.way)), JSONMember("lost", .bool(story.isLost)),
      JSONMember("sentence", .string(spokenNames.text(story.sentence))),
    ])
  }

  private static func json(_ cure: Cure) -> JSONValue {
    .object([
      JSONMember("goal", .string(cure.heading)), JSONMember("concerns", .strings(cure.concerned)),
      JSONMember("swift", .strings(cure.swift)), JSONMember("scene", .strings(cure.keys)),
      JSONMember("effect", .string(cure.outcome)), JSONMember("sentence", .string(cure.sentence)),
      JSONMember("confirmed", .bool(cure.isConfirmed)),
    ])
  }
}
