import TouchDiagnosis

/// Finds the changes that would help in a running app: the app sends each gesture as a capture, which is replayed with
/// changes.
@MainActor package final class LivingExplainer {
  /// The result for a gesture.
  package struct Finding {
    /// With the cures that were tried; nil if the gesture cannot be replayed as it was.
    package var explanation: Explanation?
    /// For the user, at the top of the window.
    package var sentence: String

    package init(explanation: Explanation?, sentence: String) {
      (self.explanation, self.sentence) = (explanation, sentence)
    }
  }

  private let explain: @MainActor (String) -> Finding
  /// Whether the app is asked for its gestures.
  private(set) var isOn = false

  init(_ explain: @escaping @MainActor (String) -> Finding) { self.explain = explain }

  func toggle() { isOn.toggle() }

  /// The changes that would help in the gesture of a capture; nil if none was asked for.
  func finding(of capture: String) -> Finding? { isOn ? explain(capture) : nil }
}
