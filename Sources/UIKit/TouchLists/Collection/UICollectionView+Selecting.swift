import TouchGeometry
import TouchKit
import TouchWidgets

// Selection by touch (semantics 27.11, 27.16).

extension UICollectionView: PressedList {
  var canSelect: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }
  var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func selectionModeDidChange() {
    if sweep == nil, allowsMultipleSelection || allowsMultipleSelectionDuringEditing { sweep = SelectionSweep(self) }
    guard !selectsSeveral, selection.count > 1 else { return }
    for place in selection.sorted().dropFirst() { setSelected(place, false) }
  }

  func row(of view: UIView?) -> Shown? {
    var next = view
    while let here = next, here !== self {
      if let cell = here as? UICollectionViewCell, cell.collection === self { return shown.first { $0.cell === cell } }
      next = here.superview
    }
    return nil
  }

  /// Moves the keyboard cursor to an item that is not selected, such as one whose menu opens.
  func keyboardArrives(at place: ListPlace) { (cursor, anchor) = (place, place) }

  func deselectByClick() {
    for place in selection.sorted() { _ = deselectByUser(place, asks: false) }
  }

  func shouldHighlight(_ place: ListPlace) -> Bool {
    itemDelegate?.collectionView(self, shouldHighlightItemAt: place.path) ?? true
  }

  func highlight(_ press: ListPress<UICollectionViewCell>, _ isOn: Bool) {
    press.cell.isHighlighted = isOn
    if isOn {
      itemDelegate?.collectionView(self, didHighlightItemAt: press.place.path)
    } else {
      itemDelegate?.collectionView(self, didUnhighlightItemAt: press.place.path)
    }
  }

  func endPress(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard let press else { return false }
    guard touches.contains(press.touch) else { return true }
    self.press = nil
    guard !press.isOver else { return true }
    let isMouse = press.touch.type == .indirectPointer
    let keys = isMouse ? event?.modifierFlags ?? [] : []
    var chosen: Int?
    if press.cell.bounds.contains(press.touch.location(in: press.cell)) {
      if let cell = press.cell as? UICollectionViewListCell, cell.togglesWhole {
        cursor = press.place
        toggleBranch(of: cell)
      } else {
        chosen = choose(press.place, keys, replaces: isMouse)
      }
    }
    // The highlight ends after the selection, unlike in tables.
    highlight(press, false)
    guard let chosen, generation == chosen, contains(press.place), selection.count <= 1 else { return true }
    if isMouse, selectsSeveral, press.touch.tapCount < 2 { return true }
    performPrimary(press.place)
    return true
  }

  func performPrimary(_ place: ListPlace) {
    guard let itemDelegate, itemDelegate.collectionView(self, canPerformPrimaryActionForItemAt: place.path) else {
      return
    }
    itemDelegate.collectionView(self, performPrimaryActionForItemAt: place.path)
  }

  /// Handles the user's choice of an item.
  ///
  /// - Returns: For a single choice with a primary action, the generation of the data before the delegate was notified.
  func choose(_ place: ListPlace, _ keys: UIKeyModifierFlags, replaces: Bool) -> Int? {
    cursor = place
    if selectsSeveral, keys.contains(.shift), let anchor, contains(anchor) {
      let (low, high) = (min(anchor, place), max(anchor, place))
      for other in selection.sorted() where other < low || other > high { _ = deselectByUser(other, asks: false) }
      for section in low.section...high.section where (counts ?? []).indices.contains(section) {
        for item in 0..<(counts?[section] ?? 0) {
          let here = ListPlace(section, item)
          if here >= low, here <= high, !selection.contains(here) { selectByUser(here, alone: false) }
        }
      }
      return nil
    }
    anchor = place
    let turns = selectsSeveral && (!replaces || keys.contains(.control))
    if turns, selection.contains(place) {
      _ = deselectByUser(place, asks: true)
      return nil
    }
    // A reload by the delegate during its calls does not change the selection.
    let expected = selectByUser(place, alone: !turns)
    if cursor == nil, selection.contains(place) { (anchor, cursor) = (place, place) }
    return keys.contains(.control) ? nil : expected
  }

  /// Asks and notifies the delegate; returns the generation of the data before it was notified.
  @discardableResult
  func selectByUser(_ place: ListPlace, alone: Bool) -> Int {
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: place.path) ?? true else { return generation }
    // The delegate may have reloaded the data: select the item if it still exists.
    if alone { for former in selection.sorted() where former != place { _ = deselectByUser(former, asks: false) } }
    if counts == nil { counts = askCounts() }
    let expected = generation
    guard contains(place) else { return expected }
    setSelected(place, true)
    SelectionObserver.didSelect?(self)
    itemDelegate?.collectionView(self, didSelectItemAt: place.path)
    return expected
  }

  func deselectByUser(_ place: ListPlace, asks: Bool) -> Bool {
    if asks, itemDelegate?.collectionView(self, shouldDeselectItemAt: place.path) == false { return false }
    guard selection.contains(place) else { return false }
    setSelected(place, false)
    itemDelegate?.collectionView(self, didDeselectItemAt: place.path)
    return true
  }

  private func setSelected(_ place: ListPlace, _ isOn: Bool) {
    if isOn { selection.insert(place) } else { selection.remove(place) }
    cell(at: place)?.isSelected = isOn
  }

  func choose(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for place in selection.sorted() { setSelected(place, false) }
      return
    }
    if counts == nil { counts = askCounts() }
    guard let place = ListPlace(indexPath), contains(place) else {
      return UsageError.report("selectItem(at:): there is no item \(indexPath)")
    }
    if !selectsSeveral { for other in selection.sorted() where other != place { setSelected(other, false) } }
    setSelected(place, true)
    (anchor, cursor) = (place, place)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    notifyFocus()
  }

  func unchoose(at indexPath: IndexPath, animated: Bool) {
    if let place = ListPlace(indexPath), selection.contains(place) { setSelected(place, false) }
  }
}
