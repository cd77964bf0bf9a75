import TouchGeometry
import TouchKit

/// A stack of controllers, of which the last is seen, with a bar that says where one is and leads back.
///
/// The stack changes at once; what is seen follows with the next layout, so several changes in one turn are one
/// transition, and one that ends where it began is none (semantics 28.2).
///
/// The back gestures begin at the left edge of the window and on the page; Alt and the left arrow, the mouse's back button
/// and two fingers on a touchpad go back, too. https://developer.apple.com/documentation/uikit/uinavigationcontroller
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Is told what is shown; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UINavigationControllerDelegate).self) }
  }
  /// The bar at the top; it belongs to the controller, which sets its items.
  open var navigationBar: UINavigationBar { ownBar }
  /// The bar at the bottom, hidden at first; it shows `toolbarItems` of the controller on top.
  open var toolbar: UIToolbar { ownToolbar }
  private let ownBar = UINavigationBar()
  private let ownToolbar = UIToolbar()

  /// The stack as the program has it.
  private(set) var stack: [UIViewController] = [] {
    didSet {
      // Who comes anew is read anew; who comes back because a finger has given up is not.
      let known = oldValue + shownStack + (running?.old ?? [])
      for new in stack where !known.contains(where: { $0 === new }) { barPreferences[ObjectIdentifier(new)] = nil }
      readBarPreferences()
    }
  }
  /// The stack as it is seen, or will be when the transition under way is done.
  var shownStack: [UIViewController] = [] { didSet { readBarPreferences() } }
  /// Who wants the room of the tab bar, read when it came into the stack (semantics 28.15).
  private var barPreferences: [ObjectIdentifier: Bool] = [:]
  private func readBarPreferences() {
    barPreferences = (stack + shownStack + children).reduce(into: [:]) { preferences, controller in
      let key = ObjectIdentifier(controller)
      preferences[key] = barPreferences[key] ?? controller.hidesBottomBarWhenPushed
    }
  }
  /// Whether somebody above the root wants the room of the tab bar.
  var takesTabBarSpace: Bool { shownStack.dropFirst().contains { barPreferences[ObjectIdentifier($0)] == true } }
  /// What is under way; nil when nothing is.
  var running: NavigationTransition?
  /// Whether the last change of the stack is animated.
  private(set) var isChangeAnimated = false
  /// What is called once when the transition under way has been told of, after everybody else.
  var afterEnd: [() -> Void] = []
  /// Who had the focus in which controller's view.
  var focuses: [ObjectIdentifier: WeakView] = [:]
  let gestures = PopGestures()
  private var isBarHidden = false
  private var isToolHidden = true

  /// A stack of one.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    pushViewController(rootViewController, animated: false)
  }

  #if FoundationGeometry
  /// An empty stack; a name of a nib is reported and left aside.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  #else
  /// An empty stack; a name of a nib is reported and left aside.
  public override init(nibName: String?, bundle: NSObject?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  #endif

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    let back = UIKeyCommand(
      title: "Back", action: Selector(UINavigationController.goBackByKey), input: UIKeyCommand.inputLeftArrow,
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

  /// The last of the stack; nil while it is empty.
  open var topViewController: UIViewController? { stack.last }

  /// What the one on top presents, or the one on top.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Puts a controller on top.
  ///
  /// One that is in the stack, or a navigation controller, stops the program (semantics 28.1). While a transition runs
  /// it waits for it (semantics 28.10).
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

  /// Takes the controller on top away; nil, and nothing happens, when it is the root (semantics 28.1).
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  /// Takes all but the root away.
  ///
  /// - Returns: the controllers that were taken away, from below; nil when there were none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[0], animated: animated)
  }

  /// Takes those away that lie above a controller, which has to be in the stack, or the program stops.
  ///
  /// - Returns: the controllers that were taken away, from below; empty when it is on top.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist (\(type(of: viewController)))")
    }
    let gone = Array(stack[(index + 1)...])
    if !gone.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return gone
  }

  /// Replaces the stack with one transition: a push where the new top was not in the stack, else a way back
  /// (semantics 28.3).
  ///
  /// A controller that is in it twice stops the program.
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

  /// Makes a stack the one that counts, without a transition.
  func assign(_ new: [UIViewController]) {
    for gone in stack where gone.stackOwner === self && !new.contains(where: { $0 === gone }) { gone.stackOwner = nil }
    let formerRoot = stack.first
    stack = new
    // A tab is called what its root is called (29.3).
    if formerRoot !== new.first { tabBarController?.showItems() }
    for one in new {
      if let other = one.stackOwner as? UINavigationController, other !== self { other.lose(one) }
      one.stackOwner = self
    }
    foremostChild = new.last
  }

  /// Another stack has taken a controller.
  private func lose(_ controller: UIViewController) {
    change(to: stack.filter { $0 !== controller }, animated: false)
  }

  // MARK: Bars

  /// Whether the bar is hidden; it stays so for controllers that come on top later (semantics 28.14).
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it; animated, it moves with the other views of the layout.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    layOutBars(animated)
  }

  /// Whether the bar at the bottom is hidden; true at first.
  open var isToolbarHidden: Bool {
    get { isToolHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides the bar at the bottom or shows it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolHidden else { return }
    isToolHidden = hidden
    layOutBars(animated)
  }

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

  /// Makes the container with the bars; an override has to call super.
  open override func loadView() {
    let container = NavigationContainerView(self)
    view = container
    gestures.attach(to: self, container)
  }

  // MARK: The way back

  /// The recognizer of the back gesture at the left edge: a screen edge pan on the container's view that keeps the
  /// beginning of touches back (semantics 28.16, 28.17).
  ///
  /// Its delegate decides when it begins; who replaces that decides alone.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.edge
  }

  /// The recognizer of the back gesture that begins anywhere on the page: a pan on the container's view that gives way to
  /// whatever moves sideways under the finger (semantics 28.20).
  ///
  /// Two fingers on a touchpad that move content to the right, where nothing scrolls that way, go back by it, too (28.21).
  /// Its delegate decides when it begins; who replaces that decides alone.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return gestures.content
  }

  /// Whether there is somewhere to go back to and nothing is under way.
  var canGoBack: Bool { stack.count > 1 && running == nil && shownStack.count == stack.count }

  /// Alt and the left arrow.
  func goBackByKey() { popViewController(animated: true) }

  /// Whether an action can be performed; going back by key only where there is somewhere to go.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if let command = sender as? UIKeyCommand, command.input == UIKeyCommand.inputLeftArrow, command.action === action,
      addedKeyCommands.contains(where: { $0.action === action })
    {
      return canGoBack
    }
    return super.canPerformAction(action, withSender: sender)
  }
}

/// A view that is not kept alive.
@MainActor struct WeakView {
  weak var view: UIView?
}
