import TouchDrawing
import TouchGeometry
import TouchKit

/// What is copied and pasted. https://developer.apple.com/documentation/uikit/uipasteboard
///
/// `general` is the desktop's clipboard: text and URLs (as text) go to other programs and come from them; images, colors
/// and values of other types stay inside the program (semantics 22).
@preconcurrency @MainActor public final class UIPasteboard {
  /// By what a pasteboard of the program is found again.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// That of the desktop's clipboard.
    public static let general = Name("touchstone.pasteboard.general")
  }

  /// The type of text.
  static let textType = "public.utf8-plain-text"
  /// The type of URLs.
  static let urlType = "public.url"
  /// The types of images.
  static let imageTypes = ["com.apple.uikit.image", "public.jpeg", "public.png"]

  /// The desktop's clipboard.
  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [:]
  private static var serial = 0

  /// What it is called.
  public let name: Name
  private var content: [[String: Any]] = []
  private var count = 0
  /// The clipboards of the application that this was last set in, and how often others had copied something then.
  private weak var link: ClipboardLink?
  private var foreignChanges = 0

  private init(_ name: Name) { self.name = name }

  /// The pasteboard of a name inside the program; without `create`, nil if there is none yet.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || UIPasteboard.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    if let known = UIPasteboard.named[pasteboardName] {
      shared = known
    } else {
      UIPasteboard.named[pasteboardName] = self
    }
  }

  /// The one that was made first under the name, whose content this one shows.
  private var shared: UIPasteboard?

  /// A new pasteboard inside the program, with a name that no other has.
  public static func withUniqueName() -> UIPasteboard {
    serial += 1
    let board = UIPasteboard(Name("touchstone.pasteboard.\(serial)"))
    named[board.name] = board
    return board
  }

  /// Forgets a pasteboard of the program; `general` stays.
  public static func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  // MARK: Content

  /// What is there, an item for each thing that was copied, with a value for each of its types.
  public var items: [[String: Any]] {
    get { items(on: Self.clipboards) }
    set { set(newValue, on: Self.clipboards) }
  }

  /// The clipboards of the application that runs, for code that asks without a window.
  private static var clipboards: ClipboardLink? { UIApplication.installed?.clipboard }

  private func items(on clipboard: ClipboardLink?) -> [[String: Any]] {
    if let shared { return shared.items(on: clipboard) }
    guard let foreign = foreign(on: clipboard) else { return content }
    return foreign.text(.general).map { [Self.item(of: $0)] } ?? []
  }

  private func set(_ items: [[String: Any]], on clipboard: ClipboardLink?) {
    if let shared { return shared.set(items, on: clipboard) }
    content = items
    count += 1
    if name == .general, let clipboard {
      link = clipboard
      foreignChanges = clipboard.foreignChanges[.general] ?? 0
      clipboard.write(Self.text(of: items), to: .general)
      clipboard.onForeignChange = { [weak self] place in if place == .general { self?.announce() } }
    }
    announce()
  }

  /// The desktop's clipboard, if what is there is not what was set here last.
  private func foreign(on clipboard: ClipboardLink?) -> ClipboardLink? {
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

  private static func text(of items: [[String: Any]]) -> String? {
    let texts = items.compactMap { item -> String? in
      if let text = item[textType] as? String { return text }
      #if FoundationGeometry
      if let url = item[urlType] as? URL { return url.absoluteString }
      #endif
      return nil
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// How often the content was replaced or added to, here or by other programs.
  public var changeCount: Int {
    if let shared { return shared.changeCount }
    return count + (name == .general ? Self.clipboards?.foreignChanges[.general] ?? 0 : 0)
  }
  /// How many items there are.
  public var numberOfItems: Int { items.count }
  /// The types of the first item.
  public var types: [String] { items.first.map { Array($0.keys).sorted() } ?? [] }

  /// Whether an item has one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
  }

  /// Adds items to the items that are there.
  public func addItems(_ items: [[String: Any]]) { set(self.items + items, on: Self.clipboards) }

  /// Puts items in the place of what is there.
  public func setItems(_ items: [[String: Any]]) { self.items = items }

  /// The value of a type in the first item; nil if it has none.
  public func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  /// Puts one item with one value in the place of what is there.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }

  // MARK: Text

  /// The text of the first item; nil for none.
  public var string: String? {
    get { text(on: Self.clipboards) }
    set { setText(newValue, on: Self.clipboards) }
  }

  /// The text on the desktop of an application.
  func text(on clipboard: ClipboardLink?) -> String? {
    items(on: clipboard).lazy.compactMap { Self.text(of: [$0]) }.first
  }

  /// Puts a text on the desktop of an application.
  func setText(_ text: String?, on clipboard: ClipboardLink?) {
    set(text.map { [Self.item(of: $0)] } ?? [], on: clipboard)
  }

  /// The texts of all items; empty for none.
  public var strings: [String]? {
    get { items.compactMap { Self.text(of: [$0]) } }
    set { items = (newValue ?? []).map(Self.item) }
  }

  /// Whether there is text, as far as has been announced: asking fetches nothing (semantics 22.4).
  public var hasStrings: Bool { hasText(on: Self.clipboards) }

  /// Whether there is text on the desktop of an application.
  func hasText(on clipboard: ClipboardLink?) -> Bool {
    if let shared { return shared.hasText(on: clipboard) }
    if let foreign = foreign(on: clipboard) { return foreign.hasText(.general) ?? true }
    return Self.text(of: content) != nil
  }

  /// The first image that the program copied; nil for none.
  public var image: UIImage? {
    get { items.lazy.compactMap { $0[Self.imageTypes[0]] as? UIImage }.first }
    set { items = newValue.map { [Self.item(of: $0)] } ?? [] }
  }

  /// The images that the program copied.
  public var images: [UIImage]? {
    get { items.compactMap { $0[Self.imageTypes[0]] as? UIImage } }
    set { items = (newValue ?? []).map(Self.item) }
  }

  /// Whether the program copied an image.
  public var hasImages: Bool { items.contains { $0[Self.imageTypes[0]] is UIImage } }

  private static func item(of image: UIImage) -> [String: Any] {
    imageTypes.reduce(into: [:]) { item, type in item[type] = image }
  }

  #if FoundationGeometry
  /// Posted when the content is another.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  /// The first URL, or text that is an absolute one; nil for none.
  public var url: URL? {
    get { items.lazy.compactMap(Self.url).first }
    set { items = newValue.map { [[Self.urlType: $0, Self.textType: $0.absoluteString]] } ?? [] }
  }

  /// All URLs; empty for none.
  public var urls: [URL]? {
    get { items.compactMap(Self.url) }
    set { items = (newValue ?? []).map { [Self.urlType: $0, Self.textType: $0.absoluteString] } }
  }

  /// Whether there is a URL.
  public var hasURLs: Bool { items.contains { Self.url($0) != nil } }

  private static func url(_ item: [String: Any]) -> URL? {
    if let url = item[urlType] as? URL { return url }
    guard let text = item[textType] as? String, let url = URL(string: text), url.scheme != nil else { return nil }
    return url
  }
  #endif
}
