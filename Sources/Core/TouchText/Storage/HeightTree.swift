/// The heights of many lines, few of them measured: finds the position of a line and the line at a position in
/// logarithmic time.
package struct HeightTree: Sendable {
  struct Total: TreeSum {
    /// The number of lines.
    var length = 0
    var height = 0.0
    static let zero = Total()
    static func + (left: Total, right: Total) -> Total {
      Total(length: left.length + right.length, height: left.height + right.height)
    }
  }

  struct Lines: TreePiece {
    let count: Int
    /// The height of each line.
    let height: Double
    let isKnown: Bool

    var sum: Total { Total(length: count, height: Double(count) * height) }

    func cut(at place: Int) -> (Lines?, Lines?) {
      (
        Lines(count: place, height: height, isKnown: isKnown),
        Lines(count: count - place, height: height, isKnown: isKnown)
      )
    }

    static func meet(_ left: Lines, _ right: Lines) -> [Lines]? {
      guard left.height == right.height, left.isKnown == right.isKnown else { return nil }
      return [Lines(count: left.count + right.count, height: left.height, isKnown: left.isKnown)]
    }
  }

  private var tree: SumTree<Lines>

  /// Creates lines with an estimated height.
  package init(count: Int, estimate: Double) { tree = Self.lines(count, estimate, isKnown: false) }

  private static func lines(_ count: Int, _ height: Double, isKnown: Bool) -> SumTree<Lines> {
    SumTree(count > 0 ? [Lines(count: count, height: height, isKnown: isKnown)] : [])
  }

  /// The number of lines.
  package var count: Int { tree.sum.length }
  /// The sum of all heights.
  package var height: Double { tree.sum.height }

  /// Returns the sum of the heights before a line.
  package func top(of line: Int) -> Double {
    guard let (lines, before) = tree.piece(at: line) else { return 0 }
    return before.height + Double(min(line - before.length, lines.count)) * lines.height
  }

  /// Returns the height of a line, and whether it was measured.
  package func height(of line: Int) -> (height: Double, isKnown: Bool) {
    guard let (lines, _) = tree.piece(at: line) else { return (0, false) }
    return (lines.height, lines.isKnown)
  }

  /// Returns the line at a position, clamped to the first and last one.
  package func line(at place: Double) -> Int {
    guard count > 0, let (lines, before) = tree.find({ $0.height > place }) else { return 0 }
    let inside = lines.height > 0 ? (place - before.height) / lines.height : 0
    // Compared in this direction so that NaN results in the first line.
    return min(before.length + (inside > 0 ? Int(min(inside, Double(lines.count - 1))) : 0), count - 1)
  }

  /// Sets the measured height of a line.
  package mutating func setHeight(_ height: Double, of line: Int) {
    tree.replace(line..<(line + 1), with: Self.lines(1, height, isKnown: true))
  }

  /// Replaces lines by a number of lines with an estimated height.
  package mutating func replace(_ range: Range<Int>, count: Int, estimate: Double) {
    tree.replace(range, with: Self.lines(count, estimate, isKnown: false))
  }
}
