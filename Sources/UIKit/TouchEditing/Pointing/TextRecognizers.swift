import TouchGeometry
import TouchKit

/// Begins with the first touch and continues until it is lifted.
@MainActor class TextPressRecognizer: UIGestureRecognizer {
  /// The touch that began the gesture, while it is down.
  private(set) weak var touch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touch == nil, let first = touches.first else { return }
    touch = first
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    touch = nil
  }
}

/// The mouse on text: begins with the press and continues until the button is released (semantics 20.2).
@MainActor final class TextMouseRecognizer: TextPressRecognizer {
  /// The buttons and modifier keys that were down at the beginning.
  private(set) var buttons: UIEvent.ButtonMask = []
  private(set) var modifiers: UIKeyModifierFlags = []

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let touches = own(touches, event)
    if touch == nil, !touches.isEmpty { (buttons, modifiers) = (event.buttonMask, event.modifierFlags) }
    super.touchesBegan(touches, with: event)
  }
}

/// A tap on text that counts quick successive taps.
@MainActor final class TextTapRecognizer: UITapGestureRecognizer {
  private(set) var tapCount = 1

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
    allowedTouchTypes = [
      NSNumber(value: UITouch.TouchType.direct.rawValue), NSNumber(value: UITouch.TouchType.pencil.rawValue),
    ]
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let touches = own(touches, event)
    guard !touches.isEmpty else { return }
    super.touchesBegan(touches, with: event)
    tapCount = touches.first?.tapCount ?? 1
  }
}

/// A long press on text.
@MainActor final class TextHoldRecognizer: UILongPressGestureRecognizer {
  /// The long press that lifts selected text, for which this one waits (semantics 54.80).
  ///
  /// An answer, and not a requirement: that would belong to one application, and a view may be made before any.
  weak var lift: UIGestureRecognizer?

  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === lift || super.shouldRequireFailure(of: otherGestureRecognizer)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let touches = own(touches, event)
    if !touches.isEmpty { super.touchesBegan(touches, with: event) }
  }
}

extension UIGestureRecognizer {
  /// Returns the touches of the text itself; those of overlays and other subviews are ignored (semantics 18.12).
  fileprivate func own(_ touches: Set<UITouch>, _ event: UIEvent) -> Set<UITouch> {
    for touch in touches where touch.view !== view { ignore(touch, for: event) }
    return touches.filter { $0.view === view }
  }
}
