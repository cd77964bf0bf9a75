import TouchDrawing
import TouchGeometry
import TouchKit

/// An object that is dragged as a unit. https://developer.apple.com/documentation/uikit/uidragitem
@preconcurrency @MainActor open class UIDragItem: UIObject {
  /// The content, for drops in this and in other programs.
  public let itemProvider: NSItemProvider
  /// Any value of the app, for drops in the same program; nil by default.
  open var localObject: Any?
  /// Returns the view that is shown while the item is dragged; nil, the default, or a nil result for the lifted view.
  ///
  /// Called once when the drag begins.
  open var previewProvider: (() -> UIDragPreview?)?

  /// Creates an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// A view that is shown while an item is dragged. https://developer.apple.com/documentation/uikit/uidragpreview
@preconcurrency @MainActor open class UIDragPreview: UIObject {
  /// The view, of which a snapshot is shown; it need not be in a window.
  public let view: UIView
  /// The appearance of the view: a copy of the parameters given to the initializer.
  public let parameters: UIDragPreviewParameters

  /// Creates a preview of a view with an appearance.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters.copied(to: UIDragPreviewParameters()))
    super.init()
  }

  /// Creates a preview of a whole view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// The appearance of a dragged view. https://developer.apple.com/documentation/uikit/uidragpreviewparameters
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The position of a dragged view when it is lifted, dropped or returned.
/// https://developer.apple.com/documentation/uikit/uidragpreviewtarget
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A view with its appearance and a position, for the lift, the drop and the return of a drag item.
/// https://developer.apple.com/documentation/uikit/uitargeteddragpreview
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview with the same view and appearance at another position.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}
