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
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ set: Presses, with event: UIPressesEvent?) {
    behavior.began(set, event, super.pressesBegan)
  }
  override func pressesChanged(_ set: Presses, with event: UIPressesEvent?) {
    behavior.changed(set, event, super.pressesChanged)
  }
  override func pressesEnded(_ set: Presses, with event: UIPressesEvent?) {
    behavior.ended(set, event, super.pressesEnded)
  }
  override func pressesCancelled(_ set: Presses, with event: UIPressesEvent?) {
    behavior.cancelled(set, event, super.pressesCancelled)
  }
  override func motionBegan(_ motion: Motion, with event: UIEvent?) { behavior.began(motion, event, super.motionBegan) }
  override func motionEnded(_ motion: Motion, with event: UIEvent?) { behavior.ended(motion, event, super.motionEnded) }
  override func motionCancelled(_ motion: Motion, with event: UIEvent?) {
    behavior.cancelled(motion, event, super.motionCancelled)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.remoteControl(event, super.remoteControlReceived)
  }
}

final class LoggingLabel: UILabel {
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
}

final class LoggingImageView: UIImageView {
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
}

final class LoggingProgressView: UIProgressView {
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
}

final class LoggingActivityIndicatorView: UIActivityIndicatorView {
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
}

final class LoggingStack: UIStackView {
  private let behavior: ViewBehavior

  init(frame: CGRect, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: frame)
  }

  required init(coder: NSCoder) { preconditionFailure("scenes are not read from archives") }

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
}

final class LoggingPickerView: UIPickerView {
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
}

class LoggingScrollView: UIScrollView {
  private let behavior: ViewBehavior

  init(_ description: SceneView, _ behavior: ViewBehavior) {
    self.behavior = behavior
    super.init(frame: description.frame)
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

final class LoggingController: UIViewController {
  private let behavior: ResponderBehavior

  init(_ behavior: ResponderBehavior) {
    self.behavior = behavior
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ isAnimated: Bool) {
    behavior.appears("viewWillAppear", isAnimated, super.viewWillAppear)
  }
  override func viewIsAppearing(_ isAnimated: Bool) {
    behavior.appears("viewIsAppearing", isAnimated, super.viewIsAppearing)
  }
  override func viewDidAppear(_ isAnimated: Bool) { behavior.appears("viewDidAppear", isAnimated, super.viewDidAppear) }
  override func viewWillDisappear(_ isAnimated: Bool) {
    behavior.appears("viewWillDisappear", isAnimated, super.viewWillDisappear)
  }
  override func viewDidDisappear(_ isAnimated: Bool) {
    behavior.appears("viewDidDisappear", isAnimated, super.viewDidDisappear)
  }
  override func touchesBegan(_ set: Touches, with event: UIEvent?) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent?) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent?) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent?) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override var canBecomeFirstResponder: Bool { behavior.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ set: Presses, with event: UIPressesEvent?) {
    behavior.began(set, event, super.pressesBegan)
  }
  override func pressesChanged(_ set: Presses, with event: UIPressesEvent?) {
    behavior.changed(set, event, super.pressesChanged)
  }
  override func pressesEnded(_ set: Presses, with event: UIPressesEvent?) {
    behavior.ended(set, event, super.pressesEnded)
  }
  override func pressesCancelled(_ set: Presses, with event: UIPressesEvent?) {
    behavior.cancelled(set, event, super.pressesCancelled)
  }
  override func motionBegan(_ motion: Motion, with event: UIEvent?) { behavior.began(motion, event, super.motionBegan) }
  override func motionEnded(_ motion: Motion, with event: UIEvent?) { behavior.ended(motion, event, super.motionEnded) }
  override func motionCancelled(_ motion: Motion, with event: UIEvent?) {
    behavior.cancelled(motion, event, super.motionCancelled)
  }
  override func remoteControlReceived(with event: UIEvent?) {
    behavior.remoteControl(event, super.remoteControlReceived)
  }
}
