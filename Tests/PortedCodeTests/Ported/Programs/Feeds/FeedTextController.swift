import UIKit

#if FoundationGeometry
final class FeedTextController: UIViewController {
  private let item: FeedItem
  let textView = UITextView()

  init(item: FeedItem) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = textView
    textView.isEditable = false
    textView.attributedText = FeedStyle.text(item)
    navigationItem.largeTitleDisplayMode = .never
  }
}
#endif
