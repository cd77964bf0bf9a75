import TouchGeometry
import TouchKit
import TouchWidgets

/// An object in the inspector that represents an object of the inspected program, with the properties that the probe
/// reports.
///
/// With ghosts, the same code produces the lanes, explanations and flags of running programs and of scenes.
@MainActor protocol Ghost: UIResponder {
  /// The next responder, as in the program's responder chain.
  var successor: UIResponder? { get set }
}

@MainActor final class GhostView: UIView, Ghost {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class GhostLabel: UILabel, Ghost {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class GhostImage: UIImageView, Ghost {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class GhostControl: UIControl, Ghost {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class GhostList: UIScrollView, Ghost {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

/// A controller, a delegate, or another responder of the chain.
@MainActor final class GhostResponder: UIResponder, Ghost {
  weak var successor: UIResponder?
  /// A controller's view.
  weak var view: UIView?
  override var next: UIResponder? { successor }
}

@MainActor enum Ghosts {
  /// Creates a ghost for a view of the given UIKit class.
  static func view(_ kind: String) -> UIView & Ghost {
    switch kind {
    case "UILabel": GhostLabel(frame: .zero)
    case "UIImageView": GhostImage(frame: .zero)
    case "UIScrollView": GhostList(frame: .zero)
    case "UIView", "UIWindow", "UIProgressView", "UIActivityIndicatorView": GhostView(frame: .zero)
    default: GhostControl(frame: .zero)
    }
  }
}
