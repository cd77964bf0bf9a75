import TouchGeometry
import TouchKit
import TouchWidgets

/// The data source of a table that owns the rows as a snapshot and makes the batch from one to the next by itself.
///
/// Always from the main actor. https://developer.apple.com/documentation/uikit/uitableviewdiffabledatasource-2euir
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIObject, UITableViewDataSource {
  /// Makes the cell of an item; nil stops the program.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// What it holds.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var tableView: UITableView?
  private let provider: CellProvider
  private var present = Snapshot()
  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// The data source of a table, which it becomes at once; the table holds it weakly, so keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    (self.tableView, provider) = (tableView, cellProvider)
    super.init()
    tableView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> Snapshot { present }
  /// The item of a row; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ListPlace(indexPath).flatMap { present.item(at: $0) }
  }
  /// The row of an item; nil if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.place(of: itemIdentifier)?.path }
  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    present.sections.indices.contains(index) ? present.sections[index] : nil
  }
  /// The number of a section; nil if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }

  /// Shows a snapshot in one batch by what differs; `completion` is called once, after it (semantics 27.14).
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

  /// Shows a snapshot by asking for everything anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    present = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// The sections of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }
  /// The items of a section of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    present.items[present.sections[section]]?.count ?? 0
  }
  /// The provider's cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(tableView, indexPath, item) else {
      fatalError("the cell provider of the diffable data source gave no cell for \(indexPath)")
    }
    return cell
  }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// False: no row is edited or swiped unless a subclass says so.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  /// False; rows of which a subclass says otherwise have a grip, whether they can be edited or not.
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
  /// The number of the letter.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// The same for a collection.
/// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UIObject, UICollectionViewDataSource {
  /// Makes the cell of an item; nil stops the program.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Makes a view beside the cells; nil stops the program.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
  /// What it holds.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var collectionView: UICollectionView?
  private let provider: CellProvider
  private var present = Snapshot()
  /// What is asked and told when the user moves items.
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/reorderinghandlers-swift.struct
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil, the default, for none.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called once before an item that was let go has its place in `snapshot()`.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called once after it has.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Handlers of nothing.
    public init() {}
  }
  /// What is asked and told when the user moves items (semantics 27.15).
  open var reorderingHandlers = ReorderingHandlers()
  /// What is asked and told when the user opens and closes items of an outline (semantics 27.23).
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
  /// The outlines that were applied to sections.
  final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Makes views beside the cells; nil, the default, where the layout has none.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// The data source of a collection, which it becomes at once; the collection holds it weakly, so keep it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    (self.collectionView, provider) = (collectionView, cellProvider)
    super.init()
    collectionView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> Snapshot { present }
  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    ListPlace(indexPath).flatMap { present.item(at: $0) }
  }
  /// The path of an item; nil if there is none.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.place(of: itemIdentifier)?.path }
  /// The section of a number; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    present.sections.indices.contains(index) ? present.sections[index] : nil
  }
  /// The number of a section; nil if there is none.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }

  /// Shows a snapshot in one batch by what differs; `completion` is called once, after it (semantics 27.14).
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    apply(snapshot, outline: nil, animatingDifferences: animatingDifferences, completion: completion)
  }

  final func apply(
    _ snapshot: Snapshot,
    outline: (section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    let old = present
    guard let collectionView else { return take(snapshot, outline) }
    let update = snapshot.update(from: old, noun: "item")
    collectionView.perform(update, isAnimated: animatingDifferences) {
      take(snapshot, outline)
    } completion: { _ in
      completion?()
    }
    collectionView.outlineDidChange()
    let paths = snapshot.reconfiguredItemIdentifiers.compactMap { present.place(of: $0)?.path }
    if !paths.isEmpty { collectionView.reconfigureItems(at: paths) }
  }

  private func take(
    _ snapshot: Snapshot,
    _ outline: (section: SectionIdentifierType, tree: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)?
  ) {
    present = snapshot.settled
    if let outline { outlines[outline.section] = outline.tree }
    // An outline holds as long as its section shows what it says.
    outlines = outlines.filter { $1.visibleItems == present.items[$0] }
  }

  /// Shows a snapshot by asking for everything anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    take(snapshot, nil)
    collectionView?.reloadData()
    completion?()
  }

  /// The sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { present.numberOfSections }
  /// The items of a section of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    present.items[present.sections[section]]?.count ?? 0
  }
  /// The provider's cell.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath), let cell = provider(collectionView, indexPath, item) else {
      fatalError("the cell provider of the diffable data source gave no cell for \(indexPath)")
    }
    return cell
  }
  /// Whether `reorderingHandlers` lets the item be moved.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).map { reorderingHandlers.canReorderItem?($0) ?? false } ?? false
  }
  /// Moves the item in the snapshot, and tells `reorderingHandlers`.
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
    take(next, nil)
    reorderingHandlers.didReorder?(transaction)
  }
  /// The provider's view.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      fatalError("the diffable data source gave no view of kind \(kind) for \(indexPath)")
    }
    return view
  }
}

/// What the user has changed in a diffable data source by moving an item.
/// https://developer.apple.com/documentation/uikit/nsdiffabledatasourcetransaction-swift.struct
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  /// What was shown before.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown after it.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What differs among the items, in the order of all sections.
  public var difference: CollectionDifference<ItemIdentifierType> {
    finalSnapshot.itemIdentifiers.difference(from: initialSnapshot.itemIdentifiers)
  }
}
