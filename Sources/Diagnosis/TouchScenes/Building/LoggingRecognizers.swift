// Written by Scripts/logging-classes; not to be edited.
import TouchGeometry
import TouchKit

// The logging subclasses of recognizers, of which scenes are built. The touch methods log and call super. The methods
// that answer about other recognizers call the behavior, which calls super if the scene has no answer.

final class LoggingTap: UITapGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
  override func pressesBegan(_ set: Presses, with event: UIPressesEvent) {
    behavior.began(set, event, super.pressesBegan)
  }
  override func pressesChanged(_ set: Presses, with event: UIPressesEvent) {
    behavior.changed(set, event, super.pressesChanged)
  }
  override func pressesEnded(_ set: Presses, with event: UIPressesEvent) {
    behavior.ended(set, event, super.pressesEnded)
  }
  override func pressesCancelled(_ set: Presses, with event: UIPressesEvent) {
    behavior.cancelled(set, event, super.pressesCancelled)
  }
}

final class LoggingLongPress: UILongPressGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
  override func pressesBegan(_ set: Presses, with event: UIPressesEvent) {
    behavior.began(set, event, super.pressesBegan)
  }
  override func pressesChanged(_ set: Presses, with event: UIPressesEvent) {
    behavior.changed(set, event, super.pressesChanged)
  }
  override func pressesEnded(_ set: Presses, with event: UIPressesEvent) {
    behavior.ended(set, event, super.pressesEnded)
  }
  override func pressesCancelled(_ set: Presses, with event: UIPressesEvent) {
    behavior.cancelled(set, event, super.pressesCancelled)
  }
}

final class LoggingPan: UIPanGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
}

final class LoggingSwipe: UISwipeGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
}

final class LoggingPinch: UIPinchGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
}

final class LoggingRotation: UIRotationGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
}

final class LoggingScreenEdgePan: UIScreenEdgePanGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
}

final class LoggingHover: UIHoverGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
}

final class LoggingCustom: CustomGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ set: Touches, with event: UIEvent) { behavior.began(set, event, super.touchesBegan) }
  override func touchesMoved(_ set: Touches, with event: UIEvent) { behavior.moved(set, event, super.touchesMoved) }
  override func touchesEnded(_ set: Touches, with event: UIEvent) { behavior.ended(set, event, super.touchesEnded) }
  override func touchesCancelled(_ set: Touches, with event: UIEvent) {
    behavior.cancelled(set, event, super.touchesCancelled)
  }
  override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, other, super.canPrevent)
  }
  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, other, super.canBePrevented)
  }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, other, super.shouldRequireFailure)
  }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, other, super.shouldBeRequiredToFail)
  }
}
