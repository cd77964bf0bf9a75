/// Finds the boxes near a point: a grid of equal cells, each with the indices of the boxes that overlap it.
///
/// It is built once, in linear time, and never corrected: the index of a changed box is added to `loose`, which every
/// search also examines. A cell may therefore list boxes that have moved, and the search compares the box. Positions
/// outside the grid belong to the cells at its edge.
@MainActor final class BoxGrid {
  /// Ascending indices of boxes that every search examines: those that cover many cells or everything, or have changed.
  private(set) var loose: [UInt32]
  /// The views of those boxes, linked by the first search that needs them.
  private var looseViews: LooseView?
  /// The boxes of cell `c` are `entries[starts[c]..<starts[c + 1]]`, ascending.
  let starts: [UInt32]
  let entries: [UInt32]
  private let columns: Axis
  private let rows: Axis
  private let maximumLoose: Int

  /// A box that covers more cells than this becomes loose.
  private static let maximumCells = 32
  /// After this many changed boxes a new grid is built.
  private static let changesForANewGrid = 64

  /// One axis of the grid.
  ///
  /// The cell index is monotonic in the coordinate, so a point inside a box is in a cell between those of the box's
  /// edges, regardless of rounding.
  private struct Axis {
    let start: Float
    let cellsPerPoint: Float
    let count: Int

    init(_ span: (low: Float, high: Float), cells: Float) {
      count = max(1, Int(min(max(cells, 1), 4096)))
      start = span.low
      let length = span.high - span.low
      cellsPerPoint = length > 0 && length.isFinite ? Float(count) / length : 0
    }

    @inline(__always) func cell(_ place: Float) -> Int {
      let cell = (place - start) * cellsPerPoint
      guard cell > 0 else { return 0 }
      return cell < Float(count) ? Int(cell) : count - 1
    }
  }

  init(_ boxes: [Box]) {
    let width = BoxGrid.span(boxes, low: \.left, high: \.right)
    let height = BoxGrid.span(boxes, low: \.top, high: \.bottom)
    // About as many cells as boxes, square if the boxes fill a square.
    let ratio = max(width.high - width.low, 1) / max(height.high - height.low, 1)
    let across = (Float(boxes.count) * min(max(ratio, 1e-6), 1e6)).squareRoot()
    columns = Axis(width, cells: min(across, Float(boxes.count)))
    rows = Axis(height, cells: Float(boxes.count) / Float(columns.count))

    var loose: [UInt32] = []
    var starts = [UInt32](repeating: 0, count: columns.count * rows.count + 1)
    for (index, box) in boxes.enumerated() where box != .null {
      guard let cells = BoxGrid.cells(of: box, columns, rows) else {
        loose.append(UInt32(index))
        continue
      }
      for row in cells.rows { for column in cells.columns { starts[row * columns.count + column] += 1 } }
    }
    // Count, then sum up to the end of each cell; filling from the last box moves each end to the start.
    var sum: UInt32 = 0
    for cell in starts.indices {
      sum += starts[cell]
      starts[cell] = sum
    }
    var entries = [UInt32](repeating: 0, count: Int(sum))
    for index in boxes.indices.reversed() where boxes[index] != .null {
      guard let cells = BoxGrid.cells(of: boxes[index], columns, rows) else { continue }
      for row in cells.rows {
        for column in cells.columns {
          let cell = row * columns.count + column
          starts[cell] -= 1
          entries[Int(starts[cell])] = UInt32(index)
        }
      }
    }
    self.loose = loose
    self.starts = starts
    self.entries = entries
    maximumLoose = loose.count + BoxGrid.changesForANewGrid
  }

  /// Returns the cell of a point.
  @inline(__always) func cell(_ probe: BoxProbe) -> Int { rows.cell(probe.y) * columns.count + columns.cell(probe.x) }

  /// Returns the views of the loose boxes, front to back; nil if there are none or too many.
  ///
  /// - Parameter views: all views, in the order of the boxes; the same as in earlier calls, apart from new ones.
  func looseViews(of views: [UIView]) -> LooseView? {
    if let looseViews { return looseViews }
    looseViews = LooseView.chain(of: views, at: loose)
    return looseViews
  }

  /// Discards the linked views after two boxes were exchanged.
  func forgetViews() { looseViews = nil }

  /// Adds a box that every search examines.
  ///
  /// Returns false if there are too many of these.
  func addLoose(_ index: UInt32) -> Bool {
    var (low, high) = (0, loose.count)
    while low < high {
      let middle = (low + high) / 2
      if loose[middle] < index { low = middle + 1 } else { high = middle }
    }
    if low < loose.count, loose[low] == index { return true }
    guard loose.count < maximumLoose else { return false }
    looseViews = nil
    // Moved out, changed and stored again, for the reason given in `ChildList`.
    var edited = loose
    loose = []
    edited.insert(index, at: low)
    loose = edited
    return true
  }

  /// Returns the cells that a box overlaps; nil if it must be loose.
  private static func cells(
    of box: Box, _ columns: Axis, _ rows: Axis
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard box.isFinite else { return nil }
    let across = columns.cell(box.left)...columns.cell(box.right)
    let down = rows.cell(box.top)...rows.cell(box.bottom)
    return across.count * down.count <= maximumCells ? (across, down) : nil
  }

  /// Returns the range that contains most boxes.
  ///
  /// It is computed from a sample without the outermost ones, so that a single distant view does not put all others
  /// into one cell.
  private static func span(
    _ boxes: [Box], low: KeyPath<Box, Float>, high: KeyPath<Box, Float>
  ) -> (low: Float, high: Float) {
    let step = max(1, boxes.count / 256)
    let sample = stride(from: 0, to: boxes.count, by: step).map { boxes[$0] }.filter(\.isFinite)
    guard !sample.isEmpty else { return (0, 0) }
    let outermost = sample.count / 100
    let lows = sample.map { $0[keyPath: low] }.sorted()
    let highs = sample.map { $0[keyPath: high] }.sorted()
    return (lows[outermost], highs[sample.count - 1 - outermost])
  }
}
