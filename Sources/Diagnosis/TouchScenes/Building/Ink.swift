import TouchDrawing
import TouchGeometry
import TouchKit

/// The lines that a pan with the effect `ink` draws on its view, with the width of the force.
///
/// They are layers of the view, one for each stretch of one width, so they do not take part in hit tests.
@MainActor enum Ink {
  /// The width of a line for an average touch, in points.
  static let width: CGFloat = 3
  /// The name of the layers.
  static let name = "ink"

  /// Draws the samples of the event that changed a recognizer.
  static func draw(_ recognizer: UIGestureRecognizer, on view: UIView) {
    guard recognizer.state == .began || recognizer.state == .changed, let event = view.window?.application?.touchesEvent
    else { return }
    for touch in event.touches where touch.gestureRecognizers?.contains(where: { $0 === recognizer }) ?? false {
      for sample in event.coalescedTouches(for: touch) ?? [] { draw(sample, on: view) }
    }
  }

  private static func draw(_ touch: UITouch, on view: UIView) {
    // Fingers and mice measure no force and draw as an average touch.
    let force = touch.maximumPossibleForce > 0 ? touch.force : 1
    // Half points, so that a force that hardly changes needs no further layer.
    let width = (force * Self.width * 2).rounded() / 2
    guard width > 0 else { return }
    var layer = view.layer.sublayers?.last as? CAShapeLayer
    if layer?.name != name || layer?.lineWidth != width { layer = nil }
    let path = CGMutablePath()
    if let drawn = layer?.path { path.addPath(drawn) }
    path.move(to: touch.previousLocation(in: view))
    path.addLine(to: touch.location(in: view))
    if let layer { layer.path = path } else { view.layer.addSublayer(line(path, width, in: view)) }
  }

  private static func line(_ path: CGPath, _ width: CGFloat, in view: UIView) -> CAShapeLayer {
    let layer = CAShapeLayer()
    (layer.name, layer.path, layer.lineWidth, layer.lineCap) = (name, path, width, .round)
    layer.frame = view.bounds
    layer.fillColor = nil
    layer.strokeColor = view.tintColor.cgColor
    return layer
  }
}
