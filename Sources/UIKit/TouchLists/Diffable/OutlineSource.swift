import TouchGeometry
import TouchKit
import TouchWidgets

/// A data source whose items are branches of an outline, as the collection sees it.
@MainActor protocol OutlineSource: AnyObject {
  /// How deep the item at a path lies, whether it is open, and whether there can be something below it; nil where its
  /// section is no outline.
  func branch(at path: IndexPath) -> OutlineBranch?
  /// Opens or closes the item at a path as the user does; the handlers are asked and told.
  func toggle(at path: IndexPath)
  /// The path of what the item at a path lies below.
  func parent(of path: IndexPath) -> IndexPath?
}

struct OutlineBranch: Equatable {
  let level: Int
  let isExpanded: Bool
  let hasChildren: Bool
}

// Sections that are outlines (semantics 27.23).

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// What is asked and told when the user opens and closes items of an outline.
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Whether an item may be opened; nil, the default, for all.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called once before an item is opened.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Whether an item may be closed; nil, the default, for all.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called once before an item is closed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Gives what lies below an item that is opened, in the place of what it has; nil, the default, for that.
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?
    /// Handlers of nothing.
    public init() {}
  }

  /// Shows an outline as the items of a section, in one batch by what differs; a new section comes last.
  ///
  /// `completion` is called once, after the batch (semantics 27.23).
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    var next = self.snapshot()
    if next.indexOfSection(section) == nil { next.appendSections([section]) }
    next.deleteItems(next.itemIdentifiers(inSection: section))
    next.appendItems(snapshot.visibleItems, toSection: section)
    apply(next, outline: (section, snapshot), animatingDifferences: animatingDifferences, completion: completion)
  }

  /// The outline that a section shows; where no outline was applied, its items on one level.
  public func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    let present = self.snapshot()
    if present.indexOfSection(section) != nil { result.append(present.itemIdentifiers(inSection: section)) }
    return result
  }

  private func place(_ path: IndexPath) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard !outlines.isEmpty, let section = sectionIdentifier(for: path.section), let outline = outlines[section],
      let item = itemIdentifier(for: path)
    else { return nil }
    return (section, item, outline)
  }

  func branch(at path: IndexPath) -> OutlineBranch? {
    guard let (_, item, outline) = place(path) else { return nil }
    return OutlineBranch(
      level: outline.level(of: item), isExpanded: outline.isExpanded(item),
      hasChildren: outline.childCount(of: item) > 0 || sectionSnapshotHandlers.snapshotForExpandingParent != nil)
  }

  func parent(of path: IndexPath) -> IndexPath? {
    place(path).flatMap { $0.outline.parent(of: $0.item) }.flatMap { indexPath(for: $0) }
  }

  func toggle(at path: IndexPath) {
    guard let (section, item, shown) = place(path) else { return }
    var outline = shown
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let more = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: more(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}

extension UICollectionView {
  /// What the outline says of an item; nil where there is none.
  func branch(_ place: ListPlace) -> OutlineBranch? {
    (dataSource as? any OutlineSource)?.branch(at: dataPath(place))
  }

  /// Has the cells that are shown tell whether they are open.
  func outlineDidChange() {
    for row in shown { row.cell.isExpanded = branch(row.place)?.isExpanded ?? false }
  }

  /// Opens or closes the item of a cell.
  func toggleBranch(of cell: UICollectionViewCell) {
    guard let place = shown.first(where: { $0.cell === cell })?.place else { return }
    (dataSource as? any OutlineSource)?.toggle(at: dataPath(place))
  }

  /// Right opens and Left closes the branch that the keyboard is at, or goes to the branch above; returns whether it
  /// did.
  func takeBranchKey(_ isRight: Bool) -> Bool {
    guard let cursor, contains(cursor), let source = dataSource as? any OutlineSource, let here = branch(cursor) else {
      return false
    }
    let turnsLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let opens = isRight != turnsLeft
    if here.hasChildren, opens != here.isExpanded {
      source.toggle(at: cursor.path)
      return true
    }
    guard !opens, let parent = source.parent(of: cursor.path).flatMap({ ListPlace($0) }) else { return false }
    return go(parent, [], isRight ? .right : .left)
  }
}
