import TouchGeometry

extension UIViewController {
  /// Whether a controller is this one or lies around it.
  func isDescendant(of controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let ancestor = next {
      if ancestor === controller { return true }
      next = ancestor.storedParent
    }
    return false
  }

  /// Whether this controller and the controllers in it have room in a parent.
  ///
  /// Controllers may lie as deep in each other as views (semantics 10.12). What has no room is reported.
  func fits(in parent: UIViewController) -> Bool {
    var (levels, next) = (0, Optional(parent))
    while let above = next { (levels, next) = (levels + 1, above.storedParent) }
    var row = [self]
    while levels < UIView.mostLevels, !row.isEmpty { (levels, row) = (levels + 1, row.flatMap(\.storedChildren)) }
    if row.isEmpty { return true }
    BadUse.report(
      "\(type(of: self)): controllers may lie \(UIView.mostLevels) deep in each other; it was not added")
    return false
  }
}
