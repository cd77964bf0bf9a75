// Numbers of sections. With the trait on, the type is Foundation's.

#if !FoundationGeometry
/// A sorted set of nonnegative integers.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var numbers: [Int] = []

  /// Creates an empty set.
  public init() {}
  /// Creates a set of one number.
  public init(integer: Int) { numbers = [integer] }
  /// Creates a set of the numbers in a range.
  public init(integersIn range: Range<Int>) { numbers = Array(range) }
  /// Creates a set of the numbers in a range.
  public init(integersIn range: ClosedRange<Int>) { numbers = Array(range) }
  /// Creates a set of the given numbers.
  public init(_ elements: some Sequence<Int>) { for element in elements { insert(element) } }
  /// Creates a set of the given numbers.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// The count of numbers in the set.
  public var count: Int { numbers.count }
  /// Whether the set is empty.
  public var isEmpty: Bool { numbers.isEmpty }
  /// The lowest number; nil if the set is empty.
  public var first: Int? { numbers.first }
  /// The highest number; nil if the set is empty.
  public var last: Int? { numbers.last }
  /// Whether the set contains a number.
  public func contains(_ integer: Int) -> Bool { numbers.contains(integer) }
  /// Adds a number.
  public mutating func insert(_ integer: Int) {
    guard !contains(integer) else { return }
    numbers.insert(integer, at: numbers.firstIndex { $0 > integer } ?? numbers.count)
  }
  /// Removes a number.
  public mutating func remove(_ integer: Int) { numbers.removeAll { $0 == integer } }
  /// Returns an iterator over the numbers in ascending order.
  public func makeIterator() -> IndexingIterator<[Int]> { numbers.makeIterator() }
}
#endif
