/// The items of one section as a tree of which branches are open or closed: an outline.
///
/// A value: change a copy and apply it to a section. An identifier that is there twice, or that is not there where it is
/// named, stops the program (semantics 27.23).
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesectionsnapshot-swift.struct
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
  /// The items of the first level in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  /// The item that each is a child of; nil for one of the first level.
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// Nothing.
  public init() {}

  // MARK: Questions

  /// All items, each before its children, whether they are seen or not.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }
  /// The items whose parents are all open, in the order in which they are shown.
  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { expanded.contains($0) } }

  /// Whether an item is there.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }
  /// Whether an item's children are shown where it is shown itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Whether all parents of an item are open.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard var next = parents[item] else { return false }
    while let parent = next {
      guard expanded.contains(parent) else { return false }
      next = parents[parent] ?? nil
    }
    return true
  }
  /// How deep an item lies; 0 for one of the first level.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, next) = (0, parents[known(item)] ?? nil)
    while let parent = next {
      level += 1
      next = parents[parent] ?? nil
    }
    return level
  }
  /// The how manieth an item is of `items`; nil if it is not there.
  public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }
  /// The item that another is a child of; nil on the first level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[known(child)] ?? nil }
  /// What lies below an item as a snapshot of its own, with the item as its only root if wanted.
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

  /// Adds items at the end of another's children, or of the first level.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    add(items, below: parent.map { known($0) }, at: nil)
  }
  /// Adds items before another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
    let place = place(of: beforeIdentifier)
    add(items, below: place.parent, at: place.index)
  }
  /// Adds items after another, on its level.
  public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    add(items, below: place.parent, at: place.index + 1)
  }
  /// Adds all of a snapshot before an item, on its level.
  public mutating func insert(_ snapshot: Self, before beforeIdentifier: ItemIdentifierType) {
    let place = place(of: beforeIdentifier)
    adopt(from: snapshot, snapshot.rootItems, below: place.parent, at: place.index)
  }
  /// Adds all of a snapshot after an item, on its level.
  public mutating func insert(_ snapshot: Self, after afterIdentifier: ItemIdentifierType) {
    let place = place(of: afterIdentifier)
    adopt(from: snapshot, snapshot.rootItems, below: place.parent, at: place.index + 1)
  }
  /// Takes items out with all that lies below them; items that are not there are left aside.
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
  /// Takes everything out.
  public mutating func deleteAll() { self = Self() }
  /// Gives an item all of a snapshot as its children, in the place of the children that it has.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    delete(children[known(parent)] ?? [])
    adopt(from: snapshot, snapshot.rootItems, below: parent, at: nil)
  }
  /// Opens items: their children are shown where they are shown themselves.
  public mutating func expand(_ items: [ItemIdentifierType]) { for item in items { expanded.insert(known(item)) } }
  /// Closes items.
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

  /// Adds items of another snapshot with all that lies below them there.
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
