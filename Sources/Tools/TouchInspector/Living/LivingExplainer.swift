import TouchDiagnosis

/// Searches for cures for the gestures of a running program.
///
/// The program sends each gesture as a capture, and the inspector plays it again with changes.
@MainActor package final class LivingExplainer {
  /// The result of the search.
  package struct Finding {
    /// The explanation with the cures that were tried; nil if the gesture cannot be reproduced.
    package var explanation: Explanation?
    /// The sentence for the user, at the top of the window.
    package var sentence: String

    package init(explanation: Explanation?, sentence: String) {
      (self.explanation, self.sentence) = (explanation, sentence)
    }
  }

  private let explain: @MainActor (String) -> Finding
  /// Whether the program sends its gestures.
  private(set) var isOn = false

  init(_ explain: @escaping @MainActor (String) -> Finding) { self.explain = explain }

  func toggle() { isOn.toggle() }

  /// Searches for cures for the gesture in a capture.
  ///
  /// Returns nil if the search is off.
  func finding(of capture: String) -> Finding? { isOn ? explain(capture) : nil }
}
