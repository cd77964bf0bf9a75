import TouchGeometry
import TouchKit

// Scrolling by wheel, touchpad and keyboard. They move the content inside its edges only. They are not drags: the
// delegate is notified of changes of the offset only.

extension UIScrollView {
  /// Scrolls by a step of the wheel; returns whether the content can move in one of the step's axes.
  package func handleWheel(by step: CGVector, with event: UIEvent) -> Bool {
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
    // At its edge, an enclosing scroll view takes the step instead (9.20).
    if passesOn(change) { return false }
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
      // Arrow buttons move the focus (49.5).
      guard !press.isForText, press.buttonHeading == nil, let key = press.effectiveKey, let step = step(of: key),
        !passesOn(step.way)
      else { continue }
      scroll(by: step.change, smoothly: true)
      isHandled = true
    }
    return isHandled
  }

  /// The distance and the direction that a key scrolls; nil for a key that does not scroll, and for an axis along which
  /// there is nothing to scroll.
  private func step(of key: UIKey) -> (change: CGPoint, way: CGPoint)? {
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return nil }
    let (line, page) = (ScrollTuning.lineStep, bounds.height * ScrollTuning.pagePart)
    let change: CGPoint
    switch key.keyCode {
    case .keyboardUpArrow: change = CGPoint(x: 0, y: -line)
    case .keyboardDownArrow: change = CGPoint(x: 0, y: line)
    case .keyboardLeftArrow: change = CGPoint(x: -line, y: 0)
    case .keyboardRightArrow: change = CGPoint(x: line, y: 0)
    case .keyboardPageUp: change = CGPoint(x: 0, y: -page)
    case .keyboardPageDown: change = CGPoint(x: 0, y: page)
    case .keyboardSpacebar: change = CGPoint(x: 0, y: key.modifierFlags.contains(.shift) ? -page : page)
    case .keyboardHome: return canScroll(.vertical) ? (toEdge(range(.vertical).lowerBound), CGPoint(x: 0, y: -1)) : nil
    case .keyboardEnd: return canScroll(.vertical) ? (toEdge(range(.vertical).upperBound), CGPoint(x: 0, y: 1)) : nil
    default: return nil
    }
    return canScroll(change.x == 0 ? .vertical : .horizontal) ? (change, change) : nil
  }

  private func toEdge(_ edge: CGFloat) -> CGPoint { CGPoint(x: 0, y: edge - goal.y) }

  /// Whether an enclosing scroll view takes a step, because the content is or will be at its edge in this direction
  /// (9.20).
  private func passesOn(_ change: CGPoint) -> Bool {
    let origin = convert(CGPoint.zero, to: nil)
    let end = convert(CGPoint(x: -change.x, y: -change.y), to: nil)
    return taker(of: CGVector(dx: end.x - origin.x, dy: end.y - origin.y), from: \.goal) { $0.window != nil } != nil
  }

  /// The offset to which the wheel or a key is moving the content; the current offset if neither is.
  fileprivate var goal: CGPoint {
    if let motion, motion.kind == .wheel { return motion.position(at: motion.duration) }
    return contentOffset
  }
}
