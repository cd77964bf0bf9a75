import TouchGeometry
import TouchKit
import TouchWidgets

// Keyboard navigation (semantics 26.36).

extension UITableView: FocusSurrounded {
  /// The app's view above the rows, which precedes them in the focus order.
  package final var focusedBefore: [UIView] { [tableHeaderView].compactMap { $0 } }
  /// The row with the keyboard cursor, the visible headers and footers of sections and the app's view below the rows:
  /// their controls follow the table in the focus order.
  package final var focusedAfter: [UIView] {
    [cursor.flatMap { cell(at: $0) }].compactMap { $0 } + (headers + footers).map(\.view)
      + [tableFooterView].compactMap { $0 }
  }
}

extension UITableView {
  private func selectsByFocus(_ place: ListPlace) -> Bool {
    guard !selectsSeveral, !editingMode, allowsSelection else { return false }
    return tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: place.path) ?? selectionFollowsFocus
  }

  /// Updates the cursor after the table became or stopped being focused.
  func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    if isFocused {
      loadIfNeeded()
      if let place = placeToFocus() { showCursor(at: place) }
    } else {
      cursor.flatMap { cell(at: $0) }?.setCursor(false)
    }
    if isInCursorCell(context.nextFocusedView) { return }
    notifyFocus(context.focusHeading, in: context, with: coordinator)
    if !isFocused, !remembersLastFocusedIndexPath { cursor = nil }
  }

  func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    loadIfNeeded()
    let keys = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if keys == .alternate, !isRepeat { return moveFocusedRow(key.keyCode) }
    guard keys.isSubset(of: [.shift, .control]) else { return false }
    switch key.keyCode {
    case .keyboardTab:
      showFocus()
      return false
    case .keyboardUpArrow: return step(-1, keys)
    case .keyboardDownArrow: return step(1, keys)
    case .keyboardHome: return moveCursor(to: focusable(from: firstRow, 1), keys, .first)
    case .keyboardEnd: return moveCursor(to: focusable(from: lastRow, -1), keys, .last)
    case .keyboardPageUp: return page(-1, keys)
    case .keyboardPageDown: return page(1, keys)
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard !isRepeat, let cursor, geometry.contains(cursor) else { return false }
      // A search text that is being typed may contain spaces.
      if key.keyCode == .keyboardSpacebar, isTyping {
        search(by: " ")
        return true
      }
      guard canSelect else { return false }
      activate(cursor, keys, isReturn: key.keyCode == .keyboardReturnOrEnter)
      return true
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
      guard !isRepeat, let cursor, geometry.contains(cursor) else { return false }
      return swipes?.performDestructive(cursor) ?? false
    case .keyboardEscape:
      guard let swipes, swipes.current != nil else { return false }
      swipes.close(animated: true)
      return true
    case _: return handleLetter(key, keys)
    }
  }

  var firstRow: ListPlace? {
    geometry.sections.indices.first { geometry.count($0) > 0 }.map { ListPlace($0, 0) }
  }
  private var lastRow: ListPlace? {
    geometry.sections.indices.last { geometry.count($0) > 0 }.map { ListPlace($0, geometry.count($0) - 1) }
  }

  /// Returns the next focusable row from a position, which is included, upwards or downwards.
  private func focusable(from start: ListPlace?, _ way: Int) -> ListPlace? {
    var place = start
    while let here = place, !canFocus(here) {
      place = way > 0 ? geometry.row(after: here) : geometry.row(before: here)
    }
    return place
  }

  /// The first focusable row that is visible, or the nearest one to it.
  var firstFocusInSight: ListPlace? {
    let start = shown.first?.place ?? firstRow
    return focusable(from: start, 1) ?? focusable(from: start, -1)
  }

  private func step(_ way: Int, _ keys: UIKeyModifierFlags) -> Bool {
    let heading = way > 0 ? UIFocusHeading.down : .up
    guard let cursor, geometry.contains(cursor) else { return moveCursor(to: firstFocusInSight, keys, heading) }
    let next = way > 0 ? geometry.row(after: cursor) : geometry.row(before: cursor)
    return moveCursor(to: focusable(from: next, way) ?? cursor, keys, heading)
  }

  private func page(_ way: CGFloat, _ keys: UIKeyModifierFlags) -> Bool {
    let heading = way > 0 ? UIFocusHeading.down : .up
    guard let cursor, geometry.contains(cursor) else {
      return moveCursor(to: focusable(from: firstRow, 1), keys, heading)
    }
    let span = geometry.span(of: cursor)
    let inset = adjustedContentInset
    let room = max(bounds.height - inset.top - inset.bottom - span.height, span.height)
    let place = geometry.firstRow(endingAfter: max(span.top + way * room, 0)) ?? lastRow
    return moveCursor(to: focusable(from: place, Int(way)) ?? focusable(from: place, -Int(way)), keys, heading)
  }

  private func moveCursor(to place: ListPlace?, _ keys: UIKeyModifierFlags, _ heading: UIFocusHeading) -> Bool {
    guard let place else { return false }
    moveCursor(to: place, keys: keys, heading)
    return true
  }

  /// Moves the cursor to a row and scrolls it into view.
  private func showCursor(at place: ListPlace) {
    if let former = cursor, former != place { cell(at: former)?.setCursor(false) }
    cursor = place
    scrollToRow(at: place.path, at: .none, animated: false)
    if geometry.contains(place), cursor == place, isFocused { cell(at: place)?.setCursor(true) }
  }

  /// Moves the cursor to a row if the delegate allows it, scrolls it into view, and selects according to the keys.
  func moveCursor(to place: ListPlace, keys: UIKeyModifierFlags, _ heading: UIFocusHeading) {
    guard allowsKeyboardMove(to: place, heading) else { return }
    showCursor(at: place)
    guard geometry.contains(place) else { return }
    showFocus(at: place, heading)
    guard geometry.contains(place), cursor == place else { return }
    if selectsSeveral, keys.contains(.shift) {
      extend(from: anchor ?? place, to: place)
    } else if !keys.contains(.control), selectsByFocus(place) {
      anchor = place
      if !selection.contains(place) { selectByUser(place, alone: true) }
    } else if !keys.contains(.shift) {
      anchor = place
    }
  }

  private func activate(_ place: ListPlace, _ keys: UIKeyModifierFlags, isReturn: Bool) {
    if selectsSeveral, !isReturn, selection.contains(place) {
      deselectByUser(place)
      return
    }
    let expected = selectByUser(place, alone: !selectsSeveral)
    guard generation == expected, geometry.contains(place), isReturn || !selectsSeveral else { return }
    performPrimary(place)
  }
}
