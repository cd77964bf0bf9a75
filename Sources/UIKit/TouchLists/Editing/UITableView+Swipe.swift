import TouchFiles
import TouchGeometry
import TouchKit
import TouchWidgets

extension UITableViewCell: SwipedCell {
  final var isSwiped: Bool {
    get { parts.isSwiped }
    set { changeSwiped(newValue) }
  }
  final func swipeDidSettle() { swipeSettled() }
}

// Swipe actions of a table's rows (semantics 26.21 to 26.26).

extension UITableView: SwipingList {
  final var isChangingRows: Bool { batch != nil }

  final func rowToOpen(at point: CGPoint, towardsLeft: Bool) -> RowSwipe? {
    guard lifted == nil, !editingMode, let place = geometry.row(at: point.y), let cell = cell(at: place) else {
      return nil
    }
    return row(at: place, isTrailing: towardsLeft != cell.isMirrored)
  }

  final func row(at place: ListPlace, isTrailing: Bool) -> RowSwipe? {
    guard let cell = cell(at: place), let found = actions(place, isTrailing: isTrailing), self.cell(at: place) === cell
    else { return nil }
    return RowSwipe(place, cell, isTrailing: isTrailing, found)
  }

  final func restingFrame(of row: RowSwipe) -> CGRect? { cell(at: row.place) === row.cell ? rect(of: row.place) : nil }

  final func didOpen(_ row: RowSwipe) { tableDelegate?.tableView(self, willBeginEditingRowAt: row.place.path) }

  final func didClose(_ row: RowSwipe) { tableDelegate?.tableView(self, didEndEditingRowAt: row.place.path) }

  final func cardCorners(of row: RowSwipe) -> CACornerMask? {
    guard style == .insetGrouped, let corners = (row.cell as? UITableViewCell)?.parts.corners else { return nil }
    return .ends(isFirst: corners.isFirst, isLast: corners.isLast)
  }

  /// Returns the actions at a side of a row, or nil.
  private func actions(_ place: ListPlace, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    let expected = generation
    implementsCanEdit = true
    let canEdit = dataSource?.tableView(self, canEditRowAt: place.path) ?? false
    let isWritten = implementsCanEdit
    guard canEdit, generation == expected else { return nil }
    implementsSwipeActions = true
    let own =
      isTrailing
      ? tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: place.path)
      : tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: place.path)
    guard generation == expected else { return nil }
    if let own { return own.actions.isEmpty ? nil : own }
    if isTrailing, let actions = tableDelegate?.tableView(self, editActionsForRowAt: place.path) {
      guard generation == expected, !actions.isEmpty else { return nil }
      let configuration = UISwipeActionsConfiguration(actions: actions.map(contextualAction))
      // The first action needs a tap: row actions have no full swipe.
      configuration.performsFirstActionWithFullSwipe = false
      return configuration
    }
    // The default action applies if the app implements editing of rows but no swipe actions.
    guard isTrailing, isWritten, tableDelegate == nil || !implementsSwipeActions else { return nil }
    let style = tableDelegate?.tableView(self, editingStyleForRowAt: place.path) ?? .delete
    guard style == .delete, generation == expected else { return nil }
    return UISwipeActionsConfiguration(actions: [deleteAction(place)])
  }

  /// Returns the action of a swipe that calls an older action with the row's index path at that time.
  private func contextualAction(_ action: UITableViewRowAction) -> UIContextualAction {
    let style: UIContextualAction.Style = action.style == .destructive ? .destructive : .normal
    let result = UIContextualAction(style: style, title: action.title) { [weak self] _, _, done in
      guard let self, let place = swipes?.current?.place else { return done(false) }
      let expected = generation
      action.handler(action, place.path)
      done(generation != expected)
    }
    if let color = action.backgroundColor { result.backgroundColor = color }
    return result
  }

  private func deleteAction(_ place: ListPlace) -> UIContextualAction {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: place.path) ?? localized("Delete")
    return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
      guard let self, let place = swipes?.current?.place else { return done(false) }
      let expected = generation
      dataSource?.tableView(self, commit: .delete, forRowAt: place.path)
      done(generation != expected)
    }
  }
}
