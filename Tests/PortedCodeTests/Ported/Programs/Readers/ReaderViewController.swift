import UIKit

#if FoundationGeometry
class ReaderViewController: UIPageViewController {
  let book: ReaderBook
  let progress = ReaderProgress()

  init(book: ReaderBook) {
    self.book = book
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([controller(at: 0)!], direction: .forward, animated: false, completion: nil)
  }

  func controller(at page: Int) -> ReaderPageController? {
    guard book.pages.indices.contains(page) else { return nil }
    return ReaderPageController(page: page, text: book.pages[page])
  }

  var isReadingAloud = false

  override func accessibilityPerformMagicTap() -> Bool {
    isReadingAloud = !isReadingAloud
    return true
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true, completion: nil)
    return true
  }
}
#endif
