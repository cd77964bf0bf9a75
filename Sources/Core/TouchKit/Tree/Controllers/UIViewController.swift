import TouchDrawing
import TouchGeometry

/// Manages a view and what is in it, and takes the place after that view in the responder chain.
///
/// The view is made when it is first asked for. `viewWillAppear` to `viewDidDisappear` follow the view into windows and
/// out of them. https://developer.apple.com/documentation/uikit/uiviewcontroller
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  private var loadedView: UIView?
  private var isLoading = false
  /// What the program keeps with the controller.
  package var associatedValues: AssociatedValues?
  /// How far the view has come into a window or out of it.
  package internal(set) var appearance = Appearance()
  /// What keeps the view's coming and going from being told by itself; nil outside of changes.
  var hold: Hold?
  /// What containers keep with the controller, by the type of what it is.
  package var containerItems: [ObjectIdentifier: AnyObject] = [:]
  /// Are called when the title is another.
  package var titleDidChange: [() -> Void] = []
  /// Whether the tab bar around a navigation controller gives way while this controller is in its stack above the root.
  ///
  /// False by default. Set it before the push (semantics 29.13).
  open var hidesBottomBarWhenPushed = false
  /// At which edges the view lies below the bars of a navigation or a tab bar controller; all, at first.
  ///
  /// At the others the view begins where the bar ends, and has no safe area there (semantics 28.14).
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the view lies below bars whose `isTranslucent` is false as well; false.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// What follows the controller's editing.
  package var editingDidChange: [(Bool) -> Void] = []
  private var edits = false
  /// The container that has this controller in its stack, whether or not it is a child yet.
  package weak var stackOwner: UIViewController?
  /// The child that a container shows: keys start there where nothing else has them.
  package weak var foremostChild: UIViewController?
  /// What `addKeyCommand(_:)` added.
  package private(set) var addedKeyCommands: [UIKeyCommand] = []
  /// What waits until the view has appeared; each is called once.
  package var whenAppeared: [() -> Void] = []
  /// What will place the controller when it is presented, made when somebody asks for it.
  var preparedPresentationController: UIPresentationController?
  /// Makes what places the controller, for controllers of the kit that are presented in a way of their own.
  package var presentationMaker: ((UIViewController) -> UIPresentationController)?
  /// The animated transition under way that the controller takes part in.
  package weak var runningTransition: TransitionContext?
  private(set) weak var storedParent: UIViewController?
  final private(set) var storedChildren: [UIViewController] = []
  var presentation: Presentation?
  /// Who wants to be told of changes of the traits.
  var registrations: TraitRegistrations?
  /// The controller that presents this one; it owns the presentation.
  weak var presenter: UIViewController?

  #if FoundationGeometry
  /// A controller whose view is not loaded yet.
  ///
  /// There are no nibs on Linux: a name is reported and left aside.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
    noteNib(nibName)
  }
  #else
  /// A controller whose view is not loaded yet.
  ///
  /// There are no nibs on Linux: a name is reported and left aside.
  public init(nibName: String?, bundle: NSObject?) {
    super.init()
    noteNib(nibName)
  }
  #endif

  /// A controller whose view is not loaded yet.
  @preconcurrency @MainActor public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Always nil: there are no archives on Linux.
  ///
  /// It exists because subclasses of iOS programs declare it.
  public required init?(coder: NSCoder) { return nil }

  // MARK: The view

  /// The view, loaded if it is not yet: asking for it calls `loadView()` and `viewDidLoad()` once.
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

  /// The view, or nil if it was not asked for yet.
  open var viewIfLoaded: UIView? { loadedView }

  /// The traits of the controller's view; while it is not loaded, what they would be below its parent's.
  open var traitCollection: UITraitCollection { traitsHere }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view now, unless it has been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = UIView() }
    viewDidLoad()
    if contentUnavailable != nil { showContentUnavailable() }
  }

  /// Makes the view and assigns it to `view`.
  ///
  /// Called once; the default makes a plain view of the size of the screen. An override does not call super.
  open func loadView() { view = UIView(frame: UIScreen.presentBounds) }

  /// Tells that the view was made.
  ///
  /// Called once; the default has nothing to do.
  open func viewDidLoad() {}

  // MARK: Without content

  final var contentUnavailable: ContentUnavailable?
  final var needsContentUnavailable = true

  /// What the view shows where there is no content, above all else in it; nil, the default, for nothing.
  ///
  /// Its view fills the controller's. Setting it takes effect at once, or when the view is loaded.
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

  /// Sets `contentUnavailableConfiguration` to what suits a state.
  ///
  /// Called before the first layout of the view and after `setNeedsUpdateContentUnavailableConfiguration()`; the default
  /// has nothing to do.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: Traits

  /// The style of the controller's view and all in it, unless that view says its own; `unspecified`, the default, for
  /// that of the surroundings.
  ///
  /// It takes effect at once, as that of a view. Controllers that are presented do not follow it.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/overrideuserinterfacestyle
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.surroundingsDidChange() } }
  }

  /// Tells that `traitCollection` is another.
  ///
  /// Called once for each change while the view is loaded, before the view is told; the default has nothing to do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  /// Tells that the view is about to come into a visible window.
  ///
  /// Called once before each `viewDidAppear(_:)`; the view is in no window yet and may have another size later. When a
  /// change is given up that would have taken the view away, it is called though the view never left. The default has
  /// nothing to do (semantics 28.4, 28.8, 28.9).
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is in its window, with its size and safe area; its subviews are not laid out yet.
  ///
  /// Called once between `viewWillAppear(_:)` and `viewDidAppear(_:)`, before the layout; in a change that the user
  /// makes with a finger, when it is decided. The default has nothing to do (semantics 28.9).
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view is in a window and was laid out there, and that no change is under way any more.
  ///
  /// The default has nothing to do.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to leave its window.
  ///
  /// When the change is given up, `viewWillAppear(_:)` follows. The default has nothing to do (semantics 28.8).
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has left its window.
  ///
  /// The default has nothing to do.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children appear and disappear with this controller's view by themselves; true by default.
  ///
  /// A container that answers false tells each child with `beginAppearanceTransition(_:animated:)` and
  /// `endAppearanceTransition()`; nothing else tells it. Asked whenever a child's view would be told (semantics 28.11).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells that the view begins to appear or to disappear, for containers that do not leave that to the kit.
  ///
  /// Calls `viewWillAppear(_:)` or `viewWillDisappear(_:)` of this controller and of those whose views lie in its view,
  /// unless that was begun already. From now until `endAppearanceTransition()` the view's coming and going tells
  /// nothing by itself (semantics 28.11).
  ///
  /// - Parameters:
  ///   - isAppearing: whether the view comes or goes.
  ///   - animated: what the callbacks are told.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginByProgram(appearing: isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition(_:animated:)` began, with `viewDidAppear(_:)` or `viewDidDisappear(_:)`.
  ///
  /// Where nothing was begun, nobody is told and a line on standard error says so (semantics 28.11).
  open func endAppearanceTransition() { endByProgram() }

  /// Whether the view appears because the controller became a child; true from `viewWillAppear(_:)` to
  /// `viewDidAppear(_:)`.
  open package(set) var isMovingToParent = false

  /// Whether the view disappears because the controller stops being a child; true from `viewWillDisappear(_:)` to
  /// `viewDidDisappear(_:)`, where `willMove(toParent: nil)` was called before.
  open package(set) var isMovingFromParent = false

  /// Whether the controller is being presented; true until after `viewDidAppear(_:)`.
  open package(set) var isBeingPresented = false

  /// Whether the controller's presentation is being ended; true until after `viewDidDisappear(_:)`.
  open package(set) var isBeingDismissed = false

  /// Changes constraints.
  ///
  /// Called in place of the view's `updateConstraints()`, before layout; the default calls that. An override calls super
  /// last (semantics 25.25).
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  /// Tells that the view is about to lay out its subviews.
  ///
  /// The default has nothing to do.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view has laid out its subviews.
  ///
  /// The default has nothing to do.
  open func viewDidLayoutSubviews() {}

  // MARK: Safe area

  /// What the safe area of the view is smaller by than that of its surroundings, in points; none by default.
  ///
  /// For bars and the like that cover a part of the view. On Linux nothing else takes from the safe area.
  /// https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.spacingMayDiffer() } }
  }

  /// Tells that the safe area of the view is another.
  ///
  /// The default has nothing to do.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells that the layout margins of the view are others.
  ///
  /// The default has nothing to do.
  open func viewLayoutMarginsDidChange() {}

  // MARK: Responder

  /// The window for its root controller, the presenting controller for a presented one, otherwise the superview of the
  /// view; nil while the view is not loaded or in nothing (semantics 3.1, 3.3).
  open override var next: UIResponder? {
    guard let loadedView else { return nil }
    if let window = loadedView.window, window.rootViewController === self { return window }
    return presenter ?? loadedView.superview
  }

  package override var responderWindow: UIWindow? { loadedView?.window }

  /// Adds a key that this controller answers to, besides `keyCommands` (semantics 31.3).
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Takes a key away that was added; one that was not is left alone.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Editing

  /// Whether the controller shows its content for editing; setting it calls `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing; overrides call super, by which the edit button of a bar follows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    for body in editingDidChange { body(editing) }
  }

  // MARK: The family

  /// What a navigation bar or a tab says of this controller.
  open var title: String? { didSet { for body in titleDidChange { body() } } }

  /// The controller that this one is a child of.
  open var parent: UIViewController? { storedParent }

  /// The controllers whose views this one manages, in the order in which they were added.
  open var children: [UIViewController] { storedChildren }

  /// Makes a controller a child.
  ///
  /// Add its view yourself, then call its `didMove(toParent:)`. A former parent loses it.
  ///
  /// Calls the child's `willMove(toParent:)` first. To add a controller to itself or to one of its children's children
  /// is a programming error and stops the program.
  open func addChild(_ child: UIViewController) {
    precondition(!isDescendant(of: child), "addChild: the controller would become its own ancestor")
    guard child.storedParent !== self, child.fits(in: self) else { return }
    if child.storedParent != nil { child.removeFromParent() }
    child.isMovingToParent = true
    child.willMove(toParent: self)
    child.storedParent = self
    storedChildren.append(child)
  }

  /// Ends being a child.
  ///
  /// Call `willMove(toParent: nil)` and take the view away yourself before. Calls `didMove(toParent: nil)` afterwards.
  open func removeFromParent() {
    guard let storedParent else { return }
    storedParent.storedChildren.removeAll { $0 === self }
    self.storedParent = nil
    isMovingToParent = false
    didMove(toParent: nil)
  }

  /// Tells that the controller is about to become a child, or with nil to stop being one.
  ///
  /// `addChild(_:)` calls it. With nil you call it yourself, before you take the view away. An override calls super:
  /// the default notes that the controller moves (`isMovingToParent`, `isMovingFromParent`).
  open func willMove(toParent parent: UIViewController?) {
    isMovingToParent = parent != nil
    isMovingFromParent = parent == nil && isViewLoaded
  }

  /// Tells that the controller has become a child, or with nil that it is none any more.
  ///
  /// The default has nothing to do.
  open func didMove(toParent parent: UIViewController?) {}

  /// Puts one child's view in the place of another's, with an animation, and tells both of their appearance.
  ///
  /// Both are children of this controller, and the view of `fromViewController` is in a superview; otherwise the
  /// program stops. The new view is added where the old one is, in front of it, before `animations` runs; the old one is
  /// taken away at the end. Add and remove the children yourself, before and in the completion.
  ///
  /// - Parameters:
  ///   - fromViewController: the child whose view leaves.
  ///   - toViewController: the child whose view comes.
  ///   - duration: in seconds; with 0 the change is made before this returns.
  ///   - options: how the animation runs.
  ///   - animations: changes properties of the two views; called once, before this returns.
  ///   - completion: called once, when both have been told, with whether everything moved to its end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(fromViewController, for: toViewController, duration, options, animations, completion)
  }

  // MARK: For the outside

  /// The size that the controller would like its view to have where others decide about it; zero, the default, for no
  /// wish.
  ///
  /// Setting another tells the parent, and the presenter of a presented controller.
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredContentSizeIsOther() } }
  }

  /// Tells that a child, or the controller that this one presents, has another size; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// How large a child will be when this one has a size; that size by default, for children that fill it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Tells that the window gives the controller's view another size, before it does.
  ///
  /// Called once for each size of the desktop's window while the user changes it, after `willTransition(to:with:)` where
  /// size classes change. Call super, which tells children whose views fill this one's, or for whom
  /// `size(forChildContentContainer:withParentContainerSize:)` says another size, and the presented controller.
  ///
  /// - Parameters:
  ///   - size: the size to come, in points.
  ///   - coordinator: calls blocks when views have the new size, and their completions after layout; nothing is animated.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  /// Tells that the window will have other size classes, before it has.
  ///
  /// Call super, which tells children and the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOn(newCollection, coordinator) }

  /// Never called on a desktop; it exists because old templates override it.
  open func didReceiveMemoryWarning() {}

  /// Never called, as nothing is made from an archive on Linux; it exists because old templates override it.
  open func awakeFromNib() {}

  /// Never asked, as a desktop has no status bar; it exists because old templates override it.
  open var prefersStatusBarHidden: Bool { false }

  // MARK: Presentation

  /// Shows a controller as what is around this one does: a navigation controller pushes it, otherwise it is presented.
  ///
  /// The default asks the container around this controller; a container that shows controllers itself overrides it.
  open func show(_ vc: UIViewController, sender: Any?) { showOutward(vc, sender) }

  /// Shows a controller as content: in the last column of a split view around this one, else as `show(_:sender:)`.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetailOutward(vc, sender) }

  /// How the controller is shown when it is presented; `automatic` by default (semantics 30.1).
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, presenter == nil { preparedPresentationController = nil } }
  }

  /// How it comes and goes where its transitioning delegate says nothing; from the bottom by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the context styles cover this controller's view instead of the whole window; false by default.
  open var definesPresentationContext = false

  /// Whether the user may not end the controller's presentation: a sheet comes back, Escape does nothing; false by
  /// default (semantics 30.15).
  open var isModalInPresentation = false

  /// Says how the controller comes and goes when it is presented; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { DelegateHearing.check(transitioningDelegate, (any UIViewControllerTransitioningDelegate).self) }
  }

  /// The controller that this one, or one around it, presents; also while that comes or goes.
  open var presentedViewController: UIViewController? { presentingAround?.presentation?.controller }

  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? { presentedAround?.presenter }

  /// What places the controller while it is presented; before that, what will place it, to be set up.
  ///
  /// Nil where `modalPresentationStyle` is `custom` or `none` and it is not presented. Asking settles the style: set
  /// `modalPresentationStyle` before.
  open var presentationController: UIPresentationController? {
    if let running = presentedAround?.presenter?.presentation, running.controller === presentedAround {
      return running.manager
    }
    return preparePresentationController()
  }

  /// What coordinates the animated transition that the controller, or one around it, is part of; nil without one.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? storedParent?.transitionCoordinator
  }

  /// Shows a controller in front of this one, as that one's `modalPresentationStyle` says.
  ///
  /// Callbacks begin before this returns; not animated, they end before it returns, too. `completion` is called once,
  /// after `viewDidAppear(_:)` of the presented controller (semantics 30.3, 30.4). While this is in no window, or presents
  /// another already, nothing is shown, and a line says so on standard error (semantics 30.2).
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    show(controller, animated: animated, completion: completion)
  }

  /// Ends what this controller presents, with what that presents in turn; if it presents nothing, its own presentation.
  ///
  /// Asked for while that is still coming, it begins when it has come. `completion` is called once, when everything is
  /// gone; where there is nothing to end, never (semantics 30.3, 30.5).
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: animated, completion: completion)
  }
}
