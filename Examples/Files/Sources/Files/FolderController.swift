import UIKit

/// Shows a folder: open with a click or Return, swipe or press Delete to delete, Control and Z to undo, type to find.
final class FolderController: UITableViewController {
  private var folder: Folder
  private var search = ""
  private let field = UITextField(frame: CGRect(x: 16, y: 8, width: 288, height: 32))

  init(_ folder: Folder) {
    self.folder = folder
    super.init(style: .plain)
    title = folder.name
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(EntryCell.self, forCellReuseIdentifier: "entry")
    field.placeholder = "Search"
    field.borderStyle = .roundedRect
    field.autoresizingMask = .flexibleWidth
    field.addAction(UIAction { [weak self] _ in self?.find() }, for: .editingChanged)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 48))
    header.addSubview(field)
    tableView.tableHeaderView = header
    navigationItem.rightBarButtonItem = editButtonItem
  }

  // MARK: Rows

  /// The rows that the search leaves.
  private func entries(_ section: Int) -> [Entry] {
    let all = folder.sections[section]
    return search.isEmpty ? all : all.filter { $0.name.lowercased().contains(search) }
  }

  private func find() {
    search = (field.text ?? "").lowercased()
    tableView.reloadData()
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

  /// Deletes a row that is seen; its place in the folder is another while a search is on.
  private func delete(at indexPath: IndexPath) -> Bool {
    let entry = entries(indexPath.section)[indexPath.row]
    guard let row = folder.sections[indexPath.section].firstIndex(of: entry),
      folder.delete(IndexPath(row: row, section: indexPath.section))
    else { return false }
    undoManager?.registerUndo(withTarget: self) { $0.undoDeletion() }
    tableView.deleteRows(at: [indexPath], with: .automatic)
    return true
  }

  private func undoDeletion() {
    guard let place = folder.undo() else { return }
    if search.isEmpty { tableView.insertRows(at: [place], with: .automatic) } else { tableView.reloadData() }
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
