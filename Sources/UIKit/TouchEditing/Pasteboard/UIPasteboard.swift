import TouchDrawing
import TouchGeometry
import TouchKit

/// An object for copying and pasting. https://developer.apple.com/documentation/uikit/uipasteboard
///
/// `general` is the desktop's clipboard: it exchanges text, URLs (as text), HTML and images with other programs; colors
/// and values of other types stay inside the app (semantics 22).
///
/// Reading what another program has copied may wait a second for it, so use it only for pasting. `types`, `hasImages` and
/// `contains(pasteboardTypes:)` do not fetch content (semantics 22.9).
@preconcurrency @MainActor public final class UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The name of the desktop's clipboard.
    public static let general = Name("touchstone.pasteboard.general")
  }

  /// The type of text.
  static let textType = "public.utf8-plain-text"
  /// The type of URLs.
  static let urlType = "public.url"
  /// The type of text with HTML tags.
  static let htmlType = "public.html"
  /// The types of images.
  static let imageTypes = ["com.apple.uikit.image", "public.jpeg", "public.png"]

  /// The desktop's clipboard.
  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [:]
  private static var serial = 0

  /// The name of the pasteboard.
  public let name: Name
  private var content: [[String: Any]] = []
  private var count = 0
  /// The clipboards of the application that last set content, and the change count of other programs at that time.
  private weak var link: ClipboardLink?
  private var foreignChanges = 0

  private init(_ name: Name) { self.name = name }

  /// Returns the pasteboard of a name inside the app; if `create` is false, nil unless it exists.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || UIPasteboard.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    if let known = UIPasteboard.named[pasteboardName] {
      shared = known
    } else {
      UIPasteboard.named[pasteboardName] = self
    }
  }

  /// The first pasteboard created with the name, which provides the content.
  private var shared: UIPasteboard?

  /// Creates a pasteboard inside the app with a unique name.
  public static func withUniqueName() -> UIPasteboard {
    serial += 1
    let board = UIPasteboard(Name("touchstone.pasteboard.\(serial)"))
    named[board.name] = board
    return board
  }

  /// Removes a pasteboard of the app; does nothing for `general`.
  public static func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  // MARK: Content

  /// The items; each has a value for each of its types.
  public var items: [[String: Any]] {
    get { items(on: Self.clipboards) }
    set { set(newValue, on: Self.clipboards) }
  }

  /// The clipboards of the running application, for calls without a window.
  private static var clipboards: ClipboardLink? { UIApplication.installed?.clipboard }

  private func items(on clipboard: ClipboardLink?) -> [[String: Any]] {
    guard let foreign = foreign(on: clipboard) else { return own }
    var item: [String: Any] = [:]
    for kind in foreign.foreignKinds() ?? [.text] { item[kind.type] = Self.value(kind, of: foreign) }
    return item.isEmpty ? [] : [item]
  }

  /// The items that the app has set.
  private var own: [[String: Any]] { (shared ?? self).content }

  private func set(_ items: [[String: Any]], on clipboard: ClipboardLink?) {
    if let shared { return shared.set(items, on: clipboard) }
    content = items
    count += 1
    if name == .general, let clipboard {
      link = clipboard
      foreignChanges = clipboard.foreignChanges[.general] ?? 0
      if let more = Self.contentForOthers(items) {
        clipboard.copy(more, text: Self.text(of: items))
      } else {
        clipboard.write(Self.text(of: items), to: .general)
      }
      clipboard.onForeignChange = { [weak self] place in if place == .general { self?.announce() } }
    }
    announce()
  }

  /// Returns the desktop's clipboard if another program set its content.
  func foreign(on clipboard: ClipboardLink?) -> ClipboardLink? {
    guard name == .general, let clipboard else { return nil }
    let isOwn = link === clipboard && foreignChanges == clipboard.foreignChanges[.general] ?? 0
    return isOwn ? nil : clipboard
  }

  private func announce() {
    #if FoundationGeometry
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
    #endif
  }

  private static func item(of text: String) -> [String: Any] { [textType: text] }

  static func text(of items: [[String: Any]]) -> String? {
    let texts = items.compactMap { item -> String? in
      if let text = item[textType].flatMap(string) { return text }
      #if FoundationGeometry
      if let url = item[urlType] as? URL { return url.absoluteString }
      #endif
      return nil
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// The number of changes of the content, by the app or by other programs.
  public var changeCount: Int {
    if let shared { return shared.changeCount }
    return count + (name == .general ? Self.clipboards?.foreignChanges[.general] ?? 0 : 0)
  }
  /// The number of items.
  public var numberOfItems: Int { foreignTypes.map { $0.isEmpty ? 0 : 1 } ?? items.count }
  /// The types of the first item.
  public var types: [String] { foreignTypes ?? items.first.map { Array($0.keys).sorted() } ?? [] }

  /// Whether an item has one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    if let foreignTypes { return pasteboardTypes.contains { foreignTypes.contains(Self.kind(of: $0)?.type ?? $0) } }
    return items.contains { item in pasteboardTypes.contains { Self.value($0, in: item) != nil } }
  }

  /// The types that another program announces; nil for content of the app, and where the desktop carries only text.
  private var foreignTypes: [String]? {
    foreign(on: Self.clipboards)?.foreignKinds().map { kinds in kinds.map(\.type).sorted() }
  }

  /// Adds items to the present ones.
  public func addItems(_ items: [[String: Any]]) { set(self.items + items, on: Self.clipboards) }

  /// Replaces the content with items.
  public func setItems(_ items: [[String: Any]]) { self.items = items }

  /// Returns the value of a type in the first item, or nil.
  ///
  /// Of another program's content, text and HTML are strings, and images are `UIImage`s.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    guard let foreign = foreign(on: Self.clipboards) else {
      return own.first.flatMap { Self.value(pasteboardType, in: $0) }
    }
    return Self.kind(of: pasteboardType).flatMap { Self.value($0, of: foreign) }
  }

  /// Replaces the content with one item with one value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  // MARK: Text

  /// The text of the first item, or nil.
  public var string: String? {
    get { text(on: Self.clipboards) }
    set { setText(newValue, on: Self.clipboards) }
  }

  /// Returns the text on an application's clipboard.
  func text(on clipboard: ClipboardLink?) -> String? {
    if let foreign = foreign(on: clipboard) { return foreign.text(.general) }
    return own.lazy.compactMap { Self.text(of: [$0]) }.first
  }

  /// Sets the text on an application's clipboard.
  func setText(_ text: String?, on clipboard: ClipboardLink?) {
    set(text.map { [Self.item(of: $0)] } ?? [], on: clipboard)
  }

  /// The texts of all items; may be empty.
  public var strings: [String]? {
    get { texts.compactMap { Self.text(of: [$0]) } }
    set { items = (newValue ?? []).map(Self.item) }
  }

  /// Whether text is announced; does not request the content (semantics 22.4).
  public var hasStrings: Bool { hasText(on: Self.clipboards) }

  /// Returns whether there is text on an application's clipboard.
  func hasText(on clipboard: ClipboardLink?) -> Bool {
    if let shared { return shared.hasText(on: clipboard) }
    if let foreign = foreign(on: clipboard) { return foreign.hasText(.general) ?? true }
    return Self.text(of: content) != nil
  }

  /// The items without the images and HTML of another program.
  private var texts: [[String: Any]] {
    guard let foreign = foreign(on: Self.clipboards) else { return own }
    return foreign.text(.general).map { [Self.item(of: $0)] } ?? []
  }

  // MARK: Images

  /// The first image, or nil.
  ///
  /// Other programs get it as a PNG file.
  public var image: UIImage? {
    get { images?.first }
    set { items = newValue.map { [Self.item(of: $0)] } ?? [] }
  }

  /// The images; may be empty.
  ///
  /// Other programs get the first one.
  public var images: [UIImage]? {
    get {
      guard let foreign = foreign(on: Self.clipboards) else { return own.compactMap(Self.image) }
      return [Self.value(.png, of: foreign) as? UIImage].compactMap(\.self)
    }
    set { items = (newValue ?? []).map(Self.item) }
  }

  /// Whether there is an image; does not request the content (semantics 22.9).
  public var hasImages: Bool {
    if let foreign = foreign(on: Self.clipboards) { return foreign.foreignKinds()?.contains(.png) ?? false }
    return own.contains { Self.imageValue(of: $0) != nil }
  }

  private static func item(of image: UIImage) -> [String: Any] {
    imageTypes.reduce(into: [:]) { item, type in item[type] = image }
  }

  #if FoundationGeometry
  /// Posted after the content changed.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The first URL, or text that is an absolute URL; nil if there is neither.
  public var url: URL? {
    get { texts.lazy.compactMap(Self.url).first }
    set { items = newValue.map { [[Self.urlType: $0, Self.textType: $0.absoluteString]] } ?? [] }
  }

  /// All URLs; may be empty.
  public var urls: [URL]? {
    get { texts.compactMap(Self.url) }
    set { items = (newValue ?? []).map { [Self.urlType: $0, Self.textType: $0.absoluteString] } }
  }

  /// Whether there is a URL.
  public var hasURLs: Bool { texts.contains { Self.url($0) != nil } }

  private static func url(_ item: [String: Any]) -> URL? {
    if let url = item[urlType] as? URL { return url }
    guard let text = item[textType].flatMap(string), let url = URL(string: text), url.scheme != nil else { return nil }
    return url
  }
  #endif
}
