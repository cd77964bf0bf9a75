// Written by Scripts/logging-classes; not to be edited.
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

// As LoggingViews.swift, for text inputs.

final class LoggingTextField: UITextField {
  private let behavior: ViewBehavior

  init(frame: CGRect, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func hitTest(_ place: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest(place, event, super.hitTest)
  }
  override func point(inside place: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(place, event, super.point(inside:with:))
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin(recognizer, super.gestureRecognizerShouldBegin)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.begins(touch, event, super.beginTracking)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.continues(touch, event, super.continueTracking)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { behavior.ends(touch, event, super.endTracking) }
  override func cancelTracking(with event: UIEvent?) { behavior.cancels(event, super.cancelTracking) }
}

final class LoggingTextView: UITextView {
  private let behavior: ViewBehavior

  init(_ description: SceneView, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: description.frame, textContainer: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func hitTest(_ place: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest(place, event, super.hitTest)
  }
  override func point(inside place: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(place, event, super.point(inside:with:))
  }
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin(recognizer, super.gestureRecognizerShouldBegin)
  }
  override func touchesShouldBegin(_ set: Touches, with event: UIEvent?, in view: UIView) -> Bool {
    behavior.touchesShouldBegin(set, event, view, super.touchesShouldBegin)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    behavior.touchesShouldCancel(view, super.touchesShouldCancel)
  }
}
