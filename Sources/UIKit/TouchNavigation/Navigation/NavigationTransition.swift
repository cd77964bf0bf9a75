import TouchDrawing
import TouchGeometry
import TouchKit

/// A transition between two top controllers: the pages, and their positions at each fraction.
@MainActor final class NavigationTransition {
  let change: AppearanceTransition
  let isPush: Bool
  /// Whether pages come from the left, because the leading edge is the right one.
  let isMirrored: Bool
  let old: [UIViewController]
  let new: [UIViewController]
  var comingWrapper: WrapperView?
  var leavingWrapper: WrapperView?
  /// The context of animations along with the transition and of custom animators; nil without animation.
  var context: TransitionContext?
  /// The driver of animations along with a gesture; nil if no gesture drives the transition.
  var driver: MotionDriver?
  /// The custom animator; nil for the kit's animation.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The bar whose content is part of the transition; nil if it changes immediately.
  weak var bar: UINavigationBar?
  /// Whether the transition is ending.
  var isEnding = false

  var isAnimated: Bool { change.isAnimated }
  /// Whether the user may cancel the transition.
  var isInteractive: Bool { change.isInteractive }
  var coming: UIViewController? { new.last }
  var leaving: UIViewController? { old.last }

  init(
    change: AppearanceTransition, isPush: Bool, isMirrored: Bool, old: [UIViewController], new: [UIViewController]
  ) {
    (self.change, self.isPush, self.isMirrored, self.old, self.new) = (change, isPush, isMirrored, old, new)
  }

  /// Places the pages at a fraction from 0 to 1.
  func place(_ part: CGFloat, in bounds: CGRect) {
    driver?.move(to: Double(part))
    bar?.cross(to: part)
    let width = isMirrored ? -bounds.width : bounds.width
    let (upper, lower) = isPush ? (comingWrapper, leavingWrapper) : (leavingWrapper, comingWrapper)
    let above = isPush ? part : 1 - part
    upper?.frame = bounds.offsetBy(dx: width * (1 - above), dy: 0)
    if let upper, upper.layer.shadowPath?.boundingBox != upper.bounds { setShadow(upper) }
    lower?.frame = bounds.offsetBy(dx: -width * NavigationTuning.parallax * above, dy: 0)
    lower?.dim.alpha = NavigationTuning.dim * above
  }

  /// Shows the edge of the page above and darkens the one below.
  func decorate() {
    let (upper, lower) = isPush ? (comingWrapper, leavingWrapper) : (leavingWrapper, comingWrapper)
    if let lower {
      lower.dim.frame = lower.bounds
      lower.addSubview(lower.dim)
    }
    if let upper { setShadow(upper) }
    upper?.layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    upper?.layer.shadowOpacity = 0.15
    upper?.layer.shadowRadius = 6
    upper?.layer.shadowOffset = .zero
  }

  /// Sets the shadow path to the page's bounds, so that the page does not have to be rendered for its shadow.
  private func setShadow(_ page: WrapperView) { page.layer.shadowPath = CGPath(rect: page.bounds) }

  /// Reverts `decorate()`.
  func undecorate() {
    bar?.endCrossing()
    for wrapper in [comingWrapper, leavingWrapper] {
      wrapper?.dim.removeFromSuperview()
      wrapper?.dim.alpha = 0
      wrapper?.layer.shadowOpacity = 0
      wrapper?.layer.shadowPath = nil
    }
  }
}

/// The motion of navigation (semantics 28.19, 32.4).
enum NavigationTuning {
  /// The duration of a push and a pop, in seconds.
  static let duration: TimeInterval = 0.35
  /// The duration of showing or hiding bars, in seconds.
  static let barTime: TimeInterval = 0.2
  /// The offset of the page below as a fraction of the width, and its dimming.
  static let (parallax, dim): (CGFloat, CGFloat) = (0.3, 0.08)
  /// The minimum speed in either direction that determines the outcome, in points per second.
  static let speed: CGFloat = 300
  /// The fraction of the width past which a released pop completes.
  static let part: CGFloat = 0.5
  /// The settling time of the spring after release, with the frequency √(1000/3).
  static let settling: TimeInterval = 2 * .pi / 18.257
}
