import TouchKit
import TouchScenes
import TouchTrace

/// A question that a delegate is asked when a captured gesture is played with a change, and that the program was not
/// asked when the gesture was made.
///
/// The scene has UIKit's ordinary answer to it, and the program's own may be another.
struct Unanswered: Hashable {
  let recognizer: String
  let question: TraceEntry.Question
  /// The other recognizer; nil where the question is about one alone.
  let other: String?

  /// Those that came up with changes; none in a scene that was written, where every answer is known.
  @MainActor static func all(in after: Played, since before: Played, with changes: [SceneChange]) -> [Unanswered] {
    guard before.scene.isCaptured else { return [] }
    let index = SceneIndex(before.scene)
    let known = Set(questions(in: before))
    let said = changes.flatMap(answered)
    var found: [Unanswered] = []
    for question in questions(in: after) where !known.contains(question) && !said.contains(question) {
      let hasDelegate = index.recognizers[question.recognizer]?.description.delegate != nil
      if hasDelegate, !found.contains(question) { found.append(question) }
    }
    return found
  }

  @MainActor private static func questions(in played: Played) -> [Unanswered] {
    played.facts.compactMap { fact in
      guard case .asked(let question, let other, _) = fact.what, let name = fact.recognizer?.name, fact.view == nil
      else { return nil }
      switch question {
      case .canPrevent, .canBePreventedBy: return nil
      default: return Unanswered(recognizer: name, question: question, other: other?.name)
      }
    }
  }

  /// The questions that a change answers itself.
  private static func answered(_ change: SceneChange) -> [Unanswered] {
    switch change {
    case .together(let name, let other, _):
      [Unanswered(recognizer: name, question: .shouldRecognizeSimultaneouslyWith, other: other)]
    case .shouldBegin(let name, _): [Unanswered(recognizer: name, question: .shouldBegin, other: nil)]
    case .shouldReceive(let name, _): [Unanswered(recognizer: name, question: .shouldReceiveTouch, other: nil)]
    default: []
    }
  }

  /// As a sentence behind what comes of a change.
  var sentence: String {
    let about = other.map { " about \($0)" } ?? ""
    return "The delegate of \(recognizer) was never asked \(question.rawValue)\(about), and may answer otherwise."
  }
}
