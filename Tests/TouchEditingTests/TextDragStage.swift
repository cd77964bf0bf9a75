import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchText
import TouchWidgets

@testable import TouchEditing

/// A window with two text views, `one` above `two`, whose delegates write their calls into one log.
@MainActor final class TextDragStage {
  let stage = TouchStage(size: CGSize(width: 400, height: 400))
  let one = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 120))
  let two = UITextView(frame: CGRect(x: 0, y: 140, width: 400, height: 120))
  let log = TextDragLog()

  init(_ first: String = "one two three", _ second: String = "other") {
    (one.text, two.text) = (first, second)
    for (view, name) in [(one, "one"), (two, "two")] {
      log.names[ObjectIdentifier(view)] = name
      view.delegate = log
      view.textDragDelegate = log
      view.textDropDelegate = log
      stage.rootView.addSubview(view)
    }
    stage.settle()
    log.lines = []
  }

  /// The place in the window between two clusters, or before the letter of an offset.
  func place(_ offset: Int, in view: UIView & EditableTextInput) -> CGPoint {
    let caret = view.caretRect(for: view.editing.position(offset))
    return view.convert(CGPoint(x: caret.minX + 0.25, y: caret.midY), to: nil)
  }

  /// The middle of a range's first line, in the window.
  func middle(_ range: Range<Int>, in view: UIView & EditableTextInput) -> CGPoint {
    let rect = view.firstRect(for: view.editing.range(range))
    return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Makes a view first responder, and selects a range.
  func select(_ range: Range<Int>, in view: UIView & EditableTextInput) {
    _ = view.becomeFirstResponder()
    view.selectedTextRange = view.editing.range(range)
    stage.settle()
    // The caret at the end of a long text was scrolled to.
    if range.lowerBound < 10, let scrolled = view as? UITextView { scrolled.contentOffset = .zero }
    stage.settle()
    log.lines = []
  }

  /// Selects a range, and lifts it with a finger.
  func lift(_ range: Range<Int>, in view: UIView & EditableTextInput) {
    select(range, in: view)
    stage.finger.down(at: middle(range, in: view))
    stage.wait(0.51)
  }

  /// Selects a range, and presses the mouse on it.
  func press(_ range: Range<Int>, in view: UIView & EditableTextInput) {
    select(range, in: view)
    stage.mouse.move(to: middle(range, in: view))
    stage.mouse.down()
  }

  /// Drags a range with a finger, and drops it.
  func drag(_ range: Range<Int>, in view: UIView & EditableTextInput, to place: CGPoint) {
    lift(range, in: view)
    stage.finger.move(to: place)
    stage.finger.up()
    stage.wait(1)
  }

  var isDragged: Bool { one.isTextDragActive || two.isTextDragActive }
}

@MainActor final class TextDragLog: UITextViewDelegate, UITextDragDelegate, UITextDropDelegate {
  var names: [ObjectIdentifier: String] = [:]
  var lines: [String] = []
  var allowsChange = true
  /// Called with each line, after it was written.
  var onLine: ((String) -> Void)?
  var items: ((any UITextDragRequest) -> [UIDragItem])?
  var proposal: ((any UITextDropRequest) -> UITextDropProposal)?
  var editability = UITextDropEditability.no
  var perform: ((any UITextDropRequest) -> Void)?

  private func note(_ view: UIView, _ line: String) {
    let line = "\(names[ObjectIdentifier(view)] ?? "?").\(line)"
    // Movements of one kind are one line.
    if lines.last != line { lines.append(line) }
    onLine?(line)
  }

  func taken() -> [String] {
    defer { lines = [] }
    return lines
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    note(textView, "shouldChange(\(range.location),\(range.length),\"\(text)\")")
    return allowsChange
  }
  func textViewDidChange(_ textView: UITextView) { note(textView, "didChange") }
  func textViewDidChangeSelection(_ textView: UITextView) { note(textView, "didChangeSelection") }

  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] {
    note(textDraggableView, "items(\(textDraggableView.text(in: dragRequest.dragRange) ?? "nil"))")
    return items?(dragRequest) ?? dragRequest.suggestedItems
  }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) { note(textDraggableView, "lift") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) { note(textDraggableView, "begin") }
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) { note(textDraggableView, "dragEnd(\(operation))") }

  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability {
    note(textDroppableView, "editability")
    return editability
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal {
    note(textDroppableView, "proposal(\(drop.suggestedProposal.operation)\(drop.isSameView ? ", same" : ""))")
    return proposal?(drop) ?? drop.suggestedProposal
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {
    note(textDroppableView, "perform")
    perform?(drop)
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    note(textDroppableView, "preview")
    return defaultPreview
  }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) { note(textDroppableView, "enter") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) { note(textDroppableView, "exit") }
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) { note(textDroppableView, "dropEnd") }
}
