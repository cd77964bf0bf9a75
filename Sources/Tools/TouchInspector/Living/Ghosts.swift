import TouchGeometry
import TouchKit
import TouchWidgets

/// What stands in the inspector for an object of the inspected program: as much of it as has been told.
///
/// So the lanes, sentences, accounts and flags of a living program are made by the code that makes those of scenes.
@MainActor protocol Ghost: UIResponder {
  /// Who follows it in the program's responder chain.
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
  /// A view of the kind of one that is told of.
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
