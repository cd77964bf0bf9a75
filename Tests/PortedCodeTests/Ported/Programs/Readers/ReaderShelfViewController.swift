import UIKit

#if FoundationGeometry
class ReaderShelfViewController: UITableViewController {
  let books: [ReaderBook]
  private(set) var pagesRead: [String: Int] = [:]

  init(books: [ReaderBook]) {
    self.books = books
    super.init(style: UITableView.Style.plain)
    NotificationCenter.default.addObserver(
      self, selector: Selector(ReaderShelfViewController.progressed(_:)), name: ReaderProgress.didChange, object: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { NotificationCenter.default.removeObserver(self) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ReaderShelfCell.self, forCellReuseIdentifier: "Book")
  }

  private var current: ReaderBook?

  private func progressed(_ note: NSNotification) {
    guard let book = current, let page = note.userInfo?["page"] as? Int else { return }
    pagesRead[book.title] = page + 1
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return books.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath) as! ReaderShelfCell
    let book = books[indexPath.row]
    cell.textLabel?.text = book.title
    cell.gauge.fraction = CGFloat(pagesRead[book.title] ?? 0) / CGFloat(book.pages.count)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    current = books[indexPath.row]
    let reader = ReaderViewController(book: books[indexPath.row])
    reader.modalPresentationStyle = .fullScreen
    present(reader, animated: true, completion: nil)
  }
}
#endif
