import UIKit

#if FoundationGeometry

// MARK: - Sections that open

final class CollapsibleHeader: UITableViewHeaderFooterView {
  let titleLabel = UILabel()
  let arrowLabel = UILabel()
  var section = 0
  var onTap: ((Int) -> Void)?

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(titleLabel)
    contentView.addSubview(arrowLabel)
    arrowLabel.text = ">"
    for label in [titleLabel, arrowLabel] { label.translatesAutoresizingMaskIntoConstraints = false }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      titleLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      titleLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      arrowLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      arrowLabel.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(CollapsibleHeader.tapHeader(_:))))
  }

  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func tapHeader(_ gestureRecognizer: UITapGestureRecognizer) {
    guard let cell = gestureRecognizer.view as? CollapsibleHeader else { return }
    onTap?(cell.section)
  }

  func setCollapsed(_ collapsed: Bool) {
    arrowLabel.transform = CGAffineTransform(rotationAngle: collapsed ? 0.0 : .pi / 2)
  }
}

final class CollapsibleTableViewController: UITableViewController {
  struct Group {
    let name: String
    let items: [String]
    var collapsed = true
  }
  var groups = [
    Group(name: "Mac", items: ["MacBook", "iMac"]), Group(name: "iPad", items: ["iPad Pro", "iPad Air", "iPad mini"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.estimatedRowHeight = 44.0
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 44
    tableView.register(CollapsibleHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.separatorInsetReference = .fromAutomaticInsets
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
    tableView.tableFooterView = UIView(frame: .zero)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { groups.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].collapsed ? 0 : groups[section].items.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = groups[indexPath.section].items[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? CollapsibleHeader
      ?? CollapsibleHeader(reuseIdentifier: "header")
    header.titleLabel.text = groups[section].name
    header.setCollapsed(groups[section].collapsed)
    header.section = section
    header.onTap = { [weak self, weak header] section in
      guard let self = self else { return }
      self.groups[section].collapsed.toggle()
      header?.setCollapsed(self.groups[section].collapsed)
      self.tableView.reloadSections(NSIndexSet(index: section) as IndexSet, with: .automatic)
    }
    return header
  }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 44.0 }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 1.0 }
}

// MARK: - To do: swipe, reorder, undo

final class ShoppingViewController: UITableViewController {
  struct Todo: Equatable {
    var title: String
    var isDone = false
  }
  var todos = [Todo(title: "Milk"), Todo(title: "Bread"), Todo(title: "Stamps")]
  private let undo = UndoManager()
  override var undoManager: UndoManager? { undo }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To do"
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: Selector(ShoppingViewController.addTapped))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Todo")
    tableView.allowsSelectionDuringEditing = true
  }

  func addTapped() {
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
      self?.insert(Todo(title: text), at: 0)
    }
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true)
  }

  func insert(_ todo: Todo, at index: Int) {
    todos.insert(todo, at: index)
    tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .top)
  }

  func remove(at index: Int) {
    let todo = todos.remove(at: index)
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .left)
    undo.registerUndo(withTarget: self) { $0.insert(todo, at: index) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { todos.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Todo", for: indexPath)
    configure(cell, at: indexPath)
    return cell
  }
  private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
    let todo = todos[indexPath.row]
    cell.textLabel?.text = todo.title
    cell.accessoryType = todo.isDone ? .checkmark : .none
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    todos[indexPath.row].isDone.toggle()
    if let cell = tableView.cellForRow(at: indexPath) { configure(cell, at: indexPath) }
    tableView.deselectRow(at: indexPath, animated: true)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    todos.insert(todos.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { remove(at: indexPath.row) }
  }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    let done = UIContextualAction(style: .normal, title: "Done") { [weak self] _, _, completion in
      self?.todos[indexPath.row].isDone = true
      self?.tableView.reloadRows(at: [indexPath], with: .none)
      completion(true)
    }
    done.backgroundColor = .systemGreen
    let configuration = UISwipeActionsConfiguration(actions: [done])
    configuration.performsFirstActionWithFullSwipe = true
    return configuration
  }
}

// MARK: - Pages of results that load while one scrolls

final class EndlessTableViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private(set) var rows: [String] = []
  private(set) var requests = 0
  private var isLoading = false
  let total = 200
  var load: (@escaping ([String]) -> Void) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.prefetchDataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "List")
    fetch()
  }

  func fetch() {
    guard !isLoading, rows.count < total else { return }
    isLoading = true
    requests += 1
    let first = rows.count
    load { [weak self] new in
      guard let self = self else { return }
      self.isLoading = false
      self.rows += new
      if first == 0 {
        self.tableView.reloadData()
      } else {
        let visible = Set(self.tableView.indexPathsForVisibleRows ?? [])
        let loaded = (first..<self.rows.count).map { IndexPath(row: $0, section: 0) }
        self.tableView.reloadRows(at: Array(visible.intersection(loaded)), with: .automatic)
      }
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { total }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "List", for: indexPath)
    cell.textLabel?.text = indexPath.row < rows.count ? rows[indexPath.row] : "Loading"
    return cell
  }
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    if indexPaths.contains(where: { $0.row >= rows.count }) { fetch() }
  }
}

// MARK: - A form of cells

final class TimerFormViewController: UITableViewController {
  let picker = UIDatePicker()
  private(set) var chosen: TimeInterval = 0
  private var pickerIsShown = false

  init() { super.init(style: .insetGrouped) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.datePickerMode = .countDownTimer
    picker.preferredDatePickerStyle = .inline
    picker.minuteInterval = 5
    picker.countDownDuration = 25 * 60
    picker.addTarget(self, action: Selector(TimerFormViewController.pickerChanged(_:)), for: .valueChanged)
  }

  func pickerChanged(_ sender: UIDatePicker) {
    chosen = sender.countDownDuration
    tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.detailTextLabel?.text = text
  }

  private var text: String { "\(Int(picker.countDownDuration) / 60) min" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { pickerIsShown ? 2 : 1 }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 1 ? 216 : 44
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    if indexPath.row == 0 {
      cell.textLabel?.text = "Duration"
      cell.detailTextLabel?.text = text
    } else {
      cell.selectionStyle = .none
      picker.frame = cell.contentView.bounds
      picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(picker)
    }
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 0 else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    pickerIsShown.toggle()
    let path = [IndexPath(row: 1, section: 0)]
    tableView.beginUpdates()
    if pickerIsShown {
      tableView.insertRows(at: path, with: .fade)
    } else {
      tableView.deleteRows(at: path, with: .fade)
    }
    tableView.endUpdates()
  }
}

// MARK: - Contacts in sections with letters

final class ContactsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let collation: [(key: String, names: [String])]

  init(names: [String]) {
    let groups = Dictionary(grouping: names) { String($0.prefix(1)) }
    collation = groups.keys.sorted().map { ($0, groups[$0]!.sorted()) }
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    tableView.dataSource = self
    tableView.delegate = self
    tableView.sectionIndexColor = .systemRed
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
    view = tableView
  }

  func scroll(to name: String, animated: Bool) {
    for (section, group) in collation.enumerated() {
      guard let row = group.names.firstIndex(of: name) else { continue }
      tableView.scrollToRow(at: IndexPath(row: row, section: section), at: .middle, animated: animated)
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { collation.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { collation[section].names.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { collation[section].key }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.map { $0.key } }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = collation[indexPath.section].names[indexPath.row]
    content.secondaryText = "Friend"
    cell.contentConfiguration = content
    return cell
  }
}

#endif
