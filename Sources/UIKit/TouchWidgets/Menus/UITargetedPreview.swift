import TouchDrawing
import TouchGeometry
import TouchKit

/// The appearance of a view that is lifted next to its menu.
/// https://developer.apple.com/documentation/uikit/uipreviewparameters
@preconcurrency @MainActor open class UIPreviewParameters: UIObject {
  /// The visible part of the view, in its own coordinates; nil, the default, for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's own coordinates; nil, the default, for that of the visible part.
  open var shadowPath: UIBezierPath?
  /// The background color; nil, the default, for the system's background.
  open var backgroundColor: UIColor!

  /// Creates parameters that show the whole view.
  public override init() { super.init() }

  func copied() -> UIPreviewParameters { copied(to: UIPreviewParameters()) }

  /// Copies the properties to new parameters, which may be of a subclass.
  func copied<Parameters: UIPreviewParameters>(to copy: Parameters) -> Parameters {
    (copy.visiblePath, copy.shadowPath, copy.backgroundColor) = (visiblePath, shadowPath, backgroundColor)
    return copy
  }
}

/// The position of a lifted view. https://developer.apple.com/documentation/uikit/uipreviewtarget
@preconcurrency @MainActor open class UIPreviewTarget: UIObject {
  /// The view whose coordinate space `center` uses.
  public let container: UIView
  /// The center of the lifted view, in the container's coordinate space.
  public let center: CGPoint
  /// The transform of the lifted view about its center.
  public let transform: CGAffineTransform

  /// Creates a position in a container, which must be in a window when the menu opens.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
    (self.container, self.center, self.transform) = (container, center, transform)
    super.init()
  }
}

/// A view that is lifted next to a menu, with its appearance and position (semantics 31.13).
/// https://developer.apple.com/documentation/uikit/uitargetedpreview
@preconcurrency @MainActor open class UITargetedPreview: UIObject {
  /// The lifted view; it is not moved, because the preview shows a snapshot.
  public let view: UIView
  /// The appearance of the view: a copy of the parameters given to the initializer.
  public let parameters: UIPreviewParameters
  /// The position of the view.
  public let target: UIPreviewTarget

  /// Creates a preview of a view at a target; the view need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters.copied(), target)
    super.init()
  }

  /// Creates a preview of a view at its own position; without a superview the program stops.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    guard let superview = view.superview else {
      preconditionFailure("UITargetedPreview(view:parameters:): the view has no superview; give a target")
    }
    self.init(view: view, parameters: parameters, target: UIPreviewTarget(container: superview, center: view.center))
  }

  /// Creates a preview of a whole view at its own position; without a superview the program stops.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }

  /// The size of the view.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview with the same view and appearance at another position.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }
}
