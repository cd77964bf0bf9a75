/// Which of many boxes are near a place: a grid of equal cells, each with the indices of the boxes that reach into it.
///
/// It is made once, in a time proportional to the number of boxes, and never corrected: a box that has changed since is
/// added to `loose`, which every search looks at too. So a cell may name boxes that are no longer there, and the
/// search compares the box. What lies outside the grid belongs to the cells at its edge.
@MainActor final class BoxGrid {
  /// Ascending indices of boxes to be looked at in every search: boxes that cover many cells, that cover everything, or
  /// that have changed.
  private(set) var loose: [UInt32]
  /// The views of those boxes, linked by the first search that needs them.
  private var looseViews: LooseView?
  /// The boxes of cell `c` are `entries[starts[c]..<starts[c + 1]]`, ascending.
  let starts: [UInt32]
  let entries: [UInt32]
  private let columns: Axis
  private let rows: Axis
  private let mostLoose: Int

  /// A box that covers more cells than this is looked at in every search instead.
  private static let mostCells = 32
  /// So many boxes may change before a new grid is better.
  private static let changesForANewGrid = 64

  /// One direction of the grid.
  ///
  /// The cell grows with the place, so a place inside a box is in a cell between those of the box's edges, whatever
  /// rounding does.
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
    // Counted, then summed up to where each cell ends; filling from the last box moves that to where it starts.
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
    mostLoose = loose.count + BoxGrid.changesForANewGrid
  }

  /// The cell of a place.
  @inline(__always) func cell(_ probe: BoxProbe) -> Int { rows.cell(probe.y) * columns.count + columns.cell(probe.x) }

  /// The views of the loose boxes, from the one in front; nil when there are none or too many.
  ///
  /// - Parameter views: all views, in the order of the boxes; the same as in the calls before, apart from new ones.
  func looseViews(of views: [UIView]) -> LooseView? {
    if let looseViews { return looseViews }
    looseViews = LooseView.chain(of: views, at: loose)
    return looseViews
  }

  /// Says that two boxes have changed places.
  func forgetViews() { looseViews = nil }

  /// Has a box looked at in every search.
  ///
  /// False when there are too many of these.
  func addLoose(_ index: UInt32) -> Bool {
    var (low, high) = (0, loose.count)
    while low < high {
      let middle = (low + high) / 2
      if loose[middle] < index { low = middle + 1 } else { high = middle }
    }
    if low < loose.count, loose[low] == index { return true }
    guard loose.count < mostLoose else { return false }
    looseViews = nil
    // Taken out, changed and put back, for the reason given in `ChildList`.
    var edited = loose
    loose = []
    edited.insert(index, at: low)
    loose = edited
    return true
  }

  /// The cells that a box reaches into; nil if it has to be looked at everywhere.
  private static func cells(
    of box: Box, _ columns: Axis, _ rows: Axis
  ) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
    guard box.isFinite else { return nil }
    let across = columns.cell(box.left)...columns.cell(box.right)
    let down = rows.cell(box.top)...rows.cell(box.bottom)
    return across.count * down.count <= mostCells ? (across, down) : nil
  }

  /// From where to where most boxes lie.
  ///
  /// It is found from some of them, the outermost left out, so that one view far
  /// off the others does not make all others share a cell.
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
