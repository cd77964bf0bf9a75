import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Drags out of a table or collection and drops on it: adapts the two interactions to the list's delegates (semantics
/// 54.30, 54.31).
@MainActor class ListDrags: UIDragInteractionDelegate, UIDropInteractionDelegate {
  private(set) weak var list: UIScrollView?
  private var dragging: UIDragInteraction?
  private var dropping: UIDropInteraction?
  final var isDragEnabled = UIDragInteraction.isEnabledByDefault { didSet { dragging?.isEnabled = isDragEnabled } }
  /// Whether a drag out of the list is moving; whether a drag is over the list.
  private(set) final var (hasActiveDrag, hasActiveDrop) = (false, false)
  /// The positions of the items that were dragged out of the list.
  private var sources: [UIDragItem: IndexPath] = [:]
  private var start: IndexPath?
  private let mark: DropMark
  private var proposal: UIDropProposal?
  private var drop: ListDrop?
  private var scroller: EdgeScroller?

  init(_ list: UIScrollView) {
    self.list = list
    mark = DropMark(list)
  }

  /// Adds the interactions for which there are delegates, and removes the others.
  final func update(hasDragDelegate: Bool, hasDropDelegate: Bool) {
    if hasDragDelegate != (dragging != nil) {
      dragging.map { list?.removeInteraction($0) }
      dragging = hasDragDelegate ? UIDragInteraction(delegate: self) : nil
      dragging?.isEnabled = isDragEnabled
      dragging.map { list?.addInteraction($0) }
    }
    if hasDropDelegate != (dropping != nil) {
      dropping.map { list?.removeInteraction($0) }
      dropping = hasDropDelegate ? UIDropInteraction(delegate: self) : nil
      dropping.map { list?.addInteraction($0) }
    }
  }

  // MARK: The list and its delegates, for subclasses

  func path(at point: CGPoint) -> IndexPath? { nil }
  func cell(at path: IndexPath) -> UIView? { nil }
  func rect(of path: IndexPath) -> CGRect { .zero }
  func items(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] { [] }
  func previewParameters(at path: IndexPath) -> UIDragPreviewParameters? { nil }
  func willBegin(_ session: any UIDragSession) {}
  func didEnd(_ session: any UIDragSession) {}
  func allowsMove(_ session: any UIDragSession) -> Bool { true }
  func isRestricted(_ session: any UIDragSession) -> Bool { false }
  func canHandle(_ session: any UIDropSession) -> Bool { false }
  func didEnter(_ session: any UIDropSession) {}
  func proposal(_ session: any UIDropSession, at path: IndexPath?) -> (UIDropProposal, ListDropIntent)? { nil }
  func didExit(_ session: any UIDropSession) {}
  func didEnd(_ session: any UIDropSession) {}
  /// Lets the delegate perform a drop, and returns where it placed the items.
  func perform(
    _ session: any UIDropSession, at path: IndexPath?, _ proposal: UIDropProposal, from sources: [UIDragItem: IndexPath]
  ) -> ListDrop? { nil }

  // MARK: Drags

  final func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    (start, sources) = (nil, [:])
    guard let list, let path = path(at: session.location(in: list)) else { return [] }
    let items = items(session, at: path)
    start = path
    for item in items { sources[item] = path }
    return items
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let start, let cell = cell(at: start), cell.superview != nil else { return nil }
    return UITargetedDragPreview(
      view: cell, parameters: previewParameters(at: start) ?? UIDragPreviewParameters())
  }

  final func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    hasActiveDrag = true
    willBegin(session)
  }

  final func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { allowsMove(session) }

  final func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { isRestricted(session) }

  final func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    hasActiveDrag = false
    didEnd(session)
  }

  // MARK: Drops

  final func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    canHandle(session)
  }

  final func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    guard let list else { return }
    hasActiveDrop = true
    // While the drag rests near an edge, the list moves below it.
    scroller = EdgeScroller(list) { [weak session] _ in (session as? any RefreshableDropSession)?.refresh() }
    didEnter(session)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let place = session.location(in: list)
    scroller?.follow(place)
    let path = path(at: place)
    guard let (answer, intent) = proposal(session, at: path) else { return UIDropProposal(operation: .cancel) }
    proposal = answer
    let accepts = hasActiveDrop && (answer.operation == .copy || answer.operation == .move)
    mark.place = accepts ? path.flatMap { DropPlace(intent, $0, rect(of: $0), at: place, in: list) } : nil
    return answer
  }

  final func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    didExit(session)
  }

  final func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    let place = mark.place
    leave()
    guard let list, let proposal else { return }
    let own = hasActiveDrag && session.items.contains { sources[$0] != nil } ? sources : [:]
    let path = place?.path(moving: proposal.operation == .move ? Array(own.values) : [])
    drop = perform(session, at: path ?? self.path(at: session.location(in: list)), proposal, from: own)
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    list?.layoutIfNeeded()
    return drop?.target(of: item).map { defaultPreview.retargetedPreview(with: $0) } ?? defaultPreview
  }

  final func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) { drop?.willAnimate(item, animator) }

  final func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    (drop, proposal) = (nil, nil)
    didEnd(session)
  }

  private func leave() {
    hasActiveDrop = false
    scroller?.stop()
    scroller = nil
    mark.place = nil
  }
}
