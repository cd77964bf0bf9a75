import TouchGeometry
import TouchKit
import TouchWidgets

// Selection by touch (semantics 26.13 to 26.20).

extension UITableView: PressedList {
  var canSelect: Bool { editingMode ? selectsWhileEditing : allowsSelection || allowsMultipleSelection }
  private var selectsWhileEditing: Bool { allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing }
  var selectsSeveral: Bool { editingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func selectionModeDidChange(preparesRows: Bool = true) {
    if sweep == nil, allowsMultipleSelection || allowsMultipleSelectionDuringEditing { sweep = SelectionSweep(self) }
    // Selection marks and editing controls replace each other.
    if preparesRows, editingMode { for row in shown { prepareEditing(row.cell, row.place) } }
    guard !selectsSeveral, selection.count > 1 else { return }
    for place in selection.sorted().dropFirst() { setSelected(place, false) }
  }

  /// Returns the row whose cell contains a view.
  func row(of view: UIView?) -> Shown? {
    var next = view
    while let here = next, here !== self {
      if let cell = here as? UITableViewCell, cell.superview === self { return shown.first { $0.cell === cell } }
      next = here.superview
    }
    return nil
  }

  /// Moves the keyboard cursor to a row that is not selected, such as one whose menu opens.
  func keyboardArrives(at place: ListPlace) {
    if let former = cursor, former != place { cell(at: former)?.setCursor(false) }
    (cursor, anchor) = (place, place)
  }

  func deselectByClick() { if canSelect { deselectAllByUser() } }

  func shouldHighlight(_ place: ListPlace) -> Bool {
    tableDelegate?.tableView(self, shouldHighlightRowAt: place.path) ?? true
  }

  func highlight(_ press: ListPress<UITableViewCell>, _ isOn: Bool) {
    press.cell.setHighlighted(isOn, animated: false)
    if isOn {
      tableDelegate?.tableView(self, didHighlightRowAt: press.place.path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: press.place.path)
    }
  }

  func endPress(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let press else { return false }
    guard touches.contains(press.touch) else { return true }
    let isInside = press.cell.bounds.contains(press.touch.location(in: press.cell))
    if !press.isOver { highlight(press, false) }
    guard let now = self.press, now.touch === press.touch else { return true }
    self.press = nil
    guard !now.isOver, isInside, shown.contains(where: { $0.cell === now.cell }) else { return true }
    let isMouse = press.touch.type == .indirectPointer
    let keys = isMouse ? event?.modifierFlags ?? [] : []
    choose(now.place, keys, replaces: isMouse, taps: press.touch.tapCount)
    return true
  }

  /// Handles the user's choice of a row.
  ///
  /// - Parameters:
  ///   - keys: The held modifier keys: Control toggles the row, Shift extends the selection to it.
  ///   - replaces: Whether a choice without keys deselects all other rows, as with a mouse.
  ///   - taps: The number of taps in quick succession.
  func choose(_ place: ListPlace, _ keys: UIKeyModifierFlags, replaces: Bool, taps: Int) {
    cursor = place
    if selectsSeveral, keys.contains(.shift), let anchor, geometry.contains(anchor) {
      extend(from: anchor, to: place)
      return
    }
    anchor = place
    let turns = selectsSeveral && (!replaces || keys.contains(.control) || keys.contains(.command))
    if turns, selection.contains(place) {
      deselectByUser(place)
      return
    }
    // A reload by the delegate during its calls does not change the selection.
    let expected = selectByUser(place, alone: !turns)
    if cursor == nil, selection.contains(place) { (anchor, cursor) = (place, place) }
    guard generation == expected, geometry.contains(place) else { return }
    // The primary action: with a mouse and multiple selection it requires a double click (26.20).
    guard selection.count <= 1, keys.isDisjoint(with: [.shift, .control, .command]) else { return }
    if !(replaces && selectsSeveral && taps < 2) { performPrimary(place) }
  }

  func performPrimary(_ place: ListPlace) {
    guard let tableDelegate else { return }
    if tableDelegate.tableView(self, canPerformPrimaryActionForRowAt: place.path) {
      tableDelegate.tableView(self, performPrimaryActionForRowAt: place.path)
    }
  }

  /// Asks and notifies the delegate (26.16); returns the generation of the data before it was notified.
  @discardableResult
  func selectByUser(_ requested: ListPlace, alone: Bool) -> Int {
    var place = requested
    if let tableDelegate {
      let answer = tableDelegate.tableView(self, willSelectRowAt: requested.path)
      loadIfNeeded()
      guard let answer = ListPlace(answer) else { return generation }
      place = answer
    }
    // The delegate may have reloaded the data: select the row if it still exists.
    if alone { for former in selection.sorted() where former != place { deselectByUser(former) } }
    loadIfNeeded()
    let expected = generation
    guard geometry.contains(place) else { return expected }
    setSelected(place, true)
    SelectionObserver.didSelect?(self)
    tableDelegate?.tableView(self, didSelectRowAt: place.path)
    return expected
  }

  /// Deselects a row if the delegate allows it; returns whether it did.
  @discardableResult
  func deselectByUser(_ requested: ListPlace) -> Bool {
    guard selection.contains(requested) else { return false }
    var place = requested
    if let tableDelegate {
      guard let answer = ListPlace(tableDelegate.tableView(self, willDeselectRowAt: requested.path)) else {
        return false
      }
      place = answer
    }
    guard selection.contains(place) else { return false }
    setSelected(place, false)
    tableDelegate?.tableView(self, didDeselectRowAt: place.path)
    return true
  }

  private func deselectAllByUser() {
    let expected = generation
    for place in selection.sorted() {
      deselectByUser(place)
      guard generation == expected else { return }
    }
  }

  /// Selects exactly the rows between two rows.
  func extend(from first: ListPlace, to last: ListPlace) {
    let expected = generation
    let (low, high) = (min(first, last), max(first, last))
    for place in selection.sorted() where place < low || place > high {
      deselectByUser(place)
      guard generation == expected else { return }
    }
    var next: ListPlace? = low
    while let place = next, place <= high {
      if !selection.contains(place) { selectByUser(place, alone: false) }
      guard generation == expected else { return }
      next = geometry.row(after: place)
    }
  }

  func setSelected(_ place: ListPlace, _ isOn: Bool, animated: Bool = false) {
    if isOn { selection.insert(place) } else { selection.remove(place) }
    cell(at: place)?.setSelected(isOn, animated: animated)
  }

  // MARK: Selection by the app

  func choose(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else {
      for place in selection.sorted() { setSelected(place, false, animated: animated) }
      return
    }
    guard let place = ListPlace(indexPath), geometry.contains(place) else {
      return UsageError.report("selectRow(at:): there is no row \(indexPath)")
    }
    if !selectsSeveral { for other in selection where other != place { setSelected(other, false, animated: animated) } }
    setSelected(place, true, animated: animated)
    keyboardArrives(at: place)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    if isFocused { cell(at: place)?.setCursor(true) }
    notifyFocus()
  }

  func unchoose(at indexPath: IndexPath, animated: Bool) {
    guard let place = ListPlace(indexPath), selection.contains(place) else { return }
    setSelected(place, false, animated: animated)
  }
}
