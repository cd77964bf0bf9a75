import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Shows one of many pages, each with a controller of its own; a finger, the wheel and arrow keys go to the next one.
///
/// A data source says what lies before and after a page; it is asked when a page has come to rest. The controllers of
/// pages that are not seen are let go (semantics 29.11, 29.12).
/// https://developer.apple.com/documentation/uikit/uipageviewcontroller
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// They move through like what is scrolled.
    case scroll = 1
  }

  /// Where the next page lies.
  public enum NavigationOrientation: Int, Sendable {
    /// At the right.
    case horizontal
    /// Below.
    case vertical
  }

  /// Where a page comes from.
  public enum NavigationDirection: Int, Sendable {
    /// From where the next page lies.
    case forward
    /// From where the page before lies.
    case reverse
  }

  /// What can be said of a controller when it is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between two pages, in points: a `CGFloat`; none by default.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Is told when the user changes the page; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UIPageViewControllerDelegate).self) }
  }
  /// Says what lies before and after a page; held weakly.
  ///
  /// Without one the user cannot change the page.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet {
      UncalledDelegateMethods.check(dataSource, (any UIPageViewControllerDataSource).self)
      pagesDidChange()
    }
  }
  /// How pages change.
  public let transitionStyle: TransitionStyle
  /// Where the next page lies.
  public let navigationOrientation: NavigationOrientation
  let spacing: CGFloat

  /// What is seen, and what lies beside it.
  var present: UIViewController?
  var neighbors: (before: UIViewController?, after: UIViewController?)
  /// The page that is coming, by the finger or by the program.
  var passage: PagePassage?

  /// A controller without pages.
  ///
  /// - Parameters:
  ///   - style: how pages change.
  ///   - navigationOrientation: where the next page lies.
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
    let isAcross = navigationOrientation == .horizontal
    for (title, input) in [
      ("Next Page", isAcross ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputDownArrow),
      ("Previous Page", isAcross ? UIKeyCommand.inputLeftArrow : UIKeyCommand.inputUpArrow),
    ] {
      addKeyCommand(UIKeyCommand(title: title, action: Selector(UIPageViewController.turnByKey), input: input))
    }
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The controller whose page is seen; nil before the first was set.
  open var viewControllers: [UIViewController]? { present.map { [$0] } }

  /// The recognizers that curl pages, which there are none of: pages that scroll have those of their scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Shows another page.
  ///
  /// The delegate is told nothing. Anything but one controller stops the program.
  ///
  /// - Parameters:
  ///   - viewControllers: the one whose page it is.
  ///   - direction: where it comes from.
  ///   - animated: whether it moves in; without a window it does not.
  ///   - completion: called once, with true; with false if another page was set meanwhile.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      preconditionFailure(
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match the number required (1)"
      )
    }
    passage?.abandon()
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
    // It lies beside the page that is seen, whatever the data source says.
    neighbors = direction == .forward ? (nil, new) : (new, nil)
    container.placePages()
    let passage = PagePassage(self, to: new, isForward: direction == .forward, completion: completion)
    self.passage = passage
    passage.begin(interactive: false)
    container.scroll.isUserInteractionEnabled = false
    container.scroll.setContentOffset(container.offset(of: new), animated: true)
  }

  /// Without animation.
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

  /// Makes the container; an override has to call super.
  open override func loadView() {
    let container = PageContainerView(self)
    view = container
    if let present { container.show(present) }
  }

  var container: PageContainerView? { viewIfLoaded as? PageContainerView }

  /// Asks what lies beside the page that is seen.
  func pagesDidChange() {
    guard passage == nil else { return }
    neighbors = (nil, nil)
    if let present, let dataSource {
      neighbors.before = dataSource.pageViewController(self, viewControllerBefore: present)
      neighbors.after = dataSource.pageViewController(self, viewControllerAfter: present)
    }
    foremostChild = present
    container?.pagesDidChange()
  }

  // MARK: By the user

  /// An arrow key.
  func turnByKey(_ command: UIKeyCommand) { turn(forward: isForward(command)) }

  private func isForward(_ command: UIKeyCommand) -> Bool {
    command.input == UIKeyCommand.inputRightArrow || command.input == UIKeyCommand.inputDownArrow
  }

  /// Goes to the page beside, as the user.
  func turn(forward: Bool) {
    guard passage == nil, let next = forward ? neighbors.after : neighbors.before, let container else { return }
    container.scroll.setContentOffset(container.offset(of: next), animated: true)
  }

  /// Whether an action can be performed: pages are turned by keys where there is one to turn to.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = sender as? UIKeyCommand, addedKeyCommands.contains(where: { $0 === command }) {
      return passage == nil && (isForward(command) ? neighbors.after : neighbors.before) != nil
    }
    return super.canPerformAction(action, withSender: sender)
  }
}

/// Says what pages there are. https://developer.apple.com/documentation/uikit/uipageviewcontrollerdatasource
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another; nil if that is the first. Asked once for each page that comes to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil if that is the last. Asked once for each page that comes to rest.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are below the pages; 0, the default, for no dots.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the page that was set; asked whenever the program sets one.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// None.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Is told when the user changes the page.
/// https://developer.apple.com/documentation/uikit/uipageviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: AnyObject {
  /// Another page begins to come; called once for each.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// A page has come to rest: the new one if `completed`, else the one from before. Called once after each
  /// `willTransitionTo`.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Has nothing to do.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Has nothing to do.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
