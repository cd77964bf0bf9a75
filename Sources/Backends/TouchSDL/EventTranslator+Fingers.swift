import TouchGeometry
import TouchPlatform

extension EventTranslator {
  /// Begins a finger; if its end was lost, the finger and the others of its device are cancelled first.
  ///
  /// SDL has no cancel: after Wayland's, which always affects all fingers, they stay down for SDL until their numbers
  /// are used again. SDL then generates an end right before the new beginning. A real end is some ten milliseconds
  /// before a beginning with the same number, so a batch that was read immediately never contains both.
  mutating func fingerDown(
    _ device: RawEvent.Finger, _ x: Float, _ y: Float, _ event: RawEvent,
    after previousUp: (device: RawEvent.Finger, ticks: UInt32)?
  ) {
    if let previousUp, isPrompt, previousUp.device == device, previousUp.ticks == event.ticks {
      group.cancelLastEnd()
      cancelFingers(of: device.device, event)
    } else if fingers.contains(where: { $0.device == device }) {
      cancelFingers(of: device.device, event)
    }
    guard let window = window(event.window) else { return }
    let finger = LiveFinger(
      device: device, number: freeNumber(), window: event.window,
      place: window.geometry.point(fingerX: x, fingerY: y))
    fingers.append(finger)
    put(sample(finger, .began, time(event)), event, window: finger.window)
  }

  mutating func fingerMoved(_ device: RawEvent.Finger, _ x: Float, _ y: Float, _ event: RawEvent) {
    guard let place = fingers.firstIndex(where: { $0.device == device }), fingers[place].window == event.window,
      let window = window(event.window)
    else { return }
    fingers[place].place = window.geometry.pointOutside(event.place) ?? window.geometry.point(fingerX: x, fingerY: y)
    put(sample(fingers[place], .moved, time(event)), event, window: event.window)
  }

  /// The location of the end applies only inside its window; otherwise the finger ends at its last location.
  mutating func fingerUp(_ device: RawEvent.Finger, _ x: Float, _ y: Float, _ event: RawEvent) {
    guard let place = fingers.firstIndex(where: { $0.device == device }) else { return }
    var finger = fingers.remove(at: place)
    if finger.window == event.window, let window = window(event.window) {
      finger.place = window.geometry.pointOutside(event.place) ?? window.geometry.point(fingerX: x, fingerY: y)
    }
    put(sample(finger, .ended, time(event)), event, window: finger.window)
    lastUp = (device, event.ticks)
  }

  /// Moves or lifts the finger with which the user drags, which is the first one that is down.
  mutating func draggedFinger(isUp: Bool, _ event: RawEvent) {
    guard let finger = fingers.first, let window = window(finger.window), let place = event.place else { return }
    let unit = window.geometry.unitsPerPoint
    fingers[0].place = CGPoint(x: CGFloat(place.x) / unit, y: CGFloat(place.y) / unit)
    put(sample(fingers[0], isUp ? .ended : .moved, time(event)), event, window: finger.window)
    if isUp { fingers.removeFirst() }
  }

  /// Cancels all fingers of all windows.
  mutating func cancelFingers(_ event: RawEvent) {
    flush()
    let timestamp = time(event)
    for finger in fingers { put(sample(finger, .cancelled, timestamp), event, window: finger.window) }
    fingers.removeAll()
    flush()
  }

  private mutating func cancelFingers(of device: Int64, _ event: RawEvent) {
    let timestamp = time(event)
    for finger in fingers where finger.device.device == device {
      put(sample(finger, .cancelled, timestamp), event, window: finger.window)
    }
    fingers.removeAll { $0.device.device == device }
  }

  func sample(_ finger: LiveFinger, _ phase: InputSample.Phase, _ timestamp: TimeInterval) -> InputSample {
    InputSample(
      finger: finger.number, phase: phase, location: finger.place, timestamp: timestamp, modifiers: modifiers)
  }

  /// The number of the touch of the mouse or the pen; nil while neither is down.
  private var pointerNumber: Int? {
    if case .down = mouse.touch { mouse.finger } else { nil }
  }

  /// Returns the smallest number from 1 that no live finger or pen has: SDL's numbers increase forever on X11.
  func freeNumber() -> Int {
    var number = 1
    while number == pointerNumber || fingers.contains(where: { $0.number == number }) { number += 1 }
    return number
  }
}
