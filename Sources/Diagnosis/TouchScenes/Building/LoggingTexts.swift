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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.logTracking("beginTracking")
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    behavior.logTracking("continueTracking")
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    behavior.logTracking("endTracking")
    super.endTracking(touch, with: event)
  }
  override func cancelTracking(with event: UIEvent?) {
    behavior.logTracking("cancelTracking")
    super.cancelTracking(with: event)
  }
}

final class LoggingTextView: UITextView {
  private let behavior: ViewBehavior
  private let answers: SceneView

  init(_ description: SceneView, _ behavior: ViewBehavior) {
    self.behavior = behavior
    answers = description
    super.init(frame: description.frame, textContainer: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.touches.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    behavior.hitTest { super.hitTest(point, with: event) }
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    behavior.pointInside(point) { super.point(inside: point, with: event) }
  }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.shouldBegin { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  }
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    answers.touchesShouldBegin ?? super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    answers.touchesShouldCancel ?? super.touchesShouldCancel(in: view)
  }
}
