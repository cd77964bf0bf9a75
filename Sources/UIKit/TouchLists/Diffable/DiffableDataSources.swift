import TouchGeometry
import TouchKit
import TouchWidgets

/// A table's data source that stores its rows as a snapshot and computes the batch from one to the next.
///
/// Use it on the main actor only. https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIObject, UITableViewDataSource {
  /// A closure that returns the cell of an item; nil stops the program.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// The type of the snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let provider: CellProvider
  private var present = Snapshot()
  /// The animation of inserted and deleted rows.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates a data source and makes it that of the table.
  ///
  /// The table holds it weakly, so retain it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { present }
  /// Returns the item of a row, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ListPlace(indexPath).flatMap { present.item(at: $0) }
  }
  /// Returns the index path of an item, or nil if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.place(of: itemIdentifier)?.path }
  /// Returns the section with an index, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    present.sections.indices.contains(index) ? present.sections[index] : nil
  }
  /// Returns the index of a section, or nil if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }

  /// Applies a snapshot by one batch with the differences; `completion` is called once, after it (semantics 27.14).
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let old = present
    guard let tableView else { return present = snapshot.settled }
    let update = snapshot.update(from: old, noun: "row")
    tableView.perform(update, isAnimated: animatingDifferences && defaultRowAnimation != .none) {
      present = snapshot.settled
    } completion: { _ in
      completion?()
    }
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap { present.place(of: $0)?.path }
    if !paths.isEmpty { tableView.reconfigureRows(at: paths) }
  }

  /// Applies a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    present = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.items[present.sections[section]]?.count ?? 0
  }
  /// Returns the cell from the cell provider.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
      fatalError("the cell provider of the diffable data source returned no cell for \(indexPath)")
    }
    return cell
  }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns false; override it to allow editing and swiping rows.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// Returns false.
  ///
  /// Rows for which a subclass returns true have a reorder control, whether they can be edited or not.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the given index.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// A collection view's data source that stores its items as a snapshot and computes the batch from one to the next.
///
/// Use it on the main actor only.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item; nil stops the program.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns a supplementary view; nil stops the program.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// The type of the snapshots.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var present = Snapshot()
  /// The closures that are called when the user moves items.
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct
  public struct ReorderingHandlers {
    /// Returns whether an item may be moved; nil, the default, to move none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called once after a drop, before `snapshot()` contains the new order.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called once after a drop, when `snapshot()` contains the new order.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Creates handlers without closures.
    public init() {}
  }
  /// The closures that are called when the user moves items (semantics 27.15).
  open var reorderingHandlers = ReorderingHandlers()
  /// The closures that are called when the user expands and collapses items of an outline (semantics 27.23).
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The outlines that were applied to sections.
  final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// The closure that returns supplementary views; nil, the default, for layouts without them.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Creates a data source and makes it that of the collection view.
  ///
  /// The collection view holds it weakly, so retain it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// Returns the current snapshot.
  open func snapshot() -> Snapshot { present }
  /// Returns the item at an index path, or nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ListPlace(indexPath).flatMap { present.item(at: $0) }
  }
  /// Returns the index path of an item, or nil if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.place(of: itemIdentifier)?.path }
  /// Returns the section with an index, or nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    present.sections.indices.contains(index) ? present.sections[index] : nil
  }
  /// Returns the index of a section, or nil if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }

  /// Applies a snapshot by one batch with the differences; `completion` is called once, after it (semantics 27.14).
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    apply(snapshot, outline: nil, animatingDifferences: animatingDifferences, completion: completion)
  }

  final func apply(
    _ snapshot: Snapshot,
    outline: (section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    let old = present
    guard let collectionView else { return store(snapshot, outline) }
    let update = snapshot.update(from: old, noun: "item")
    collectionView.perform(update, isAnimated: animatingDifferences) {
      store(snapshot, outline)
    } completion: { _ in
      completion?()
    }
    collectionView.outlineDidChange()
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap { present.place(of: $0)?.path }
    if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
  }

  private func store(
    _ snapshot: Snapshot,
    _ outline: (section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
  ) {
    present = snapshot.settled
    if let outline { outlines[outline.section] = outline.tree }
    // An outline is valid while its section shows the outline's visible items.
    outlines = outlines.filter { $1.visibleItems == present.items[$0] }
  }

  /// Applies a snapshot by reloading all data.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    store(snapshot, nil)
    collectionView?.reloadData()
    completion?()
  }

  /// Returns the number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { present.numberOfSections }
  /// Returns the number of items in a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    present.items[present.sections[section]]?.count ?? 0
  }
  /// Returns the cell from the cell provider.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
      fatalError("the cell provider of the diffable data source returned no cell for \(indexPath)")
    }
    return cell
  }
  /// Returns whether `reorderingHandlers` allows the item to be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// Moves the item in the snapshot, and notifies `reorderingHandlers`.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    guard let item = itemIdentifier(for: sourceIndexPath), let to = ListPlace(destinationIndexPath),
      present.sections.indices.contains(to.section)
    else { return }
    let (section, initial) = (present.sections[to.section], present)
    var next = present
    let others = next.itemIdentifiers(inSection: section).filter { $0 != item }
    if to.item < others.count {
      next.moveItem(item, beforeItem: others[to.item])
    } else if let last = others.last {
      next.moveItem(item, afterItem: last)
    } else {
      next.deleteItems([item])
      next.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: initial, finalSnapshot: next.settled)
    reorderingHandlers.willReorder?(transaction)
    store(next, nil)
    reorderingHandlers.didReorder?(transaction)
  }
  /// Returns the view from the supplementary view provider.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError("the diffable data source returned no view of kind \(kind) for \(indexPath)")
    }
    return view
  }
}

/// The changes that the user made in a diffable data source by moving an item.
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// The snapshot before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The differences of the items, in the order of all sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
