import TouchDrawing
import TouchGeometry
import TouchKit

/// The way from one top to another: who comes and goes, and where the two pages are at a part of the way.
@MainActor final class NavigationTransition {
  let change: AppearanceTransition
  let isPush: Bool
  let old: [UIViewController]
  let new: [UIViewController]
  var comingWrapper: WrapperView?
  var leavingWrapper: WrapperView?
  /// What runs along with it, and what an animator of the program's is given; nil where nothing is animated.
  var context: TransitionContext?
  /// Moves what runs along with a finger; nil where no finger drives the transition.
  var driver: MotionDriver?
  /// Who shows it in the program's own way; nil for the kit's.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The bar whose titles and buttons change with the pages; nil for one that shows the new ones at once.
  weak var bar: UINavigationBar?
  /// Whether the transition is being ended.
  var isEnding = false

  var isAnimated: Bool { change.isAnimated }
  /// Whether the user may give it up.
  var isInteractive: Bool { change.isInteractive }
  var coming: UIViewController? { new.last }
  var leaving: UIViewController? { old.last }

  init(change: AppearanceTransition, isPush: Bool, old: [UIViewController], new: [UIViewController]) {
    (self.change, self.isPush, self.old, self.new) = (change, isPush, old, new)
  }

  /// Puts the pages where they are at a part of the way from 0 to 1.
  func place(_ part: CGFloat, in bounds: CGRect) {
    driver?.move(to: Double(part))
    bar?.cross(to: part)
    let width = bounds.width
    let (upper, lower) = isPush ? (comingWrapper, leavingWrapper) : (leavingWrapper, comingWrapper)
    let above = isPush ? part : 1 - part
    upper?.frame = bounds.offsetBy(dx: width * (1 - above), dy: 0)
    if let upper, upper.layer.shadowPath?.boundingBox != upper.bounds { throwShadow(upper) }
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
    if let upper { throwShadow(upper) }
    upper?.layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    upper?.layer.shadowOpacity = 0.15
    upper?.layer.shadowRadius = 6
    upper?.layer.shadowOffset = .zero
  }

  /// Has the page's rectangle throw the shadow, so that the page need not be drawn on a ground of its own.
  private func throwShadow(_ page: WrapperView) { page.layer.shadowPath = CGPath(rect: page.bounds) }

  /// Ends what `decorate()` began.
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

/// How navigation moves (semantics 28.19, 32.4).
enum NavigationTuning {
  /// Of a push and a pop, in seconds.
  static let duration: TimeInterval = 0.35
  /// How long bars take to come and go, in seconds.
  static let barTime: TimeInterval = 0.2
  /// How far the page below goes back, in widths, and how much it is darkened.
  static let (parallax, dim): (CGFloat, CGFloat) = (0.3, 0.08)
  /// The least speed towards the pop, and away from it, that decides alone, in points a second.
  static let speed: CGFloat = 300
  /// The part of the width beyond which it is done.
  static let part: CGFloat = 0.5
  /// How long the spring of what is left seems to take: that of a frequency of √(1000/3).
  static let settling: TimeInterval = 2 * .pi / 18.257
}
