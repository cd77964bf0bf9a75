import TouchGeometry
import TouchKit
import TouchWidgets

/// An object in the inspector that represents an object of the inspected program, with the properties that the probe
/// reports.
///
/// With replicas, the same code produces the lanes, explanations and flags of running programs and of scenes.
@MainActor protocol Replica: UIResponder {
  /// The next responder, as in the program's responder chain.
  var successor: UIResponder? { get set }
}

@MainActor final class ReplicaView: UIView, Replica {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class ReplicaLabel: UILabel, Replica {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class ReplicaImage: UIImageView, Replica {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class ReplicaControl: UIControl, Replica {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

@MainActor final class ReplicaList: UIScrollView, Replica {
  weak var successor: UIResponder?
  override var next: UIResponder? { successor }
}

/// A controller, a delegate, or another responder of the chain.
@MainActor final class ReplicaResponder: UIResponder, Replica {
  weak var successor: UIResponder?
  /// A controller's view.
  weak var view: UIView?
  override var next: UIResponder? { successor }
}

@MainActor enum Replicas {
  /// Creates a replica for a view of the given UIKit class.
  static func view(_ kind: String) -> UIView & Replica {
    switch kind {
    case "UILabel": ReplicaLabel(frame: .zero)
    case "UIImageView": ReplicaImage(frame: .zero)
    case "UIScrollView": ReplicaList(frame: .zero)
    case "UIView", "UIWindow", "UIProgressView", "UIActivityIndicatorView": ReplicaView(frame: .zero)
    default: ReplicaControl(frame: .zero)
    }
  }
}
