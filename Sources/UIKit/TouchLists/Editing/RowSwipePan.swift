import TouchGeometry
import TouchKit
import TouchWidgets

/// The pan recognizer that swipes a row, with a finger or two fingers on a touchpad (semantics 26.21, 26.26).
@MainActor final class RowSwipePan: UIPanGestureRecognizer {
  /// Returns whether a row can be opened at a point of the list in a direction.
  ///
  /// Called once for each movement of a touchpad, when it has moved far enough.
  var mayTakeWheel: ((CGPoint, CGVector) -> Bool)?
  /// The distance that the touchpad has moved since it last stopped, the time of its last movement, and whether the row
  /// refused it.
  private var wheel: (way: CGVector, time: TimeInterval, isRefused: Bool)?

  /// Returns whether a movement is more horizontal than vertical.
  static func isAcross(_ way: CGVector) -> Bool { abs(way.dx) > abs(way.dy) }

  /// Accepts a touchpad after a short horizontal movement, but never a wheel.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .scroll else { return super.shouldReceive(event) }
    if state == .began || state == .changed { return true }
    var now = (way: event.scroll, time: event.timestamp, isRefused: false)
    if let wheel, event.timestamp - wheel.time <= GestureTuning.scrollPause {
      now.way = CGVector(dx: wheel.way.dx + now.way.dx, dy: wheel.way.dy + now.way.dy)
      now.isRefused = wheel.isRefused
    }
    let isNotch = (event.scroll.dx / TableTuning.notch).rounded() * TableTuning.notch == event.scroll.dx
    if isNotch, event.scroll.dx != 0 { now.isRefused = true }
    defer { wheel = now }
    guard !now.isRefused, Self.isAcross(now.way), abs(now.way.dx) >= GestureTuning.panHysteresis else { return false }
    now.isRefused = place(of: event).map { mayTakeWheel?($0, now.way) == true } != true
    return !now.isRefused
  }

  private func place(of event: UIEvent) -> CGPoint? { event.touches.first?.location(in: view) }

  override func reset() {
    super.reset()
    wheel = nil
  }
}
