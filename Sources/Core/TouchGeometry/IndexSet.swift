// Numbers of sections. With the trait on, the type is Foundation's.

#if !FoundationGeometry
/// A set of numbers that are not negative, in order.
public struct IndexSet: Hashable, Sendable, Sequence, ExpressibleByArrayLiteral {
  private var numbers: [Int] = []

  /// An empty set.
  public init() {}
  /// A set of one number.
  public init(integer: Int) { numbers = [integer] }
  /// A set of the numbers of a range.
  public init(integersIn range: Range<Int>) { numbers = Array(range) }
  /// A set of the numbers of a range.
  public init(integersIn range: ClosedRange<Int>) { numbers = Array(range) }
  /// A set of some numbers.
  public init(_ elements: some Sequence<Int>) { for element in elements { insert(element) } }
  /// A set of some numbers.
  public init(arrayLiteral elements: Int...) { self.init(elements) }

  /// How many numbers are in it.
  public var count: Int { numbers.count }
  /// Whether none is in it.
  public var isEmpty: Bool { numbers.isEmpty }
  /// The lowest number; nil without any.
  public var first: Int? { numbers.first }
  /// The highest number; nil without any.
  public var last: Int? { numbers.last }
  /// Whether a number is in it.
  public func contains(_ integer: Int) -> Bool { numbers.contains(integer) }
  /// Adds a number.
  public mutating func insert(_ integer: Int) {
    guard !contains(integer) else { return }
    numbers.insert(integer, at: numbers.firstIndex { $0 > integer } ?? numbers.count)
  }
  /// Takes a number out.
  public mutating func remove(_ integer: Int) { numbers.removeAll { $0 == integer } }
  /// The numbers from the lowest up.
  public func makeIterator() -> IndexingIterator<[Int]> { numbers.makeIterator() }
}
#endif
