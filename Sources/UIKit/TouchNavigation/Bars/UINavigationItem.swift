import TouchDrawing
import TouchGeometry
import TouchKit

/// What a navigation bar shows while a controller is on top (semantics 28.13).
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: UIObject {
  /// When the title is large in a bar that allows it.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// How much the button says that leads back to an item.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, or Back.
    case `default` = 0
    /// Back, or the title of `backBarButtonItem`.
    case generic = 1
    /// Nothing beside the arrow.
    case minimal = 2
  }

  /// The title; nil for none.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A line above the title, for which the bar is higher by 22 points; nil for none.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// A view in place of the title, in its own size.
  open var titleView: UIView? { didSet { changed() } }
  /// The buttons at the left, from the outer end inwards.
  ///
  /// They take the place of the back button unless `leftItemsSupplementBackButton` is true.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons at the right, from the outer end inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the left buttons stand beside the back button; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Whether there is no back button; false by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// The button that leads back *to* this item; nil for one with `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// What the button says that leads back *to* this item; nil for its title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// How much the button says that leads back *to* this item; `default` by default (semantics 28.13).
  ///
  /// A minimal button keeps its title for assistive technology.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// What the back button of this item does instead of going back; nil for going back.
  open var backAction: UIAction? { didSet { changed() } }
  /// When the title is large; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// A search whose bar stands below the title; nil for none (semantics 28.22).
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      changed()
    }
  }
  /// Whether the search goes behind the title as the content below the bar is scrolled, and comes back with its beginning;
  /// true (semantics 28.22).
  ///
  /// It stays while it is active, and where nothing scrolls that begins below the bar.
  open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } } }
  /// How the bar looks while the item is shown; nil for the bar's own look (semantics 28.25).
  ///
  /// The item takes a copy; changes of the copy are seen at once. So it is with the other two.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks[.standard] }
    set { looks[.standard] = newValue }
  }
  /// The same while the content below the bar stands at its beginning; nil for the bar's own look.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
  /// The same in a window that is not high; nil for the bar's own look.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks[.compact] }
    set { looks[.compact] = newValue }
  }
  private lazy var looks = BarLooks(UINavigationBarAppearance.init(barAppearance:)) { [weak self] in
    (self?.bar as? UINavigationBar)?.appearanceDidChange()
  }
  weak var bar: (any ItemBar)?
  /// The controller that the item belongs to.
  weak var owner: UIViewController?

  /// The search has become higher or lower, or begins or ends.
  func searchHeightDidChange() { (bar as? UINavigationBar)?.searchDidChange() }

  /// An item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override init() { super.init() }

  /// The outermost button at the left; setting it replaces all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the right; setting it replaces all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the outermost button at the left; the change is seen at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the outermost button at the right; the change is seen at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Shows or hides the back button; the change is seen at once.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Whether a back button is to be seen, where there is somewhere to go back to.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }

  /// What a button says that leads back to this item.
  var titleOfWayBack: String {
    if let own = backBarButtonItem?.title { return own }
    guard backButtonDisplayMode != .generic else { return "Back" }
    if let backButtonTitle { return backButtonTitle }
    guard let title, !title.isEmpty else { return "Back" }
    return title
  }

  private func changed() { bar?.itemsDidChange() }
}

extension UIViewController {
  /// What a navigation bar shows while this controller is on top; made when it is first asked for, with the
  /// controller's title.
  public var navigationItem: UINavigationItem {
    let key = ObjectIdentifier(UINavigationItem.self)
    if let known = containerItems[key] as? UINavigationItem { return known }
    let made = UINavigationItem()
    made.title = title
    made.owner = self
    containerItems[key] = made
    titleDidChange.append { [weak self, weak made] in made?.title = self?.title }
    return made
  }

  /// The nearest navigation controller that has this controller, or one around it, in its stack.
  public var navigationController: UINavigationController? {
    var next: UIViewController? = self
    while let controller = next {
      if let owner = controller.stackOwner as? UINavigationController { return owner }
      next = controller.parent
    }
    return nil
  }

  /// What the toolbar of the navigation controller shows while this controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { (containerItems[ObjectIdentifier(ToolbarItems.self)] as? ToolbarItems)?.items }
    set {
      containerItems[ObjectIdentifier(ToolbarItems.self)] = newValue.map { ToolbarItems(items: $0) }
      navigationController?.toolbarItemsDidChange(of: self)
    }
  }

  /// Sets `toolbarItems`; the change is seen at once.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
}

/// An array that can be kept where objects are.
@MainActor private final class ToolbarItems {
  let items: [UIBarButtonItem]
  init(items: [UIBarButtonItem]) { self.items = items }
}
