import TouchGeometry

@testable import TouchKit

extension Stage {
  /// Sends a sample of the touchpad, with the pointer at (50, 60) unless another location is given.
  func touchpad(
    _ phase: TransformSample.Phase, scale: CGFloat = 1, rotation: CGFloat = 0,
    at place: CGPoint = CGPoint(x: 50, y: 60)
  ) {
    application.receive(
      .transform(
        TransformSample(phase: phase, scale: scale, rotation: rotation, location: place, timestamp: loop.now)),
      in: scene)
  }

  /// Sends a sample that changes the gesture, a tenth of a second after the previous one.
  func change(scale: CGFloat = 1, rotation: CGFloat = 0) {
    wait(0.1)
    touchpad(.changed, scale: scale, rotation: rotation)
  }

  /// Returns the log and clears it.
  func taken() -> [String] {
    defer { log.lines = [] }
    return log.lines
  }

  /// Adds a pinch that logs its scale in thousandths.
  @discardableResult
  func pinch(_ name: String = "pinch", on view: UIView) -> UIPinchGestureRecognizer {
    add(UIPinchGestureRecognizer(), name, to: view) { [log] in log("  \(Int(($0.scale * 1000).rounded()))") }
  }

  /// Adds a rotation that logs its angle in thousandths.
  @discardableResult
  func rotation(_ name: String = "rotation", on view: UIView) -> UIRotationGestureRecognizer {
    add(UIRotationGestureRecognizer(), name, to: view) { [log] in log("  \(Int(($0.rotation * 1000).rounded()))") }
  }
}
