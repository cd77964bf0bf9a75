import TouchGeometry
import TouchKit
import TouchWidgets

/// The pan that pulls a row to the side, by a finger and by two fingers on a touchpad (semantics 26.21, 26.26).
@MainActor final class RowSwipePan: UIPanGestureRecognizer {
  /// Whether a row can be opened at a place of the list by going that way; asked once for each movement of a touchpad, as
  /// soon as it has gone far enough.
  var mayTakeWheel: ((CGPoint, CGVector) -> Bool)?
  /// How far the touchpad has gone since it rested, when it moved last, and whether the row has refused it.
  private var wheel: (way: CGVector, time: TimeInterval, isRefused: Bool)?

  /// Whether a way goes more across than along.
  static func isAcross(_ way: CGVector) -> Bool { abs(way.dx) > abs(way.dy) }

  /// A touchpad is followed from a short way to the side on; a wheel never is.
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
