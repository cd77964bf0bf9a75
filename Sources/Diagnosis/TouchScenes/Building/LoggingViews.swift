// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchWidgets

// The logging subclasses of views and controllers, of which scenes are built. Each method calls the behavior, which
// calls super if the scene does not override the method. In the overrides x is the argument, e the event.

final class LoggingView: UIView {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
  override var canBecomeFirstResponder: Bool { log.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ x: Presses, with e: UIPressesEvent?) { log.began(x, e, super.pressesBegan) }
  override func pressesChanged(_ x: Presses, with e: UIPressesEvent?) { log.changed(x, e, super.pressesChanged) }
  override func pressesEnded(_ x: Presses, with e: UIPressesEvent?) { log.ended(x, e, super.pressesEnded) }
  override func pressesCancelled(_ x: Presses, with e: UIPressesEvent?) { log.cancelled(x, e, super.pressesCancelled) }
  override func motionBegan(_ x: Motion, with e: UIEvent?) { log.began(x, e, super.motionBegan) }
  override func motionEnded(_ x: Motion, with e: UIEvent?) { log.ended(x, e, super.motionEnded) }
  override func motionCancelled(_ x: Motion, with e: UIEvent?) { log.cancelled(x, e, super.motionCancelled) }
  override func remoteControlReceived(with e: UIEvent?) { log.remoteControl(e, super.remoteControlReceived) }
}

final class LoggingLabel: UILabel {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
}

final class LoggingImageView: UIImageView {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
}

final class LoggingProgressView: UIProgressView {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
}

final class LoggingActivityIndicatorView: UIActivityIndicatorView {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
}

final class LoggingStack: UIStackView {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
  }

  required init(coder: NSCoder) { preconditionFailure("scenes are not read from archives") }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
}

final class LoggingPickerView: UIPickerView {
  private let log: ViewBehavior

  init(frame: CGRect, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
}

class LoggingScrollView: UIScrollView {
  private let log: ViewBehavior

  init(_ description: SceneView, _ log: ViewBehavior) {
    self.log = log
    super.init(frame: description.frame)
  }

  required init?(coder: NSCoder) { return nil }

  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override func hitTest(_ x: CGPoint, with e: UIEvent?) -> UIView? { log.hitTest(x, e, super.hitTest) }
  override func point(inside x: CGPoint, with e: UIEvent?) -> Bool { log.pointInside(x, e, super.point(inside:with:)) }
  override func gestureRecognizerShouldBegin(_ x: UIGestureRecognizer) -> Bool {
    log.shouldBegin(x, super.gestureRecognizerShouldBegin)
  }
  override func touchesShouldBegin(_ x: Touches, with e: UIEvent?, in view: UIView) -> Bool {
    log.touchesShouldBegin(x, e, view, super.touchesShouldBegin)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    log.touchesShouldCancel(view, super.touchesShouldCancel)
  }
}

final class LoggingController: UIViewController {
  private let log: ResponderBehavior

  init(_ log: ResponderBehavior) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  override func viewWillAppear(_ x: Bool) { log.appears("viewWillAppear", x, super.viewWillAppear) }
  override func viewIsAppearing(_ x: Bool) { log.appears("viewIsAppearing", x, super.viewIsAppearing) }
  override func viewDidAppear(_ x: Bool) { log.appears("viewDidAppear", x, super.viewDidAppear) }
  override func viewWillDisappear(_ x: Bool) { log.appears("viewWillDisappear", x, super.viewWillDisappear) }
  override func viewDidDisappear(_ x: Bool) { log.appears("viewDidDisappear", x, super.viewDidDisappear) }
  override func touchesBegan(_ x: Touches, with e: UIEvent?) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent?) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent?) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent?) { log.cancelled(x, e, super.touchesCancelled) }
  override var canBecomeFirstResponder: Bool { log.isFirstResponder || super.canBecomeFirstResponder }
  override func pressesBegan(_ x: Presses, with e: UIPressesEvent?) { log.began(x, e, super.pressesBegan) }
  override func pressesChanged(_ x: Presses, with e: UIPressesEvent?) { log.changed(x, e, super.pressesChanged) }
  override func pressesEnded(_ x: Presses, with e: UIPressesEvent?) { log.ended(x, e, super.pressesEnded) }
  override func pressesCancelled(_ x: Presses, with e: UIPressesEvent?) { log.cancelled(x, e, super.pressesCancelled) }
  override func motionBegan(_ x: Motion, with e: UIEvent?) { log.began(x, e, super.motionBegan) }
  override func motionEnded(_ x: Motion, with e: UIEvent?) { log.ended(x, e, super.motionEnded) }
  override func motionCancelled(_ x: Motion, with e: UIEvent?) { log.cancelled(x, e, super.motionCancelled) }
  override func remoteControlReceived(with e: UIEvent?) { log.remoteControl(e, super.remoteControlReceived) }
}
