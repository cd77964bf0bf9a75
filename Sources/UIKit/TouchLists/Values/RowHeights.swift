import TouchGeometry

/// The heights of the rows of one section: known ones, and estimates of rows that have not been shown (semantics 26.9).
///
/// Uniform rows are stored as one run, so a million estimated rows take a few bytes. A run of different rows has at
/// most `RowHeights.runLength`. After a change, the first query costs one step per run behind the change; all later
/// queries are binary searches.
struct RowHeights: Equatable, Sendable {
  /// The maximum length of a run of rows that are not uniform.
  static let runLength = 256

  private struct Run: Equatable, Sendable {
    var count: Int
    /// The common height; unused when `each` is not empty.
    var height: CGFloat
    var isKnown: Bool
    /// The individual heights; empty when all are equal.
    var each: [CGFloat] = []
    var known: [Bool] = []
    var total: CGFloat

    init(count: Int, height: CGFloat, isKnown: Bool) {
      (self.count, self.height, self.isKnown) = (count, height, isKnown)
      total = height * CGFloat(count)
    }

    mutating func spread() {
      guard each.isEmpty else { return }
      each = Array(repeating: height, count: count)
      known = Array(repeating: isKnown, count: count)
    }
    mutating func add() {
      count = each.count
      total = each.reduce(0, +)
    }
    func height(_ index: Int) -> CGFloat { each.isEmpty ? height : each[index] }
    func offset(_ index: Int) -> CGFloat {
      each.isEmpty ? height * CGFloat(index) : each[..<index].reduce(0, +)
    }
  }

  private struct Start: Equatable, Sendable {
    var row: Int
    var offset: CGFloat
  }

  private var runs: [Run] = []
  /// The starts of the runs; those behind a change are computed on demand.
  private var starts: [Start] = []

  /// Creates rows of one height, known or estimated.
  init(count: Int, height: CGFloat, isKnown: Bool) {
    self.count = max(count, 0)
    if count > 0 { runs = [Run(count: count, height: height, isKnown: isKnown)] }
  }

  /// Creates rows of the given heights; equal ones share a run.
  init(_ heights: [CGFloat], isKnown: Bool) {
    count = heights.count
    var next = 0
    while next < heights.count {
      let end = min(next + RowHeights.runLength, heights.count)
      var run = Run(count: end - next, height: heights[next], isKnown: isKnown)
      if heights[next..<end].contains(where: { $0 != heights[next] }) {
        run.each = Array(heights[next..<end])
        run.known = Array(repeating: isKnown, count: end - next)
        run.add()
      } else if let last = runs.last, last.each.isEmpty, last.height == run.height {
        run = Run(count: last.count + run.count, height: run.height, isKnown: isKnown)
        runs.removeLast()
      }
      runs.append(run)
      next = end
    }
  }

  static func == (left: RowHeights, right: RowHeights) -> Bool { left.runs == right.runs }

  /// The number of rows.
  private(set) var count: Int

  /// The sum of all heights.
  var total: CGFloat {
    mutating get {
      guard !runs.isEmpty else { return 0 }
      fill(to: runs.count - 1)
      return starts[runs.count - 1].offset + runs[runs.count - 1].total
    }
  }

  private mutating func fill(to run: Int) {
    while starts.count <= run {
      let next = starts.count
      if next == 0 {
        starts.append(Start(row: 0, offset: 0))
      } else {
        let before = starts[next - 1]
        starts.append(Start(row: before.row + runs[next - 1].count, offset: before.offset + runs[next - 1].total))
      }
    }
  }

  private mutating func runs(changedFrom run: Int) {
    if starts.count > run + 1 { starts.removeLast(starts.count - run - 1) }
  }

  /// Returns the run that contains a row.
  private mutating func run(of row: Int) -> Int {
    fill(to: runs.count - 1)
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].row <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the known or estimated height of a row.
  mutating func height(of row: Int) -> CGFloat {
    let run = run(of: row)
    return runs[run].height(row - starts[run].row)
  }

  /// Returns whether the height of a row is known, not an estimate.
  mutating func isKnown(_ row: Int) -> Bool {
    let run = run(of: row)
    return runs[run].each.isEmpty ? runs[run].isKnown : runs[run].known[row - starts[run].row]
  }

  /// Returns the distance from the top of the first row to the top of a row; for the number of rows, the sum.
  mutating func offset(of row: Int) -> CGFloat {
    guard row < count else { return total }
    let run = run(of: row)
    return starts[run].offset + runs[run].offset(row - starts[run].row)
  }

  /// Returns the row at a distance from the top of the first: the first that ends after it, or the last.
  ///
  /// Returns 0 without rows.
  mutating func row(at offset: CGFloat) -> Int {
    guard !runs.isEmpty else { return 0 }
    fill(to: runs.count - 1)
    var (low, high) = (0, runs.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle } else { high = middle }
    }
    let (run, start) = (runs[low], starts[low])
    var rest = offset - start.offset
    if run.each.isEmpty {
      let index = run.height > 0 ? Int(min(max((rest / run.height).rounded(.down), 0), 1e15)) : run.count - 1
      return start.row + min(max(index, 0), run.count - 1)
    }
    for (index, height) in run.each.enumerated() {
      if rest < height { return start.row + index }
      rest -= height
    }
    return start.row + run.count - 1
  }

  // MARK: Changes

  /// Sets the height of a row.
  mutating func set(_ row: Int, _ height: CGFloat, isKnown: Bool = true) {
    let at = isolate(row)
    runs[at.run].known[at.index] = isKnown
    let former = runs[at.run].each[at.index]
    guard height != former else { return }
    runs[at.run].each[at.index] = height
    runs[at.run].add()
    runs(changedFrom: at.run)
  }

  /// Turns all known heights into estimates.
  mutating func forget() {
    for run in runs.indices {
      runs[run].isKnown = false
      if !runs[run].known.isEmpty {
        runs[run].known = Array(repeating: false, count: runs[run].count)
      }
    }
  }

  /// Removes a row.
  mutating func remove(_ row: Int) {
    let run = run(of: row)
    if runs[run].each.isEmpty {
      runs[run].count -= 1
      runs[run].total = runs[run].height * CGFloat(runs[run].count)
    } else {
      runs[run].each.remove(at: row - starts[run].row)
      runs[run].known.remove(at: row - starts[run].row)
      runs[run].add()
    }
    if runs[run].count == 0 {
      runs.remove(at: run)
      if starts.count > run { starts.removeLast(starts.count - run) }
    } else {
      runs(changedFrom: run)
    }
    count -= 1
  }

  /// Inserts a row before another, or at the end.
  mutating func insert(_ row: Int, _ height: CGFloat, isKnown: Bool) {
    count += 1
    guard !runs.isEmpty else {
      runs = [Run(count: 1, height: height, isKnown: isKnown)]
      starts = []
      return
    }
    let run = run(of: min(row, count - 2))
    if runs[run].each.isEmpty, runs[run].height == height, runs[run].isKnown == isKnown {
      runs[run].count += 1
      runs[run].total = height * CGFloat(runs[run].count)
      return runs(changedFrom: run)
    }
    let at = isolate(min(row, count - 2))
    let index = at.index + (row >= count - 1 ? 1 : 0)
    runs[at.run].each.insert(height, at: index)
    runs[at.run].known.insert(isKnown, at: index)
    runs[at.run].add()
    runs(changedFrom: at.run)
    if runs[at.run].count > RowHeights.runLength { halve(at.run) }
  }

  /// Splits the runs so that a row is in a run of individual heights that is not too long.
  private mutating func isolate(_ row: Int) -> (run: Int, index: Int) {
    var run = run(of: row)
    var index = row - starts[run].row
    if runs[run].each.isEmpty, runs[run].count > RowHeights.runLength {
      // Runs begin at multiples of the length, so that neighbors share a run.
      let (whole, length) = (runs[run], RowHeights.runLength)
      let first = index / length * length
      let last = min(first + length, whole.count)
      var parts: [Run] = []
      for count in [first, last - first, whole.count - last] where count > 0 {
        parts.append(Run(count: count, height: whole.height, isKnown: whole.isKnown))
      }
      runs.replaceSubrange(run...run, with: parts)
      runs(changedFrom: run)
      if first > 0 { run += 1 }
      index -= first
    }
    runs[run].spread()
    return (run, index)
  }

  private mutating func halve(_ run: Int) {
    let whole = runs[run]
    let half = whole.count / 2
    var (first, second) = (whole, whole)
    first.each.removeLast(whole.count - half)
    first.known.removeLast(whole.count - half)
    second.each.removeFirst(half)
    second.known.removeFirst(half)
    first.add()
    second.add()
    runs.replaceSubrange(run...run, with: [first, second])
    runs(changedFrom: run)
  }
}
