import TouchDrawing
import TouchGeometry

/// Manages a view and what is in it, and takes the place after that view in the responder chain.
///
/// The view is made when it is first asked for. `viewWillAppear` to `viewDidDisappear` follow the view into windows and
/// out of them. https://developer.apple.com/documentation/uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  private var loadedView: UIView?
  private var isLoading = false
  package var appearance = Appearance.disappeared
  private(set) weak var storedParent: UIViewController?
  private var storedChildren: [UIViewController] = []
  var presentation: Presentation?
  /// Who wants to be told of changes of the traits.
  var registrations: TraitRegistrations?
  /// The controller that presents this one; it owns the presentation.
  weak var presenter: UIViewController?

  /// How far the view has come into a window or out of it.
  package enum Appearance: Sendable { case disappeared, appearing, appeared, disappearing }

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
  @MainActor public override convenience init() { self.init(nibName: nil, bundle: nil) }

  private func noteNib(_ name: String?) {
    if let name { BadUse.report("\(type(of: self)): there is no nib \(name) on Linux; loadView() makes the view") }
  }

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
  public var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view now, unless it has been made.
  public func loadViewIfNeeded() {
    guard loadedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    isLoading = false
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view and assigns it to `view`.
  ///
  /// Called once; the default makes a plain view of the size of the screen. An override does not call super.
  open func loadView() { view = UIView(frame: UIApplication.installed?.scenes.first?.screen.bounds ?? .zero) }

  /// Tells that the view was made.
  ///
  /// Called once; the default has nothing to do.
  open func viewDidLoad() {}

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
  /// The default has nothing to do.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is in a window and was laid out there.
  ///
  /// The default has nothing to do.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to leave its window.
  ///
  /// The default has nothing to do.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has left its window.
  ///
  /// The default has nothing to do.
  open func viewDidDisappear(_ animated: Bool) {}

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

  // MARK: The family

  /// What a navigation bar or a tab says of this controller.
  open var title: String?

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
    guard child.storedParent !== self else { return }
    if child.storedParent != nil { child.removeFromParent() }
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
    didMove(toParent: nil)
  }

  /// Tells that the controller is about to become a child, or with nil to stop being one.
  ///
  /// The default has nothing to do.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the controller has become a child, or with nil that it is none any more.
  ///
  /// The default has nothing to do.
  open func didMove(toParent parent: UIViewController?) {}

  private func isDescendant(of controller: UIViewController) -> Bool {
    var next: UIViewController? = self
    while let ancestor = next {
      if ancestor === controller { return true }
      next = ancestor.storedParent
    }
    return false
  }

  // MARK: Presentation

  /// Shows a controller in place of the outermost one around this, filling the window.
  ///
  /// The change is immediate, animated or not; `completion` is called before this returns.
  ///
  /// While this is in no window, or presents another already, nothing is shown, and a line says so on standard error.
  open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    show(controller, animated: animated, completion: completion)
  }

  /// Ends what this controller presents, with what that presents in turn; if it presents nothing, its own presentation.
  ///
  /// The change is immediate, animated or not; `completion` is called before this returns.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    endPresentation(animated: animated, completion: completion)
  }
}
