import UIKit

#if FoundationGeometry
enum FeedStyle {
  static func text(_ item: FeedItem) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: item.title + "\n", attributes: [NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 20)])
    text.append(NSAttributedString(string: item.text, attributes: [.font: UIFont.systemFont(ofSize: 14)]))
    return text
  }
}
#endif
