import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// Drops on a text field or text view (semantics 54.40, 54.85 to 54.87).
///
/// A caret shows where text would be inserted.
@MainActor final class TextDrop: UIDropInteractionDelegate {
  private(set) lazy var interaction = UIDropInteraction(delegate: self)
  private weak var text: EditingSession?
  private let mark = UIView()
  /// Whether a drag of text is over the view.
  private(set) var isActive = false
  /// Whether a view that is not editable becomes editable for the drop.
  private var editability = UITextDropEditability.no
  private var proposal: UITextDropProposal?
  private var scroller: EdgeScroller?
  /// Whether the delegate was asked for the preview of the present drop.
  private var hasAskedForPreview = false

  init(_ text: EditingSession) {
    self.text = text
    mark.isUserInteractionEnabled = false
  }

  private var host: (any UIView & UITextDroppable)? { text?.host as? any UIView & UITextDroppable }
  private var delegate: (any UITextDropDelegate)? { host?.textDropDelegate }

  // MARK: Whether and where

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    guard let text, let host, hasText(session) || delegate != nil else { return false }
    if text.allowsEditing { return true }
    guard host is UITextView, let delegate, let request = request(session) else { return false }
    editability = delegate.textDroppableView(host, willBecomeEditableForDrop: request)
    return editability != .no
  }

  private func hasText(_ session: any UIDropSession) -> Bool { session.canLoadObjects(ofClass: String.self) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
    isActive = true
    guard let host else { return }
    if let scrolled = host as? UIScrollView {
      // While the drag rests near an edge, the text moves below it.
      scroller = EdgeScroller(scrolled) { [weak session] _ in (session as? any RefreshableDropSession)?.refresh() }
    }
    delegate?.textDroppableView(host, dropSessionDidEnter: session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    proposal = nil
    guard let host else { return UIDropProposal(operation: .cancel) }
    delegate?.textDroppableView(host, dropSessionDidUpdate: session)
    guard let text, isEditable(text), let request = request(session) else {
      mark.removeFromSuperview()
      return UIDropProposal(operation: .forbidden)
    }
    if (host as? UIScrollView)?.isScrollEnabled == true { scroller?.follow(session.location(in: host)) }
    let answer = delegate?.textDroppableView(host, proposalForDrop: request) ?? request.suggestedProposal
    let accepts = answer.operation == .copy || answer.operation == .move
    if accepts, answer.dropPerformer == .view, !hasText(session) {
      mark.removeFromSuperview()
      return UIDropProposal(operation: .forbidden)
    }
    proposal = answer
    showMark(answer, at: request.dropPosition, accepts && isActive)
    return answer
  }

  private func isEditable(_ text: EditingSession) -> Bool { text.allowsEditing || editability != .no }

  /// Shows the caret where the text would be inserted; nothing if it would replace other text.
  private func showMark(_ proposal: UITextDropProposal, at place: UITextPosition, _ accepts: Bool) {
    guard accepts, let text, let host else { return mark.removeFromSuperview() }
    let inserts: Bool
    switch proposal.dropAction {
    case .insert: inserts = true
    case .replaceSelection: inserts = text.selection.isEmpty
    case .replaceAll: inserts = false
    }
    guard inserts else { return mark.removeFromSuperview() }
    mark.backgroundColor = host.tintColor
    mark.frame = host.caretRect(for: place)
    mark.frame.size.width = FieldTuning.caretWidth
    if mark.superview !== host { host.addSubview(mark) }
    host.bringSubviewToFront(mark)
  }

  /// Returns the request for the present location, with what the view suggests (semantics 54.85).
  private func request(_ session: any UIDropSession) -> TextDropRequest? {
    guard let text, let host, let place = text.place(at: session.location(in: host)) as? TextOffset else { return nil }
    let isSame = isSameView(session)
    return TextDropRequest(
      place, UITextDropProposal(operation: suggestion(session, text, place.offset, isSame: isSame)), isSame, session)
  }

  private func isSameView(_ session: any UIDropSession) -> Bool {
    let source = TextDrag.source(of: session.localDragSession)
    return source != nil && source?.text === text
  }

  private func suggestion(
    _ session: any UIDropSession, _ text: EditingSession, _ place: Int, isSame: Bool
  ) -> UIDropOperation {
    guard hasText(session) else { return .cancel }
    guard isSame, let range = text.dragged else { return .copy }
    if place > range.lowerBound, place < range.upperBound { return .cancel }
    let copies = (session as? any RefreshableDropSession)?.modifiers.contains(.control) ?? false
    if copies || !session.allowsMoveOperation { return .copy }
    return place == range.lowerBound || place == range.upperBound ? .cancel : .move
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
    leave()
    if let host { delegate?.textDroppableView(host, dropSessionDidExit: session) }
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    leave()
    if let host { delegate?.textDroppableView(host, dropSessionDidEnd: session) }
  }

  private func leave() {
    isActive = false
    scroller?.stop()
    scroller = nil
    mark.removeFromSuperview()
  }

  // MARK: The drop

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    leave()
    hasAskedForPreview = false
    guard let proposal, let host, let request = request(session) else { return }
    let local = session.localDragSession
    let source = TextDrag.source(of: local)
    // Editing a text has one undo step; the source removes what other targets have moved.
    source?.isMovedByTarget = request.isSameView || proposal.dropPerformer == .view
    delegate?.textDroppableView(host, willPerformDrop: request)
    guard proposal.dropPerformer == .view, let text, host.window != nil, isEditable(text) else { return }
    let restores = makeEditable()
    let moves = proposal.operation == .move
    if request.isSameView, proposal.useFastSameViewOperations, proposal.dropAction == .insert, text.dragged != nil {
      if text.begin(at: session.location(in: host)) { text.dropDragged(at: request.position.offset, moves: moves) }
      return restore(restores)
    }
    let point = session.location(in: host)
    session.loadObjects(ofClass: String.self) { [weak self, weak text, weak source] strings in
      defer { self?.restore(restores) }
      guard let text, text.allowsEditing, text.begin(at: point) else { return }
      let content = strings.joined(separator: "\n")
      let isDone = text.drop(content, proposal.dropAction, at: min(request.position.offset, text.text.length))
      if isDone, moves { source?.removeMoved(in: local) }
    }
  }

  /// Makes the view editable for the drop; returns whether the drop ends that.
  private func makeEditable() -> Bool {
    guard let view = host as? UITextView, !view.isEditable else { return false }
    view.isEditable = true
    return editability == .temporary
  }

  private func restore(_ restores: Bool) {
    if restores { (host as? UITextView)?.isEditable = false }
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let delegate, !hasAskedForPreview else { return defaultPreview }
    hasAskedForPreview = true
    return delegate.textDroppableView(host, previewForDroppingAllItemsWithDefault: defaultPreview)
  }
}

@MainActor private final class TextDropRequest: UITextDropRequest {
  let position: TextOffset
  let suggestedProposal: UITextDropProposal
  let isSameView: Bool
  let dropSession: any UIDropSession
  var dropPosition: UITextPosition { position }

  init(_ position: TextOffset, _ proposal: UITextDropProposal, _ isSameView: Bool, _ session: any UIDropSession) {
    (self.position, suggestedProposal, self.isSameView, dropSession) = (position, proposal, isSameView, session)
  }
}
