import TouchGeometry
import TouchKit
import TouchLists

// Rows and items by their index paths. A row or item that is not visible is scrolled into view before it is touched.

extension TouchStage {
  /// Taps the middle of a row.
  ///
  /// A row that does not exist stops the test.
  public func tap(
    row indexPath: IndexPath, in tableView: UITableView, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) { tap(cell(of: indexPath, in: tableView), reach, file: file, line: line) }

  /// Swipes to the left across a row, which pulls out the actions of its trailing side.
  public func swipeLeft(
    row indexPath: IndexPath, in tableView: UITableView, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) { swipeLeft(cell(of: indexPath, in: tableView), reach, file: file, line: line) }

  /// Swipes to the right across a row, which pulls out the actions of its leading side.
  public func swipeRight(
    row indexPath: IndexPath, in tableView: UITableView, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) { swipeRight(cell(of: indexPath, in: tableView), reach, file: file, line: line) }

  /// Taps the middle of an item.
  ///
  /// An item that does not exist stops the test.
  public func tap(
    item indexPath: IndexPath, in collectionView: UICollectionView, _ reach: Reach = .required,
    file: String = #filePath, line: Int = #line
  ) {
    if collectionView.cellForItem(at: indexPath) == nil {
      collectionView.scrollToItem(at: indexPath, at: [], animated: false)
      settle()
    }
    guard let cell = collectionView.cellForItem(at: indexPath) else {
      preconditionFailure("there is no item \(indexPath) to be touched")
    }
    tap(cell, reach, file: file, line: line)
  }

  private func cell(of indexPath: IndexPath, in tableView: UITableView) -> UITableViewCell {
    tableView.scrollToRow(at: indexPath, at: .none, animated: false)
    settle()
    guard let cell = tableView.cellForRow(at: indexPath) else {
      preconditionFailure("there is no row \(indexPath) to be touched")
    }
    return cell
  }
}
