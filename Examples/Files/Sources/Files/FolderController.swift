import UIKit

/// Shows a folder: open with a click or Return, swipe or press Delete to delete, Control and Z to undo, type to find.
final class FolderController: UITableViewController, UISearchResultsUpdating {
  private var folder: Folder
  private let finder = UISearchController(searchResultsController: nil)
  private var search: String { finder.searchBar.text?.lowercased() ?? "" }

  init(_ folder: Folder) {
    self.folder = folder
    super.init(style: .plain)
    title = folder.name
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
    (finder.searchResultsUpdater, finder.hidesNavigationBarDuringPresentation) = (self, false)
    (navigationItem.searchController, navigationItem.hidesSearchBarWhenScrolling) = (finder, false)
    navigationItem.rightBarButtonItem = editButtonItem
  }

  /// A folder without rows says so.
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var empty = UIContentUnavailableConfiguration.empty()
    (empty.image, empty.text) = (UIImage(systemName: "folder"), "Empty Folder")
    if !search.isEmpty { empty = .search() }
    contentUnavailableConfiguration = [0, 1].allSatisfy { entries($0).isEmpty } ? empty : nil
  }

  // MARK: Rows

  /// The rows that the search leaves.
  private func entries(_ section: Int) -> [Entry] {
    let all = folder.sections[section]
    return search.isEmpty ? all : all.filter { $0.name.lowercased().contains(search) }
  }

  func updateSearchResults(for searchController: UISearchController) { reload() }

  private func reload() {
    tableView.reloadData()
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries(section).count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    entries(section).isEmpty ? nil : ["Folders", "Files"][section]
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    let entry = entries(indexPath.section)[indexPath.row]
    cell.textLabel?.text = entry.name
    cell.detailTextLabel?.text = entry.isFolder ? nil : entry.size
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    return cell
  }
  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    let entry = entries(indexPath.section)[indexPath.row]
    guard entry.isFolder else { return }
    let next = FolderController(Folder(path: "\(folder.path)/\(entry.name)"))
    navigationController?.pushViewController(next, animated: true)
  }

  // MARK: Changes

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      done(self?.delete(at: indexPath) ?? false)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Deletes a visible row, whose index in the folder differs during a search.
  private func delete(at indexPath: IndexPath) -> Bool {
    let entry = entries(indexPath.section)[indexPath.row]
    guard let row = folder.sections[indexPath.section].firstIndex(of: entry),
      folder.delete(IndexPath(row: row, section: indexPath.section))
    else { return false }
    undoManager?.registerUndo(withTarget: self) { $0.undoDeletion() }
    tableView.deleteRows(at: [indexPath], with: .automatic)
    setNeedsUpdateContentUnavailableConfiguration()
    return true
  }

  private func undoDeletion() {
    guard let place = folder.undo() else { return }
    if search.isEmpty { tableView.insertRows(at: [place], with: .automatic) } else { tableView.reloadData() }
    setNeedsUpdateContentUnavailableConfiguration()
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { search.isEmpty }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    // Folders stay among folders.
    sourceIndexPath.section == proposedDestinationIndexPath.section ? proposedDestinationIndexPath : sourceIndexPath
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { folder.move(sourceIndexPath, to: destinationIndexPath) }
}

/// A row with the size at its end.
final class EntryCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
