import TouchDrawing
import TouchGeometry

/// Rarely set properties of a view; created when one of them first gets an unusual value.
///
/// A view stores it with `@exclusivity(unchecked)`, like its superview: readers retain the object, so it cannot be
/// destroyed during the access, and it is read very often.
@MainActor package final class ViewRare {
  var transform = CGAffineTransform.identity
  /// The origin of the bounds, while the view has the flag `hasOrigin`.
  var origin = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var autoresizingMask: UIView.AutoresizingMask = []
  var contentMode = UIView.ContentMode.scaleToFill
  var tag = 0
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  /// Whether the curve of rounded corners is `continuous`.
  var isContinuous = false
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  /// The controller whose root view this is; it owns the view and clears this reference when it is deallocated.
  package weak var viewController: UIViewController?
  var layer: CALayer?
  /// The app's own layers in this view's layer; their views are among the children.
  var sublayers: [CALayer] = []
  var traits: ViewTraits?
  /// The values set by appearance proxies and by the app.
  var appearance: AppearanceRecord?
  var spacing: ViewSpacing?
  var effects: ViewEffects?
  /// Values that the app associates with the view.
  var associatedValues: AssociatedValues?
  /// Accessibility properties that differ from the defaults of the view's class.
  var accessibility: ViewAccessibility?
  /// The layout item of a view with constraints; nil for most views.
  ///
  /// Like `rare` itself, it has no exclusivity checks.
  @exclusivity(unchecked) package var layout: ViewLayout?
  /// The view itself, if it controls the touches of its content: a scroll view.
  package weak var contentGate: (any ContentTouchGate)?
  /// The pointer shape over the view; nil for that of the surroundings.
  var pointerShape: PointerShape?
  var interactions: [any UIInteraction] = []
  /// The view's recognizers in the order in which they were added; nil until the first is added.
  package var gestureRecognizers: [UIGestureRecognizer]?
}

extension UIView {
  /// The view's `rare`, created if necessary.
  package var ensuredRare: ViewRare {
    if let rare { return rare }
    let made = ViewRare()
    rare = made
    return made
  }
}
