import TouchCapture
import TouchGeometry
import TouchKit
import TouchWidgets

// The touch map, which follows the tree of the scene.

extension Session {
  /// Shows the touch map, or hides it.
  func toggleMap() {
    guard map != nil || scene.isElsewhere else { return }
    showsReading = false
    showsMap.toggle()
  }

  func mapDidChange() {
    (touchMap, mappedTree) = (nil, 0)
    onMap()
    changed()
  }

  /// Maps the scene again if its tree has changed; a program in another process sends its map instead.
  ///
  /// - Returns: whether it has.
  func updateMap() -> Bool {
    let tree = Self.fingerprint(of: scene.window)
    guard showsMap, touchMap == nil || tree != mappedTree, let map else { return false }
    (touchMap, mappedTree) = (map(), tree)
    return true
  }

  /// A number that changes with what a hit test depends on.
  private static func fingerprint(of window: UIWindow) -> Int {
    var hasher = Hasher()
    func add(_ view: UIView) {
      hasher.combine(ObjectIdentifier(view))
      hasher.combine(view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled)
      hasher.combine((view as? UIControl)?.isEnabled)
      for recognizer in view.gestureRecognizers ?? [] { hasher.combine(ObjectIdentifier(recognizer)) }
      let (bounds, center, transform) = (view.bounds, view.center, view.transform)
      for number in [
        bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y, transform.a, transform.b,
        transform.c, transform.d, transform.tx, transform.ty,
      ] { hasher.combine(number) }
      hasher.combine(view.subviews.count)
      view.subviews.forEach(add)
    }
    // The window's own position is no part of the scene.
    window.subviews.forEach(add)
    return hasher.finalize()
  }
}
