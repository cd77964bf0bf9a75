import UIKit

/// A list of the first column, whose rows have two lines.
class MailList: UITableViewController {
  /// What the rows say, from the top; those with a symbol lead to another list.
  var rows: [(title: String, detail: String, isBold: Bool, symbol: String?)] = [] { didSet { tableView.reloadData() } }
  var mail: MailController? { splitViewController as? MailController }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  /// Finds out what the rows say.
  func reload() {}

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let known = tableView.dequeueReusableCell(withIdentifier: "row")
    let cell = known ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    let row = rows[indexPath.row]
    cell.textLabel?.text = row.title
    cell.detailTextLabel?.text = row.detail
    cell.textLabel?.font = .systemFont(ofSize: 16, weight: row.isBold ? .bold : .regular)
    cell.imageView?.image = row.symbol.flatMap { UIImage(systemName: $0) }
    cell.accessoryType = row.symbol == nil ? .none : .disclosureIndicator
    return cell
  }
}

/// The mailboxes, with their numbers of unread messages.
final class MailboxList: MailList {
  override func reload() {
    rows = zip(Mailbox.allCases, ["tray", "paperplane", "trash"]).map { box, symbol in
      let unread = mail?.post.messages(in: box).count { !$0.isRead } ?? 0
      return (box.rawValue, unread == 0 ? "All read" : "\(unread) new", unread > 0, symbol)
    }
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(MessageList(Mailbox.allCases[indexPath.row]), animated: true)
  }
}

/// The messages of a mailbox, or those among them that a search finds.
final class MessageList: MailList, UISearchResultsUpdating {
  private let box: Mailbox
  private var messages: [Message] = []
  let search = UISearchController(searchResultsController: nil)

  init(_ box: Mailbox) {
    self.box = box
    super.init(style: .plain)
    title = box.rawValue
    (search.searchResultsUpdater, search.obscuresBackgroundDuringPresentation) = (self, false)
    navigationItem.searchController = search
  }
  required init?(coder: NSCoder) { nil }

  /// The message that is chosen stays so.
  override func reload() {
    let chosen = tableView.indexPathForSelectedRow.map { messages[$0.row].id }
    messages = mail?.post.messages(in: box, matching: search.searchBar.text ?? "") ?? []
    rows = messages.map { ($0.from, $0.subject, !$0.isRead, nil) }
    guard let row = messages.firstIndex(where: { $0.id == chosen }) else { return }
    tableView.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
  }

  func updateSearchResults(for searchController: UISearchController) { reload() }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    mail?.open(messages[indexPath.row])
  }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let message = messages[indexPath.row]
    let trash = UIContextualAction(style: .destructive, title: "Trash") { [weak self] _, _, done in
      self?.mail?.move(message, to: .trash)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: box == .trash ? [] : [trash])
  }
}
