// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit
import TouchWidgets

// As LoggingViews.swift, for controls: the tracking methods log before they call super.

final class LoggingControl: UIControl {
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

final class LoggingButton: UIButton {
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

final class LoggingSwitch: UISwitch {
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

final class LoggingSlider: UISlider {
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

final class LoggingStepper: UIStepper {
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

final class LoggingSegmentedControl: UISegmentedControl {
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

final class LoggingPageControl: UIPageControl {
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
