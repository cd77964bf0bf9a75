import TouchGeometry
import TouchKit
import TouchWidgets

extension UICollectionViewCell: SwipedCell {
  final func swipeDidSettle() {}
}

// Swipe actions of rows in a collection view with a list layout (semantics 27.20).

extension UICollectionView: SwipingList {
  final var isChangingRows: Bool { batch != nil }

  /// Installs the recognizers if rows have actions.
  func prepareSwipes(_ row: ListRow?) {
    guard swipes == nil, let list = row?.configuration,
      list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil
    else { return }
    swipes = RowSwipes(self)
  }

  final func rowToOpen(at point: CGPoint, towardsLeft: Bool) -> RowSwipe? {
    guard !isEditing,
      let row = shown.first(where: { $0.cell.superview === self && $0.cell.frame.contains(point) })
    else { return nil }
    return self.row(at: row.place, isTrailing: towardsLeft != row.cell.isMirrored)
  }

  final func row(at place: ListPlace, isTrailing: Bool) -> RowSwipe? {
    guard let cell = cell(at: place), let found = actions(place, isTrailing: isTrailing), self.cell(at: place) === cell
    else { return nil }
    return RowSwipe(place, cell, isTrailing: isTrailing, found)
  }

  final func restingFrame(of row: RowSwipe) -> CGRect? {
    guard cell(at: row.place) === row.cell else { return nil }
    return placed(row.place.path)?.frame
  }

  final func didOpen(_ row: RowSwipe) {}

  final func didClose(_ row: RowSwipe) {}

  final func cardCorners(of row: RowSwipe) -> CACornerMask? {
    guard let shown = collectionViewLayout.layoutAttributesForItem(at: row.place.path)?.row,
      shown.configuration.appearance == .insetGrouped
    else { return nil }
    return .ends(isFirst: shown.isFirst, isLast: shown.isLast)
  }

  /// Shows the trailing actions of a row, as its delete control does.
  func openActions(of cell: UICollectionViewCell?) {
    guard let place = shown.first(where: { $0.cell === cell })?.place, let row = row(at: place, isTrailing: true)
    else { return }
    swipes?.open(row)
  }

  /// Returns the actions at a side of a row, or nil.
  private func actions(_ place: ListPlace, isTrailing: Bool) -> UISwipeActionsConfiguration? {
    guard let row = collectionViewLayout.layoutAttributesForItem(at: place.path)?.row, row.kind == .row else {
      return nil
    }
    let expected = generation
    let found =
      isTrailing
      ? row.configuration.trailingSwipeActionsConfigurationProvider?(place.path)
      : row.configuration.leadingSwipeActionsConfigurationProvider?(place.path)
    guard generation == expected, let found, !found.actions.isEmpty else { return nil }
    return found
  }
}
