/// Values over the length of a text, in runs: neighbors with equal values form one run.
package struct RunTree: Sendable {
  struct Length: TreeSum {
    var length = 0
    static let zero = Length()
    static func + (left: Length, right: Length) -> Length { Length(length: left.length + right.length) }
  }

  struct Run: TreePiece {
    let length: Int
    let value: Int

    var sum: Length { Length(length: length) }

    func cut(at place: Int) -> (Run?, Run?) {
      (Run(length: place, value: value), Run(length: length - place, value: value))
    }

    static func meet(_ left: Run, _ right: Run) -> [Run]? {
      left.value == right.value ? [Run(length: left.length + right.length, value: left.value)] : nil
    }
  }

  private var tree: SumTree<Run>

  /// Creates a run of one value over a length.
  package init(_ value: Int = 0, length: Int = 0) { tree = Self.run(value, length) }

  private static func run(_ value: Int, _ length: Int) -> SumTree<Run> {
    SumTree(length > 0 ? [Run(length: length, value: value)] : [])
  }

  /// The total length of the runs.
  package var length: Int { tree.sum.length }

  /// Returns the value at an offset and its run; at the end those of the last run, nil without any.
  package func run(at offset: Int) -> (value: Int, range: Range<Int>)? {
    guard let (run, before) = tree.piece(at: offset) else { return nil }
    return (run.value, before.length..<(before.length + run.length))
  }

  /// Returns the runs that overlap a range, clipped to it.
  package func runs(in range: Range<Int>) -> [(value: Int, range: Range<Int>)] {
    var found: [(value: Int, range: Range<Int>)] = []
    tree.forEach(in: range) { run, before in
      found.append((run.value, (before.length..<(before.length + run.length)).clamped(to: range)))
      return true
    }
    return found
  }

  /// Replaces a range by a run of one value.
  package mutating func replace(_ range: Range<Int>, with value: Int, length: Int) {
    tree.replace(range, with: Self.run(value, length))
  }

  /// Replaces a range by other runs.
  package mutating func replace(_ range: Range<Int>, with other: RunTree) { tree.replace(range, with: other.tree) }

  /// Returns the runs of a range as a separate tree.
  package func part(_ range: Range<Int>) -> RunTree {
    var result = RunTree()
    result.tree = tree.part(range)
    return result
  }
}
