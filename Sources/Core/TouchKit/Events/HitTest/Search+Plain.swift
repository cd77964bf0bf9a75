import TouchGeometry

extension ChildList {
  /// Iterates over the children to examine for a point, front to back: those whose boxes contain it, or all if there
  /// are no boxes.
  @MainActor struct Cursor {
    private let probe: BoxProbe
    /// One past the next index, or past the next entry of the grid's cell.
    private var next: Int
    /// The first entry of the cell; 0 without a grid.
    private var first = 0
    /// One past the next of the grid's loose boxes.
    private var nextLoose = 0

    @inline(__always) init(_ grid: BoxGrid?, count: Int, at point: CGPoint) {
      probe = BoxProbe(point)
      next = count
      guard let grid else { return }
      let cell = grid.cell(probe)
      first = Int(grid.starts[cell])
      next = Int(grid.starts[cell + 1])
      nextLoose = grid.loose.count
    }

    /// Creates a cursor that skips the grid's loose boxes.
    @inline(__always) init(_ grid: BoxGrid, at point: CGPoint) {
      probe = BoxProbe(point)
      let cell = grid.cell(probe)
      first = Int(grid.starts[cell])
      next = Int(grid.starts[cell + 1])
    }

    @inline(__always) mutating func next(in grid: BoxGrid?, _ boxes: [Box]) -> Int? {
      if let grid {
        while next > first || nextLoose > 0 {
          // The frontmost of the next cell entry and the next loose box, which may be the same.
          let near = next > first ? Int(grid.entries[next - 1]) : -1
          let loose = nextLoose > 0 ? Int(grid.loose[nextLoose - 1]) : -1
          let index = max(near, loose)
          if near == index { next -= 1 }
          if loose == index { nextLoose -= 1 }
          if boxes[index].contains(probe) { return index }
        }
        return nil
      }
      let isBoxed = !boxes.isEmpty
      while next > 0 {
        next -= 1
        if !isBoxed || boxes[next].contains(probe) { return next }
      }
      return nil
    }
  }

  /// The result of a plain search.
  enum PlainFinding {
    /// No child claims the point.
    case none
    /// This child claims the point, given in its own coordinates, and the hit view is the child or one of its
    /// descendants.
    case inside(UIView, CGPoint)
    /// The plain search cannot decide.
    case unclear
  }

  /// `search(at:with:)` among plain children: arithmetic only, without calls.
  @inline(__always) func plainSearch(at point: CGPoint) -> PlainFinding {
    guard point.isFinite, !needsPreparation else { return .unclear }
    var cursor = Cursor(grid, count: stored.count, at: point)
    while let index = cursor.next(in: grid, boxes) {
      let child = stored[index]
      guard child.flags.contains(.classIsKnown), child.flags.isDisjoint(with: .notPlain) else { return .unclear }
      if child.isRefusedUnasked { continue }
      let place = child.plainlyFromSuperview(point)
      if child.boundsContain(place) { return .inside(child, place) }
    }
    return .none
  }
}
