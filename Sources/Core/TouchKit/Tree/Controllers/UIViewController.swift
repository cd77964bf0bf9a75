import TouchDrawing
import TouchGeometry

/// An object that manages a view and its contents, and follows that view in the responder chain.
///
/// The view is created on first access. The callbacks from `viewWillAppear` to `viewDidDisappear` are sent as the view
/// enters and leaves windows. https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  private var loadedView: UIView?
  private var isLoading = false
  /// Values that the app associates with the controller.
  package var associatedValues: AssociatedValues?
  /// The appearance state of the view.
  package internal(set) var appearance = Appearance()
  /// The reason why moving the view between windows sends no appearance callbacks; nil outside changes.
  var hold: Hold?
  /// Objects that containers store with the controller, by their type.
  package var containerItems: [ObjectIdentifier: AnyObject] = [:]
  /// Called after `title` changes.
  package var titleDidChange: [() -> Void] = []
  /// Whether the enclosing tab bar is hidden while this controller is in the navigation stack above the root.
  ///
  /// False by default. Set it before the push (semantics 29.13).
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends below the bars of a navigation or tab bar controller; all by default.
  ///
  /// At the other edges the view begins where the bar ends, and has no safe area inset there (semantics 28.14).
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the view also extends below bars whose `isTranslucent` is false; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Called after `isEditing` changes.
  package var editingDidChange: [(Bool) -> Void] = []
  private var edits = false
  /// The container that has this controller in its stack, even before it becomes a child.
  package weak var stackOwner: UIViewController?
  /// The child that a container shows; key events start there if no view has the focus.
  package weak var foremostChild: UIViewController?
  /// The key commands that `addKeyCommand(_:)` added.
  package private(set) var addedKeyCommands: [UIKeyCommand] = []
  /// Closures to call once the view has appeared; each is called once.
  package var whenAppeared: [() -> Void] = []
  /// The presentation controller for the next presentation, created on first access.
  var preparedPresentationController: UIPresentationController?
  /// Creates the presentation controller, for the kit's own controllers with a special presentation.
  package var presentationMaker: ((UIViewController) -> UIPresentationController)?
  /// The running animated transition that the controller takes part in.
  package weak var runningTransition: TransitionContext?
  private(set) weak var storedParent: UIViewController?
  final private(set) var storedChildren: [UIViewController] = []
  var presentation: Presentation?
  /// The observers of trait changes.
  var registrations: TraitRegistrations?
  /// The controller that presents this one; it owns the presentation.
  weak var presenter: UIViewController?

  #if FoundationGeometry
  /// Creates a controller whose view is not loaded yet.
  ///
  /// There are no nibs on Linux: a nib name is reported and ignored.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    noteNib(nibName)
  }
  #else
  /// Creates a controller whose view is not loaded yet.
  ///
  /// There are no nibs on Linux: a nib name is reported and ignored.
  public init(nibName: String?, bundle: NSObject?) {
    super.init()
    noteNib(nibName)
  }
  #endif

  /// Creates a controller whose view is not loaded yet.
  @preconcurrency @MainActor public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always returns nil: there are no archives on Linux.
  ///
  /// It exists because subclasses in iOS apps declare it.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The view

  /// The view; the first access loads it with `loadView()` and `viewDidLoad()`.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      guard newValue !== loadedView else { return }
      loadedView?.rare?.viewController = nil
      loadedView = newValue
      newValue?.ensuredRare.viewController = self
      newValue?.surroundingsDidChange()
      newValue?.spacingMayDiffer()
    }
  }

  /// The view, or nil if it is not loaded yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// The traits of the controller's view; before the view is loaded, those it would have below its parent's view.
  open var traitCollection: UITraitCollection { traitsHere }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view, unless it is already loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = UIView() }
    viewDidLoad()
    if contentUnavailable != nil { showContentUnavailable() }
  }

  /// Creates the view and assigns it to `view`.
  ///
  /// Called once; the default creates a plain view of the screen's size. Do not call super in an override.
  open func loadView() { view = UIView(frame: UIScreen.presentBounds) }

  /// Called after the view is loaded.
  ///
  /// Called once; the default does nothing.
  open func viewDidLoad() {}

  // MARK: Content unavailable

  final var contentUnavailable: ContentUnavailable?
  final var needsContentUnavailable = true

  /// The configuration of the view that covers the controller's view when there is no content; nil by default.
  ///
  /// Its view fills the controller's view, above all other subviews. A new configuration takes effect immediately, or
  /// when the view is loaded.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable?.configuration }
    set {
      guard newValue != nil || contentUnavailable != nil else { return }
      let part = contentUnavailable ?? ContentUnavailable()
      contentUnavailable = part
      part.configuration = newValue
      showContentUnavailable()
    }
  }

  /// Sets `contentUnavailableConfiguration` for the given state.
  ///
  /// Called before the first layout and after `setNeedsUpdateContentUnavailableConfiguration()`; the default does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// The style of the controller's view and its subviews, unless a view overrides it; `unspecified`, the default, inherits.
  ///
  /// It takes effect immediately, as a view's does. Presented controllers do not inherit it.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.surroundingsDidChange() } }
  }

  /// Called after `traitCollection` changes.
  ///
  /// Called once for each change while the view is loaded, before the view's own method; the default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  /// Called before the view is added to a visible window.
  ///
  /// Called once before each `viewDidAppear(_:)`; the view is in no window yet, and its size may still change. It is
  /// also called when a change that would have removed the view is cancelled, although the view never left. The default
  /// does nothing (semantics 28.4, 28.8, 28.9).
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its size and safe area, before its subviews are laid out.
  ///
  /// Called once between `viewWillAppear(_:)` and `viewDidAppear(_:)`, before layout; in a change driven by a finger,
  /// once its outcome is decided. The default does nothing (semantics 28.9).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view was laid out in a window and no change is running any more.
  ///
  /// The default does nothing.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves its window.
  ///
  /// If the change is cancelled, `viewWillAppear(_:)` follows. The default does nothing (semantics 28.8).
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left its window.
  ///
  /// The default does nothing.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children receive appearance callbacks automatically together with this controller; true by default.
  ///
  /// A container that returns false sends them to each child with `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()`; nothing else does. Read whenever a child's callback would be sent (semantics 28.11).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins to make the view appear or disappear, for containers that forward appearance callbacks themselves.
  ///
  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` on this controller and on those whose views are inside its
  /// view, unless that has already begun. Until `endAppearanceTransition()`, adding or removing the view sends no
  /// callbacks automatically (semantics 28.11).
  ///
  /// - Parameters:
  ///   - isAppearing: whether the view appears or disappears.
  ///   - animated: the argument of the callbacks.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByProgram(appearing: isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began, with `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
  ///
  /// Without a matching begin it sends nothing and prints a line on standard error (semantics 28.11).
  open func endAppearanceTransition() { endByProgram() }

  /// Whether the view appears because the controller became a child; true during the appearance callbacks.
  open package(set) var isMovingToParent = false

  /// Whether the view disappears because the controller stops being a child.
  ///
  /// True from `viewWillDisappear(_:)` to `viewDidDisappear(_:)`, if `willMove(toParent: nil)` was called before.
  open package(set) var isMovingFromParent = false

  /// Whether the controller is being presented; true until after `viewDidAppear(_:)`.
  open package(set) var isBeingPresented = false

  /// Whether the controller is being dismissed; true until after `viewDidDisappear(_:)`.
  open package(set) var isBeingDismissed = false

  /// Updates the constraints of the view.
  ///
  /// Called instead of the view's `updateConstraints()`, before layout; the default calls that method. Call super last
  /// in an override (semantics 25.25).
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Called before the view lays out its subviews.
  ///
  /// The default does nothing.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  ///
  /// The default does nothing.
  open func viewDidLayoutSubviews() {}

  // MARK: Safe area

  /// The insets that the view adds to the safe area of its surroundings, in points; zero by default.
  ///
  /// For bars and other views that cover a part of the view. On Linux nothing else reduces the safe area.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.spacingMayDiffer() } }
  }

  /// Called after the safe area of the view changes.
  ///
  /// The default does nothing.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called after the layout margins of the view change.
  ///
  /// The default does nothing.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Responder

  /// The next responder: the window for its root controller, the presenting controller for a presented one, otherwise
  /// the view's superview.
  ///
  /// Nil while the view is not loaded or has no superview (semantics 3.1, 3.3).
  open override var next: UIResponder? {
    guard let loadedView else { return nil }
    if let window = loadedView.window, window.rootViewController === self { return window }
    return presenter ?? loadedView.superview
  }

  package override var responderWindow: UIWindow? { loadedView?.window }

  /// Adds a key command to this controller, in addition to `keyCommands` (semantics 31.3).
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a key command that was added; others are ignored.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Editing

  /// Whether the controller shows its content for editing; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; overrides call super, which also updates the bar's edit button.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    for body in editingDidChange { body(editing) }
  }

  // MARK: Hierarchy

  /// The title that a navigation bar or a tab shows for this controller.
  open var title: String? { didSet { for body in titleDidChange { body() } } }

  /// The controller that this one is a child of.
  open var parent: UIViewController? { storedParent }

  /// The controllers whose views this one manages, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// Adds a child controller.
  ///
  /// Add its view yourself, then call its `didMove(toParent:)`. The child is removed from a previous parent.
  ///
  /// Calls the child's `willMove(toParent:)` first. Adding a controller to itself or to one of its descendants is a
  /// programming error and stops the app.
  open func addChild(_ child: UIViewController) {
    precondition(!isDescendant(of: child), "addChild: the controller would become its own ancestor")
    guard child.storedParent !== self, child.fits(in: self) else { return }
    if child.storedParent != nil { child.removeFromParent() }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
  }

  /// Removes the controller from its parent.
  ///
  /// Before, call `willMove(toParent: nil)` and remove the view yourself. Calls `didMove(toParent: nil)` at the end.
  open func removeFromParent() {
    guard let storedParent else { return }
    storedParent.storedChildren.removeAll { $0 === self }
    self.storedParent = nil
    isMovingToParent = false
    didMove(toParent: nil)
  }

  /// Called before the controller becomes a child, or, with nil, before it stops being one.
  ///
  /// `addChild(_:)` calls it. With nil, call it yourself before you remove the view. Call super in an override: the
  /// default sets `isMovingToParent` and `isMovingFromParent`.
  open func willMove(toParent parent: UIViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil && isViewLoaded
  }

  /// Called after the controller has become a child, or, with nil, after it was removed.
  ///
  /// The default does nothing.
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view with another's in an animation, and sends both controllers their appearance callbacks.
  ///
  /// Both must be children of this controller, and the view of `fromViewController` must be in a superview; otherwise
  /// the app stops. The new view is added in front of the old one before `animations` runs; the old view is removed at
  /// the end. Add and remove the children yourself, before the call and in the completion.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view is removed.
  ///   - toViewController: the child whose view is added.
  ///   - duration: in seconds; with 0 the change is complete before this returns.
  ///   - options: options of the animation.
  ///   - animations: changes properties of the two views; called once, before this returns.
  ///   - completion: called once, after both controllers were notified, with whether all animations finished.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, duration, options, animations, completion)
  }

  // MARK: Containment and size

  /// The preferred size of the controller's view where its container decides; zero, the default, for no preference.
  ///
  /// Setting another size notifies the parent, and the presenter of a presented controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeIsOther() } }
  }

  /// Called when the preferred size of a child or of the presented controller changes; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Returns the size of a child if this controller has `parentSize`; by default that size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the window changes the size of the controller's view.
  ///
  /// Called once for each size while the user resizes the desktop window, after `willTransition(to:with:)` if size
  /// classes change. Call super: it notifies the presented controller, and children whose views fill this one's or for
  /// which `size(forChildContentContainer:withParentContainerSize:)` returns another size.
  ///
  /// - Parameters:
  ///   - size: the new size, in points.
  ///   - coordinator: runs blocks when the views have the new size, and their completions after layout; nothing is
  ///     animated.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  /// Called before the window's size classes change.
  ///
  /// Call super: it notifies children and the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, coordinator) }

  /// Never called on a desktop; it exists because old templates override it.
  open func didReceiveMemoryWarning() {}

  /// Never called, as nothing is made from an archive on Linux; it exists because old templates override it.
  open func awakeFromNib() {}

  /// Never read, because a desktop has no status bar; it exists because old templates override it.
  open var prefersStatusBarHidden: Bool { false }

  // MARK: Presentation

  /// Shows a controller: a surrounding navigation controller pushes it, otherwise it is presented.
  ///
  /// The default passes the request to the surrounding container; containers that show controllers override it.
  open func show(_ vc: UIViewController, sender: Any?) { showOutward(vc, sender) }

  /// Shows detail content: in the last column of a surrounding split view, otherwise like `show(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailOutward(vc, sender) }

  /// The style in which the controller is presented; `automatic` by default (semantics 30.1).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, presenter == nil { preparedPresentationController = nil } }
  }

  /// The standard transition, used without a transitioning delegate; `coverVertical` by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether presentations in a context style cover this controller's view, not the window; false by default.
  open var definesPresentationContext = false

  /// Whether the user may not dismiss the controller: a dragged sheet returns and Escape does nothing; false by default
  /// (semantics 30.15).
  open var isModalInPresentation = false

  /// The delegate that provides the animations of the presentation; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { UncalledDelegateMethods.check(transitioningDelegate, (any UIViewControllerTransitioningDelegate).self) }
  }

  /// The controller that this one or an ancestor presents, including during its transitions.
  open var presentedViewController: UIViewController? { presentingAround?.presentation?.controller }

  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? { presentedAround?.presenter }

  /// The presentation controller; before the presentation, the one that will be used, so that it can be configured.
  ///
  /// Nil if `modalPresentationStyle` is `custom` or `none` and the controller is not presented. Reading it fixes the
  /// style: set `modalPresentationStyle` first.
  open var presentationController: UIPresentationController? {
    if let running = presentedAround?.presenter?.presentation, running.controller === presentedAround {
      return running.manager
    }
    return preparePresentationController()
  }

  /// The coordinator of the running animated transition of this controller or of an ancestor; nil without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? storedParent?.transitionCoordinator
  }

  /// Presents a controller in its `modalPresentationStyle`.
  ///
  /// Callbacks begin before this returns; without animation they also end before it returns. `completion` is called
  /// once, after `viewDidAppear(_:)` of the presented controller (semantics 30.3, 30.4). If this controller is in no
  /// window or already presents another, nothing is shown and a line is printed on standard error (semantics 30.2).
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    show(controller, animated: animated, completion: completion)
  }

  /// Dismisses the presented controller, with everything above it; if it presents nothing, dismisses itself.
  ///
  /// If the presentation is still appearing, the dismissal begins after that. `completion` is called once, when
  /// everything is removed; with nothing to dismiss, never (semantics 30.3, 30.5).
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: animated, completion: completion)
  }
}
