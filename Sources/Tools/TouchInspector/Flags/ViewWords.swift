import TouchKit
import TouchWidgets

/// What kinds of views are called.
@MainActor enum ViewWords {
  /// UIKit's class that a view is one of: the scenes have subclasses of their own.
  static func className(of object: AnyObject) -> String {
    switch object {
    case is UIButton: "UIButton"
    case is UIControl: "UIControl"
    case is UILabel: "UILabel"
    case is UIImageView: "UIImageView"
    case is UIWindow: "UIWindow"
    case is UIView: "UIView"
    default: "\(type(of: object))"
    }
  }
}
