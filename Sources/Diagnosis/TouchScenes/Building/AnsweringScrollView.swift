import TouchGeometry
import TouchKit
import TouchWidgets

/// A scroll view that is the delegate of its pan and returns the answers of the scene.
///
/// Used only if the scene has such answers, because a class that conforms is asked about every other recognizer of a
/// touch.
final class AnsweringScrollView: LoggingScrollView, UIGestureRecognizerDelegate {
  private let panAnswers: SceneRecognizerDelegate

  init(_ description: SceneView, _ behavior: ViewBehavior, _ panAnswers: SceneRecognizerDelegate) {
    self.panAnswers = panAnswers
    super.init(description, behavior)
  }

  required init?(coder: NSCoder) { return nil }

  /// Whether a question is about the pan; questions about the pinch get the default answer.
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
