import TouchGeometry

/// Stands for a view or a guide where constraints speak of it, and keeps neither alive.
///
/// Constraints, anchors and the engine hold the handle; there is one for each view and each guide that any of them speaks
/// of. So a view that constraints speak of is counted like any other, which weak references would make slower.
@MainActor package final class LayoutHandle {
  @exclusivity(unchecked) private final var viewReference = SuperviewReference()
  @exclusivity(unchecked) private weak var other: AnyObject?
  private let isView: Bool
  /// The numbers in the engine, if there are any; the view or the guide takes them out of here when it goes, since they
  /// keep the handle.
  @exclusivity(unchecked) var item: LayoutItem?

  fileprivate init(_ view: UIView) {
    isView = true
    viewReference.view = view
  }

  fileprivate init(_ other: AnyObject) {
    isView = false
    self.other = other
  }

  /// The view, as long as it lives; nil for all else.
  var view: UIView? { isView ? viewReference.view : nil }
  /// The guide, as long as it lives; nil for all else.
  var guide: UILayoutGuide? { isView ? nil : other as? UILayoutGuide }
  /// Whether it is neither a view nor a guide.
  var isOfNothing: Bool { isView ? viewReference.view == nil : !(other is UILayoutGuide) }
  /// What it stands for, as long as that lives.
  var object: AnyObject? { isView ? viewReference.view : other }
  /// The view that it stands for, or that owns the guide.
  var owner: UIView? { isView ? viewReference.view : (other as? UILayoutGuide)?.storedOwner }
  /// Whether it stands for a view, this one.
  func isOf(_ view: UIView) -> Bool { isView && viewReference.isOf(view) }

  /// The numbers in the engine, made if there are none; nil when it is gone.
  var ensuredItem: LayoutItem? {
    if let item { return item }
    if let view { return view.ensureLayoutItem() }
    return guide?.ensureLayoutItem()
  }

  /// The handle of a view or a guide; for anything else one that nobody else has.
  static func of(_ object: AnyObject) -> LayoutHandle {
    if let view = object as? UIView { return view.layoutHandle }
    if let guide = object as? UILayoutGuide { return guide.layoutHandle }
    return LayoutHandle(object)
  }
}

extension UIView {
  /// The handle of the view, made when it is first asked for.
  package var layoutHandle: LayoutHandle {
    if let handle = rare?.layout?.handle { return handle }
    let made = LayoutHandle(self)
    ensuredLayout.handle = made
    return made
  }
}

extension UILayoutGuide {
  /// The handle of the guide, made when it is first asked for.
  package var layoutHandle: LayoutHandle {
    if let keptHandle { return keptHandle.handle }
    let made = LayoutHandle(self as AnyObject)
    keptHandle = GuideHandle(made)
    return made
  }
}
