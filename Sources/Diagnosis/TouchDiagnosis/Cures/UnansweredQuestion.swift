import TouchKit
import TouchScenes
import TouchTrace

/// A question to a delegate in the replay of a captured gesture with a change, which the program was not asked when the
/// gesture was captured.
///
/// The replay uses UIKit's default answer; the answer of the program can differ.
struct UnansweredQuestion: Hashable {
  let recognizer: String
  let question: TraceEntry.Question
  /// The other recognizer; nil for a question about one recognizer.
  let other: String?

  /// The questions that come up with changes; none for a scene file, where every answer is known.
  @MainActor static func all(in after: Replay, since before: Replay, with changes: [Change]) -> [UnansweredQuestion] {
    guard before.scene.isCaptured else { return [] }
    let index = SceneIndex(before.scene)
    let known = Set(questions(in: before))
    let said = changes.flatMap(answered)
    var found: [UnansweredQuestion] = []
    for question in questions(in: after) where !known.contains(question) && !said.contains(question) {
      let hasDelegate = index.recognizers[question.recognizer]?.description.delegate != nil
      if hasDelegate, !found.contains(question) { found.append(question) }
    }
    return found
  }

  @MainActor private static func questions(in played: Replay) -> [UnansweredQuestion] {
    played.facts.compactMap { fact in
      guard case .asked(let question, let other, _) = fact.what, let name = fact.recognizer?.name, fact.view == nil
      else { return nil }
      switch question {
      case .canPrevent, .canBePreventedBy: return nil
      default: return UnansweredQuestion(recognizer: name, question: question, other: other?.name)
      }
    }
  }

  /// The questions that a change answers.
  private static func answered(_ change: Change) -> [UnansweredQuestion] {
    switch change {
    case .together(let name, let other, _):
      [UnansweredQuestion(recognizer: name, question: .shouldRecognizeSimultaneouslyWith, other: other)]
    case .shouldBegin(let name, _): [UnansweredQuestion(recognizer: name, question: .shouldBegin, other: nil)]
    case .shouldReceive(let name, _): [UnansweredQuestion(recognizer: name, question: .shouldReceiveTouch, other: nil)]
    default: []
    }
  }

  /// The question as a sentence after the effect of a change.
  var sentence: String {
    guard let other else {
      return localized(
        "The delegate of %1$s was never asked %2$s, and may answer otherwise.", recognizer, question.rawValue)
    }
    return localized(
      "The delegate of %1$s was never asked %2$s about %3$s, and may answer otherwise.", recognizer, question.rawValue,
      other)
  }
}
