import TouchGeometry
import TouchKit

extension EventTranslator {
  mutating func fingerDown(_ device: RawEvent.Finger, _ x: Float, _ y: Float, _ event: RawEvent) {
    if let place = fingers.firstIndex(where: { $0.device == device }) {
      let lost = fingers.remove(at: place)
      put(sample(lost, .cancelled, time(event)), event, window: lost.window)
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
    fingers[place].place = window.geometry.point(fingerX: x, fingerY: y)
    put(sample(fingers[place], .moved, time(event)), event, window: event.window)
  }

  /// Where it ended counts only if it ended in its window; else it ends where it was seen last.
  mutating func fingerUp(_ device: RawEvent.Finger, _ x: Float, _ y: Float, _ event: RawEvent) {
    guard let place = fingers.firstIndex(where: { $0.device == device }) else { return }
    var finger = fingers.remove(at: place)
    if finger.window == event.window, let window = window(event.window) {
      finger.place = window.geometry.point(fingerX: x, fingerY: y)
    }
    put(sample(finger, .ended, time(event)), event, window: finger.window)
  }

  func sample(_ finger: LiveFinger, _ phase: InputSample.Phase, _ timestamp: TimeInterval) -> InputSample {
    InputSample(
      finger: finger.number, phase: phase, location: finger.place, timestamp: timestamp, modifiers: modifiers)
  }

  /// The smallest number from 1 that no live finger has: SDL's own grow for ever on X11.
  private func freeNumber() -> Int {
    var number = 1
    while fingers.contains(where: { $0.number == number }) { number += 1 }
    return number
  }
}
