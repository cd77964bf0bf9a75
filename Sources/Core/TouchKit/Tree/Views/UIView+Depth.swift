import TouchGeometry

// Layout, drawing, hit tests and the destruction of a tree recurse from view to view, as do overrides that call super.
// Therefore the depth of a tree is limited (semantics 10.12).

extension UIView {
  /// The maximum number of levels in a view tree, including its root.
  ///
  /// That depth fits on the 8 MB stack of a main thread also in a build without optimization (DeepTreeTests).
  package static let maximumLevels = 1000

  /// The number of views from the root to this one, both included.
  var depth: Int {
    var (count, next) = (1, storedSuperview)
    while let view = next { (count, next) = (count + 1, view.storedSuperview) }
    return count
  }

  /// Returns whether this view and its subviews fit below a view at the given depth.
  func fits(below depth: Int) -> Bool {
    let height = Int(children?.height ?? 0)
    if depth + 1 + height <= Self.maximumLevels { return true }
    return height > 0 && depth + 1 + countLevels() <= Self.maximumLevels
  }

  func refuseDepth(of view: UIView) {
    UsageError.report("\(type(of: view)): views can be nested \(Self.maximumLevels) levels deep; it was not added")
  }

  /// Updates the heights of the ancestors after a view was added.
  func noteLevels(above view: UIView) {
    var height = (view.children?.height ?? 0) + 1
    var next: UIView? = self
    while let ancestor = next, let list = ancestor.children, list.height < height {
      list.height = height
      (height, next) = (height + 1, ancestor.storedSuperview)
    }
  }

  /// Recounts the levels below the view.
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
