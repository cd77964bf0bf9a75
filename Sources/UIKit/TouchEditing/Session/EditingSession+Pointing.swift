import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

// Mouse and touch input in the kit's own texts (semantics 20), in offsets.

extension EditingSession: PointedText {
  var view: UIView? { host }
  var isActive: Bool { host?.isFirstResponder == true }
  var allowsEditing: Bool { host?.allowsEditing == true }
  var allowsSelecting: Bool { host?.allowsSelecting == true }

  /// The pressed text does not scroll away.
  func begin(at point: CGPoint) -> Bool {
    guard let host else { return false }
    isBeingPointedAt = true
    defer { isBeingPointedAt = false }
    guard host.becomeFirstResponder() else { return false }
    if marked != nil { commitComposition() }
    return true
  }

  func end() {}

  // MARK: Places

  /// Converts a position of this text to its offset, which may now be past the end.
  private func pointed(_ place: UITextPosition) -> TextOffset { place as? TextOffset ?? position(0) }

  func place(at point: CGPoint) -> UITextPosition? {
    guard let host else { return nil }
    let place = layout.nearest(to: host.layoutPoint(point))
    // A subclass may allow other positions only.
    guard let wanted = (host as? any UITextInput)?.closestPosition(to: point) else { return nil }
    if let offset = offset(wanted), offset != place.offset { return position(offset) }
    return TextOffset(place.offset, self, isUpstream: place.isUpstream)
  }

  func order(_ place: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (pointed(place).offset, pointed(other).offset)
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func unit(_ unit: UITextGranularity, at place: UITextPosition) -> UITextRange? {
    let offset = pointed(place).offset
    return switch unit {
    case .word where host?.hidesText == true: range(0..<text.length)
    case .word: range(text.selectableUnit(at: offset))
    case .paragraph where host?.isOneLine == true: range(0..<text.length)
    case .paragraph: range(text.paragraph(at: offset))
    case .character, .sentence, .line, .document: range(offset..<offset)
    }
  }

  func neighbor(of place: UITextPosition, isForward: Bool) -> UITextPosition? {
    let offset = min(pointed(place).offset, text.length)
    let next = isForward ? text.clusterAfter(offset) : text.clusterBefore(offset)
    return next == offset ? nil : position(next)
  }

  // MARK: The selection

  var selected: UITextRange? { range(selection.range) }

  var offeredLetters: String? {
    host?.hidesText != false || selection.isEmpty ? nil : text.string(in: selection.range)
  }

  func hasLetters(at point: CGPoint) -> Bool { host.flatMap { layout.character(at: $0.layoutPoint(point)) } != nil }

  func anchor(extendingTo place: UITextPosition) -> UITextPosition? { position(selection.anchor) }

  func select(from anchor: UITextPosition, to head: UITextPosition, byFinger: Bool) {
    let (from, to) = (pointed(anchor).offset, pointed(head))
    select(TextSelection(anchor: from, head: to.offset), isUpstream: to.isUpstream, byFinger: byFinger)
  }

  func handleCarets() -> (start: CGRect, end: CGRect)? {
    guard isFingerSelection, isActive, !selection.isEmpty else { return nil }
    let range = selection.range
    return (
      viewRect(layout.caret(at: range.lowerBound, isUpstream: false)),
      viewRect(layout.caret(at: range.upperBound, isUpstream: true))
    )
  }

  /// In a field, ends that are scrolled out of sight have no handle; a text view clips it.
  func showsHandle(at caret: CGRect) -> Bool {
    guard let host, host.isOneLine else { return true }
    return caret.minX >= host.bounds.minX - 1 && caret.minX <= host.bounds.maxX + 1
  }

  func isDragged(from point: CGPoint) -> Bool { host?.textDrag?.mayDrag(from: point) == true }
  func isDraggable(at point: CGPoint) -> Bool { host?.textDrag?.isDraggable(at: point) == true }

  // MARK: Other effects of a press

  func insert(_ letters: String, at place: UITextPosition) { user(.insertAt(pointed(place).offset, letters)) }

  func click(at point: CGPoint, _ modifiers: UIKeyModifierFlags) -> Bool {
    guard let host, let offset = layout.character(at: host.layoutPoint(point)) else { return false }
    return host.actOnLink(at: offset, modifiers)
  }

  func openMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    host?.openEditMenu(at: point, isByFinger: isByFinger)
  }

  // MARK: The edit menu

  func commands(isByFinger: Bool) -> [UIMenuElement] {
    guard isByFinger, let host else { return EditCommands.ofText }
    return EditCommands.possible(for: host)
  }

  /// The visible position of the caret.
  var menuPlaceForKeys: CGPoint? {
    guard let host, host.isFirstResponder else { return nil }
    let end = selection.head
    guard let rect = firstViewRect(end..<end) else { return CGPoint(x: host.bounds.minX, y: host.bounds.midY) }
    let seen = host.bounds
    return CGPoint(x: min(max(rect.minX, seen.minX), seen.maxX), y: min(max(rect.maxY, seen.minY), seen.maxY))
  }

  var lineHeight: CGFloat { layout.caret(at: selection.head, isUpstream: false).height }

  // MARK: Scrolling while selecting

  var scroller: UIView? { host }
  func scroll(by way: CGVector) -> Bool { host?.scrollWhileSelecting(way) == true }
}
