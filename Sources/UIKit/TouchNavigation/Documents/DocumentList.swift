import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLists
import TouchWidgets

/// The kit's file browser, for desktops without a file dialog.
///
/// Return or a double click opens the selected row: a folder in the list, a file for the app. The left button opens the
/// parent folder.
@MainActor final class DocumentList: UITableViewController, UIAdaptivePresentationControllerDelegate {
  /// Called once with the chosen paths; empty if the user cancelled.
  var onEnd: (([String]) -> Void)?
  private(set) var listing: FolderListing
  private let endings: [String]
  private let takesFolders: Bool
  private lazy var openItem = UIBarButtonItem(
    title: takesFolders ? localized("Choose") : localized("Open"),
    primaryAction: UIAction { [weak self] _ in self?.open() })
  private lazy var upItem = UIBarButtonItem(
    title: localized("Up", context: "folder"), primaryAction: UIAction { [weak self] _ in self?.openParent() })

  init(path: String, endings: [String], takesFolders: Bool, takesSeveral: Bool) {
    listing = FolderListing(path: path, endings: endings)
    (self.endings, self.takesFolders) = (endings, takesFolders)
    super.init(style: .plain)
    tableView.allowsMultipleSelection = takesSeveral && !takesFolders
    let cancel = UIBarButtonItem(
      title: localized("Cancel"), primaryAction: UIAction { [weak self] _ in self?.onEnd?([]) })
    navigationItem.leftBarButtonItem = upItem
    navigationItem.rightBarButtonItems = [openItem, cancel]
    addKeyCommand(
      UIKeyCommand(
        title: localized("Enclosing Folder"), action: Selector(DocumentList.openParent),
        input: UIKeyCommand.inputUpArrow,
        modifierFlags: .alternate))
    show()
  }
  required init?(coder: NSCoder) { nil }

  private func show() {
    title = listing.path.split(separator: "/").last.map(String.init) ?? "/"
    upItem.isEnabled = listing.parent != nil
    tableView.reloadData()
    tableView.setContentOffset(CGPoint(x: 0, y: -tableView.adjustedContentInset.top), animated: false)
    showChoice()
  }

  private func showChoice() { openItem.isEnabled = takesFolders || !chosen.isEmpty }

  private var chosen: [FolderListing.Entry] {
    (tableView.indexPathsForSelectedRows ?? []).sorted().map { listing.entries[$0.row] }
  }

  private func open(folder path: String) {
    listing = FolderListing(path: path, endings: endings)
    show()
  }

  func openParent() { if let parent = listing.parent { open(folder: parent) } }

  /// Opens the selection: a folder in the list, files for the app, or the requested folder.
  private func open() {
    let chosen = chosen
    if takesFolders { return onEnd?([chosen.first.map { listing.path(of: $0) } ?? listing.path]) ?? () }
    if chosen.count == 1, chosen[0].isFolder { return open(folder: listing.path(of: chosen[0])) }
    let files = chosen.filter { !$0.isFolder }
    if !files.isEmpty { onEnd?(files.map { listing.path(of: $0) }) }
  }

  /// The user dismissed the list: nothing is chosen.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?([]) }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    listing.entries.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "entry")
      ?? UITableViewCell(style: .default, reuseIdentifier: "entry")
    let entry = listing.entries[indexPath.row]
    cell.textLabel?.text = entry.name
    cell.textLabel?.textColor = entry.isFolder || !takesFolders ? .label : .secondaryLabel
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    takesFolders && !listing.entries[indexPath.row].isFolder ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { showChoice() }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { showChoice() }

  override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    let entry = listing.entries[indexPath.row]
    if entry.isFolder { return open(folder: listing.path(of: entry)) }
    if !takesFolders, !tableView.allowsMultipleSelection { onEnd?([listing.path(of: entry)]) }
  }
}
