// The place of a row or an item. With the trait on, the type is Foundation's.

#if !FoundationGeometry
/// Numbers that lead to a place in a tree; here mostly a section and a row in it.
public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
  private var indexes: [Int]

  /// A path of numbers from the outside inwards.
  public init(indexes: [Int]) { self.indexes = indexes }
  /// A path of numbers from the outside inwards.
  public init(arrayLiteral indexes: Int...) { self.indexes = indexes }

  /// How many numbers there are.
  public var count: Int { indexes.count }

  /// The number at a depth; one that does not exist stops the program.
  public subscript(index: Int) -> Int {
    get { indexes[index] }
    set { indexes[index] = newValue }
  }

  /// Whether one comes before another: by the first number that differs; a beginning comes before the whole.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.indexes.lexicographicallyPrecedes(right.indexes)
  }
}
#endif

extension IndexPath {
  /// The path of a row in a section of a table. https://developer.apple.com/documentation/foundation/indexpath
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; a path without numbers stops the program.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section; a path of less than two numbers stops the program.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section; a path of less than two numbers stops the program.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
