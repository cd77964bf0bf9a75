// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit

// The logging subclasses of recognizers, of which scenes are built. The touch methods log and call super. The methods
// that answer about other recognizers call the behavior, which calls super if the scene has no answer.

final class LoggingTap: UITapGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
  override func pressesBegan(_ x: Presses, with e: UIPressesEvent) { log.began(x, e, super.pressesBegan) }
  override func pressesChanged(_ x: Presses, with e: UIPressesEvent) { log.changed(x, e, super.pressesChanged) }
  override func pressesEnded(_ x: Presses, with e: UIPressesEvent) { log.ended(x, e, super.pressesEnded) }
  override func pressesCancelled(_ x: Presses, with e: UIPressesEvent) { log.cancelled(x, e, super.pressesCancelled) }
}

final class LoggingLongPress: UILongPressGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
  override func pressesBegan(_ x: Presses, with e: UIPressesEvent) { log.began(x, e, super.pressesBegan) }
  override func pressesChanged(_ x: Presses, with e: UIPressesEvent) { log.changed(x, e, super.pressesChanged) }
  override func pressesEnded(_ x: Presses, with e: UIPressesEvent) { log.ended(x, e, super.pressesEnded) }
  override func pressesCancelled(_ x: Presses, with e: UIPressesEvent) { log.cancelled(x, e, super.pressesCancelled) }
}

final class LoggingPan: UIPanGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
}

final class LoggingSwipe: UISwipeGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
}

final class LoggingPinch: UIPinchGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
}

final class LoggingRotation: UIRotationGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
}

final class LoggingScreenEdgePan: UIScreenEdgePanGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
}

final class LoggingHover: UIHoverGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
}

final class LoggingCustom: CustomGestureRecognizer {
  private let log: RecognizerBehavior

  init(_ log: RecognizerBehavior) {
    self.log = log
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ x: Touches, with e: UIEvent) { log.began(x, e, super.touchesBegan) }
  override func touchesMoved(_ x: Touches, with e: UIEvent) { log.moved(x, e, super.touchesMoved) }
  override func touchesEnded(_ x: Touches, with e: UIEvent) { log.ended(x, e, super.touchesEnded) }
  override func touchesCancelled(_ x: Touches, with e: UIEvent) { log.cancelled(x, e, super.touchesCancelled) }
  override func canPrevent(_ x: UIGestureRecognizer) -> Bool { log.answer(\.canPrevent, x, super.canPrevent) }
  override func canBePrevented(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.canBePreventedBy, x, super.canBePrevented)
  }
  override func shouldRequireFailure(of x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldRequireFailureOf, x, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by x: UIGestureRecognizer) -> Bool {
    log.answer(\.shouldBeRequiredToFailBy, x, super.shouldBeRequiredToFail)
  }
}
