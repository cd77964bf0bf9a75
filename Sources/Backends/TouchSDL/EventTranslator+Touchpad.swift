import TouchGeometry
import TouchPlatform

extension EventTranslator {
  /// Two fingers on a touchpad; the application knows which gesture is in progress.
  mutating func touchpad(_ gesture: RawEvent.Gesture, _ event: RawEvent) {
    guard let window = window(event.window) else { return }
    let unit = window.geometry.unitsPerPoint
    put(
      .transform(
        TransformSample(
          phase: gesture.phase, scale: CGFloat(gesture.scale), rotation: CGFloat(gesture.rotation) * .pi / 180,
          translation: CGVector(dx: CGFloat(gesture.dx) / unit, dy: CGFloat(gesture.dy) / unit),
          location: CGPoint(x: CGFloat(gesture.x) / unit, y: CGFloat(gesture.y) / unit), timestamp: time(event),
          modifiers: modifiers)), event.window)
  }

  /// Fingers rest on a touchpad.
  mutating func hold(_ x: Double, _ y: Double, _ event: RawEvent) {
    guard let window = window(event.window) else { return }
    let unit = window.geometry.unitsPerPoint
    put(.hold(at: CGPoint(x: CGFloat(x) / unit, y: CGFloat(y) / unit), timestamp: time(event)), event.window)
  }
}
