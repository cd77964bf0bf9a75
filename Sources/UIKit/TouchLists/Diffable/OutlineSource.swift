import TouchGeometry
import TouchKit
import TouchWidgets

/// A data source whose items are branches of an outline, as used by the collection view.
@MainActor protocol OutlineSource: AnyObject {
  /// Returns the level of an item, whether it is expanded, and whether it can have children; nil outside an outline.
  func branch(at path: IndexPath) -> OutlineBranch?
  /// Toggles the item at an index path for the user; the handlers are asked and notified.
  func toggle(at path: IndexPath)
  /// Returns the index path of an item's parent.
  func parent(of path: IndexPath) -> IndexPath?
}

struct OutlineBranch: Equatable {
  let level: Int
  let isExpanded: Bool
  let hasChildren: Bool
}

// Sections with outlines (semantics 27.23).

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// The closures that are called when the user expands and collapses items of an outline.
  /// https://developer.apple.com/documentation/uikit/uicollectionviewdiffabledatasource-9tqpa/sectionsnapshothandlers-swift.struct
  public struct SectionSnapshotHandlers<ItemType: Hashable & Sendable> {
    /// Returns whether an item may be expanded; nil, the default, allows all.
    public var shouldExpandItem: ((ItemType) -> Bool)?
    /// Called once before an item is expanded.
    public var willExpandItem: ((ItemType) -> Void)?
    /// Returns whether an item may be collapsed; nil, the default, allows all.
    public var shouldCollapseItem: ((ItemType) -> Bool)?
    /// Called once before an item is collapsed.
    public var willCollapseItem: ((ItemType) -> Void)?
    /// Returns the new descendants of an item that is expanded; nil, the default, keeps the existing ones.
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?
    /// Creates handlers without closures.
    public init() {}
  }

  /// Applies an outline to a section by one batch with the differences; a new section is appended.
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

  /// Returns the outline of a section; if no outline was applied, its items on one level.
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
  /// Returns the branch of an item; nil outside an outline.
  func branch(_ place: ListPlace) -> OutlineBranch? {
    (dataSource as? any OutlineSource)?.branch(at: dataPath(place))
  }

  /// Updates the visible cells' expanded states.
  func outlineDidChange() {
    for row in shown { row.cell.isExpanded = branch(row.place)?.isExpanded ?? false }
  }

  /// Toggles the item of a cell.
  func toggleBranch(of cell: UICollectionViewCell) {
    guard let place = shown.first(where: { $0.cell === cell })?.place else { return }
    (dataSource as? any OutlineSource)?.toggle(at: dataPath(place))
  }

  /// Expands or collapses the branch with the keyboard cursor for the Right or Left key; returns whether it had an
  /// effect.
  ///
  /// Left in a collapsed branch moves the cursor to the parent.
  func handleBranchKey(_ isRight: Bool) -> Bool {
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
    return moveCursor(to: parent, [], isRight ? .right : .left)
  }
}
