import TouchGeometry
import TouchKit
import TouchLoop

/// A number that moves to where it is sent, slowly at the end: the knob of a switch, the bar of a progress view.
///
/// It is a value that is asked when something is drawn, and schedules nothing.
struct Glide: Equatable, Sendable {
  private(set) var target: CGFloat
  private var origin: CGFloat
  private var start: TimeInterval = 0
  private var duration: TimeInterval = 0

  init(_ value: CGFloat) { (target, origin) = (value, value) }

  /// At once.
  mutating func jump(to value: CGFloat) { self = Glide(value) }

  /// From where it is at a time, in a number of seconds.
  mutating func move(to value: CGFloat, at now: TimeInterval, in seconds: TimeInterval) {
    (origin, target, start, duration) = (self.value(at: now), value, now, seconds)
  }

  func isMoving(at now: TimeInterval) -> Bool { now < start + duration && origin != target }

  func value(at now: TimeInterval) -> CGFloat {
    guard isMoving(at: now) else { return target }
    let rest = 1 - CGFloat(max(0, (now - start) / duration))
    return target - (target - origin) * rest * rest * rest
  }
}

/// Has a view drawn again a little later, once for any number of calls until then.
///
/// A view that moves calls it from `draw(_:)`. So it moves only as long as it is drawn: one that is hidden, in a hidden
/// view or in no window costs nothing, and goes on when it is seen again.
@MainActor struct Redraw {
  private var timer: LoopTimer?

  mutating func schedule(_ view: UIView, in seconds: TimeInterval) {
    guard let loop = view.hostApplication?.loop, !(timer?.isValid ?? false) else { return }
    timer = loop.schedule(at: loop.now + seconds) { [weak view] in view?.setNeedsDisplay() }
  }

  mutating func cancel() {
    timer?.cancel()
    timer = nil
  }
}

extension UIView {
  /// The time that moving parts are drawn for.
  var drawingTime: TimeInterval { hostTime }
}
