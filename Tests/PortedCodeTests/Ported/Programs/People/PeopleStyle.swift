import UIKit

#if FoundationGeometry
struct PeopleStyle {
  static let titleAttributes: [NSAttributedString.Key: Any] = [NSAttributedString.Key.foregroundColor: UIColor.black]
  static let insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)

  static func apply(to bar: UINavigationBar) {
    bar.isTranslucent = false
    bar.barStyle = UIBarStyle.default
  }
}
#endif
