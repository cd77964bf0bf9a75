import TouchCapture
import TouchDiagnosis
import TouchFiles
import TouchScenes

/// The cures for a goal, searched for when they are first read.
@MainActor final class Remedy {
  private let gesture: CapturedGesture?
  private let goal: (SceneFile) -> Goal?

  /// - Parameters:
  ///   - gesture: The gesture; nil while it is in progress.
  ///   - goal: Returns what should have happened in the captured scene; nil for a subject that is not in it.
  init(_ gesture: CapturedGesture?, _ goal: @escaping (SceneFile) -> Goal?) {
    (self.gesture, self.goal) = (gesture, goal)
  }

  private lazy var answer: Explanation? = {
    guard let gesture, let file = try? CaptureFile.read(Array(gesture.text.utf8), file: "the gesture"),
      let goal = goal(file.scene)
    else { return nil }
    var question = Question(file.scene, file.input)
    question.goals = [goal]
    return question.answer
  }()

  /// The best cures.
  var cures: [Why.Cure] {
    (answer?.shownCures() ?? []).filter(\.isConfirmed).map { Why.Cure(code: $0.swift, effect: $0.outcome) }
  }

  /// Why the subject received nothing, and why no change helps, as sentences.
  var remarks: [String] { (answer?.unreached.map(\.sentence) ?? []) + (answer?.goalRemarks ?? []) }
}
