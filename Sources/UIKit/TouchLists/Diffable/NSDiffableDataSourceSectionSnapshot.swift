/// The items of one section as a tree whose branches are expanded or collapsed: an outline.
///
/// A value: change a copy and apply it to a section. A duplicate identifier, or an unknown one where an existing one is
/// required, stops the program (semantics 27.23).
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items of the first level, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The parent of each item; nil for one of the first level.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// All items, each before its children, whether they are visible or not.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  /// The items whose ancestors are all expanded, in the order in which they are shown.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { expanded.contains($0) } }

  /// Returns whether an item exists.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Returns whether an item's children are visible while the item is visible.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns whether all ancestors of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var next = parents[item] else { return false }
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = parents[parent] ?? nil
    }
    return true
  }
  /// Returns the level of an item; 0 for one of the first level.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, parents[known(item)] ?? nil)
    while let parent = next {
      level += 1
      next = parents[parent] ?? nil
    }
    return level
  }
  /// Returns the index of an item in `items`, or nil if it does not exist.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
  /// Returns the parent of an item, or nil on the first level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[known(child)] ?? nil }
  /// Returns the descendants of an item as a snapshot, optionally with the item as its only root.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var result = Self()
    if includingParent { result.append([known(parent)]) }
    result.adopt(from: self, children[known(parent)] ?? [], below: includingParent ? parent : nil, at: nil)
    result.expanded = expanded.filter { result.contains($0) }
    return result
  }

  func childCount(of item: ItemIdentifierType) -> Int { children[item]?.count ?? 0 }

  private func walk(
    _ start: [ItemIdentifierType], into opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var stack = Array(start.reversed())
    while let item = stack.popLast() {
      result.append(item)
      if let below = children[item], opens(item) { stack.append(contentsOf: below.reversed()) }
    }
    return result
  }

  private func known(_ item: ItemIdentifierType) -> ItemIdentifierType {
    guard contains(item) else { fatalError("Invalid item identifier: \(item) is not in the section snapshot") }
    return item
  }

  // MARK: Changes

  /// Appends items to the children of another, or to the first level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    add(items, below: parent.map { known($0) }, at: nil)
  }
  /// Inserts items before another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    let place = place(of: beforeIdentifier)
    add(items, below: place.parent, at: place.index)
  }
  /// Inserts items after another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    add(items, below: place.parent, at: place.index + 1)
  }
  /// Inserts a whole snapshot before an item, on its level.
  public mutating func insert(_ snapshot: Self, before beforeIdentifier: ItemIdentifierType) {
    let place = place(of: beforeIdentifier)
    adopt(from: snapshot, snapshot.rootItems, below: place.parent, at: place.index)
  }
  /// Inserts a whole snapshot after an item, on its level.
  public mutating func insert(_ snapshot: Self, after afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    adopt(from: snapshot, snapshot.rootItems, below: place.parent, at: place.index + 1)
  }
  /// Removes items and their descendants; items that do not exist are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let (parent, index) = place(of: item)
      if let parent { children[parent]?.remove(at: index) } else { rootItems.remove(at: index) }
      for gone in walk([item], into: { _ in true }) {
        parents[gone] = nil
        children[gone] = nil
        expanded.remove(gone)
      }
    }
  }
  /// Removes all items.
  public mutating func deleteAll() { self = Self() }
  /// Replaces the children of an item by a whole snapshot.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[known(parent)] ?? [])
    adopt(from: snapshot, snapshot.rootItems, below: parent, at: nil)
  }
  /// Expands items: their children are visible while the items are visible.
  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { expanded.insert(known(item)) } }
  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { for item in items { expanded.remove(known(item)) } }

  private func place(of item: ItemIdentifierType) -> (parent: ItemIdentifierType?, index: Int) {
    let parent = parents[known(item)] ?? nil
    let siblings = parent.map { children[$0] ?? [] } ?? rootItems
    guard let index = siblings.firstIndex(of: item) else { fatalError("\(item) is not among its siblings") }
    return (parent, index)
  }

  private mutating func add(_ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int?) {
    for item in items {
      guard parents.updateValue(parent, forKey: item) == nil else {
        fatalError("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
      }
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index ?? children[parent]?.count ?? 0)
    } else {
      rootItems.insert(contentsOf: items, at: index ?? rootItems.count)
    }
  }

  /// Adds items of another snapshot and their descendants.
  private mutating func adopt(
    from other: Self, _ items: [ItemIdentifierType], below parent: ItemIdentifierType?, at index: Int?
  ) {
    add(items, below: parent, at: index)
    for item in other.walk(items, into: { _ in true }) {
      if let below = other.children[item], !below.isEmpty { add(below, below: item, at: nil) }
      if other.expanded.contains(item) { expanded.insert(item) }
    }
  }
}
