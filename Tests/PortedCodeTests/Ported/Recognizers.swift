import UIKit
import UIKit

// 1. A tap that is recognized when the finger comes down.
class SingleTouchDownGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.state == .possible {
      self.state = .recognized
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { self.state = .failed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { self.state = .failed }
}

// 2. A pan for one direction.
enum PanDirection { case vertical, horizontal }

class PanDirectionGestureRecognizer: UIPanGestureRecognizer {
  let direction: PanDirection

  init(direction: PanDirection, target: AnyObject, action: Selector) {
    self.direction = direction
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began {
      let vel = velocity(in: view)
      switch direction {
      case .horizontal where abs(vel.y) > abs(vel.x): state = .cancelled
      case .vertical where abs(vel.x) > abs(vel.y): state = .cancelled
      default: break
      }
    }
  }
}

// 3. A check mark drawn with one finger: down, then up to the right.
class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private enum Stroke { case none, down, up }
  private var stroke = Stroke.none
  private var start = CGPoint.zero
  private weak var tracked: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, tracked == nil, let touch = touches.first else { state = .failed; return }
    tracked = touch
    start = touch.location(in: view)
    stroke = .down
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = tracked, touches.contains(touch) else { return }
    let now = touch.location(in: view), before = touch.previousLocation(in: view)
    if stroke == .down, now.y < before.y { stroke = .up }
    if stroke == .up, now.x < before.x || now.y > before.y { state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = tracked, state == .possible else { return }
    state = stroke == .up && touch.location(in: view).y < start.y ? .recognized : .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func reset() {
    super.reset()
    stroke = .none
    tracked = nil
  }
}

// 4. Turning with one finger about the middle of the view.
class RotationWheelRecognizer: UIGestureRecognizer {
  private(set) var angle: CGFloat = 0
  private var last: CGFloat?

  private func angle(of touch: UITouch) -> CGFloat {
    guard let view = view else { return 0 }
    let point = touch.location(in: view)
    return atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    last = angle(of: touch)
    angle = 0
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, let before = last else { return }
    let now = angle(of: touch)
    var step = now - before
    if step > .pi { step -= 2 * .pi } else if step < -.pi { step += 2 * .pi }
    angle += step
    last = now
    state = .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
