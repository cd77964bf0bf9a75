/// A value that can be summed from left to right.
package protocol TreeSum: Sendable {
  /// The sum of nothing.
  static var zero: Self { get }
  /// Returns the sum of two neighbors, the left one first.
  static func + (left: Self, right: Self) -> Self
  /// The measure in which tree positions are counted.
  var length: Int { get }
}

/// An element of a `SumTree`.
package protocol TreePiece: Sendable {
  associatedtype Sum: TreeSum
  /// The contribution to the sum.
  var sum: Sum { get }
  /// Returns the parts before and after a position inside, which is more than 0 and less than the length.
  ///
  /// An indivisible piece is cut before itself; then the first part may be nil.
  func cut(at place: Int) -> (Self?, Self?)
  /// Returns the merged pieces of two neighbors; nil if they stay unchanged.
  static func meet(_ left: Self, _ right: Self) -> [Self]?
}

/// A sequence of pieces with sums over any prefix: a value whose copies share equal parts.
///
/// It is a balanced binary tree with pieces in its leaves; the heights of siblings differ by at most one, and nodes are
/// immutable, so an old version only costs what differs from the new one. All operations except building take
/// logarithmic time.
package struct SumTree<Piece: TreePiece>: Sendable {
  typealias Sum = Piece.Sum

  final class Node: Sendable {
    let sum: Sum
    let height: Int
    let content: Content

    enum Content: Sendable {
      case leaf(Piece)
      case pair(Node, Node)
    }

    init(_ piece: Piece) {
      sum = piece.sum
      height = 0
      content = .leaf(piece)
    }

    init(_ left: Node, _ right: Node) {
      sum = left.sum + right.sum
      height = max(left.height, right.height) + 1
      content = .pair(left, right)
    }
  }

  var root: Node?

  /// Creates a tree of pieces in order.
  init(_ pieces: [Piece] = []) { root = Self.build(pieces[...]) }

  init(root: Node?) { self.root = root }

  /// The sum of all pieces.
  var sum: Sum { root?.sum ?? .zero }

  private static func build(_ pieces: ArraySlice<Piece>) -> Node? {
    guard let first = pieces.first else { return nil }
    if pieces.count == 1 { return Node(first) }
    let middle = pieces.startIndex + pieces.count / 2
    guard let left = build(pieces[..<middle]), let right = build(pieces[middle...]) else { return nil }
    return Node(left, right)
  }

  // MARK: Searching

  /// Returns the piece that contains a position, and the sum of those before it; at the end the last one.
  func piece(at place: Int) -> (piece: Piece, before: Sum)? {
    find { $0.length > place }
  }

  /// Returns the first piece whose end satisfies a monotonic condition, otherwise the last piece.
  func find(_ isBeyond: (Sum) -> Bool) -> (piece: Piece, before: Sum)? {
    guard var node = root else { return nil }
    var before = Sum.zero
    while true {
      switch node.content {
      case .leaf(let piece): return (piece, before)
      case .pair(let left, let right):
        let middle = before + left.sum
        if isBeyond(middle) {
          node = left
        } else {
          before = middle
          node = right
        }
      }
    }
  }

  /// Calls `body` for the pieces that overlap a range, in order, with the sum before each, until it returns false.
  func forEach(in range: Range<Int>, _ body: (Piece, Sum) -> Bool) {
    guard let root, !range.isEmpty else { return }
    _ = Self.visit(root, .zero, range, body)
  }

  private static func visit(_ node: Node, _ before: Sum, _ range: Range<Int>, _ body: (Piece, Sum) -> Bool) -> Bool {
    if before.length >= range.upperBound || before.length + node.sum.length <= range.lowerBound { return true }
    switch node.content {
    case .leaf(let piece): return body(piece, before)
    case .pair(let left, let right):
      return visit(left, before, range, body) && visit(right, before + left.sum, range, body)
    }
  }

  // MARK: Editing

  /// Replaces a range by other pieces.
  mutating func replace(_ range: Range<Int>, with middle: SumTree) {
    let (left, rest) = Self.split(root, at: range.lowerBound)
    let (_, right) = Self.split(rest, at: range.upperBound - (left?.sum.length ?? 0))
    root = Self.concatenate(Self.concatenate(left, middle.root), right)
  }

  /// Returns the pieces of a range as a separate tree.
  func part(_ range: Range<Int>) -> SumTree {
    let (left, rest) = Self.split(root, at: range.lowerBound)
    return SumTree(root: Self.split(rest, at: range.upperBound - (left?.sum.length ?? 0)).0)
  }

  /// Changes the piece that contains a range, without splitting the tree.
  ///
  /// - Parameter change: receives the piece and its start; returns the new pieces, or nil for no change.
  /// - Returns: whether anything was changed; also false if the range is not in a single piece.
  mutating func changePiece(over range: Range<Int>, _ change: (Piece, Int) -> [Piece]?) -> Bool {
    guard let root else { return false }
    guard case .some(let new) = Self.changed(root, 0, range, change) else { return false }
    self.root = new
    return true
  }

  private static func changed(
    _ node: Node, _ start: Int, _ range: Range<Int>, _ change: (Piece, Int) -> [Piece]?
  ) -> Node?? {
    switch node.content {
    case .leaf(let piece):
      guard range.lowerBound >= start, range.upperBound <= start + node.sum.length else { return .none }
      return change(piece, start).map { .some(build($0[...])) } ?? .none
    case .pair(let left, let right):
      let middle = start + left.sum.length
      // A position between two pieces belongs to the left one.
      if range.upperBound <= middle {
        guard case .some(let new) = changed(left, start, range, change) else { return .none }
        return .some(new.map { join($0, right) } ?? right)
      }
      guard range.lowerBound >= middle else { return .none }
      guard case .some(let new) = changed(right, middle, range, change) else { return .none }
      return .some(new.map { join(left, $0) } ?? left)
    }
  }

  private static func split(_ node: Node?, at place: Int) -> (Node?, Node?) {
    guard let node else { return (nil, nil) }
    if place <= 0 { return (nil, node) }
    if place >= node.sum.length { return (node, nil) }
    switch node.content {
    case .leaf(let piece):
      let (left, right) = piece.cut(at: place)
      return (left.map { Node($0) }, right.map { Node($0) })
    case .pair(let left, let right):
      let middle = left.sum.length
      if place < middle {
        let (first, second) = split(left, at: place)
        return (first, second.map { join($0, right) } ?? right)
      }
      let (first, second) = split(right, at: place - middle)
      return (first.map { join(left, $0) } ?? left, second)
    }
  }

  /// Returns the concatenation of both, with the pieces at the seam merged.
  private static func concatenate(_ left: Node?, _ right: Node?) -> Node? {
    guard let left else { return right }
    guard let right else { return left }
    guard let met = Piece.meet(left.last, right.first) else { return join(left, right) }
    var result = dropLast(left)
    for piece in met { result = result.map { join($0, Node(piece)) } ?? Node(piece) }
    guard let rest = dropFirst(right) else { return result }
    return result.map { join($0, rest) } ?? rest
  }

  private static func dropLast(_ node: Node) -> Node? {
    guard case .pair(let left, let right) = node.content else { return nil }
    return dropLast(right).map { join(left, $0) } ?? left
  }

  private static func dropFirst(_ node: Node) -> Node? {
    guard case .pair(let left, let right) = node.content else { return nil }
    return dropFirst(left).map { join($0, right) } ?? right
  }

  /// Returns the balanced concatenation of both.
  private static func join(_ left: Node, _ right: Node) -> Node {
    if left.height > right.height + 1, case .pair(let outer, let inner) = left.content {
      return balanced(outer, join(inner, right))
    }
    if right.height > left.height + 1, case .pair(let inner, let outer) = right.content {
      return balanced(join(left, inner), outer)
    }
    return Node(left, right)
  }

  /// Returns a balanced node of two whose heights differ by at most two.
  private static func balanced(_ left: Node, _ right: Node) -> Node {
    if left.height > right.height + 1, case .pair(let first, let second) = left.content {
      if first.height >= second.height { return Node(first, Node(second, right)) }
      if case .pair(let inner, let outer) = second.content { return Node(Node(first, inner), Node(outer, right)) }
    }
    if right.height > left.height + 1, case .pair(let first, let second) = right.content {
      if second.height >= first.height { return Node(Node(left, first), second) }
      if case .pair(let inner, let outer) = first.content { return Node(Node(left, inner), Node(outer, second)) }
    }
    return Node(left, right)
  }

  /// Whether heights and sums are correct; for tests.
  var isSound: Bool {
    func check(_ node: Node) -> Bool {
      guard case .pair(let left, let right) = node.content else { return node.height == 0 && node.sum.length > 0 }
      return abs(left.height - right.height) <= 1 && node.height == max(left.height, right.height) + 1
        && node.sum.length == left.sum.length + right.sum.length && check(left) && check(right)
    }
    return root.map(check) ?? true
  }
}

extension SumTree.Node {
  var first: Piece {
    switch content {
    case .leaf(let piece): piece
    case .pair(let left, _): left.first
    }
  }

  var last: Piece {
    switch content {
    case .leaf(let piece): piece
    case .pair(_, let right): right.last
    }
  }
}
