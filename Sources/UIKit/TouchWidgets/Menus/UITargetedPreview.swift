import TouchDrawing
import TouchGeometry
import TouchKit

/// How a view looks while it is lifted beside its menu.
/// https://developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor open class UIPreviewParameters: UIObject {
  /// What is seen of the view, in the view's own coordinates; nil, the default, for all of the view.
  open var visiblePath: UIBezierPath?
  /// The outline that throws the shadow, in the view's own coordinates; nil, the default, for that of what is seen.
  open var shadowPath: UIBezierPath?
  /// What lies behind the view; nil, the default, for the system's background.
  open var backgroundColor: UIColor!

  /// Parameters with which all of the view is seen.
  public override init() { super.init() }

  func copied() -> UIPreviewParameters {
    let copy = UIPreviewParameters()
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }
}

/// Where a lifted view stands.
/// https://developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor open class UIPreviewTarget: UIObject {
  /// The view in whose coordinates `center` is.
  public let container: UIView
  /// The middle of the lifted view, in the coordinates of the container.
  public let center: CGPoint
  /// What is applied to the lifted view around its middle.
  public let transform: CGAffineTransform

  /// A place in a container, which has to be in a window when the menu opens.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that is lifted beside a menu, how it looks and where it stands (semantics 31.13).
/// https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor open class UITargetedPreview: UIObject {
  /// What is lifted: the view is not moved, its picture is.
  public let view: UIView
  /// How the view looks; those that the preview was made with, as they were then.
  public let parameters: UIPreviewParameters
  /// Where the view stands.
  public let target: UIPreviewTarget

  /// A view that need not be in a window, with a place of its own.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters.copied(), target)
    super.init()
  }

  /// A view where it is; without a superview the program stops.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      preconditionFailure("UITargetedPreview(view:parameters:): the view has no superview; give a target")
    }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: superview, center: view.center))
  }

  /// A view where it is, all of it; without a superview the program stops.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// The same view with the same look in another place.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
