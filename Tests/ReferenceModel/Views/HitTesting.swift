import TouchGeometry
import TouchScenes

/// Section 2.
extension World {
  /// 2.1, 2.2, 2.11 and what the scene puts in its place (2.13).
  func hitTest(_ view: View, _ point: Point?) -> View? {
    if view.scene.logs.contains(.hitTest) { write("\(view.name) hitTest") }
    guard let found = ordinaryHitTest(view, point) else { return nil }
    switch view.scene.hitTest {
    case .ordinary: return found
    case .passThrough: return found === view ? nil : found
    case .superview: return view.parent
    case .view(let name): return views[name]
    }
  }

  private func ordinaryHitTest(_ view: View, _ point: Point?) -> View? {
    if !view.isUserInteractionEnabled || view.isHidden || view.alpha < 0.01 { return nil }
    if view.isControl && !view.isEnabled { return nil }
    if !isInside(view, point) { return nil }
    for child in view.children.reversed() {
      if let hit = hitTest(child, point.flatMap(child.fromParent)) { return hit }
    }
    return view
  }

  /// 2.3, 2.6; nil is the place that a singular transform gives.
  private func isInside(_ view: View, _ point: Point?) -> Bool {
    let insets = view.scene.touchInsets ?? UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    let origin = view.boundsOrigin
    var inside = false
    if let point {
      inside =
        point.x >= origin.x + Double(insets.left) && point.x < origin.x + view.width - Double(insets.right)
        && point.y >= origin.y + Double(insets.top) && point.y < origin.y + view.height - Double(insets.bottom)
    }
    let answer = view.scene.pointInside ?? inside
    if view.scene.logs.contains(.hitTest) { write("\(view.name) point(inside:) \(answer)") }
    return answer
  }
}
