import TouchGeometry

extension UIViewController {
  /// Whether the given controller is this one or one of its ancestors.
  func isDescendant(of controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let ancestor = next {
      if ancestor === controller { return true }
      next = ancestor.storedParent
    }
    return false
  }

  /// Returns whether this controller can be added to a parent without exceeding the maximum depth.
  ///
  /// Controllers may be nested as deeply as views (semantics 10.12). Exceeding that is reported.
  func fits(in parent: UIViewController) -> Bool {
    var (levels, next) = (0, Optional(parent))
    while let above = next { (levels, next) = (levels + 1, above.storedParent) }
    var row = [self]
    while levels < UIView.maximumLevels, !row.isEmpty { (levels, row) = (levels + 1, row.flatMap(\.storedChildren)) }
    if row.isEmpty { return true }
    UsageError.report(
      "\(type(of: self)): controllers can be nested \(UIView.maximumLevels) levels deep; it was not added")
    return false
  }
}
