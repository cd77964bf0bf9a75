import UIKit

/// Shows the lines: type to filter, Escape for all of them, the second button or the Menu key to copy one.
final class LinesController: UITableViewController, UISearchResultsUpdating {
  private(set) var lines: LogLines
  let search = UISearchController(searchResultsController: nil)

  init(_ lines: LogLines, title: String) {
    self.lines = lines
    super.init(style: .plain)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LineCell.self, forCellReuseIdentifier: "line")
    tableView.rowHeight = 28
    tableView.separatorStyle = .none
    search.searchResultsUpdater = self
    search.hidesNavigationBarDuringPresentation = false
    search.searchBar.placeholder = "Lines with"
    navigationItem.searchController = search
    showCount()
    addKeyCommand(
      UIKeyCommand(
        title: "Find", action: Selector(LinesController.beginSearch), input: "f", modifierFlags: .command))
  }

  private func beginSearch() { search.isActive = true }

  func updateSearchResults(for searchController: UISearchController) {
    lines.filter(by: searchController.searchBar.text ?? "")
    tableView.reloadData()
    showCount()
  }

  private func showCount() {
    let text = lines.count == lines.total ? "\(lines.total) lines" : "\(lines.count) of \(lines.total)"
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    label.sizeToFit()
    // The bar has a margin of 8 points for an item, the lines one of 16.
    label.frame.size.width += 8
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: label)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath) as! LineCell
    let line = lines[indexPath.row]
    cell.show(line.number, line.text)
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let text = lines[indexPath.row].text
    return UIContextMenuConfiguration(
      actionProvider: { _ in
        UIMenu(title: "", children: [UIAction(title: "Copy Line") { _ in UIPasteboard.general.string = text }])
      })
  }
}

/// A line with its number before it.
final class LineCell: UITableViewCell {
  private let number = UILabel()
  private let line = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    number.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    number.textColor = .label.withAlphaComponent(0.7)
    number.textAlignment = .right
    line.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
    contentView.addSubview(number)
    contentView.addSubview(line)
  }
  required init?(coder: NSCoder) { nil }

  func show(_ number: Int, _ text: String) {
    self.number.text = "\(number)"
    line.text = text
  }
  var text: String { line.text ?? "" }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = contentView.bounds.size
    number.frame = CGRect(x: 16, y: 0, width: 48, height: size.height)
    line.frame = CGRect(x: 76, y: 0, width: max(size.width - 92, 0), height: size.height)
  }
}
