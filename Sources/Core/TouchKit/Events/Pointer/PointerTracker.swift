import TouchGeometry

/// Where the pointer of a scene is: tells those below it, and changes its shape.
@MainActor final class PointerTracker {
  private struct Listener {
    weak var object: (any PointerSensitive)?
  }

  private var path: [Listener] = []
  private weak var hit: UIView?
  private var shape = PointerShape.arrow
  private var place = CGPoint.zero
  /// Where the pointer was hidden; nil while it is seen.
  private var hiddenAt: CGPoint?

  /// The pointer moved to a place where a view is hit; nil when it is over nothing of ours.
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

  /// The user types into a text input: over it the pointer is not seen until it moves (semantics 21.8).
  func hide(over input: UIView, in scene: UIWindowScene) {
    guard hiddenAt == nil, let hit, hit.isDescendant(of: input) else { return }
    hiddenAt = place
    show(.hidden, in: scene)
  }

  /// A view leaves the window: to what is in it the pointer is gone.
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
