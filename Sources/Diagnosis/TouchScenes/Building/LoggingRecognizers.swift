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

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesBegan, presses)
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesChanged, presses)
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesEnded, presses)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesCancelled, presses)
    super.pressesCancelled(presses, with: event)
  }
}

final class LoggingLongPress: UILongPressGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesBegan, presses)
    super.pressesBegan(presses, with: event)
  }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesChanged, presses)
    super.pressesChanged(presses, with: event)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesEnded, presses)
    super.pressesEnded(presses, with: event)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    behavior.presses(.pressesCancelled, presses)
    super.pressesCancelled(presses, with: event)
  }
}

final class LoggingPan: UIPanGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
}

final class LoggingSwipe: UISwipeGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
}

final class LoggingPinch: UIPinchGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
}

final class LoggingRotation: UIRotationGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
}

final class LoggingScreenEdgePan: UIScreenEdgePanGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
}

final class LoggingHover: UIHoverGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
}

final class LoggingCustom: CustomGestureRecognizer {
  private let behavior: RecognizerBehavior

  init(_ behavior: RecognizerBehavior) {
    self.behavior = behavior
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesBegan, touches)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesMoved, touches)
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesEnded, touches)
    super.touchesEnded(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    behavior.touches(.touchesCancelled, touches)
    super.touchesCancelled(touches, with: event)
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canPrevent, preventedGestureRecognizer) { super.canPrevent(preventedGestureRecognizer) }
  }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.canBePreventedBy, preventingGestureRecognizer) {
      super.canBePrevented(by: preventingGestureRecognizer)
    }
  }
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldRequireFailureOf, otherGestureRecognizer) {
      super.shouldRequireFailure(of: otherGestureRecognizer)
    }
  }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    behavior.answer(\.shouldBeRequiredToFailBy, otherGestureRecognizer) {
      super.shouldBeRequiredToFail(by: otherGestureRecognizer)
    }
  }
}
