import TouchDrawing
import TouchGeometry
import TouchKit

/// What a bar shows of something: a title, a picture, and whether it can be used.
/// https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: UIObject {
  /// What the bar says; nil for nothing.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A picture in place of the title; nil for none.
  open var image: UIImage? { didSet { changed() } }
  /// How far within its usual place the picture lies, in points; zero at first.
  ///
  /// Insets of which two are opposite move it, others make it smaller or larger. The room that the item takes stays the
  /// same. What is no number, or beyond a million, counts as zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
  var usedImageInsets: UIEdgeInsets {
    let all = [imageInsets.top, imageInsets.left, imageInsets.bottom, imageInsets.right]
    return all.allSatisfy { abs($0) <= 1e6 } ? imageInsets : .zero
  }
  /// Whether it can be used; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// A number to find the item by; 0 by default.
  open var tag = 0
  /// The bar that shows the item.
  weak var bar: (any ItemBar)?
  package var appearanceRecord: AppearanceRecord?

  /// An item with nothing to show.
  public override init() { super.init() }

  func changed() { bar?.itemsDidChange() }
}

extension UIBarItem: UIAppearance, AppearanceBearer {
  /// The proxy for all items of the class: what is set on it is set on each that a bar shows.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// The proxy for items of the class in bars that are inside of others, or are such themselves.
  ///
  /// - Parameter containerTypes: classes of views and controllers, the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { makeItem(of: self) }
  }

  /// Takes on what proxies say, in a bar that is about to show the item.
  func takeOnAppearance() {
    AppearanceProxies.dress(self) {
      guard let bar = bar as? UIView else { return [] }
      return [bar] + bar.appearanceSurroundings
    }
  }
}

/// A new item of a class, by `init()`: `CTouchKit/construction.c` says why this is not simply `type.init()`.
@_silgen_name("touch_make_responder")
@MainActor private func makeItem(of type: UIBarItem.Type) -> UIBarItem

/// A bar that shows items and wants to know when they change.
@MainActor protocol ItemBar: AnyObject {
  func itemsDidChange()
}

/// A button of a navigation bar or a toolbar.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How prominent the button is.
  public enum Style: Int, Sendable {
    /// As the others.
    case plain
    /// The one that finishes: bold.
    case done = 2
  }

  /// Buttons whose titles everybody knows.
  public enum SystemItem: Int, Sendable {
    /// Finishes and keeps what was done.
    case done
    /// Finishes and keeps nothing.
    case cancel
    /// Begins to edit.
    case edit
    /// Saves.
    case save
    /// Adds something.
    case add
    /// Takes what room is left.
    case flexibleSpace
    /// Takes the room of `width`.
    case fixedSpace
    /// Begins something to be written.
    case compose
    /// Answers.
    case reply
    /// Hands on to other programs.
    case action
    /// Puts into order.
    case organize
    /// Searches.
    case search
    /// Asks again.
    case refresh
    /// Ends what is going on.
    case stop
    /// Deletes.
    case trash
    /// Undoes.
    case undo
    /// Does again.
    case redo
    /// Closes.
    case close

    /// What the button says; nil for room.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .add: "Add"
      case .flexibleSpace, .fixedSpace: nil
      case .compose: "Compose"
      case .reply: "Reply"
      case .action: "Share"
      case .organize: "Organize"
      case .search: "Search"
      case .refresh: "Refresh"
      case .stop: "Stop"
      case .trash: "Delete"
      case .undo: "Undo"
      case .redo: "Redo"
      case .close: "Close"
      }
    }
  }

  /// What the item is called for people who do not see it; nil, the default, for its title.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { changed() } } }
  /// What happens when the item is used; nil, the default, for nothing to say.
  open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { changed() } } }
  /// A name by which tests find the item and that nobody reads; nil by default.
  open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { changed() } } }
  /// How prominent the button is; `plain` by default.
  open var style = Style.plain { didSet { changed() } }
  /// Who gets the action; nil for the responder chain.
  ///
  /// Held weakly.
  open weak var target: AnyObject?
  /// What is sent when the button is pressed; nil for nothing.
  open var action: Selector?
  /// What runs when the button is pressed; its title and image are shown where the item has none.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// A menu that the button opens; nil for none.
  ///
  /// It opens at once where the item has no action, else by a long press and by the secondary button.
  open var menu: UIMenu? { didSet { changed() } }
  /// The view that a bar shows for the item.
  weak var shownView: UIView?
  /// A view in place of the button, in its own size.
  public private(set) var customView: UIView?
  /// How wide it is, in points; 0, the default, for as wide as it needs.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// The color of the button; nil for that of the bar.
  open var tintColor: UIColor? {
    didSet {
      noteAppearance(\UIBarButtonItem.tintColor, tintColor)
      changed()
    }
  }
  /// How the title looks, where the item says it itself.
  var ownLook: UIBarButtonItemAppearance?
  /// How far its title is moved, and that of the way back.
  final var (titleShifts, backTitleShifts) = (TitleShifts(), TitleShifts())
  /// What lies behind the title.
  var grounds = ButtonGrounds()
  /// Whether it is room instead of a button, and whether that stretches.
  private(set) var space: SystemItem?

  private convenience init(space: SystemItem?) {
    self.init()
    self.space = space
  }

  /// A button without title and action.
  public override init() { super.init() }

  /// A button that says something.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(space: nil)
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }

  /// A button with a picture.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(space: nil)
    (self.image, self.style, self.target, self.action) = (image, style, target, action)
  }

  /// A button whose title everybody knows, or room.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(systemItem)
    (self.target, self.action) = (target, action)
  }

  /// A button that runs an action, opens a menu, or both: with an action, the menu opens by a long press.
  ///
  /// With neither it is a text or a picture of the bar. What is not said is taken from the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(space: nil)
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A button whose title everybody knows and that runs an action, opens a menu, or both.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    self.menu = menu
    self.primaryAction = primaryAction
  }

  /// A view of your own in the bar, in the size that it has.
  public convenience init(customView: UIView) {
    self.init(space: nil)
    self.customView = customView
  }

  private convenience init(_ systemItem: SystemItem) {
    self.init(space: systemItem.title == nil ? systemItem : nil)
    title = systemItem.title
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Room that stretches.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

  /// Room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(.fixedSpace)
    item.width = width
    return item
  }

  /// Lets the view that shows the item be found and read as the item says; its title names a picture.
  func name(_ view: UIView) {
    if let label = accessibilityLabel ?? (image == nil ? nil : title) { view.accessibilityLabel = label }
    view.accessibilityHint = accessibilityHint
    view.accessibilityIdentifier = accessibilityIdentifier
  }

  /// Does what a press of the button does.
  func perform() {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
    guard let action, let application = shownView?.window?.application ?? UIApplication.installed else { return }
    application.sendAction(action, to: target, from: self, for: nil)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Where its button is in the coordinates of a view; nil while no bar shows it in that view's window.
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

extension UIPopoverPresentationController {
  /// The button of a bar that the popover points at, where `sourceItem` is one; setting it sets `sourceItem`.
  public var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
