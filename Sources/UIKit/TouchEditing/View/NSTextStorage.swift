import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

/// Receives the changes of a text view's text, and can set attributes, for example to highlight code.
/// https://developer.apple.com/documentation/uikit/nstextstoragedelegate
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
  /// Called after characters or attributes changed: once for each edit, and once for the changes of an app between
  /// `beginEditing()` and `endEditing()`.
  ///
  /// Attributes set during the call are not reported again.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

/// A text with its attributes, for changes in place: that of a text view, or one that the app creates for a layout
/// manager.
/// https://developer.apple.com/documentation/uikit/nstextstorage
///
/// Ranges are in UTF-16 units and clamped to the text. In a text view a change of characters is an edit by the app: the
/// delegate of the text view is not asked, and the history is emptied (semantics 19.12, 23.5). Changes of attributes
/// keep the history.
@preconcurrency @MainActor public final class NSTextStorage {
  /// The kind of a change.
  public struct EditActions: OptionSet, Sendable {
    /// The bits, with UIKit's values.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters changed.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  #if FoundationGeometry
  /// Posted with the storage as its object after every change, after the delegate was notified.
  public static let didProcessEditingNotification = Notification.Name("NSTextStorageDidProcessEditingNotification")
  #endif

  /// The delegate, which is notified of every change; held weakly.
  public weak var delegate: (any NSTextStorageDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any NSTextStorageDelegate).self) }
  }
  private weak var view: UITextView?
  /// The text of a storage that the app has created.
  private var own: (content: TextContent, styles: StyleTable)?
  /// The number of changes, for layout managers.
  private(set) var version = 0
  /// The layout managers, which the storage retains (semantics 19.16).
  public private(set) var layoutManagers: [NSLayoutManager] = []
  private var depth = 0
  private var pending: (actions: EditActions, span: EditSpan)?
  private var isNotifying = false

  init(_ view: UITextView) { self.view = view }

  /// Creates an empty text.
  public convenience init() { self.init(attributedString: NSAttributedString(string: "")) }
  /// Creates a text with the same attributes everywhere; without attributes by default.
  public convenience init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    self.init(attributedString: NSAttributedString(string: str, attributes: attrs))
  }
  /// Creates a text with the attributes of a string.
  public init(attributedString attrStr: NSAttributedString) {
    let styles = StyleTable()
    own = (styles.content(of: attrStr), styles)
  }

  /// Adds a layout manager, which then lays out this text and no other.
  public func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager; one that was not added is ignored.
  public func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  private var content: TextContent { own?.content ?? view?.editing.editor.content ?? TextContent() }
  private var styles: StyleTable? { own?.styles ?? view?.editing.styles }
  /// The attributes of text without its own.
  private var defaults: [NSAttributedString.Key: Any] { own == nil ? view?.defaultAttributes ?? [:] : [:] }

  /// The text without attributes, as a copy.
  public var string: String { content.text.string }
  /// The length in UTF-16 units.
  public var length: Int { content.text.length }

  /// Returns the text of a range, without copying the rest.
  public func string(in range: NSRange) -> String { content.text.string(in: clamped(range)) }

  /// Returns the attributes at an offset and the range with equal attributes; empty past the end of the text.
  public func attributes(at location: Int) -> (attributes: [NSAttributedString.Key: Any], range: NSRange) {
    guard let styles, location >= 0, location < length, let run = content.styles.run(at: location) else {
      return ([:], NSRange(location: max(location, 0), length: 0))
    }
    return (defaults.merging(styles[run.value]) { _, own in own }, NSRange(run.range))
  }

  /// Returns a part of the text as an attributed string.
  func attributed(_ range: Range<Int>) -> NSAttributedString {
    styles?.attributed(content, range, defaults: defaults) ?? NSAttributedString(string: "")
  }

  /// Replaces a range with an attributed string.
  func replace(_ range: Range<Int>, _ string: NSAttributedString) {
    guard let styles else { return }
    let new = styles.content(of: string)
    guard own != nil else {
      view?.editing.program(replace: range, with: new)
      return
    }
    own?.content.replace(range, with: new)
    textChanged(EditSpan(range: range, newLength: new.text.length))
  }

  /// Begins a group of changes; calls can be nested.
  public func beginEditing() { depth += 1 }

  /// Ends a group; the outermost call notifies the delegate once of all changes.
  public func endEditing() {
    depth = max(depth - 1, 0)
    notifyDelegate()
  }

  /// Replaces the text of a range.
  public func replaceCharacters(in range: NSRange, with string: String) {
    let range = clamped(range)
    let first = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let style = content.styles.run(at: first)?.value ?? 0
    guard own != nil else {
      view?.editing.program(replace: range, with: string, style: style)
      return
    }
    let replaced = own?.content.replace(range, with: string, style: style) ?? range
    textChanged(EditSpan(range: replaced, newLength: string.utf16.count))
  }

  /// Replaces all attributes of a range.
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(range) { _ in attributes ?? [:] }
  }

  /// Adds an attribute to a range.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range; they replace those with equal names.
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attributes) { _, new in new } }
  }

  /// Removes an attribute from a range.
  public func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0.filter { $0.key != name } }
  }

  private func change(
    _ range: NSRange, _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard let styles else { return }
    let range = clamped(range)
    guard !range.isEmpty else { return }
    for run in content.styles.runs(in: range) {
      let number = styles.number(of: body(styles[run.value]))
      if own == nil {
        view?.editing.setStyle(number, over: run.range)
      } else {
        own?.content.setStyle(number, over: run.range)
      }
    }
    view?.setNeedsLayout()
    note(.editedAttributes, EditSpan(range: range, newLength: range.count))
    notifyDelegate()
  }

  func clamped(_ range: NSRange) -> Range<Int> {
    let low = min(max(range.location == NSNotFound ? 0 : range.location, 0), length)
    return low..<min(low + max(min(range.length, length - low), 0), length)
  }

  /// Called after the app or the user changed the text.
  func textChanged(_ span: EditSpan) {
    note(.editedCharacters, span)
    notifyDelegate()
  }

  private func note(_ actions: EditActions, _ span: EditSpan) {
    version += 1
    guard !isNotifying else { return }
    if let pending {
      self.pending = (pending.actions.union(actions), pending.span.followed(by: span))
    } else {
      pending = (actions, span)
    }
  }

  private func notifyDelegate() {
    guard depth == 0, !isNotifying, let (actions, span) = pending else { return }
    pending = nil
    isNotifying = true
    delegate?.textStorage(
      self, didProcessEditing: actions, range: NSRange(span.newRange), changeInLength: span.newLength - span.range.count
    )
    #if FoundationGeometry
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    #endif
    isNotifying = false
  }
}
