import TouchGeometry

/// The sections and items of a list at one point in time, each with a unique identifier.
///
/// A value: change a copy and apply it. A duplicate identifier stops the program (semantics 27.14).
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private(set) var sections: [SectionIdentifierType] = []
  private(set) var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The section of each item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose cells must be replaced.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells must be updated.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that must be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  /// The number of items.
  public var numberOfItems: Int { homes.count }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
  /// Returns the items of a section, in order; a section that does not exist stops the program.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[known(identifier)] ?? []
  }
  /// Returns the number of items in a section; a section that does not exist stops the program.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[known(identifier)]?.count ?? 0 }
  /// Returns the section of an item, or nil if the item does not exist.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    homes[identifier]
  }
  /// Returns the index of an item among all items, or nil if it does not exist.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  /// Returns the index of a section, or nil if it does not exist.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

  private func known(_ section: SectionIdentifierType) -> SectionIdentifierType {
    guard items[section] != nil else { fatalError("Invalid section identifier: \(section) is not in the snapshot") }
    return section
  }

  private func home(_ item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
    guard let section = homes[item], let index = items[section]?.firstIndex(of: item) else {
      fatalError("Invalid item identifier: \(item) is not in the snapshot")
    }
    return (section, index)
  }

  private mutating func add(_ new: [ItemIdentifierType], to section: SectionIdentifierType, at index: Int) {
    for item in new {
      guard homes.updateValue(section, forKey: item) == nil else {
        fatalError("Fatal: supplied item identifiers are not unique. Duplicate identifiers: \(item)")
      }
    }
    items[section, default: []].insert(contentsOf: new, at: index)
  }

  // MARK: Items

  /// Appends items to a section; without one, to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last else {
      fatalError("There are currently no sections in the data source. Please add a section first.")
    }
    add(identifiers, to: known(section), at: items[section]?.count ?? 0)
  }
  /// Inserts items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType)
  {
    let place = home(beforeIdentifier)
    add(identifiers, to: place.section, at: place.index)
  }
  /// Inserts items after another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
    let place = home(afterIdentifier)
    add(identifiers, to: place.section, at: place.index + 1)
  }
  /// Removes items; items that do not exist are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    for item in gone { homes[item] = nil }
    reloadedItemIdentifiers.removeAll { gone.contains($0) }
    reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
  }
  /// Removes all items and all sections.
  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }
  /// Moves an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    remove(identifier)
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    guard identifier != toIdentifier else { return }
    remove(identifier)
    insertItems([identifier], afterItem: toIdentifier)
  }
  private mutating func remove(_ item: ItemIdentifierType) {
    let place = home(item)
    items[place.section]?.remove(at: place.index)
    homes[item] = nil
  }
  /// Marks items whose cells must be replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers.filter { homes[$0] != nil }
  }
  /// Marks items whose cells must be updated.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers.filter { homes[$0] != nil }
  }

  // MARK: Sections

  private mutating func add(_ new: [SectionIdentifierType], at index: Int) {
    for section in new {
      guard items.updateValue([], forKey: section) == nil else {
        fatalError("Fatal: supplied section identifiers are not unique. Duplicate identifiers: \(section)")
      }
    }
    sections.insert(contentsOf: new, at: index)
  }
  private func index(_ section: SectionIdentifierType) -> Int { sections.firstIndex(of: known(section))! }

  /// Appends sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) { add(identifiers, at: sections.count) }
  /// Inserts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: index(toIdentifier)) }
  /// Inserts sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { add(identifiers, at: index(toIdentifier) + 1) }
  /// Removes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where items[section] != nil {
      deleteItems(items[section] ?? [])
      items[section] = nil
      sections.removeAll { $0 == section }
    }
  }
  /// Moves a section before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: index(identifier))
    sections.insert(identifier, at: index(toIdentifier))
  }
  /// Moves a section after another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    sections.remove(at: index(identifier))
    sections.insert(identifier, at: index(toIdentifier) + 1)
  }
  /// Marks sections that must be reloaded.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
  }

  // MARK: For data sources

  func item(at place: ListPlace) -> ItemIdentifierType? {
    guard sections.indices.contains(place.section), let list = items[sections[place.section]],
      list.indices.contains(place.item)
    else { return nil }
    return list[place.item]
  }

  func place(of item: ItemIdentifierType) -> ListPlace? {
    guard let section = homes[item], let number = sections.firstIndex(of: section),
      let index = items[section]?.firstIndex(of: item)
    else { return nil }
    return ListPlace(number, index)
  }

  /// The snapshot without marks of cells and sections, as it is stored.
  var settled: Self {
    var result = self
    (result.reloadedItemIdentifiers, result.reconfiguredItemIdentifiers) = ([], [])
    result.reloadedSectionIdentifiers = []
    return result
  }

  /// Returns the changes of a batch from another snapshot to this one.
  func update(from old: Self, noun: String) -> ListUpdate {
    var update = ListUpdate(noun: noun)
    let oldIndex = Dictionary(uniqueKeysWithValues: old.sections.enumerated().map { ($1, $0) })
    update.deletedSections = Set(old.sections.indices.filter { items[old.sections[$0]] == nil })
    update.insertedSections = Set(sections.indices.filter { oldIndex[sections[$0]] == nil })
    let common = sections.indices.filter { oldIndex[sections[$0]] != nil }
    let steady = Set(longestRise(common.map { oldIndex[sections[$0]]! }))
    for (order, index) in common.enumerated() where !steady.contains(order) {
      update.movedSections.append((oldIndex[sections[index]]!, index))
    }
    var oldPlaces: [ItemIdentifierType: ListPlace] = [:]
    for (section, identifier) in old.sections.enumerated() {
      for (index, item) in (old.items[identifier] ?? []).enumerated() {
        oldPlaces[item] = ListPlace(section, index)
        if homes[item] == nil, items[identifier] != nil { update.deleted.insert(ListPlace(section, index)) }
      }
    }
    for (section, identifier) in sections.enumerated() {
      let list = items[identifier] ?? []
      let former = oldIndex[identifier]
      // Items that keep their section and their relative order need no change.
      let staying = list.indices.filter { former != nil && oldPlaces[list[$0]]?.section == former }
      let quiet = Set(longestRise(staying.map { oldPlaces[list[$0]]!.item }).map { staying[$0] })
      for (index, item) in list.enumerated() where !quiet.contains(index) {
        if let from = oldPlaces[item] {
          update.moved.append((from, ListPlace(section, index)))
        } else if former != nil {
          update.inserted.insert(ListPlace(section, index))
        }
      }
    }
    let moving = Set(update.moved.map(\.from))
    update.reloaded = Set(
      reloadedItemIdentifiers.compactMap { oldPlaces[$0] }.filter {
        !moving.contains($0) && !update.deletedSections.contains($0.section)
      })
    update.reloadedSections = Set(reloadedSectionIdentifiers.compactMap { oldIndex[$0] })
      .subtracting(update.movedSections.map(\.from))
    return update
  }
}

/// Returns the indices of one of the longest increasing subsequences of a list of numbers.
func longestRise(_ numbers: [Int]) -> [Int] {
  var ends: [Int] = []
  var before = Array(repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[place] = ends[low - 1] }
    if low == ends.count { ends.append(place) } else { ends[low] = place }
  }
  var result: [Int] = []
  var next = ends.last ?? -1
  while next >= 0 {
    result.append(next)
    next = before[next]
  }
  return result.reversed()
}
