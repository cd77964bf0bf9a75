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

/// The text of a text view with its attributes, for changes in place.
/// https://developer.apple.com/documentation/uikit/nstextstorage
///
/// Ranges are in UTF-16 units and clamped to the text. A change of characters is an edit by the app: the delegate of
/// the text view is not asked, and the history is emptied (semantics 19.12, 23.5). Changes of attributes keep the
/// history.
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

  /// The delegate, which is notified of every change; held weakly.
  public weak var delegate: (any NSTextStorageDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any NSTextStorageDelegate).self) }
  }
  private weak var view: UITextView?
  private var depth = 0
  private var pending: (actions: EditActions, span: EditSpan)?
  private var isNotifying = false

  init(_ view: UITextView) { self.view = view }

  private var content: TextContent { view?.editing.editor.content ?? TextContent() }

  /// The text without attributes, as a copy.
  public var string: String { content.text.string }
  /// The length in UTF-16 units.
  public var length: Int { content.text.length }

  /// Returns the text of a range, without copying the rest.
  public func string(in range: NSRange) -> String { content.text.string(in: clamped(range)) }

  /// Returns the attributes at an offset and the range with equal attributes; empty past the end of the text.
  public func attributes(at location: Int) -> (attributes: [NSAttributedString.Key: Any], range: NSRange) {
    guard let view, location >= 0, location < length, let run = content.styles.run(at: location) else {
      return ([:], NSRange(location: max(location, 0), length: 0))
    }
    return (view.defaultAttributes.merging(view.editing.styles[run.value]) { _, own in own }, NSRange(run.range))
  }

  /// Returns a part of the text as an attributed string.
  func attributed(_ range: Range<Int>) -> NSAttributedString {
    guard let view else { return NSAttributedString(string: "") }
    return view.editing.styles.attributed(content, range, defaults: view.defaultAttributes)
  }

  /// Replaces a range with an attributed string.
  func replace(_ range: Range<Int>, _ string: NSAttributedString) {
    guard let view else { return }
    view.editing.program(replace: range, with: view.editing.styles.content(of: string))
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
    guard let view else { return }
    let range = clamped(range)
    let first = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let style = content.styles.run(at: first)?.value ?? 0
    view.editing.program(replace: range, with: string, style: style)
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
    guard let view else { return }
    let range = clamped(range)
    guard !range.isEmpty else { return }
    for run in content.styles.runs(in: range) {
      view.editing.setStyle(view.editing.styles.number(of: body(view.editing.styles[run.value])), over: run.range)
    }
    view.setNeedsLayout()
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
    guard delegate != nil, !isNotifying else { return }
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
    isNotifying = false
  }
}
