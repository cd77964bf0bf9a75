// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchWidgets

// The logging subclasses of views and controllers, of which scenes are built. Each method calls the behavior, which
// calls super if the scene does not override the method.

final class LoggingView: UIView {
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
  override var canBecomeFirstResponder: Bool { behavior.touches.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.touches.run(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionBegan, motion) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionEnded, motion) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.touches.run(.motionCancelled, motion) { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.touches.run(.remoteControlReceived, event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}

final class LoggingLabel: UILabel {
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
}

final class LoggingImageView: UIImageView {
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
}

final class LoggingProgressView: UIProgressView {
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
}

final class LoggingActivityIndicatorView: UIActivityIndicatorView {
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
}

final class LoggingStack: UIStackView {
  private let behavior: ViewBehavior

  init(frame: CGRect, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: frame)
  }

  required init(coder: NSCoder) { preconditionFailure("scenes are not read from archives") }

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
}

final class LoggingPickerView: UIPickerView {
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
}

class LoggingScrollView: UIScrollView {
  private let behavior: ViewBehavior
  private let answers: SceneView

  init(_ description: SceneView, _ behavior: ViewBehavior) {
    self.behavior = behavior
    answers = description
    super.init(frame: description.frame)
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

final class LoggingController: UIViewController {
  private let behavior: ResponderBehavior

  init(_ behavior: ResponderBehavior) {
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    behavior.appears("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    behavior.appears("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    behavior.appears("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    behavior.appears("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    behavior.appears("viewDidDisappear")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesBegan, touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesMoved, touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesEnded, touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    behavior.run(.touchesCancelled, touches) { super.touchesCancelled(touches, with: event) }
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesBegan, presses) { super.pressesBegan(presses, with: event) }
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesChanged, presses) { super.pressesChanged(presses, with: event) }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesEnded, presses) { super.pressesEnded(presses, with: event) }
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    behavior.run(.pressesCancelled, presses) { super.pressesCancelled(presses, with: event) }
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionBegan, motion) { super.motionBegan(motion, with: event) }
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionEnded, motion) { super.motionEnded(motion, with: event) }
  }
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    behavior.run(.motionCancelled, motion) { super.motionCancelled(motion, with: event) }
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.run(.remoteControlReceived, event?.subtype ?? .none) { super.remoteControlReceived(with: event) }
  }
}
