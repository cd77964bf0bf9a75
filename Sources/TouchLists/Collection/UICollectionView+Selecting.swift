import TouchGeometry
import TouchKit
import TouchWidgets

// Touches and keys that select (semantics 27.11, 27.16).

extension UICollectionView {
  private var canSelect: Bool {
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

  /// The keyboard goes on from an item that is not selected, as from one whose menu opens.
  func keyboardArrives(at place: ListPlace) { (cursor, anchor) = (place, place) }

  func beginPress(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    guard press == nil, touches.count == 1, let touch = touches.first else { return press != nil }
    takeKeyboard(touch)
    guard let row = row(of: touch.view) else {
      if touch.view === self, touch.type == .indirectPointer {
        for place in selection.sorted() { _ = deselectByUser(place, asks: false) }
      }
      return false
    }
    guard canSelect else { return false }
    if isForMenu(touch, event) {
      keyboardArrives(at: row.place)
      return false
    }
    let mine = generation
    if let itemDelegate, !itemDelegate.collectionView(self, shouldHighlightItemAt: row.place.path) {
      if generation == mine { press = Press(touch: touch, place: row.place, cell: row.cell, isOver: true) }
      return true
    }
    guard generation == mine, shown.contains(where: { $0.cell === row.cell }) else { return true }
    press = Press(touch: touch, place: row.place, cell: row.cell)
    row.cell.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: row.place.path)
    return true
  }

  func movePress(_ touches: Set<UITouch>) -> Bool {
    guard let press, touches.contains(press.touch) else { return press != nil }
    if !press.isOver, !press.cell.bounds.contains(press.touch.location(in: press.cell)) { breakPress() }
    return true
  }

  func breakPress() {
    guard let press, !press.isOver else { return }
    self.press?.isOver = true
    press.cell.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: press.place.path)
  }

  func cancelPress(_ touches: Set<UITouch>) -> Bool {
    guard let press else { return false }
    guard touches.contains(press.touch) else { return true }
    breakPress()
    self.press = nil
    return true
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
    // The highlight goes after the selection, other than in tables.
    press.cell.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: press.place.path)
    guard let chosen, generation == chosen, contains(press.place), selection.count <= 1 else { return true }
    if isMouse, selectsSeveral, press.touch.tapCount < 2 { return true }
    performPrimary(press.place)
    return true
  }

  private func performPrimary(_ place: ListPlace) {
    guard let itemDelegate, itemDelegate.collectionView(self, canPerformPrimaryActionForItemAt: place.path) else {
      return
    }
    itemDelegate.collectionView(self, performPrimaryActionForItemAt: place.path)
  }

  /// The user chooses an item.
  ///
  /// - Returns: where that was a single choice that may act, which data there was before the delegate was told.
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
    // What the delegate has loaded anew when it was asked changes nothing.
    let mine = selectByUser(place, alone: !turns)
    if cursor == nil, selection.contains(place) { (anchor, cursor) = (place, place) }
    return keys.contains(.control) ? nil : mine
  }

  /// Asks and tells the delegate; returns which data there was before it was told.
  @discardableResult
  func selectByUser(_ place: ListPlace, alone: Bool) -> Int {
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: place.path) ?? true else { return generation }
    // The delegate may have loaded anew meanwhile: an item that is still there is selected all the same.
    if alone { for former in selection.sorted() where former != place { _ = deselectByUser(former, asks: false) } }
    if counts == nil { counts = askCounts() }
    let mine = generation
    guard contains(place) else { return mine }
    setSelected(place, true)
    itemDelegate?.collectionView(self, didSelectItemAt: place.path)
    return mine
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
      return BadUse.report("selectItem(at:): there is no item \(indexPath)")
    }
    if !selectsSeveral { for other in selection.sorted() where other != place { setSelected(other, false) } }
    setSelected(place, true)
    (anchor, cursor) = (place, place)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    tellFocus()
  }

  func unchoose(at indexPath: IndexPath, animated: Bool) {
    if let place = ListPlace(indexPath), selection.contains(place) { setSelected(place, false) }
  }

  // MARK: Keys

  func takeKeys(_ presses: Set<UIPress>) -> Bool {
    guard isFirstResponder || isFocused, presses.count == 1, let key = presses.first?.key else { return false }
    let keys = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if key.keyCode == .keyboardTab { showFocus() }
    if keys == .alternate { return moveByKey(key.keyCode) }
    guard keys.isSubset(of: [.shift, .control]), let counts, let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 })
    else { return false }
    switch key.keyCode {
    case .keyboardHome: return go(focusable(from: ListPlace(first, 0), 1), keys, .first)
    case .keyboardEnd: return go(focusable(from: ListPlace(last, counts[last] - 1), -1), keys, .last)
    case .keyboardLeftArrow: return takeBranchKey(false) || go(neighbor(-1, 0, where: canFocus), keys, .left)
    case .keyboardRightArrow: return takeBranchKey(true) || go(neighbor(1, 0, where: canFocus), keys, .right)
    case .keyboardPageUp: return page(-1, keys)
    case .keyboardPageDown: return page(1, keys)
    case .keyboardUpArrow: return go(neighbor(0, -1, where: canFocus), keys, .up)
    case .keyboardDownArrow: return go(neighbor(0, 1, where: canFocus), keys, .down)
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
      guard let cursor, contains(cursor), !isEditing else { return false }
      return swipes?.performDestructive(cursor) ?? false
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard let cursor, contains(cursor) else { return false }
      if let cell = cell(at: cursor) as? UICollectionViewListCell, cell.togglesWhole {
        toggleBranch(of: cell)
        return true
      }
      let chosen = choose(cursor, keys, replaces: !selectsSeveral) ?? generation
      if generation == chosen, contains(cursor), key.keyCode == .keyboardReturnOrEnter { performPrimary(cursor) }
      return true
    case _: return false
    }
  }

  /// Shows which item the keyboard is at while the collection has the focus.
  func markCursor() {
    let place = isFocused ? cursor : nil
    for row in shown { row.cell.setCursor(row.place == place) }
  }

  /// The focus has come or gone: it comes to the item where the keyboard was, else where the delegate wants it, else to a
  /// selected one, else to the first.
  func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    if isFocused {
      cursor = placeToFocus()
      if let cursor, cell(at: cursor) == nil {
        scrollToItem(at: cursor.path, at: [], animated: false)
        layOutItems()
      }
    }
    markCursor()
    tellFocus(context.focusHeading, in: context, with: coordinator)
    if !isFocused, !remembersLastFocusedIndexPath { cursor = nil }
  }

  /// The next item from a place on, forwards or backwards, that the keyboard can come to; the place itself counts.
  private func focusable(from start: ListPlace, _ way: Int) -> ListPlace? {
    var place = start
    while contains(place), !canFocus(place) {
      place.item += way
      while let counts, counts.indices.contains(place.section), !contains(place) {
        place.section += way
        if counts.indices.contains(place.section) { place.item = way > 0 ? 0 : counts[place.section] - 1 }
      }
    }
    return contains(place) ? place : nil
  }

  private func moveByKey(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardLeftArrow: moveFocusedItem(-1, 0)
    case .keyboardRightArrow: moveFocusedItem(1, 0)
    case .keyboardUpArrow: moveFocusedItem(0, -1)
    case .keyboardDownArrow: moveFocusedItem(0, 1)
    case _: false
    }
  }

  /// Goes on by what is seen, less the present item, along the scrolling.
  private func page(_ way: CGFloat, _ keys: UIKeyModifierFlags) -> Bool {
    let here = cursor.flatMap { contains($0) ? placed($0.path)?.frame.size : nil } ?? .zero
    let room = bounds.inset(by: adjustedContentInset).size
    guard contentSize.height > room.height || contentSize.width <= room.width else {
      let reach = max(room.width - here.width, here.width)
      return go(neighbor(way, 0, reach: reach, where: canFocus), keys, way > 0 ? .right : .left)
    }
    let reach = max(room.height - here.height, here.height)
    return go(neighbor(0, way, reach: reach, where: canFocus), keys, way > 0 ? .down : .up)
  }

  /// The nearest item in a direction that counts, within the line first; the present one where there is none.
  ///
  /// - Parameter reach: how far away it would best be, in points; the line does not matter then.
  func neighbor(
    _ dx: CGFloat, _ dy: CGFloat, reach: CGFloat = 0, where counts: (ListPlace) -> Bool = { _ in true }
  ) -> ListPlace? {
    guard let cursor, contains(cursor),
      let here = placed(cursor.path)?.frame
    else { return shown.map(\.place).first { $0 != unseen && counts($0) } }
    // What is within two screens is near.
    let area = here.offsetBy(dx: dx * reach, dy: dy * reach).insetBy(dx: -2 * bounds.width, dy: -2 * bounds.height)
    var found: [(place: ListPlace, cost: CGFloat)] = []
    for attributes in elements(in: area)
    where attributes.representedElementCategory == .cell {
      guard let place = ListPlace(attributes.indexPath), place != cursor else { continue }
      let way = CGPoint(x: attributes.frame.midX - here.midX, y: attributes.frame.midY - here.midY)
      let along = way.x * dx + way.y * dy, aside = abs(way.x * dy) + abs(way.y * dx)
      guard along > 0.5 else { continue }
      let isInLine =
        dx != 0
        ? attributes.frame.maxY > here.minY && attributes.frame.minY < here.maxY
        : attributes.frame.maxX > here.minX && attributes.frame.minX < here.maxX
      let cost = abs(along - reach) + 3 * aside + (isInLine || reach > 0 ? 0 : 10_000)
      found.append((place, cost))
    }
    found.sort { ($0.cost, $0.place) < ($1.cost, $1.place) }
    return found.first { counts($0.place) }?.place ?? cursor
  }

  func go(_ place: ListPlace?, _ keys: UIKeyModifierFlags, _ heading: UIFocusHeading) -> Bool {
    guard let place, contains(place) else { return false }
    guard letsKeyboardMove(to: place, heading) else { return true }
    cursor = place
    scrollToItem(at: place.path, at: [], animated: false)
    layOutItems()
    guard contains(place), cursor == place else { return true }
    showFocus(at: place, heading)
    guard contains(place), cursor == place else { return true }
    if selectsSeveral, keys.contains(.shift) {
      _ = choose(place, .shift, replaces: true)
    } else if !selectsSeveral, !keys.contains(.control) {
      anchor = place
      let follows = itemDelegate?.collectionView(self, selectionFollowsFocusForItemAt: place.path)
      if follows ?? selectionFollowsFocus, contains(place), !selection.contains(place) {
        selectByUser(place, alone: true)
      }
    }
    return true
  }
}
