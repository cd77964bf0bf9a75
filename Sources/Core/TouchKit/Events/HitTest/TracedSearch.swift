import TouchArbiter
import TouchGeometry

/// The search of a traced hit test: rule 2.1 step by step, with an entry for every examined view.
///
/// It finds the same view as the search in `Search.swift`, which skips views.
extension UIView {
  /// Records a refusal; a disabled control that does not contain the point was outside.
  private func traceRefusal(_ reason: Reason, at point: CGPoint, _ trace: HitTestTrace) {
    if reason == .controlDisabled, !storedBounds.contains(point) { return traceOutside(point, trace) }
    trace.refused(self, reason, rule: rule(of: reason))
  }

  private func rule(of reason: Reason) -> StaticString {
    if reason == .controlDisabled { return "2.11" }
    guard reason == .interactionDisabled else { return "2.4" }
    return flags.contains(.interactionDisabled) ? "1.3.7" : "10.2"
  }

  private func traceOutside(_ point: CGPoint, _ trace: HitTestTrace) {
    let distance = Measure(Double(storedBounds.distance(to: point)), against: 0, .points)
    trace.refused(self, .outside, rule: "2.3", measure: distance)
  }

  /// `hitTest(_:with:)` with a trace entry for every examined view.
  final func tracedHitTest(_ point: CGPoint, with event: UIEvent?, trace: HitTestTrace) -> UIView? {
    if let reason = refusalWithoutAsking {
      traceRefusal(reason, at: point, trace)
      return nil
    }
    guard self.point(inside: point, with: event) else {
      if storedBounds.contains(point) {
        trace.refused(self, .overridden, rule: "2.13")
      } else {
        traceOutside(point, trace)
      }
      return nil
    }
    for child in subviews.reversed() {
      guard let place = child.fromSuperview(point) else {
        trace.refused(child, .singular, rule: "2.6")
        continue
      }
      if let hit = trace.ask(child, { child.hitTest(place, with: event) }) {
        trace.descended(self, to: hit)
        return hit
      }
    }
    trace.hit(self)
    return self
  }
}

extension CGRect {
  /// Returns the distance of a point from the rectangle; 0 inside and on the edges.
  func distance(to point: CGPoint) -> CGFloat {
    let dx = max(max(minX - point.x, point.x - maxX), 0)
    let dy = max(max(minY - point.y, point.y - maxY), 0)
    return (dx * dx + dy * dy).squareRoot()
  }
}
