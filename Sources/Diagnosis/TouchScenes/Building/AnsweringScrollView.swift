import TouchGeometry
import TouchKit
import TouchWidgets

/// A scroll view whose class answers for its own pan, as the delegate that it is.
///
/// Only scenes that say so have one: a class that conforms is asked about every recognizer that its pan meets.
final class AnsweringScrollView: LoggingScrollView, UIGestureRecognizerDelegate {
  private let panAnswers: SceneRecognizerDelegate

  init(_ description: SceneView, _ behavior: ViewBehavior, _ panAnswers: SceneRecognizerDelegate) {
    self.panAnswers = panAnswers
    super.init(description, behavior)
  }

  required init?(coder: NSCoder) { return nil }

  /// What is said of the pinch is left to the kit.
  private func isAboutPan(_ recognizer: UIGestureRecognizer) -> Bool { recognizer === panGestureRecognizer }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    !isAboutPan(gestureRecognizer) || panAnswers.gestureRecognizer(gestureRecognizer, shouldReceive: touch)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isAboutPan(gestureRecognizer)
      && panAnswers.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isAboutPan(gestureRecognizer)
      && panAnswers.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    isAboutPan(gestureRecognizer)
      && panAnswers.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer)
  }
}
