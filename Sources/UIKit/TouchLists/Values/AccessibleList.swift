import TouchGeometry
import TouchKit
import TouchWidgets

/// A list as assistive technologies read it; nothing here creates a cell (semantics 47.32).
@MainActor package protocol AccessibleList: UIScrollView {
  /// The number of items in each section.
  var accessibleCounts: [Int] { get }
  /// A number that changes with every insertion, deletion, move and reload.
  var accessibleEdition: Int { get }
  /// Whether the user may select items, and several at a time.
  var accessibleSelecting: (one: Bool, several: Bool) { get }
  /// The selected items, in order.
  var accessibleSelection: [IndexPath] { get }
  /// The item with the keyboard cursor; nil for none.
  var accessibleCursor: IndexPath? { get }
  /// Returns the displayed cell of an item; nil without one.
  func accessibleCell(at path: IndexPath) -> UIView?
  /// Returns the item of a displayed cell.
  func accessibleItem(of cell: UIView) -> IndexPath?
  /// Returns the frame of an item in the list's coordinates, which may be an estimate or empty.
  func accessibleFrame(at path: IndexPath) -> CGRect
  /// Selects or deselects an item as the user does; the delegate is asked.
  func chooseAsUser(_ path: IndexPath, _ isSelected: Bool)
  /// Scrolls to an item, which then has a cell, and moves the keyboard cursor there.
  func revealAsUser(_ path: IndexPath, focuses: Bool)
}

extension UITableView: AccessibleList {
  package var accessibleCounts: [Int] {
    loadIfNeeded()
    return geometry.sections.indices.map { geometry.count($0) }
  }
  package var accessibleEdition: Int { generation }
  package var accessibleSelecting: (one: Bool, several: Bool) { (canSelect, selectsSeveral) }
  package var accessibleSelection: [IndexPath] { selection.sorted().map(\.path) }
  package var accessibleCursor: IndexPath? { cursor.flatMap { containsPlace($0) ? $0.path : nil } }
  package func accessibleCell(at path: IndexPath) -> UIView? { ListPlace(path).flatMap { cell(at: $0) } }

  package func accessibleItem(of cell: UIView) -> IndexPath? {
    guard let cell = cell as? UITableViewCell else { return nil }
    return shown.index(of: cell).map { shown[$0].place.path }
  }

  package func accessibleFrame(at path: IndexPath) -> CGRect {
    loadIfNeeded()
    guard let place = ListPlace(path), geometry.contains(place) else { return .zero }
    return rect(of: place)
  }

  package func chooseAsUser(_ path: IndexPath, _ isSelected: Bool) {
    loadIfNeeded()
    guard let place = ListPlace(path), geometry.contains(place), canSelect else { return }
    if !isSelected {
      deselectByUser(place)
    } else if !selection.contains(place) {
      choose(place, [], replaces: false, taps: 1)
    }
  }

  package func revealAsUser(_ path: IndexPath, focuses: Bool) {
    loadIfNeeded()
    guard let place = ListPlace(path), geometry.contains(place) else { return }
    if focuses { return moveCursor(to: place, keys: .control, []) }
    scrollToRow(at: path, at: .none, animated: false)
  }
}

extension UICollectionView: AccessibleList {
  package var accessibleCounts: [Int] { counts ?? askCounts() }
  package var accessibleEdition: Int { generation }
  package var accessibleSelecting: (one: Bool, several: Bool) { (canSelect, selectsSeveral) }
  package var accessibleSelection: [IndexPath] { selection.sorted().map(\.path) }
  package var accessibleCursor: IndexPath? { cursor.flatMap { containsPlace($0) ? $0.path : nil } }
  package func accessibleCell(at path: IndexPath) -> UIView? { ListPlace(path).flatMap { cell(at: $0) } }

  package func accessibleItem(of cell: UIView) -> IndexPath? {
    (cell as? UICollectionViewCell).flatMap { indexPath(for: $0) }
  }

  package func accessibleFrame(at path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }

  package func chooseAsUser(_ path: IndexPath, _ isSelected: Bool) {
    guard let place = ListPlace(path), contains(place), canSelect else { return }
    if !isSelected {
      _ = deselectByUser(place, asks: true)
    } else if !selection.contains(place) {
      _ = choose(place, [], replaces: false)
    }
  }

  package func revealAsUser(_ path: IndexPath, focuses: Bool) {
    guard let place = ListPlace(path), contains(place) else { return }
    if focuses {
      _ = moveCursor(to: place, .control, [])
    } else {
      scrollToItem(at: path, at: [], animated: false)
    }
  }
}
