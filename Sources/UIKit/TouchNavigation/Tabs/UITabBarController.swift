import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Controls and receives the user's selection of tabs; selections by the app are not reported (semantics 29.2).
/// https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether a tab may be selected; true by default. Called once for each selection, even of the selected tab.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called after a tab was selected, before the new view has appeared.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of a change of tabs; nil, the default, for an immediate change.
  ///
  /// Called once for each change of the displayed tab, even by the app, before the controllers are notified (semantics
  /// 29.14).
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the delegate's animator; nil, the default, for a transition that is not
  /// interactive.
  ///
  /// Called once, right after the animator was requested.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A container that displays one of several controllers, with a bar at the top that selects it.
///
/// A controller's view is loaded when it is first selected (semantics 29.3). Control-Tab, Control-Shift-Tab and Control
/// with 1 to 9 also select. https://developer.apple.com/documentation/uikit/uitabbarcontroller
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The delegate; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UITabBarControllerDelegate).self) }
  }
  /// The bar, whose items the controller sets.
  open var tabBar: UITabBar { ownTabBar }
  private let ownTabBar = UITabBar()

  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  /// The controller whose view is displayed, or will be after the running change.
  private var shown: UIViewController?
  private var running: AppearanceTransition?
  /// The running transition of the delegate's animator, or nil.
  private var moving: TransitionContext?

  #if FoundationGeometry
  /// Creates a controller without tabs; a nib name is reported and ignored.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  #else
  /// Creates a controller without tabs; a nib name is reported and ignored.
  public override init(nibName: String?, bundle: NSObject?) {
    super.init(nibName: nibName, bundle: bundle)
    setUp()
  }
  #endif

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  private func setUp() {
    tabBar.controller = self
    tabBar.delegate = self
    tabBar.onChoice = { [weak self] index in self?.choose(index) }
    let action = Selector(UITabBarController.chooseByKey)
    addKeyCommand(UIKeyCommand(title: localized("Next Tab"), action: action, input: "\t", modifierFlags: .control))
    addKeyCommand(
      UIKeyCommand(title: localized("Previous Tab"), action: action, input: "\t", modifierFlags: [.control, .shift]))
    for number in 1...9 {
      addKeyCommand(
        UIKeyCommand(
          title: localized("Tab %1$s", "\(number)"), action: action, input: "\(number)", modifierFlags: .control))
    }
  }

  // MARK: The tabs

  /// The controllers in the order of the bar; setting them selects the first one if the selected one is not among them.
  ///
  /// A duplicate controller is a fatal error.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets `viewControllers`, without animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    precondition(
      Set(new.map { ObjectIdentifier($0) }).count == new.count,
      "viewControllers of a tab bar controller contains a controller twice")
    let gone = tabs.filter { former in !new.contains { $0 === former } }
    tabs = new
    for one in gone { one.willMove(toParent: nil) }
    for one in new where one.parent !== self {
      addChild(one)
      one.didMove(toParent: self)
    }
    tabBar.shownItems = new.map(\.tabBarItem)
    if selected.map({ former in !new.contains { $0 === former } }) ?? true { select(new.first) }
    for one in gone where one.parent === self {
      if one.isViewLoaded, one.view.superview is WrapperView { endRunning() }
      one.removeFromParent()
    }
  }

  /// The selected controller; setting one that is not among the tabs is a fatal error.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      precondition(
        newValue.map { wanted in tabs.contains { $0 === wanted } } ?? tabs.isEmpty,
        "Only a view controller in the tab bar controller's list of view controllers can be selected")
      select(newValue)
    }
  }

  /// The index of the selected controller; `NSNotFound` if there is none.
  ///
  /// An index past the last one is ignored.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? Int.max }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    foremostChild = controller
    tabBar.shownSelection = controller?.tabBarItem
    if shown != nil { show() } else { viewIfLoaded?.setNeedsLayout() }
    container?.watchContent()
  }

  /// Updates the bar's items.
  func showItems() {
    tabBar.shownItems = tabs.map(\.tabBarItem)
    tabBar.shownSelection = selected?.tabBarItem
  }

  // MARK: Display

  /// Creates the container with the bar; overrides must call super.
  open override func loadView() { view = TabContainerView(self) }

  var container: TabContainerView? { viewIfLoaded as? TabContainerView }

  /// Whether the selected controller is not displayed yet and can be.
  private func isDue(in container: TabContainerView) -> Bool {
    moving == nil && shown !== selected && (container.window != nil || shown != nil)
  }

  /// Displays the selected controller (semantics 29.1).
  func show() {
    guard let container, isDue(in: container) else { return }
    endRunning()
    let (old, new) = (shown, selected)
    let wrapper = old?.viewsInPlace.first?.superview as? WrapperView
    let areThemselves = old?.seenInPlace === old && new?.seenInPlace === new
    var animator: (any UIViewControllerAnimatedTransitioning)?
    if let old, let new, wrapper != nil, areThemselves, let window = container.window,
      window.application?.reducesMotion != true
    {
      animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
    }
    let interaction = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    new?.loadViewIfNeeded()
    // A controller that selects another tab while it is loaded is not displayed.
    guard shown === old, selected === new else { return show() }
    shown = new
    if let old, let new, let wrapper, let animator {
      return perform(from: old, to: new, in: wrapper, by: animator, interaction)
    }
    let change = AppearanceTransition(from: old?.seenInPlace, to: new?.seenInPlace, .select, animated: false)
    running = change
    change.begin(in: container)
    // The notified delegate may have selected another tab.
    guard running === change else { return }
    let former = old?.viewsInPlace.first?.superview as? WrapperView
    if let new { container.put(new.viewsInPlace) }
    for view in old?.viewsInPlace ?? [] { view.removeFromSuperview() }
    former?.removeFromSuperview()
    if let scene = container.window?.windowScene {
      scene.afterLayout { [weak self] in self?.endWhenAppeared(change) }
    } else {
      endRunning()
    }
  }

  private func endWhenAppeared(_ change: AppearanceTransition) {
    guard running === change else { return }
    guard appearance.phase == .appearing else { return endRunning() }
    whenAppeared.append { [weak self] in
      if self?.running === change { self?.endRunning() }
    }
  }

  private func endRunning() {
    guard let change = running else { return }
    if let moving { return end(moving, isDone: true) }
    running = nil
    change.end()
  }

  // MARK: Custom transitions

  /// Performs the transition of the delegate's animator; both views are in the wrapper of the leaving controller
  /// (semantics 29.14).
  private func perform(
    from old: UIViewController, to new: UIViewController, in wrapper: WrapperView,
    by animator: any UIViewControllerAnimatedTransitioning,
    _ interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    let change = AppearanceTransition(
      from: old, to: new, .select, animated: true, interactive: interaction != nil)
    let context = TransitionContext(
      in: wrapper, from: old, to: new, fromView: old.view, toView: new.view, style: .none,
      isInteractive: interaction != nil
    ) { [weak self] context, isDone in self?.end(context, isDone: isDone) }
    (running, moving, runningTransition) = (change, context, context)
    change.begin(in: container)
    context.place(old, from: old.view.frame, to: .zero)
    context.place(new, from: .zero, to: container?.room(for: new, in: wrapper) ?? wrapper.bounds)
    container?.takesTouches = false
    context.animator = animator
    context.whenAnimating = { if !change.isOver { change.proceed() } }
    if let interaction {
      interaction.startInteractiveTransition(context)
    } else {
      context.animate(with: animator)
    }
  }

  /// Ends a custom transition: the remaining view fills the wrapper, the other one is removed.
  private func end(_ context: TransitionContext, isDone: Bool) {
    guard moving === context, let change = running else { return }
    (running, moving) = (nil, nil)
    if runningTransition === context { runningTransition = nil }
    let (stays, goes) = isDone ? (change.coming, change.leaving) : (change.leaving, change.coming)
    goes?.viewIfLoaded?.removeFromSuperview()
    if let view = stays?.viewIfLoaded {
      view.transform = .identity
      view.frame = context.containerView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if view.superview !== context.containerView { context.containerView.addSubview(view) }
    }
    for rest in context.containerView.subviews where rest !== stays?.viewIfLoaded { rest.removeFromSuperview() }
    container?.takesTouches = true
    if !isDone {
      shown = change.leaving
      // No other tab was selected in the meantime.
      if selected === change.coming { select(change.leaving) }
    }
    context.conclude()
    if isDone { change.end() } else { change.cancel() }
    context.animator?.animationEnded(isDone)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: User actions

  private func choose(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let tab = tabs[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    let isAgain = tab === selected
    if isAgain { goToStart(of: tab) } else { select(tab) }
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// Handles a selection of the selected tab: a stack pops to its root; at the root, the scroll view scrolls to its
  /// top.
  private func goToStart(of tab: UIViewController) {
    if let stack = tab as? UINavigationController, stack.viewControllers.count > 1 {
      stack.popToRootViewController(animated: true)
    } else if let root = ((tab as? UINavigationController)?.topViewController ?? tab).viewIfLoaded {
      root.firstScrollView?.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
    }
  }

  /// Handles Control with Tab or a digit.
  func chooseByKey(_ command: UIKeyCommand) {
    guard !tabs.isEmpty else { return }
    let present = selectedIndex
    if let number = command.input.flatMap({ Int($0) }) { return tabBar.choose(number - 1) }
    let step = command.modifierFlags.contains(.shift) ? tabs.count - 1 : 1
    tabBar.choose((present + step) % tabs.count)
  }

  /// Called when the user selected an item of the bar, before the tab is displayed and the delegate is asked.
  ///
  /// Does nothing by default (semantics 29.4).
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

extension UIView {
  /// This view or the first scroll view in it.
  var firstScrollView: UIScrollView? {
    if let own = self as? UIScrollView { return own }
    for child in subviews {
      if let found = child.firstScrollView { return found }
    }
    return nil
  }

  /// The number of views among which a translucent bar searches for the scroll view behind it: a page without one must
  /// not be searched completely at each layout.
  private static let searchedByBars = 64

  /// Returns the scroll view that a bar follows, because its appearance or its height depends on it, or because content
  /// behind it is blurred.
  func scrollView(for followsContent: Bool, _ isTranslucent: Bool) -> UIScrollView? {
    if followsContent { return firstScrollView }
    var rest = Self.searchedByBars
    return isTranslucent ? firstScrollView(among: &rest) : nil
  }

  /// Returns the first scroll view of the tree, if it is among the first views.
  ///
  /// - Parameter rest: The number of views that may be examined; reduced by those that were.
  func firstScrollView(among rest: inout Int) -> UIScrollView? {
    rest -= 1
    if let own = self as? UIScrollView { return own }
    for child in subviews where rest > 0 {
      if let found = child.firstScrollView(among: &rest) { return found }
    }
    return nil
  }
}

extension UIViewController {
  /// The tab bar item of this controller; created on first use with the controller's title.
  ///
  /// A new title of the controller is also set on the item, even on a custom one. A navigation controller without a
  /// title and a custom item uses the title of its root (semantics 29.3).
  public var tabBarItem: UITabBarItem! {
    get {
      let key = ObjectIdentifier(UITabBarItem.self)
      if let known = containerItems[key] as? UITabBarItem { return known }
      let root = (self as? UINavigationController)?.viewControllers.first
      if title == nil, let root {
        followTitle()
        return root.tabBarItem
      }
      // The root's item, displayed while there was no title, stays.
      if let item = root?.tabBarItem, containerItems[ObjectIdentifier(FollowsTitle.self)] != nil {
        containerItems[key] = item
        item.title = title
        return item
      }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      containerItems[key] = made
      followTitle()
      return made
    }
    set {
      containerItems[ObjectIdentifier(UITabBarItem.self)] = newValue
      followTitle()
      tabBarController?.showItems()
    }
  }

  /// Passes the title to the item: to its own, or to that of the root if it is displayed.
  private func followTitle() {
    let (key, mark) = (ObjectIdentifier(UITabBarItem.self), ObjectIdentifier(FollowsTitle.self))
    guard containerItems[mark] == nil else { return }
    containerItems[mark] = FollowsTitle()
    titleDidChange.append { [weak self] in
      guard let self else { return }
      let item = containerItems[key] as? UITabBarItem ?? (title == nil ? nil : tabBarItem)
      item?.title = title
    }
  }

  /// The nearest tab bar controller that contains this controller.
  public var tabBarController: UITabBarController? {
    var next = parent
    while let controller = next {
      if let found = controller as? UITabBarController { return found }
      next = controller.parent
    }
    return nil
  }
}

/// Marks that a controller's tab bar item follows its title.
private final class FollowsTitle {}
