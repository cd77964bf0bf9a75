import TouchGeometry

// Layout, drawing, hit tests and the end of a tree go from view to view on the stack, and so do overrides that call super.
// So there is a depth that no tree exceeds (semantics 10.12).

extension UIView {
  /// How many levels of views a tree may have, its root included.
  ///
  /// That many fit on the 8 MB of a main thread also in a build without optimization (DeepTreeTests).
  package static let mostLevels = 1000

  /// How many views there are from the root to this one, both included.
  var depth: Int {
    var (count, next) = (1, storedSuperview)
    while let view = next { (count, next) = (count + 1, view.storedSuperview) }
    return count
  }

  /// Whether this view and what is in it have room below a view that lies so deep.
  func fits(below depth: Int) -> Bool {
    let height = Int(children?.height ?? 0)
    if depth + 1 + height <= Self.mostLevels { return true }
    return height > 0 && depth + 1 + countLevels() <= Self.mostLevels
  }

  func refuseDepth(of view: UIView) {
    BadUse.report("\(type(of: view)): views may lie \(Self.mostLevels) deep in each other; it was not added")
  }

  /// Lets the views around know how deep one that was added is.
  func noteLevels(above view: UIView) {
    var height = (view.children?.height ?? 0) + 1
    var next: UIView? = self
    while let ancestor = next, let list = ancestor.children, list.height < height {
      list.height = height
      (height, next) = (height + 1, ancestor.storedSuperview)
    }
  }

  /// How many levels there are below the view, counted anew in all that is in it.
  private func countLevels() -> Int {
    guard let children else { return 0 }
    var levels = [[children]]
    while let last = levels.last {
      let below = last.flatMap { list in list.views.compactMap(\.children) }
      if below.isEmpty { break }
      levels.append(below)
    }
    for lists in levels.reversed() {
      for list in lists { list.height = list.views.lazy.map { 1 + ($0.children?.height ?? 0) }.max() ?? 0 }
    }
    return Int(children.height)
  }
}
