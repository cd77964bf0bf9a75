// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchWidgets

// As LoggingViews.swift, for controls: the tracking methods log before they call super.

final class LoggingControl: UIControl {
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
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

final class LoggingButton: UIButton {
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
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

final class LoggingSwitch: UISwitch {
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
}

final class LoggingSlider: UISlider {
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
}

final class LoggingStepper: UIStepper {
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
}

final class LoggingSegmentedControl: UISegmentedControl {
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
}

final class LoggingPageControl: UIPageControl {
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
  override func beginTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.begins(x, e, super.beginTracking) }
  override func continueTracking(_ x: UITouch, with e: UIEvent?) -> Bool { log.continues(x, e, super.continueTracking) }
  override func endTracking(_ x: UITouch?, with e: UIEvent?) { log.ends(x, e, super.endTracking) }
  override func cancelTracking(with e: UIEvent?) { log.cancels(e, super.cancelTracking) }
}
