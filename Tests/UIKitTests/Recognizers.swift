import UIKit

// Recognizers as they are found in iOS programs.

/// Recognizes as soon as a finger comes down.
class TouchDownGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.state == .possible { self.state = .recognized }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { self.state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { self.state = .failed }
}

/// Goes along with every touch from beginning to end.
class AnyTouchGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = state == .possible ? .began : .changed
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if event.touches(for: self)?.count == touches.count { state = .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
}

/// A tap with UIKit's initializer overridden, and added properties.
class QuickTapGestureRecognizer: UITapGestureRecognizer {
  private(set) var began: TimeInterval = 0
  let longest: TimeInterval = 0.1

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesEnded = false
  }
  override init?(coder: NSCoder) { super.init(coder: coder) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    began = event.timestamp
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if event.timestamp - began > longest { state = .failed }
    super.touchesEnded(touches, with: event)
  }
}

/// A tap that takes nothing from others.
class ModestTapGestureRecognizer: UITapGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A tap that no recognizer prevents.
class StubbornTapGestureRecognizer: UITapGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// A pan up and down: fails at the first step to the side.
class VerticalPanGestureRecognizer: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, let touch = touches.first {
      let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
      if abs(now.x - before.x) > abs(now.y - before.y) {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }
}

/// A pan that is its own delegate.
class SidewaysPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }
  override init?(coder: NSCoder) { super.init(coder: coder) }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    return abs(velocity.x) > abs(velocity.y)
  }
}

/// Follows the first finger and lets the others go when they move.
class FirstFingerGestureRecognizer: UIGestureRecognizer {
  private var first: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if first == nil { first = touches.first }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch != first { ignore(touch, for: event) }
    guard let first, touches.contains(first) else { return }
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let first, touches.contains(first) else { return }
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func reset() {
    super.reset()
    first = nil
    state = .possible
  }
}

/// Everything in one event: it begins, changes and ends when the finger is lifted.
class StampGestureRecognizer: UIGestureRecognizer {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
    state = .changed
    state = .ended
  }
}
