import TouchGeometry

/// Represents a view or a guide in constraints, and retains neither.
///
/// Constraints, anchors and the engine reference the handle; there is one for each view and guide used in any of them.
/// So views with constraints need no weak references, which would make their reference counting slower.
@MainActor package final class LayoutHandle {
  @exclusivity(unchecked) private final var viewReference = SuperviewReference()
  @exclusivity(unchecked) private weak var other: AnyObject?
  private let isView: Bool
  /// The variables in the engine, if any; the view or guide clears this property when it is deallocated, since the item
  /// retains the handle.
  @exclusivity(unchecked) var item: LayoutItem?

  fileprivate init(_ view: UIView) {
    isView = true
    viewReference.view = view
  }

  fileprivate init(_ other: AnyObject) {
    isView = false
    self.other = other
  }

  /// The view while it is alive; nil for other items.
  var view: UIView? { isView ? viewReference.view : nil }
  /// The guide while it is alive; nil for other items.
  var guide: UILayoutGuide? { isView ? nil : other as? UILayoutGuide }
  /// Whether it represents neither a view nor a guide.
  var hasNoItem: Bool { isView ? viewReference.view == nil : !(other is UILayoutGuide) }
  /// The represented object while it is alive.
  var object: AnyObject? { isView ? viewReference.view : other }
  /// The represented view, or the owner of the guide.
  var owner: UIView? { isView ? viewReference.view : (other as? UILayoutGuide)?.storedOwner }
  /// Whether it represents the given view.
  func isOf(_ view: UIView) -> Bool { isView && viewReference.isOf(view) }

  /// The variables in the engine, created if necessary; nil after the object was deallocated.
  var ensuredItem: LayoutItem? {
    if let item { return item }
    if let view { return view.ensureLayoutItem() }
    return guide?.ensureLayoutItem()
  }

  /// Returns the handle of a view or guide; for other objects a new one.
  static func of(_ object: AnyObject) -> LayoutHandle {
    if let view = object as? UIView { return view.layoutHandle }
    if let guide = object as? UILayoutGuide { return guide.layoutHandle }
    return LayoutHandle(object)
  }
}

extension UIView {
  /// The handle of the view, created on first access.
  package var layoutHandle: LayoutHandle {
    if let handle = rare?.layout?.handle { return handle }
    let made = LayoutHandle(self)
    ensuredLayout.handle = made
    return made
  }
}

extension UILayoutGuide {
  /// The handle of the guide, created on first access.
  package var layoutHandle: LayoutHandle {
    if let keptHandle { return keptHandle.handle }
    let made = LayoutHandle(self as AnyObject)
    keptHandle = GuideHandle(made)
    return made
  }
}
