import TouchDrawing
import TouchGeometry

/// What few views have: made when one of them is first set to something unusual.
///
/// A view keeps it without a watch for overlapping access (`@exclusivity(unchecked)`), as its superview: who reads the
/// property holds what it refers to, so nothing can change below the reader, and it is read all the time.
@MainActor package final class ViewRare {
  var transform = CGAffineTransform.identity
  /// The origin of the bounds, as long as the view has the flag `hasOrigin`.
  var origin = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var autoresizingMask: UIView.AutoresizingMask = []
  var contentMode = UIView.ContentMode.scaleToFill
  var tag = 0
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var borderWidth: CGFloat = 0
  var borderColor: CGColor?
  /// The controller whose root view this is; it owns the view and lets go of it here when it goes away.
  package weak var viewController: UIViewController?
  var layer: CALayer?
  /// The layers of the program's own in this one; their views are among the children.
  var sublayers: [CALayer] = []
  var traits: ViewTraits?
  /// What proxies of the appearance and the program have set.
  var appearance: AppearanceRecord?
  var spacing: ViewSpacing?
  var effects: ViewEffects?
  /// What the program keeps with the view.
  var associatedValues: AssociatedValues?
  /// What people who do not see the view are told of it, where that is not what its kind says.
  var accessibility: ViewAccessibility?
  /// What constraints say of the view; nil in most.
  ///
  /// Kept without a watch for overlapping access, as all of this is.
  @exclusivity(unchecked) package var layout: ViewLayout?
  /// The view itself, if it decides about touches of what is in it: a scroll view.
  package weak var contentGate: (any ContentTouchGate)?
  /// What the pointer looks like over the view; nil for what it looks like around it.
  var pointerShape: PointerShape?
  var interactions: [any UIInteraction] = []
  /// The view's recognizers in the order in which they were added; nil until the first is added.
  package var gestureRecognizers: [UIGestureRecognizer]?
}

extension UIView {
  /// The view's `rare`, made if there is none.
  package var ensuredRare: ViewRare {
    if let rare { return rare }
    let made = ViewRare()
    rare = made
    return made
  }
}
