import UIKit

/// Recognizes a finger that leaves the place where it came down and returns to it without being lifted.
///
/// Discrete: its targets hear `ended`, once.
final class CircleGestureRecognizer: UIGestureRecognizer {
  private var start = CGPoint.zero
  private var hasBeenAway = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if numberOfTouches > 1 { state = .failed } else { start = location(in: nil) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let place = location(in: nil)
    let distance = max(abs(place.x - start.x), abs(place.y - start.y))
    if distance > 60 { hasBeenAway = true }
    if hasBeenAway && distance < 20 { state = .ended }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func reset() {
    super.reset()
    hasBeenAway = false
  }
}
