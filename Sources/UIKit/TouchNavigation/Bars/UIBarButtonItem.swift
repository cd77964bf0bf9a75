import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The superclass of bar items: title, image and enabled state.
/// https://developer.apple.com/documentation/uikit/uibaritem
@preconcurrency @MainActor open class UIBarItem: UIObject {
  /// The title, or nil.
  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// The image that replaces the title, or nil.
  open var image: UIImage? { didSet { changed() } }
  /// The insets of the image, in points; zero by default.
  ///
  /// Opposite insets move the image, others change its size. The width of the item does not change. Values that are NaN
  /// or exceed a million are treated as zero.
  open var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { changed() } } }
  var usedImageInsets: UIEdgeInsets {
    let all = [imageInsets.top, imageInsets.left, imageInsets.bottom, imageInsets.right]
    return all.allSatisfy { abs($0) <= 1e6 } ? imageInsets : .zero
  }
  /// Whether the item can be used; true by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// A number that identifies the item; 0 by default.
  open var tag = 0
  /// The bar that shows the item.
  weak var bar: (any ItemBar)?
  package var appearanceRecord: AppearanceRecord?

  /// Creates an item without content.
  public override init() { super.init() }

  func changed() { bar?.itemsDidChange() }
}

extension UIBarItem: UIAppearance, AppearanceBearer {
  /// Returns the appearance proxy of the class; its settings apply to each item that a bar displays.
  public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }

  /// Returns the appearance proxy for items in bars that are, or are inside, instances of the given classes.
  ///
  /// - Parameter containerTypes: The classes of views and controllers, the innermost first.
  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    AppearanceProxies.proxy(of: self, in: containerTypes) { makeItem(of: self) }
  }

  /// Applies the settings of appearance proxies, before a bar displays the item.
  func applyAppearance() {
    AppearanceProxies.apply(to: self) {
      guard let bar else { return [] }
      return [bar] + bar.appearanceSurroundings
    }
  }
}

/// Creates an item of a class with `init()`; `CTouchKit/construction.c` explains why this is not `type.init()`.
@_silgen_name("touch_make_responder")
@MainActor private func makeItem(of type: UIBarItem.Type) -> UIBarItem

/// A bar that displays items and is notified of their changes.
@MainActor protocol ItemBar: UIView {
  func itemsDidChange()
  func appearanceDidChange()
}

extension ItemBar {
  /// Records a property that was set, for appearance proxies, and updates the appearance.
  func show<Bar: AnyObject, Value>(
    _ path: @autoclosure () -> ReferenceWritableKeyPath<Bar, Value>, _ value: Value
  ) {
    noteAppearance(path(), value)
    appearanceDidChange()
  }
}

/// A button of a navigation bar or a toolbar. https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem, UISpringLoadedInteractionSupporting {
  /// The style of a button.
  public enum Style: Int, Sendable {
    /// The plain style.
    case plain
    /// The bold style, for the button that completes a task.
    case done = 2
  }

  /// Buttons with a standard title, and spaces.
  public enum SystemItem: Int, Sendable {
    /// Completes and keeps the changes.
    case done
    /// Discards the changes.
    case cancel
    /// Begins editing.
    case edit
    /// Saves.
    case save
    /// Adds an object: a plus, named by its title.
    case add
    /// A space that fills the available width.
    case flexibleSpace
    /// A space of the width `width`.
    case fixedSpace
    /// Composes a new text.
    case compose
    /// Replies.
    case reply
    /// Shares content with other programs.
    case action
    /// Organizes content.
    case organize
    /// Searches.
    case search
    /// Refreshes the content.
    case refresh
    /// Stops the current operation.
    case stop
    /// Deletes.
    case trash
    /// Undoes.
    case undo
    /// Redoes.
    case redo
    /// Closes.
    case close

    /// The title; nil for spaces.
    var title: String? {
      switch self {
      case .done: localized("Done")
      case .cancel: localized("Cancel")
      case .edit: localized("Edit")
      case .save: localized("Save")
      case .add: localized("Add")
      case .flexibleSpace, .fixedSpace: nil
      case .compose: localized("Compose")
      case .reply: localized("Reply")
      case .action: localized("Share")
      case .organize: localized("Organize")
      case .search: localized("Search")
      case .refresh: localized("Refresh")
      case .stop: localized("Stop")
      case .trash: localized("Delete")
      case .undo: localized("Undo")
      case .redo: localized("Redo")
      case .close: localized("Close")
      }
    }
  }

  /// The accessibility label; nil, the default, for the title.
  open var accessibilityLabel: String? { didSet { if accessibilityLabel != oldValue { changed() } } }
  /// The accessibility hint, or nil, the default.
  open var accessibilityHint: String? { didSet { if accessibilityHint != oldValue { changed() } } }
  /// An identifier for tests, which assistive technology does not read; nil by default.
  open var accessibilityIdentifier: String? { didSet { if accessibilityIdentifier != oldValue { changed() } } }
  /// The style of the button; `plain` by default.
  open var style = Style.plain { didSet { changed() } }
  /// The object that receives the action; nil for the responder chain.
  ///
  /// Held weakly.
  open weak var target: AnyObject?
  /// The action sent when the button is pressed, or nil.
  open var action: Selector?
  /// The action performed when the button is pressed; it provides the title and image if the item has none.
  open var primaryAction: UIAction? { didSet { changed() } }
  /// The menu of the button, or nil.
  ///
  /// It opens immediately if the item has no action, otherwise by a long press or the secondary button.
  open var menu: UIMenu? { didSet { changed() } }

  /// Sets the title attributes of a state, which precede those of the bar; nil for those of the bar.
  ///
  /// Font and color are used; the states are normal, highlighted and disabled.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteAppearance("setTitleTextAttributes", state.rawValue) { $0.setTitleTextAttributes(attributes, for: state) }
    if ownLook == nil { ownLook = UIBarButtonItemAppearance() }
    ownLook?[state]?.titleTextAttributes = attributes ?? [:]
    changed()
  }

  /// Returns the view that displays the item, for the key `view`; nil while no bar shows it, and for other keys.
  open func value(forKey key: String) -> Any? { key == "view" ? shownView : nil }

  /// The view that displays the item.
  weak var shownView: UIView?
  /// The view that replaces the button and keeps its size; nil, the default, for the button.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  /// The width in points; 0, the default, for the fitting width.
  open var width: CGFloat = 0 { didSet { changed() } }
  /// Whether a drag that rests over the item's button presses it; false by default (semantics 54.74).
  ///
  /// Custom views have interactions of the app.
  open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { changed() } } }
  /// The tint color; nil for that of the bar.
  open var tintColor: UIColor? {
    didSet {
      noteAppearance(\UIBarButtonItem.tintColor, tintColor)
      changed()
    }
  }
  /// The appearance that the item sets.
  var ownLook: UIBarButtonItemAppearance?
  /// The offsets of the title, and of the back button's title.
  final var (titleShifts, backTitleShifts) = (TitleShifts(), TitleShifts())
  /// The background images.
  var grounds = ButtonGrounds()
  /// The kind of space if the item is one.
  private(set) var space: SystemItem?

  private convenience init(space: SystemItem?) {
    self.init()
    self.space = space
  }

  /// Creates a button without title and action.
  public override init() { super.init() }

  /// Creates a button with a title.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(space: nil)
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }

  /// Creates a button with an image.
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(space: nil)
    (self.image, self.style, self.target, self.action) = (image, style, target, action)
  }

  /// Creates a button with a standard title, or a space.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(systemItem)
    (self.target, self.action) = (target, action)
  }

  /// Creates a button that performs an action, opens a menu, or both: with an action, the menu opens by a long press.
  ///
  /// Without either it only displays its title or image. Missing values are those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(space: nil)
    self.menu = menu
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// Creates a button with a standard title that performs an action, opens a menu, or both.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(systemItem)
    self.menu = menu
    self.primaryAction = primaryAction
  }

  /// Creates an item with a custom view, which keeps its size.
  public convenience init(customView: UIView) {
    self.init(space: nil)
    self.customView = customView
  }

  private convenience init(_ systemItem: SystemItem) {
    self.init(space: systemItem.title == nil ? systemItem : nil)
    title = systemItem.title
    if systemItem == .add { image = UIImage(systemName: "plus") }
    if systemItem == .done || systemItem == .save { style = .done }
  }

  /// Returns a flexible space.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(.flexibleSpace) }

  /// Returns a space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(.fixedSpace)
    item.width = width
    return item
  }

  /// Sets the accessibility properties of the item's view; the title is the label of an image.
  func name(_ view: UIView) {
    if let label = accessibilityLabel ?? (image == nil ? nil : title) { view.accessibilityLabel = label }
    view.accessibilityHint = accessibilityHint
    view.accessibilityIdentifier = accessibilityIdentifier
  }

  /// Performs the action of a press.
  func perform() {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
    guard let action, let application = shownView?.window?.application ?? UIApplication.installed else { return }
    application.sendAction(action, to: target, from: self, for: nil)
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// Returns the frame of the button in the coordinates of a view; nil unless a bar in that view's window displays it.
  public func frame(in referenceView: UIView) -> CGRect? { shownView?.frame(in: referenceView) }
}

extension UIPopoverPresentationController {
  /// The bar button that the popover is anchored to, if `sourceItem` is one; setting it sets `sourceItem`.
  public var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }
}
