// The position of a row or an item. With the trait on, the type is Foundation's.

#if !FoundationGeometry
/// Indexes that lead to a position in a tree, usually a section and a row.
public struct IndexPath: Hashable, Comparable, Sendable, ExpressibleByArrayLiteral {
  private var indexes: [Int]

  /// Creates a path of indexes from the outside in.
  public init(indexes: [Int]) { self.indexes = indexes }
  /// Creates a path of indexes from the outside in.
  public init(arrayLiteral indexes: Int...) { self.indexes = indexes }

  /// The number of indexes.
  public var count: Int { indexes.count }

  /// The index at a depth; a depth beyond the path is a runtime error.
  public subscript(index: Int) -> Int {
    get { indexes[index] }
    set { indexes[index] = newValue }
  }

  /// Whether one path comes before another, by the first different index; a prefix comes before the whole.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    left.indexes.lexicographicallyPrecedes(right.indexes)
  }
}
#endif

extension IndexPath {
  /// Creates the path of a row in a section of a table.
  ///
  /// https://developer.apple.com/documentation/foundation/indexpath
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; an empty path is a runtime error.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section; a path with fewer than two indexes is a runtime error.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in the section; a path with fewer than two indexes is a runtime error.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

#if FoundationGeometry
extension NSIndexPath {
  /// Creates the path of a row in a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

  /// Creates the path of an item in a section of a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }

  /// The section, the first index.
  public var section: Int { index(atPosition: 0) }

  /// The row in the section, the second index.
  public var row: Int { index(atPosition: 1) }

  /// The item in the section, the second index.
  public var item: Int { index(atPosition: 1) }
}
#endif
