import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// Editing (semantics 26.27).

extension UITableView {
  /// Ends all interactions: a press, a swipe, a moved row.
  func endInteractions() {
    if let press {
      self.press = nil
      if !press.isOver {
        press.cell.setHighlighted(false, animated: false)
        tableDelegate?.tableView(self, didUnhighlightRowAt: press.place.path)
      }
    }
    swipes?.close(animated: false)
    drop(isDone: false)
  }

  func changeEditing(_ isOn: Bool, _ animated: Bool) {
    guard isOn != editingMode else { return }
    endInteractions()
    editingMode = isOn
    // The selections during and outside editing are separate.
    if allowsMultipleSelectionDuringEditing, !selection.isEmpty {
      choose(at: nil, animated: animated, scrollPosition: .none)
    }
    selectionModeDidChange(preparesRows: false)
    let rows = shown
    // The editing controls reduce the content's width, which may increase its height.
    if cellsSayHeights { geometry.forgetRows() }
    let change = { [self] in
      for row in rows {
        prepareEditing(row.cell, row.place, animated: animated)
        row.cell.layoutIfNeeded()
      }
      guard cellsSayHeights else { return }
      setNeedsLayout()
      layoutIfNeeded()
    }
    if animated, window != nil {
      UIView.animate(withDuration: TableTuning.batchTime, delay: 0, options: .allowUserInteraction, animations: change)
    } else {
      change()
    }
    setNeedsLayout()
  }

  /// Updates the editing controls of a cell for its row.
  func prepareEditing(_ cell: UITableViewCell, _ place: ListPlace, animated: Bool = false) {
    guard editingMode != cell.isEditing || editingMode else { return }
    let path = place.path
    if editingMode {
      let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
      // With multiple selection rows have no editing style, so the delegate is not asked.
      let isChosen = allowsMultipleSelectionDuringEditing
      cell.parts.showsMark = canEdit && isChosen
      cell.parts.editingStyle =
        canEdit && !isChosen ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
      cell.parts.isEditable = canEdit
      if canEdit, let tableDelegate {
        indentOfPreparedCell = cell.shouldIndentWhileEditing
        let indents = tableDelegate.tableView(self, shouldIndentWhileEditingRowAt: path)
        if indents != cell.shouldIndentWhileEditing { cell.shouldIndentWhileEditing = indents }
      }
      cell.parts.showsGrip = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    } else {
      (cell.parts.editingStyle, cell.parts.showsGrip, cell.parts.showsMark) = (.none, false, false)
    }
    cell.setEditing(editingMode, animated: animated)
    cell.setNeedsLayout()
  }

  /// Handles a tap on the editing control: a delete control shows the confirmation, an insert control inserts.
  func editControlTapped(_ cell: UITableViewCell) {
    guard editingMode, let row = shown.first(where: { $0.cell === cell }) else { return }
    if cell.parts.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: row.place.path)
      return
    }
    let configuration =
      tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: row.place.path)
      ?? UISwipeActionsConfiguration(actions: [confirmation(row.place)])
    guard !configuration.actions.isEmpty, shown.contains(where: { $0.cell === cell }) else { return }
    swipes?.open(RowSwipe(row.place, cell, isTrailing: true, configuration))
  }

  private func confirmation(_ place: ListPlace) -> UIContextualAction {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place.path) ?? localized("Delete")
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self else { return done(false) }
      dataSource?.tableView(self, commit: .delete, forRowAt: place.path)
      done(true)
    }
  }
}

/// A row that a finger or the mouse moves.
@MainActor struct RowLift {
  let cell: UITableViewCell
  let start: ListPlace
  var place: ListPlace
  /// The distance from the finger to the top of the row.
  var hold: CGFloat
  let scroller: EdgeScroller
}

// Reordering (semantics 26.28).

extension UITableView {
  /// Attaches the reorder control of a cell, which moves its row immediately and prevents scrolling.
  func attachGrip(_ grip: GripView, to cell: UITableViewCell) {
    let press = UILongPressGestureRecognizer()
    press.mark(as: .rowGrip)
    press.minimumPressDuration = 0
    press.allowableMovement = .infinity
    press.addAction(
      UIAction { [weak self, weak cell, weak press] _ in
        guard let self, let cell, let press else { return }
        gripped(cell, press)
      })
    grip.addGestureRecognizer(press)
  }

  private func gripped(_ cell: UITableViewCell, _ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began:
      guard let row = shown.first(where: { $0.cell === cell }), lifted == nil else { return }
      swipes?.close(animated: false)
      lift(row, at: press.location(in: self).y)
    case .changed: carry(to: press.location(in: self).y)
    case .ended: drop(isDone: true)
    case .cancelled, .failed: drop(isDone: false)
    case .possible: break
    }
  }

  private func lift(_ row: Shown, at y: CGFloat) {
    let scroller = EdgeScroller(self) { [weak self] in self?.carry(to: $0.y) }
    lifted = RowLift(
      cell: row.cell, start: row.place, place: row.place, hold: y - row.cell.frame.minY, scroller: scroller)
    bringSubviewToFront(row.cell)
    // The lifted row needs an opaque background.
    let around = sequence(first: self as UIView) { $0.superview }.lazy.compactMap(\.backgroundColor)
    row.cell.parts.liftedGround = around.first { $0.cgColor.alpha == 1 } ?? .systemBackground
    row.cell.groundDidChange()
    row.cell.layer.shadowOpacity = 0.3
    // Without its shape the shadow would be made of the whole row, in each frame.
    row.cell.layer.shadowPath = CGPath(rect: row.cell.bounds, transform: nil)
    row.cell.clipsToBounds = false
  }

  private func carry(to y: CGFloat) {
    guard var lift = lifted else { return }
    lift.cell.frame.origin.y = y - lift.hold
    lift.scroller.follow(CGPoint(x: bounds.midX, y: y))
    let middle = y - lift.hold + lift.cell.bounds.height / 2
    guard var target = geometry.row(at: min(max(middle, 0), max(geometry.total - 0.5, 0))), target != lift.place
    else { return }
    if let tableDelegate {
      let expected = generation
      let answer = tableDelegate.tableView(
        self, targetIndexPathForMoveFromRowAt: lift.start.path, toProposedIndexPath: target.path)
      guard generation == expected, let place = ListPlace(answer), geometry.contains(place) else { return }
      target = place
    }
    guard target != lift.place else { return }
    shift(from: lift.place, to: target)
    lift.place = target
    lifted = lift
  }

  /// Moves a row within the geometry and makes room for it.
  private func shift(from: ListPlace, to: ListPlace) {
    let height = geometry.span(of: from).height, isKnown = geometry.isKnown(from)
    geometry.change(from.section) { $0.remove(from.item) }
    geometry.change(to.section) { $0.insert(to.item, height, isKnown: isKnown) }
    func moved(_ place: ListPlace) -> ListPlace {
      if place == from { return to }
      var place = place
      if place.section == from.section, place.item > from.item { place.item -= 1 }
      if place.section == to.section, place.item >= to.item { place.item += 1 }
      return place
    }
    shown = shown.map { Shown(place: moved($0.place), cell: $0.cell) }.sorted { $0.place < $1.place }
    selection = Set(selection.map(moved))
    (cursor, anchor, reportedFocus) = (cursor.map(moved), anchor.map(moved), reportedFocus.map(moved))
    UIView.animate(withDuration: TableTuning.moveTime, delay: 0, options: .allowUserInteraction) {
      for row in shown where row.cell !== lifted?.cell { row.cell.frame = rect(of: row.place) }
    }
    setNeedsLayout()
  }

  /// Drops the row: at its current position, or at its original one.
  func drop(isDone: Bool) {
    guard let lift = lifted else { return }
    lifted = nil
    lift.scroller.stop()
    lift.cell.layer.shadowOpacity = 0
    lift.cell.layer.shadowPath = nil
    lift.cell.clipsToBounds = true
    if !isDone, lift.place != lift.start, geometry.contains(lift.place) { shift(from: lift.place, to: lift.start) }
    sendSubviewToBack(lift.cell)
    UIView.animate(withDuration: TableTuning.moveTime, delay: 0, options: .allowUserInteraction) {
      if let row = shown.first(where: { $0.cell === lift.cell }) { lift.cell.frame = rect(of: row.place) }
    } completion: { [weak self] _ in
      guard self?.lifted?.cell !== lift.cell else { return }
      lift.cell.parts.liftedGround = nil
      lift.cell.groundDidChange()
    }
    setNeedsLayout()
    if isDone, lift.place != lift.start {
      dataSource?.tableView(self, moveRowAt: lift.start.path, to: lift.place.path)
    }
  }

  /// Moves the row with the keyboard cursor by Alt and an arrow key.
  func moveFocusedRow(_ key: UIKeyboardHIDUsage) -> Bool {
    guard key == .keyboardUpArrow || key == .keyboardDownArrow, let from = cursor, geometry.contains(from),
      let dataSource, dataSource.tableView(self, canMoveRowAt: from.path)
    else { return false }
    guard var to = key == .keyboardUpArrow ? geometry.row(before: from) : geometry.row(after: from) else { return true }
    if let tableDelegate {
      let answer = tableDelegate.tableView(
        self, targetIndexPathForMoveFromRowAt: from.path, toProposedIndexPath: to.path)
      guard let place = ListPlace(answer), geometry.contains(place), geometry.contains(from) else { return true }
      to = place
    }
    guard to != from else { return true }
    shift(from: from, to: to)
    dataSource.tableView(self, moveRowAt: from.path, to: to.path)
    if let cursor, geometry.contains(cursor) { scrollToRow(at: cursor.path, at: .none, animated: false) }
    return true
  }
}
