import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// Drags of the selected text of a text field or text view (semantics 54.80 to 54.84).
@MainActor final class TextDrag: UIDragInteractionDelegate {
  private(set) lazy var interaction = makeInteraction()
  private(set) weak var text: EditingSession?
  /// Whether text is being dragged.
  private(set) var isActive = false
  /// The drag whose items were provided last.
  private weak var session: (any UIDragSession)?
  /// Whether the present press of the mouse has no items.
  private var isRefused = false
  /// Whether a text that receives the drop removes the dragged text here, if it moves it.
  var isMovedByTarget = false
  /// Whether the drag has ended with a move that removes the dragged text here.
  private var isMoved = false

  private struct Source { weak var drag: TextDrag? }
  private static var sources: [Source] = []

  init(_ text: EditingSession) { self.text = text }

  /// Returns the drags of a text field or text view.
  static func of(_ view: UIView) -> TextDrag? { (view as? UITextView)?.textDrag ?? (view as? UITextField)?.textDrag }

  /// Returns the text from which a drag of this app comes; nil for other drags.
  static func source(of session: (any UIDragSession)?) -> TextDrag? {
    guard let session else { return nil }
    return sources.lazy.compactMap(\.drag).first { $0.session === session }
  }

  private func makeInteraction() -> UIDragInteraction {
    let made = UIDragInteraction(delegate: self)
    made.accepts = { [weak self] touch in
      guard let self, let host = text?.host, touch.view === host else { return false }
      isRefused = false
      return text?.draggable(at: touch.location(in: host)) != nil
    }
    made.onRefusal = { [weak self] in self?.isRefused = true }
    made.hasContent = false
    return made
  }

  /// Follows a change of the selection, or of whether the text can be dragged.
  func refresh() { interaction.hasContent = text?.draggable != nil }

  /// Returns whether a movement of the mouse that pressed at a point drags the selection.
  func mayDrag(from point: CGPoint) -> Bool { !isRefused && isDraggable(at: point) }

  /// Returns whether a point is on letters that can be dragged.
  func isDraggable(at point: CGPoint) -> Bool { interaction.isEnabled && text?.draggable(at: point) != nil }

  private var host: (any UIView & UITextDraggable)? { text?.host as? any UIView & UITextDraggable }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    guard let text, let host, text.host?.pointing?.leavesSelection != false,
      let range = text.draggable(at: session.location(in: host))
    else { return [] }
    let suggested = [UIDragItem(itemProvider: NSItemProvider(object: text.text.string(in: range)))]
    suggested[0].previewProvider = { [weak text] in
      guard let text, let range = text.dragged, let host = text.host else { return nil }
      return DraggedText.moving(host.shownText(of: range), of: host)
    }
    // The delegate may change the text.
    text.dragged = range
    let request = TextDragRequest(text.range(range), suggested, session)
    let items = host.textDragDelegate?.textDraggableView(host, itemsForDrag: request) ?? suggested
    if items.isEmpty { text.dragged = nil }
    self.session = session
    (isMoved, isMovedByTarget) = (false, false)
    Self.sources.removeAll { $0.drag == nil || $0.drag === self }
    Self.sources.append(Source(drag: self))
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host else { return nil }
    guard let delegate = host.textDragDelegate else { return preview(of: item, in: session) }
    return delegate.textDraggableView(host, dragPreviewForLiftingItem: item, session: session)
  }

  /// The visible part of the dragged text, for the first item.
  func preview(of item: UIDragItem, in session: any UIDragSession) -> UITargetedDragPreview? {
    guard session.items.first === item, let text, let range = text.dragged, let host = text.host, host.window != nil
    else { return nil }
    return DraggedText(host.shownText(of: range), of: host)?.preview(in: host)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {
    guard let host else { return }
    host.textDragDelegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session)
  }

  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
    isActive = true
    text?.host?.pointing?.selectionIsDragged()
    guard let host else { return }
    host.textDragDelegate?.textDraggableView(host, dragSessionWillBegin: session)
  }

  /// Text that cannot be edited is copied (semantics 54.84).
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { text?.allowsEditing == true }

  /// Removes text that another text has received in a drag; does nothing if another drag has begun since.
  func removeMoved(in session: (any UIDragSession)?) {
    if session != nil, session === self.session { text?.removeDragged() }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {
    isActive = false
    isMoved = operation == .move && !isMovedByTarget
    // The text that receives the drop may still be loading it.
    if !isMoved, !isMovedByTarget { text?.dragged = nil }
    refresh()
    guard let host else { return }
    host.textDragDelegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation)
  }

  /// Removes text that a view of the app or another program has moved, when it has loaded the content (semantics 54.86).
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
    guard self.session === session, isMoved else { return }
    isMoved = false
    text?.removeDragged()
  }
}

@MainActor private final class TextDragRequest: UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let isSelected = true
  let dragSession: any UIDragSession

  init(_ range: UITextRange, _ items: [UIDragItem], _ session: any UIDragSession) {
    (dragRange, suggestedItems, dragSession) = (range, items, session)
  }
}
