import TouchGeometry
import TouchKit

// Scrolling by wheel, touchpad and keyboard. They move the content inside its edges only. They are not drags: the
// delegate is notified of changes of the offset only.

extension UIScrollView {
  /// Scrolls by a step of the wheel; returns whether the content can move in one of the step's axes.
  package func takeWheel(by step: CGVector, with event: UIEvent) -> Bool {
    guard isScrollEnabled else { return false }
    var step = step
    // Shift swaps the axes of a wheel with one axis.
    if step.dx == 0, event.modifierFlags.contains(.shift) { step = CGVector(dx: step.dy, dy: 0) }
    let way = CGPoint(x: step.dx, y: step.dy)
    var change = CGPoint.zero
    for axis in ScrollAxis.allCases where canScroll(axis) { change[axis] = 0 - way[axis] }
    guard change.x != 0 || change.y != 0 else { return false }
    // Fingers on the content have priority.
    guard drag == nil, zoom == nil else { return true }
    let isNotched = isNotch(way.x) && isNotch(way.y)
    scroll(by: change, smoothly: isNotched)
    return true
  }

  /// Returns whether a step is one of a wheel with detents, not of a touchpad.
  private func isNotch(_ step: CGFloat) -> Bool {
    (step / ScrollTuning.lineStep).rounded() * ScrollTuning.lineStep == step
  }

  /// Moves the content by a step from its current target.
  func scroll(by change: CGPoint, smoothly: Bool) {
    var goal = contentOffset
    if let motion, motion.kind == .wheel { goal = motion.position(at: motion.duration) }
    let target = clamped(CGPoint(x: goal.x + change.x, y: goal.y + change.y))
    if motion?.kind != .wheel { stopMoving() }
    guard smoothly, window != nil else {
      motion = nil
      pace()
      showIndicators()
      contentOffset = target
      hideIndicatorsSoon()
      return
    }
    guard target != contentOffset else { return }
    var paths = ScrollPaths(resting: contentOffset)
    for axis in ScrollAxis.allCases where target[axis] != contentOffset[axis] {
      paths[axis] = .pulled(
        to: target[axis], from: contentOffset[axis], velocity: wheelVelocity(axis),
        frequency: ScrollTuning.wheelFrequency)
    }
    start(paths, .wheel)
  }

  /// Returns the velocity of the wheel's current movement, with which the next detent continues.
  private func wheelVelocity(_ axis: ScrollAxis) -> CGFloat {
    guard let motion, motion.kind == .wheel, case .paths(let paths) = motion.course else { return 0 }
    return paths[axis].velocity(at: CGFloat(hostTime - motion.startTime))
  }

  // MARK: Keys

  /// Scrolls by keys; returns false if none of them scrolls this view.
  func scroll(by presses: Set<UIPress>) -> Bool {
    guard isScrollEnabled else { return false }
    var isHandled = false
    for press in presses {
      guard let key = press.key, let change = step(of: key) else { continue }
      scroll(by: change, smoothly: true)
      isHandled = true
    }
    return isHandled
  }

  /// Returns the distance of a key; nil for other keys, or an axis in which there is nothing to scroll.
  private func step(of key: UIKey) -> CGPoint? {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    let line = ScrollTuning.lineStep
    let page = bounds.height * ScrollTuning.pagePart
    let isVertical = canScroll(.vertical)
    switch key.keyCode {
    case .keyboardUpArrow: return isVertical ? CGPoint(x: 0, y: -line) : nil
    case .keyboardDownArrow: return isVertical ? CGPoint(x: 0, y: line) : nil
    case .keyboardLeftArrow: return canScroll(.horizontal) ? CGPoint(x: -line, y: 0) : nil
    case .keyboardRightArrow: return canScroll(.horizontal) ? CGPoint(x: line, y: 0) : nil
    case .keyboardPageUp: return isVertical ? CGPoint(x: 0, y: -page) : nil
    case .keyboardPageDown: return isVertical ? CGPoint(x: 0, y: page) : nil
    case .keyboardSpacebar:
      return isVertical ? CGPoint(x: 0, y: key.modifierFlags.contains(.shift) ? -page : page) : nil
    case .keyboardHome: return isVertical ? CGPoint(x: 0, y: range(.vertical).lowerBound - goal.y) : nil
    case .keyboardEnd: return isVertical ? CGPoint(x: 0, y: range(.vertical).upperBound - goal.y) : nil
    default: return nil
    }
  }

  /// The target of the wheel's or a key's movement, or the current offset.
  private var goal: CGPoint {
    if let motion, motion.kind == .wheel { return motion.position(at: motion.duration) }
    return contentOffset
  }
}
