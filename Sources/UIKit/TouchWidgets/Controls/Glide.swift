import TouchGeometry
import TouchKit
import TouchLoop

/// A number that is animated to a target, decelerating: the knob of a switch, the bar of a progress view.
///
/// A value that is queried when something is drawn; it schedules nothing.
struct Glide: Equatable, Sendable {
  private(set) var target: CGFloat
  private var origin: CGFloat
  private var start: TimeInterval = 0
  private var duration: TimeInterval = 0

  init(_ value: CGFloat) { (target, origin) = (value, value) }

  /// Sets the value without animation.
  mutating func jump(to value: CGFloat) { self = Glide(value) }

  /// Starts an animation from the value at a time, with a duration in seconds.
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

/// Schedules one redraw of a view after a frame, for any number of calls until then.
///
/// An animated view calls it from `draw(_:)`, so it is animated only while it is drawn. A view that is hidden, or has a
/// hidden superview or no window, costs nothing, and continues when it becomes visible.
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
  /// The time for which moving parts are drawn.
  var drawingTime: TimeInterval { hostTime }
}
