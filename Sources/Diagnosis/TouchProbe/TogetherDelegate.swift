import TouchKit

/// Replaces a recognizer's delegate: answers for some other recognizers whether both may recognize simultaneously, and
/// forwards all other questions to the original delegate.
@MainActor package final class TogetherDelegate: UIGestureRecognizerDelegate {
  /// The recognizer's delegate before.
  private(set) weak var original: (any UIGestureRecognizerDelegate)?
  /// The answers by the identity of the other recognizer.
  private var answers: [ObjectIdentifier: Bool] = [:]

  package init(_ original: (any UIGestureRecognizerDelegate)?) { self.original = original }

  package func answer(_ isTogether: Bool, for other: UIGestureRecognizer) {
    answers[ObjectIdentifier(other)] = isTogether
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    original?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }

  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    original?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  package func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    original?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    answers[ObjectIdentifier(otherGestureRecognizer)]
      ?? original?.gestureRecognizer(
        gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    original?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    original?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
  }
}
