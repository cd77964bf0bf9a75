import TouchGeometry
import TouchKit

/// Has the rows of a table: how many there are, and a cell for each.
///
/// The numbers are asked once when the table loads its data and once at the end of each batch (semantics 26.1, 26.2).
/// Methods with a default are optional.
/// https://developer.apple.com/documentation/uikit/uitableviewdatasource
@preconcurrency @MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has; a number below zero counts as zero and is reported.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// A cell for a row that comes into view.
  ///
  /// Called once each time that the row comes into view. Take a used cell by
  /// `dequeueReusableCell(withIdentifier:for:)`; the table owns the cell while it is shown.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// How many sections there are; 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil, the default, for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be deleted, inserted at or swiped; true.
  ///
  /// Asked when editing begins, when a row comes into view meanwhile, and when a swipe begins. Rows of a data source
  /// that says nothing of its own show no action that deletes when they are swiped.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row has a grip by which it can be moved while the table is edited.
  ///
  /// False by default: in UIKit a row can be moved if `tableView(_:moveRowAt:to:)` is there, which cannot be told here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user has asked for a row to be deleted or inserted: change the data and tell the table.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// The user has moved a row: change the data; the table has moved it already.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

  /// The letters at the side that lead to sections; nil, the default, for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a letter leads to; by default the one of its number.
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// Returns nil.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Returns true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    tableView.editsByWriting = false
    return true
  }
  /// Returns false.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// Returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The number of the letter.
  public func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}
