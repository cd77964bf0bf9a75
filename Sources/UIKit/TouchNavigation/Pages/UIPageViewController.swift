import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A container that displays one of many pages, each with a controller; swipes, the wheel and arrow keys turn the
/// pages.
///
/// A data source provides the neighbors of a page when the page has come to rest. Controllers of other pages are
/// released (semantics 29.11, 29.12). https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// The transition between pages.
  public enum TransitionStyle: Int, Sendable {
    /// The pages scroll.
    case scroll = 1
  }

  /// The direction of the next page.
  public enum NavigationOrientation: Int, Sendable {
    /// To the trailing edge.
    case horizontal
    /// Downwards.
    case vertical
  }

  /// The direction of a transition.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward
    /// To the previous page.
    case reverse
  }

  /// The key of an option at initialization.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spacing between two pages, in points, as a `CGFloat`; 0 by default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// The delegate; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UIPageViewControllerDelegate).self) }
  }
  /// The data source, which provides the neighbors of a page; held weakly.
  ///
  /// Without one, the user cannot turn the page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      UncalledDelegateMethods.check(dataSource, (any UIPageViewControllerDataSource).self)
      pagesDidChange()
    }
  }
  /// The transition between pages.
  public let transitionStyle: TransitionStyle
  /// The direction of the next page.
  public let navigationOrientation: NavigationOrientation
  let spacing: CGFloat

  /// The displayed page and its neighbors.
  var present: UIViewController?
  var neighbors: (before: UIViewController?, after: UIViewController?)
  /// The running transition to another page.
  var pageTransition: PageTransition?

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: The transition between pages.
  ///   - navigationOrientation: The direction of the next page.
  ///   - options: `interPageSpacing`.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    let room = options?[.interPageSpacing]
    spacing = max(
      room as? CGFloat ?? (room as? Double).map { CGFloat($0) } ?? (room as? Int).map { CGFloat($0) } ?? 0, 0)
    super.init(nibName: nil, bundle: nil)
    for (title, input) in [
      (localized("Next Page"), nextPageInput), (localized("Previous Page"), previousPageInput),
    ] {
      addKeyCommand(UIKeyCommand(title: title, action: Selector(UIPageViewController.turnByKey), input: input))
    }
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The controller of the displayed page; nil before the first one was set.
  open var viewControllers: [UIViewController]? { present.map { [$0] } }

  /// The recognizers of page curls; empty, because scrolling pages use those of the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Displays another page.
  ///
  /// The delegate is not notified. Any number of controllers other than one is a fatal error.
  ///
  /// - Parameters:
  ///   - viewControllers: An array with the controller of the page.
  ///   - direction: The direction of the transition.
  ///   - animated: Whether to animate; has no effect outside a window.
  ///   - completion: Called once with true, or with false if another page was set in the meantime.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      preconditionFailure(
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1)"
      )
    }
    pageTransition?.abandon()
    guard new !== present else {
      pagesDidChange()
      completion?(true)
      return
    }
    guard animated, present != nil, let container, container.window != nil, !container.bounds.isEmpty else {
      exchange(for: new)
      completion?(true)
      return
    }
    // The new page is a neighbor of the displayed one, regardless of the data source.
    neighbors = direction == .forward ? (nil, new) : (new, nil)
    container.placePages()
    let transition = PageTransition(self, to: new, isForward: direction == .forward, completion: completion)
    self.pageTransition = transition
    transition.begin(interactive: false)
    container.scroll.isUserInteractionEnabled = false
    container.scroll.setContentOffset(container.offset(of: new), animated: true)
  }

  /// Displays another page without animation.
  private func exchange(for new: UIViewController) {
    let old = present
    let change = AppearanceTransition(from: old, to: new, .exchange, animated: false)
    old?.willMove(toParent: nil)
    addChild(new)
    present = new
    neighbors = (nil, nil)
    change.begin(in: container)
    old?.viewIfLoaded?.removeFromSuperview()
    container?.show(new)
    change.end()
    if let old, old.parent === self { old.removeFromParent() }
    new.didMove(toParent: self)
    pagesDidChange()
  }

  // MARK: The view

  /// Creates the container; overrides must call super.
  open override func loadView() {
    let container = PageContainerView(self)
    view = container
    if let present { container.show(present) }
  }

  var container: PageContainerView? { viewIfLoaded as? PageContainerView }

  /// Requests the neighbors of the displayed page.
  func pagesDidChange() {
    guard pageTransition == nil else { return }
    neighbors = (nil, nil)
    if let present, let dataSource {
      neighbors.before = dataSource.pageViewController(self, viewControllerBefore: present)
      neighbors.after = dataSource.pageViewController(self, viewControllerAfter: present)
    }
    foremostChild = present
    container?.pagesDidChange()
  }

  // MARK: User actions

  /// Handles an arrow key.
  func turnByKey(_ command: UIKeyCommand) { turn(forward: isForward(command)) }

  private func isForward(_ command: UIKeyCommand) -> Bool { command.input == nextPageInput }

  /// The key that turns to the next page, by the direction in which the language is read.
  private var nextPageInput: String {
    if navigationOrientation == .vertical { return UIKeyCommand.inputDownArrow }
    return isReadFromRightToLeft ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputRightArrow
  }

  private var previousPageInput: String {
    if navigationOrientation == .vertical { return UIKeyCommand.inputUpArrow }
    return isReadFromRightToLeft ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
  }

  private var isReadFromRightToLeft: Bool {
    UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
  }

  /// Turns to a neighbor for the user.
  func turn(forward: Bool) {
    guard pageTransition == nil, let next = forward ? neighbors.after : neighbors.before, let container else { return }
    container.scroll.setContentOffset(container.offset(of: next), animated: true)
  }

  /// Whether an action can be performed; keys turn pages only if there is a neighbor.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = sender as? UIKeyCommand, addedKeyCommands.contains(where: { $0 === command }) {
      return pageTransition == nil && (isForward(command) ? neighbors.after : neighbors.before) != nil
    }
    return super.canPerformAction(action, withSender: sender)
  }
}

/// Provides the pages of a page view controller.
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another; nil if that is the first. Called once for each page that comes to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil if that is the last. Called once for each page that comes to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots below the pages; 0, the default, for none.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the selected dot; called whenever the app sets a page.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is notified when the user turns pages. https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called once before each transition to other pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called once after each `willTransitionTo`: the new page is displayed if `completed`, otherwise the former one.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
