import TouchGeometry

/// An action that the desktop offers in the menu of the app's icon (semantics 40.11).
///
/// Items that never change are in the app's desktop entry; `UIApplication.shortcutItems` has those that the app sets.
/// https://developer.apple.com/documentation/uikit/uiapplicationshortcutitem
@preconcurrency @MainActor open class UIApplicationShortcutItem: UIObject {
  fileprivate var values: Values
  fileprivate struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
  }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: the name by which the app recognizes the item.
  ///   - localizedTitle: the title in the menu.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type, localizedTitle, nil, nil)
  }

  fileprivate init(
    _ type: String, _ localizedTitle: String, _ localizedSubtitle: String?, _ icon: UIApplicationShortcutIcon?
  ) {
    values = Values(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon)
    super.init()
  }

  #if FoundationGeometry
  /// Values for the app, which it gets back as long as the item is among its `shortcutItems`.
  ///
  /// A later run of the app gets nil, because desktop entries have no such values.
  public fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: the name by which the app recognizes the item.
  ///   - localizedTitle: the title in the menu.
  ///   - localizedSubtitle: a second line for the app; desktops show none.
  ///   - icon: the icon next to the title; nil for none.
  ///   - userInfo: values for the app.
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.init(type, localizedTitle, localizedSubtitle, icon)
    self.userInfo = userInfo
  }
  #else
  /// Creates an item.
  ///
  /// - Parameters:
  ///   - type: the name by which the app recognizes the item.
  ///   - localizedTitle: the title in the menu.
  ///   - localizedSubtitle: a second line for the app; desktops show none.
  ///   - icon: the icon next to the title; nil for none.
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?
  ) {
    self.init(type, localizedTitle, localizedSubtitle, icon)
  }
  #endif

  /// The name by which the app recognizes the item.
  open var type: String { values.type }
  /// The title in the menu.
  open var localizedTitle: String { values.title }
  /// A second line; desktops show none.
  open var localizedSubtitle: String? { values.subtitle }
  /// The icon next to the title; nil for none.
  open var icon: UIApplicationShortcutIcon? { values.icon }
}

/// An item whose values can be changed; assign it to `UIApplication.shortcutItems` again to show them.
/// https://developer.apple.com/documentation/uikit/uimutableapplicationshortcutitem
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// The name by which the app recognizes the item.
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title in the menu.
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// A second line; desktops show none.
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The icon next to the title; nil for none.
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
}

/// The icon of a shortcut item: the name of an icon in the desktop's theme.
/// https://developer.apple.com/documentation/uikit/uiapplicationshortcuticon
@preconcurrency @MainActor open class UIApplicationShortcutIcon: UIObject {
  /// The name of the icon.
  package let name: String

  /// Creates an icon of the desktop's theme by its name, such as `document-new`.
  public init(templateImageName: String) {
    name = templateImageName
    super.init()
  }

  /// Creates an icon for a frequent purpose.
  public convenience init(type: IconType) { self.init(templateImageName: type.name) }

  /// A frequent purpose of an item; the icons are those of the freedesktop naming specification.
  ///
  /// Purposes without such an icon are absent.
  public enum IconType: Int, Sendable {
    /// Writing a text.
    case compose = 0
    /// Playing media.
    case play
    /// Pausing media.
    case pause
    /// Adding an object.
    case add
    /// Searching.
    case search = 5
    /// Sending a message.
    case mail = 18
    /// A favorite object.
    case favorite = 19
    /// A date.
    case date = 22
    /// Playing in random order.
    case shuffle = 26

    fileprivate var name: String {
      switch self {
      case .compose: "document-new"
      case .play: "media-playback-start"
      case .pause: "media-playback-pause"
      case .add: "list-add"
      case .search: "edit-find"
      case .mail: "mail-message-new"
      case .favorite: "emblem-favorite"
      case .date: "x-office-calendar"
      case .shuffle: "media-playlist-shuffle"
      }
    }
  }
}

/// Shows an app's items in the desktop's menus.
@MainActor package protocol ShortcutShowing: AnyObject {
  /// The items that the app has set, in this run or an earlier one.
  var items: [UIApplicationShortcutItem] { get }
  /// Shows other items.
  func show(_ items: [UIApplicationShortcutItem])
  /// Returns the item of a type, of the app or its desktop entry; nil without one.
  func item(_ type: String) -> UIApplicationShortcutItem?
}

extension UIApplication {
  /// The items that the app adds to the menu of its icon; nil by default (semantics 40.11).
  ///
  /// They remain after the app has ended, until it sets others. An app without an installed desktop entry shows none.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { shownShortcuts ?? shortcutShowing.flatMap { $0.items.isEmpty ? nil : $0.items } }
    set {
      shownShortcuts = newValue ?? []
      shortcutShowing?.show(newValue ?? [])
    }
  }

  /// Returns the item of a type; the type is its title if neither the app nor its desktop entry has it.
  package func shortcutItem(_ type: String) -> UIApplicationShortcutItem {
    shownShortcuts?.first { $0.type == type } ?? shortcutShowing?.item(type)
      ?? UIApplicationShortcutItem(type: type, localizedTitle: type)
  }

  /// Passes an item that the user has chosen to the scene's delegate, or without one to the application's.
  func perform(_ item: UIApplicationShortcutItem, in scene: UIWindowScene) {
    if let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item) { _ in }
    } else if scene.delegate == nil {
      delegate?.application(self, performActionFor: item) { _ in }
    }
  }
}
