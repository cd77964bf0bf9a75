import TouchFiles
import TouchGeometry
import TouchKit

/// A container with a stack of controllers that displays the top one, and a bar with its title and a back button.
///
/// The stack changes immediately; the display follows in the next layout pass. Several changes in one turn are one
/// transition; changes that restore the former top cause no transition (semantics 28.2).
///
/// The back gestures begin at the left edge of the window and on the page. Alt and the left arrow, the mouse's back
/// button and two fingers on a touchpad also pop.
/// https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The delegate; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UINavigationControllerDelegate).self) }
  }
  /// The bar at the top, whose items the controller sets.
  open var navigationBar: UINavigationBar { ownBar }
  /// The bar at the bottom, hidden by default; it displays `toolbarItems` of the top controller.
  open var toolbar: UIToolbar { ownToolbar }
  private let ownBar: UINavigationBar
  private let ownToolbar: UIToolbar

  /// The current stack.
  private(set) var stack: [UIViewController] = [] {
    didSet {
      // Re-read the flags of newly pushed controllers. Controllers that return after a cancelled swipe keep theirs.
      let known = oldValue + shownStack + (running?.old ?? [])
      for new in stack where !known.contains(where: { $0 === new }) { barPreferences[ObjectIdentifier(new)] = nil }
      readBarPreferences()
    }
  }
  /// The displayed stack, or the one displayed after the running transition.
  var shownStack: [UIViewController] = [] { didSet { readBarPreferences() } }
  /// Whether each controller hides the tab bar, read when it entered the stack (semantics 28.15).
  private var barPreferences: [ObjectIdentifier: Bool] = [:]
  private func readBarPreferences() {
    barPreferences = (stack + shownStack + children).reduce(into: [:]) { preferences, controller in
      let key = ObjectIdentifier(controller)
      preferences[key] = barPreferences[key] ?? controller.hidesBottomBarWhenPushed
    }
  }
  /// Whether a controller above the root hides the tab bar.
  var takesTabBarSpace: Bool { shownStack.dropFirst().contains { barPreferences[ObjectIdentifier($0)] == true } }
  /// The running transition, or nil.
  var running: NavigationTransition?
  /// Whether the last change of the stack is animated.
  private(set) var isChangeAnimated = false
  /// Called once after all notifications of the running transition.
  var afterEnd: [() -> Void] = []
  /// The focused view of each controller.
  var focuses: [ObjectIdentifier: WeakView] = [:]
  let gestures = PopGestures()
  private var isBarHidden = false
  private var isToolHidden = true

  /// Creates a stack with a root controller.
  public init(rootViewController: UIViewController) {
    (ownBar, ownToolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack whose bars have the given classes; nil for those of the kit.
  ///
  /// The bars are created by `init(frame:)`. A class that does not inherit from `UINavigationBar` or `UIToolbar` stops
  /// the program.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    ownBar = madeBar(navigationBarClass, UINavigationBar.self)
    ownToolbar = madeBar(toolbarClass, UIToolbar.self)
    super.init(nibName: nil, bundle: nil)
    setUp()
  }

  #if FoundationGeometry
  /// Creates an empty stack; a nib name is reported and ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    (ownBar, ownToolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  #else
  /// Creates an empty stack; a nib name is reported and ignored.
  public override init(nibName: String?, bundle: NSObject?) {
    (ownBar, ownToolbar) = (UINavigationBar(), UIToolbar())
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  #endif

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    let back = UIKeyCommand(
      title: localized("Back"), action: Selector(UINavigationController.goBackByKey),
      input: UIKeyCommand.inputLeftArrow,
      modifierFlags: .alternate)
    addKeyCommand(back)
    navigationBar.onBack = { [weak self] in _ = self?.popViewController(animated: true) }
    titleDidChange.append { [weak self] in self?.tabBarController?.showItems() }
    navigationBar.onHeight = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: The stack

  /// The stack from the root to the top; setting it changes it without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top controller; nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }

  /// The controller that the top one presents, or the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller.
  ///
  /// A controller that is already in the stack, or a navigation controller, is a fatal error (semantics 28.1). During a
  /// transition, the push waits for its end (semantics 28.10).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported (\(type(of: viewController)))")
    precondition(
      !(viewController is UINavigationController), "Pushing a navigation controller is not supported")
    change(to: stack + [viewController], animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// Pops the top controller; does nothing and returns nil if it is the root (semantics 28.1).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Pops all controllers except for the root.
  ///
  /// - Returns: The popped controllers, the lowest first; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[0], animated: animated)
  }

  /// Pops the controllers above one; a controller that is not in the stack is a fatal error.
  ///
  /// - Returns: The popped controllers, the lowest first; empty if the controller is on top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist (\(type(of: viewController)))")
    }
    let gone = Array(stack[(index + 1)...])
    if !gone.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return gone
  }

  /// Replaces the stack with one transition: a push if the new top was not in the stack, otherwise a pop (semantics
  /// 28.3).
  ///
  /// A duplicate controller is a fatal error.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    precondition(
      Set(viewControllers.map { ObjectIdentifier($0) }).count == viewControllers.count,
      "Pushing the same view controller instance more than once is not supported")
    change(to: viewControllers, animated: animated)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    if running?.isAnimated == true, animated {
      UsageError.report(
        "nested push animation can result in corrupted navigation bar; it begins when the one under way is done")
    }
    assign(new)
    isChangeAnimated = animated
    viewIfLoaded?.setNeedsLayout()
  }

  /// Sets the stack without a transition.
  func assign(_ new: [UIViewController]) {
    for gone in stack where gone.stackOwner === self && !new.contains(where: { $0 === gone }) { gone.stackOwner = nil }
    let formerRoot = stack.first
    stack = new
    // The tab has the title of the root controller (29.3).
    if formerRoot !== new.first { tabBarController?.showItems() }
    for one in new {
      if let other = one.stackOwner as? UINavigationController, other !== self { other.lose(one) }
      one.stackOwner = self
    }
    foremostChild = new.last
  }

  /// Removes a controller that moved to another stack.
  private func lose(_ controller: UIViewController) {
    change(to: stack.filter { $0 !== controller }, animated: false)
  }

  // MARK: Bars

  /// Whether the bar is hidden; this also applies to controllers pushed later (semantics 28.14).
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, optionally in an animation of the layout.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    layOutBars(animated)
  }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isToolHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolHidden else { return }
    isToolHidden = hidden
    layOutBars(animated)
  }

  /// The time in seconds in which the bars are hidden and shown: 0.2.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationcontroller/hideshowbarduration
  public static let hideShowBarDuration = CGFloat(NavigationTuning.barTime)

  private func layOutBars(_ animated: Bool) {
    guard let container, container.window != nil else { return }
    if animated {
      UIView.animate(withDuration: NavigationTuning.barTime) { container.placeBars() }
    } else {
      container.setNeedsLayout()
    }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  // MARK: The view

  var container: NavigationContainerView? { viewIfLoaded as? NavigationContainerView }

  /// Creates the container with the bars; overrides must call super.
  open override func loadView() {
    let container = NavigationContainerView(self)
    view = container
    gestures.attach(to: self, container)
  }

  // MARK: Back gestures

  /// The recognizer of the back gesture at the left edge: a screen edge pan on the container's view that delays the
  /// beginning of touches (semantics 28.16, 28.17).
  ///
  /// Its delegate determines when it begins; a custom delegate replaces that decision.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.edge
  }

  /// The recognizer of the back gesture anywhere on the page: a pan on the container's view that gives precedence to
  /// horizontal gestures under the finger (semantics 28.20).
  ///
  /// Two fingers on a touchpad that move content to the right, where no view scrolls that way, also drive it (28.21).
  /// Its delegate determines when it begins; a custom delegate replaces that decision.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.content
  }

  /// Whether there is a controller to pop and no transition is running.
  var canGoBack: Bool { stack.count > 1 && running == nil && shownStack.count == stack.count }

  /// Handles Alt and the left arrow.
  func goBackByKey() { popViewController(animated: true) }

  /// Whether an action can be performed; the back key only if there is a controller to pop.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = sender as? UIKeyCommand, command.input == UIKeyCommand.inputLeftArrow, command.action === action,
      addedKeyCommands.contains(where: { $0.action === action })
    {
      return canGoBack
    }
    return super.canPerformAction(action, withSender: sender)
  }
}

/// A weak reference to a view.
@MainActor struct WeakView {
  weak var view: UIView?
}
