import UIKit

#if FoundationGeometry
class PlanListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let board: PlanBoard
  let tableView = UITableView(frame: .zero, style: .grouped)
  private(set) var isFiltered = false

  init(board: PlanBoard) {
    self.board = board
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() { view = tableView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "List"
    tableView.dataSource = self
    tableView.delegate = self
    tableView.tableFooterView = UIView()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open", style: .plain, target: self, action: Selector(PlanListViewController.filter))
  }

  private func filter() {
    isFiltered.toggle()
    tableView.reloadData()
  }

  var cards: [PlanCard] {
    let open = NSPredicate { card, _ in (card as? PlanCard)?.isDone == false }
    return isFiltered ? board.cards(matching: open) : board.cards
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cards.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = cards[indexPath.row].title
    return cell
  }
}
#endif
