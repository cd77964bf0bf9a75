import UIKit

#if FoundationGeometry
class ReaderPageController: UIViewController {
  let page: Int
  let pageView = ReaderPageView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  init(page: Int, text: String) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
    pageView.label.text = text
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() { view = pageView }
}
#endif
