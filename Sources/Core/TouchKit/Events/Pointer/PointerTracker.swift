import TouchGeometry

/// Tracks the pointer of a scene: notifies the views under it and sets its shape.
@MainActor final class PointerTracker {
  private struct Listener {
    weak var object: (any PointerSensitive)?
  }

  private var path: [Listener] = []
  private weak var hit: UIView?
  private var shape = PointerShape.arrow
  private var place = CGPoint.zero
  /// The position where the pointer was hidden; nil while it is visible.
  private var hiddenAt: CGPoint?

  /// Records a pointer movement to a point where the given view is hit; nil if the pointer is outside the app's
  /// windows.
  func move(over view: UIView?, at place: CGPoint, in scene: UIWindowScene) {
    self.place = place
    if view !== hit || path.isEmpty != (view == nil) { enter(view) }
    for listener in path { listener.object?.pointerIsOver(place) }
    if let hiddenAt {
      if hiddenAt == place, view != nil { return }
      self.hiddenAt = nil
    }
    show(view.map(shape(over:)) ?? .arrow, in: scene)
  }

  /// Hides the pointer over a text input while the user types, until the pointer moves (semantics 21.8).
  func hide(over input: UIView, in scene: UIWindowScene) {
    guard hiddenAt == nil, let hit, hit.isDescendant(of: input) else { return }
    hiddenAt = place
    show(.hidden, in: scene)
  }

  /// Handles the removal of a view from the window: the pointer leaves the views inside it.
  func leave(_ view: UIView) {
    guard let hit, hit.isDescendant(of: view) else { return }
    enter(view.superview)
  }

  private func show(_ wanted: PointerShape, in scene: UIWindowScene) {
    guard wanted != shape else { return }
    shape = wanted
    scene.request(.pointer(wanted))
  }

  private func enter(_ view: UIView?) {
    hit = view
    var found: [any PointerSensitive] = []
    var here = view
    while let present = here {
      if let sensitive = present.kitPointerSensitive { found.append(sensitive) }
      found += present.interactions.compactMap { $0 as? any PointerSensitive }
      here = present.superview
    }
    let former = path
    path = found.map { Listener(object: $0) }
    for case let object? in former.map(\.object) where !found.contains(where: { $0 === object }) {
      object.pointerIsOver(nil)
    }
  }

  private func shape(over view: UIView) -> PointerShape {
    var here: UIView? = view
    while let present = here {
      if let shape = present.pointerShape { return shape }
      here = present.superview
    }
    return .arrow
  }
}
