import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Drags and drops of a table, for its delegates.
@MainActor final class TableDrags: ListDrags {
  private weak var table: UITableView?
  weak var dragDelegate: (any UITableViewDragDelegate)?
  weak var dropDelegate: (any UITableViewDropDelegate)?

  init(_ table: UITableView) {
    self.table = table
    super.init(table)
  }

  /// Adds and removes the interactions after a delegate changed.
  func update() { update(hasDragDelegate: dragDelegate != nil, hasDropDelegate: dropDelegate != nil) }

  override func path(at point: CGPoint) -> IndexPath? { table?.indexPathForRow(at: point) }
  override func cell(at path: IndexPath) -> UIView? { table?.cellForRow(at: path) }
  override func rect(of path: IndexPath) -> CGRect { table?.rectForRow(at: path) ?? .zero }

  override func items(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    table.flatMap { dragDelegate?.tableView($0, itemsForBeginning: session, at: path) } ?? []
  }
  override func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    table.flatMap { dragDelegate?.tableView($0, dragPreviewParametersForRowAt: path) }
  }
  override func willBegin(_ session: any UIDragSession) {
    if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
  }
  override func didEnd(_ session: any UIDragSession) {
    if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
  }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    table.flatMap { dragDelegate?.tableView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    table.flatMap { dragDelegate?.tableView($0, dragSessionIsRestrictedToDraggingApplication: session) } ?? false
  }

  override func canHandle(_ session: any UIDropSession) -> Bool {
    table.flatMap { dropDelegate?.tableView($0, canHandle: session) } ?? false
  }
  override func didEnter(_ session: any UIDropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
  }
  override func proposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent)? {
    guard let table, let dropDelegate else { return nil }
    let answer = dropDelegate.tableView(table, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return (answer, answer.intent.forLists)
  }
  override func didExit(_ session: any UIDropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
  }
  override func didEnd(_ session: any UIDropSession) {
    if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
  }
  override func perform(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal, from sources: [UIDragItem: IndexPath]
  ) -> ListDrop? {
    guard let table, let dropDelegate, let proposal = proposal as? UITableViewDropProposal else { return nil }
    let drop = TableDrop(session, in: self, at: path, proposal, from: sources)
    dropDelegate.tableView(table, performDropWith: drop)
    return drop
  }
}

/// A drop as the delegate of a table sees it.
@MainActor final class TableDrop: ListDrop, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let proposal: UITableViewDropProposal

  init(
    _ session: any UIDropSession, in list: ListDrags, at path: IndexPath?, _ proposal: UITableViewDropProposal,
    from sources: [UIDragItem: IndexPath]
  ) {
    self.proposal = proposal
    items = session.items.map { ListDropItem($0, sources[$0]) }
    super.init(session, in: list, at: path)
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, into: indexPath, rect)
  }
}

extension UITableView {
  /// The object that provides the items of dragged rows; held weakly (semantics 54.30).
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { drags?.dragDelegate }
    set {
      UncalledDelegateMethods.check(newValue, (any UITableViewDragDelegate).self)
      ensuredDrags.dragDelegate = newValue
      drags?.update()
    }
  }

  /// The object that handles drops on the table; held weakly (semantics 54.31).
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { drags?.dropDelegate }
    set {
      UncalledDelegateMethods.check(newValue, (any UITableViewDropDelegate).self)
      ensuredDrags.dropDelegate = newValue
      drags?.update()
    }
  }

  /// Whether rows can be dragged; true by default.
  public var dragInteractionEnabled: Bool {
    get { drags?.isDragEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { ensuredDrags.isDragEnabled = newValue }
  }

  /// Whether a row of the table is being dragged.
  public var hasActiveDrag: Bool { drags?.hasActiveDrag ?? false }
  /// Whether a drag is over the table that its drop delegate is interested in.
  public var hasActiveDrop: Bool { drags?.hasActiveDrop ?? false }

  private var ensuredDrags: TableDrags {
    if let drags { return drags }
    let made = TableDrags(self)
    drags = made
    return made
  }
}

extension UITableViewDropProposal.Intent {
  fileprivate var forLists: ListDropIntent {
    switch self {
    case .unspecified: .unspecified
    case .insertAtDestinationIndexPath: .insertAt
    case .insertIntoDestinationIndexPath: .insertInto
    case .automatic: .automatic
    }
  }
}
