import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit

/// The content of the navigation bar while a controller is on top (semantics 28.13).
/// https://developer.apple.com/documentation/uikit/uinavigationitem
@preconcurrency @MainActor open class UINavigationItem: UIObject {
  /// When the title is large in a bar that allows large titles.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item below.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
  }

  /// The title of the back button.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title, or Back.
    case `default` = 0
    /// Back, or the title of `backBarButtonItem`.
    case generic = 1
    /// No title, only the chevron.
    case minimal = 2
  }

  /// The title, or nil.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A line above the title, which makes the bar 22 points higher, or nil.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// The view that replaces the title and keeps its size.
  open var titleView: UIView? { didSet { changed() } }
  /// The buttons at the left, from the outer end inwards.
  ///
  /// They replace the back button unless `leftItemsSupplementBackButton` is true.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// The buttons at the right, from the outer end inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  /// Whether the left buttons are next to the back button; false by default.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false { didSet { changed() } }
  /// The back button that leads to this item; nil for one with `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  /// The title of the back button that leads to this item; nil for the item's title.
  open var backButtonTitle: String? { didSet { changed() } }
  /// How the back button that leads to this item is titled; `default` by default (semantics 28.13).
  ///
  /// A minimal button keeps its title for assistive technology.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { changed() } }
  /// The action of this item's back button; nil to pop the controller.
  open var backAction: UIAction? { didSet { changed() } }
  /// When the title is large; `automatic` by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// The search controller whose bar is below the title, or nil (semantics 28.22).
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
      changed()
    }
  }
  /// Whether scrolling collapses the search bar behind the title; true by default (semantics 28.22).
  ///
  /// It stays visible while the search is active, and if no scroll view begins at the bar.
  open var hidesSearchBarWhenScrolling = true { didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } } }
  /// The bar's appearance while the item is displayed; nil for the bar's own appearance (semantics 28.25).
  ///
  /// The item makes a copy; changes of the copy take effect immediately. This also applies to the other appearances.
  open var standardAppearance: UINavigationBarAppearance? {
    get { looks[.standard] }
    set { looks[.standard] = newValue }
  }
  /// The appearance while the content is scrolled to its top; nil for the bar's own appearance.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { looks[.scrollEdge] }
    set { looks[.scrollEdge] = newValue }
  }
  /// The appearance in a window of compact height; nil for the bar's own appearance.
  open var compactAppearance: UINavigationBarAppearance? {
    get { looks[.compact] }
    set { looks[.compact] = newValue }
  }
  private lazy var looks = BarLooks(UINavigationBarAppearance.init(barAppearance:)) { [weak self] in
    (self?.bar as? UINavigationBar)?.appearanceDidChange()
  }
  weak var bar: (any ItemBar)?
  /// The controller of the item.
  weak var owner: UIViewController?

  /// Called when the search bar changes its height, and when a search begins or ends.
  func searchHeightDidChange() { (bar as? UINavigationBar)?.searchDidChange() }

  /// Creates an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Creates an item without a title.
  public override init() { super.init() }

  /// The outermost button at the left; setting it replaces all left buttons.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost button at the right; setting it replaces all right buttons.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the outermost button at the left, without animation.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the outermost button at the right, without animation.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// Sets the buttons at the left, without animation.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the buttons at the right, without animation.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Shows or hides the back button, without animation.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// Whether the back button is visible, if there is an item below.
  var showsBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty ?? true)
  }

  /// The title of the back button that leads to this item.
  var titleOfWayBack: String {
    if let own = backBarButtonItem?.title { return own }
    guard backButtonDisplayMode != .generic else { return localized("Back") }
    if let backButtonTitle { return backButtonTitle }
    guard let title, !title.isEmpty else { return localized("Back") }
    return title
  }

  private func changed() { bar?.itemsDidChange() }
}

extension UIViewController {
  /// The content of the navigation bar while this controller is on top; created on first use with the controller's
  /// title.
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

  /// The nearest navigation controller whose stack contains this controller or an ancestor of it.
  public var navigationController: UINavigationController? {
    var next: UIViewController? = self
    while let controller = next {
      if let owner = controller.stackOwner as? UINavigationController { return owner }
      next = controller.parent
    }
    return nil
  }

  /// The items of the navigation controller's toolbar while this controller is on top.
  public var toolbarItems: [UIBarButtonItem]? {
    get { (containerItems[ObjectIdentifier(ToolbarItems.self)] as? ToolbarItems)?.items }
    set {
      containerItems[ObjectIdentifier(ToolbarItems.self)] = newValue.map { ToolbarItems(items: $0) }
      navigationController?.toolbarItemsDidChange(of: self)
    }
  }

  /// Sets `toolbarItems`, without animation.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
}

/// A box that stores the items as an associated object.
@MainActor private final class ToolbarItems {
  let items: [UIBarButtonItem]
  init(items: [UIBarButtonItem]) { self.items = items }
}
