import TouchGeometry
import TouchKit
import TouchWidgets

// Keyboard navigation (semantics 27.16).

extension UICollectionView: FocusSurrounded {
  /// Nothing: all supplementary views follow the items.
  package final var focusedBefore: [UIView] { [] }
  /// The item with the keyboard cursor, and the visible supplementary views: their controls follow the collection view
  /// in the focus order.
  package final var focusedAfter: [UIView] {
    let edges = supplements.filter { !$0.isDecoration }.sorted { $0.path < $1.path }
    return [cursor.flatMap { cell(at: $0) }].compactMap { $0 } + edges.map(\.view)
  }
}

extension UICollectionView {
  func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    let keys = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    if key.keyCode == .keyboardTab { showFocus() }
    if keys == .alternate { return moveByKey(key.keyCode) }
    guard keys.isSubset(of: [.shift, .control]), let counts, let first = counts.firstIndex(where: { $0 > 0 }),
      let last = counts.lastIndex(where: { $0 > 0 })
    else { return false }
    switch key.keyCode {
    case .keyboardHome: return moveCursor(to: focusable(from: ListPlace(first, 0), 1), keys, .first)
    case .keyboardEnd: return moveCursor(to: focusable(from: ListPlace(last, counts[last] - 1), -1), keys, .last)
    case .keyboardLeftArrow:
      return handleBranchKey(false) || moveCursor(to: neighbor(-1, 0, where: canFocus), keys, .left)
    case .keyboardRightArrow:
      return handleBranchKey(true) || moveCursor(to: neighbor(1, 0, where: canFocus), keys, .right)
    case .keyboardPageUp: return page(-1, keys)
    case .keyboardPageDown: return page(1, keys)
    case .keyboardUpArrow: return moveCursor(to: neighbor(0, -1, where: canFocus), keys, .up)
    case .keyboardDownArrow: return moveCursor(to: neighbor(0, 1, where: canFocus), keys, .down)
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward:
      guard !isRepeat, let cursor, contains(cursor), !isEditing else { return false }
      return swipes?.performDestructive(cursor) ?? false
    case .keyboardReturnOrEnter, .keyboardSpacebar:
      guard !isRepeat, let cursor, contains(cursor) else { return false }
      // A search text that is being typed may contain spaces.
      if key.keyCode == .keyboardSpacebar, isTyping {
        search(by: " ")
        return true
      }
      if let cell = cell(at: cursor) as? UICollectionViewListCell, cell.togglesWhole {
        toggleBranch(of: cell)
        return true
      }
      guard canSelect else { return false }
      let chosen = choose(cursor, keys, replaces: !selectsSeveral) ?? generation
      if generation == chosen, contains(cursor), key.keyCode == .keyboardReturnOrEnter { performPrimary(cursor) }
      return true
    case _: return handleLetter(key, keys)
    }
  }

  /// Marks the item with the keyboard cursor while the collection view is focused.
  func markCursor() {
    let place = isFocused ? cursor : nil
    for row in shown { row.cell.setCursor(row.place == place) }
  }

  /// Updates the cursor after the focus changed.
  ///
  /// The focus moves to the item that had it before, or to the delegate's preferred item, a selected item or the first
  /// one.
  func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
    if isFocused {
      cursor = placeToFocus()
      if let cursor, cell(at: cursor) == nil {
        scrollToItem(at: cursor.path, at: [], animated: false)
        layOutItems()
      }
    }
    markCursor()
    if isInCursorCell(context.nextFocusedView) { return }
    notifyFocus(context.focusHeading, in: context, with: coordinator)
    if !isFocused, !remembersLastFocusedIndexPath { cursor = nil }
  }

  /// Returns the next focusable item from a position, which is included, forwards or backwards.
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

  /// Moves the cursor by one visible page, less the current item, along the scrolling axis.
  private func page(_ way: CGFloat, _ keys: UIKeyModifierFlags) -> Bool {
    let here = cursor.flatMap { contains($0) ? placed($0.path)?.frame.size : nil } ?? .zero
    let room = bounds.inset(by: adjustedContentInset).size
    guard contentSize.height > room.height || contentSize.width <= room.width else {
      let reach = max(room.width - here.width, here.width)
      return moveCursor(to: neighbor(way, 0, reach: reach, where: canFocus), keys, way > 0 ? .right : .left)
    }
    let reach = max(room.height - here.height, here.height)
    return moveCursor(to: neighbor(0, way, reach: reach, where: canFocus), keys, way > 0 ? .down : .up)
  }

  /// Returns the nearest item in a direction that fulfills a condition, preferably within the line, or the current one.
  ///
  /// - Parameter reach: The preferred distance in points; if it is not 0, lines are ignored.
  func neighbor(
    _ dx: CGFloat, _ dy: CGFloat, reach: CGFloat = 0, where counts: (ListPlace) -> Bool = { _ in true }
  ) -> ListPlace? {
    guard let cursor, contains(cursor),
      let here = placed(cursor.path)?.frame
    else { return shown.map(\.place).first { $0 != offscreenEdited && counts($0) } }
    // Search within two screens.
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

  func moveCursor(to place: ListPlace?, _ keys: UIKeyModifierFlags, _ heading: UIFocusHeading) -> Bool {
    guard let place, contains(place) else { return false }
    guard allowsKeyboardMove(to: place, heading) else { return true }
    cursor = place
    scrollToItem(at: place.path, at: [], animated: false)
    layOutItems()
    guard contains(place), cursor == place else { return true }
    showFocus(at: place, heading)
    guard contains(place), cursor == place else { return true }
    if selectsSeveral, keys.contains(.shift) {
      _ = choose(place, .shift, replaces: true)
    } else if !keys.contains(.control), selectsByFocus(place) {
      anchor = place
      if contains(place), !selection.contains(place) { selectByUser(place, alone: true) }
    } else if !keys.contains(.shift) {
      anchor = place
    }
    return true
  }

  private func selectsByFocus(_ place: ListPlace) -> Bool {
    guard !selectsSeveral, !isEditing, allowsSelection else { return false }
    return itemDelegate?.collectionView(self, selectionFollowsFocusForItemAt: place.path) ?? selectionFollowsFocus
  }
}
