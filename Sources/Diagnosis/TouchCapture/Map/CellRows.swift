import TouchGeometry

/// Cells of a grid, added row by row from left to right, as few rectangles that do not overlap.
struct CellRows: Sendable {
  /// One rectangle for each run of cells in a row.
  private var runs: [CGRect] = []

  mutating func add(_ cell: CGRect) {
    if let last = runs.last, last.minY == cell.minY, last.maxX == cell.minX {
      runs[runs.count - 1].size.width += cell.width
    } else {
      runs.append(cell)
    }
  }

  /// The runs, with equal ones below each other as one rectangle.
  var merged: [CGRect] {
    var merged: [CGRect] = []
    for run in runs {
      let above = merged.lastIndex { $0.maxY == run.minY && $0.minX == run.minX && $0.width == run.width }
      if let above { merged[above].size.height += run.height } else { merged.append(run) }
    }
    return merged
  }
}
