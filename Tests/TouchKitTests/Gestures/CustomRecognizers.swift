import TouchGeometry

@testable import TouchKit

// Recognizers as application code writes them on iOS.

/// One finger turns around the middle of the view.
@MainActor final class OneFingerRotation: UIGestureRecognizer {
  var rotation: CGFloat = 0
  private var lastAngle: CGFloat = 0

  private func angle(of touch: UITouch) -> CGFloat {
    guard let view else { return 0 }
    let place = touch.location(in: view)
    return atan2(place.y - view.bounds.midY, place.x - view.bounds.midX)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    lastAngle = angle(of: touch)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first else { return }
    let angle = angle(of: touch)
    rotation += angle - lastAngle
    lastAngle = angle
    if state == .possible {
      if abs(rotation) > 0.1 { state = .began }
    } else {
      state = .changed
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
  override func reset() {
    super.reset()
    rotation = 0
  }
}

/// A check mark: down to the right, then up to the right.
@MainActor final class Checkmark: UIGestureRecognizer {
  private enum Stroke { case none, down, up }
  private var stroke = Stroke.none
  private var turning = CGPoint.zero
  private var tracked: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if touches.count != 1 { state = .failed }
    if tracked == nil {
      tracked = touches.first
      turning = touches.first?.location(in: view) ?? .zero
    } else {
      for touch in touches where touch !== tracked { ignore(touch, for: event) }
    }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let tracked, touches.contains(tracked) else { return }
    let (place, previous) = (tracked.location(in: view), tracked.previousLocation(in: view))
    switch stroke {
    case .none, .down:
      if place.x >= previous.x && place.y >= previous.y {
        stroke = .down
        turning = place
      } else if stroke == .down && place.x >= turning.x && place.y <= previous.y {
        stroke = .up
      } else {
        state = .failed
      }
    case .up:
      if place.x < previous.x || place.y > previous.y { state = .failed }
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = stroke == .up && state == .possible ? .recognized : .failed
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }
  override func reset() {
    super.reset()
    stroke = .none
    tracked = nil
  }
}

/// A pan that fails when it begins along the wrong axis.
@MainActor final class LockedPan: UIPanGestureRecognizer {
  enum Axis { case horizontal, vertical }
  var axis = Axis.horizontal

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began else { return }
    let velocity = velocity(in: view)
    switch axis {
    case .horizontal where abs(velocity.y) > abs(velocity.x): state = .cancelled
    case .vertical where abs(velocity.x) > abs(velocity.y): state = .cancelled
    case .horizontal, .vertical: break
    }
  }
}

/// A tap, then a second finger that stays down and drags up or down.
@MainActor final class DoubleTapDrag: UIGestureRecognizer {
  var scale: CGFloat = 1
  private var start = CGPoint.zero
  private var lastEnd: TimeInterval?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, numberOfTouches == 1 else {
      state = state == .possible ? .failed : .cancelled
      return
    }
    start = touch.location(in: nil)
    if let lastEnd, touch.timestamp - lastEnd > 0.3 { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let travel = location(in: nil).y - start.y
    guard lastEnd != nil else {
      if abs(travel) > 10 { state = .failed }
      return
    }
    scale = 1 + travel / 100
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state != .possible {
      state = .ended
    } else if lastEnd == nil {
      lastEnd = event.timestamp
    } else {
      state = .failed
    }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func reset() {
    lastEnd = nil
    scale = 1
  }
}

/// Watches its own state.
@MainActor final class WatchingTap: UITapGestureRecognizer {
  var seen: [State] = []
  override var state: State {
    didSet { seen.append(state) }
  }
}

/// Assigns again in its own override: every end becomes a failure as well.
@MainActor final class InsistentTap: UITapGestureRecognizer {
  var seen: [State] = []
  override var state: State {
    get { super.state }
    set {
      super.state = newValue
      seen.append(super.state)
      if newValue == .ended { super.state = .failed }
    }
  }
}

/// Swallows every assignment, or those of one state.
@MainActor final class SwallowingTap: UITapGestureRecognizer {
  var swallows: (State) -> Bool = { _ in true }
  override var state: State {
    get { super.state }
    set { if !swallows(newValue) { super.state = newValue } }
  }
}
