import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Drags and drops of a collection, for its delegates.
@MainActor final class CollectionDrags: ListDrags {
  private weak var collection: UICollectionView?
  weak var dragDelegate: (any UICollectionViewDragDelegate)?
  weak var dropDelegate: (any UICollectionViewDropDelegate)?

  init(_ collection: UICollectionView) {
    self.collection = collection
    super.init(collection)
  }

  /// Adds and removes the interactions after a delegate changed.
  func update() { update(hasDragDelegate: dragDelegate != nil, hasDropDelegate: dropDelegate != nil) }

  override func path(at point: CGPoint) -> IndexPath? { collection?.indexPathForItem(at: point) }
  override func cell(at path: IndexPath) -> UIView? { collection?.cellForItem(at: path) }
  override func rect(of path: IndexPath) -> CGRect { collection?.layoutAttributesForItem(at: path)?.frame ?? .zero }

  override func items(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    collection.flatMap { dragDelegate?.collectionView($0, itemsForBeginning: session, at: path) } ?? []
  }
  override func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? {
    collection.flatMap { dragDelegate?.collectionView($0, dragPreviewParametersForItemAt: path) }
  }
  override func willBegin(_ session: any UIDragSession) {
    if let collection { dragDelegate?.collectionView(collection, dragSessionWillBegin: session) }
  }
  override func didEnd(_ session: any UIDragSession) {
    if let collection { dragDelegate?.collectionView(collection, dragSessionDidEnd: session) }
  }
  override func allowsMove(_ session: any UIDragSession) -> Bool {
    collection.flatMap { dragDelegate?.collectionView($0, dragSessionAllowsMoveOperation: session) } ?? true
  }
  override func isRestricted(_ session: any UIDragSession) -> Bool {
    collection.flatMap { dragDelegate?.collectionView($0, dragSessionIsRestrictedToDraggingApplication: session) }
      ?? false
  }

  override func canHandle(_ session: any UIDropSession) -> Bool {
    collection.flatMap { dropDelegate?.collectionView($0, canHandle: session) } ?? false
  }
  override func didEnter(_ session: any UIDropSession) {
    if let collection { dropDelegate?.collectionView(collection, dropSessionDidEnter: session) }
  }
  override func proposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent)? {
    guard let collection, let dropDelegate else { return nil }
    let answer = dropDelegate.collectionView(collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
    return (answer, answer.intent.forLists)
  }
  override func didExit(_ session: any UIDropSession) {
    if let collection { dropDelegate?.collectionView(collection, dropSessionDidExit: session) }
  }
  override func didEnd(_ session: any UIDropSession) {
    if let collection { dropDelegate?.collectionView(collection, dropSessionDidEnd: session) }
  }
  override func perform(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal, from sources: [UIDragItem: IndexPath]
  ) -> ListDrop? {
    guard let collection, let dropDelegate, let proposal = proposal as? UICollectionViewDropProposal else { return nil }
    let drop = CollectionDrop(session, in: self, at: path, proposal, from: sources)
    dropDelegate.collectionView(collection, performDropWith: drop)
    return drop
  }
}

/// A drop as the delegate of a collection sees it.
@MainActor final class CollectionDrop: ListDrop, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let proposal: UICollectionViewDropProposal

  init(
    _ session: any UIDropSession, in list: ListDrags, at path: IndexPath?, _ proposal: UICollectionViewDropProposal,
    from sources: [UIDragItem: IndexPath]
  ) {
    self.proposal = proposal
    items = session.items.map { ListDropItem($0, sources[$0]) }
    super.init(session, in: list, at: path)
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    land(dragItem, at: indexPath)
  }
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
    land(dragItem, into: indexPath, rect)
  }
}

extension UICollectionView {
  /// The object that provides the items of dragged items; held weakly (semantics 54.30).
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { drags?.dragDelegate }
    set {
      UncalledDelegateMethods.check(newValue, (any UICollectionViewDragDelegate).self)
      ensuredDrags.dragDelegate = newValue
      drags?.update()
    }
  }

  /// The object that handles drops on the collection; held weakly (semantics 54.31).
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { drags?.dropDelegate }
    set {
      UncalledDelegateMethods.check(newValue, (any UICollectionViewDropDelegate).self)
      ensuredDrags.dropDelegate = newValue
      drags?.update()
    }
  }

  /// Whether items can be dragged; true by default.
  public var dragInteractionEnabled: Bool {
    get { drags?.isDragEnabled ?? UIDragInteraction.isEnabledByDefault }
    set { ensuredDrags.isDragEnabled = newValue }
  }

  /// Whether an item of the collection is being dragged.
  public var hasActiveDrag: Bool { drags?.hasActiveDrag ?? false }
  /// Whether a drag is over the collection that its drop delegate is interested in.
  public var hasActiveDrop: Bool { drags?.hasActiveDrop ?? false }

  private var ensuredDrags: CollectionDrags {
    if let drags { return drags }
    let made = CollectionDrags(self)
    drags = made
    return made
  }
}

extension UICollectionViewDropProposal.Intent {
  fileprivate var forLists: ListDropIntent {
    switch self {
    case .unspecified: .unspecified
    case .insertAtDestinationIndexPath: .insertAt
    case .insertIntoDestinationIndexPath: .insertInto
    }
  }
}
