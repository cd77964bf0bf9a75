import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText

/// Is told what changed in a text view's text, to give it attributes: highlighting of code, for instance.
/// https://developer.apple.com/documentation/uikit/nstextstoragedelegate
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
  /// Letters or attributes have changed, by whomever: once for each edit, and once for what a program does between
  /// `beginEditing()` and `endEditing()`.
  ///
  /// Attributes that are set in here are not told again.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

/// The text of a text view and its attributes, to be changed in place.
/// https://developer.apple.com/documentation/uikit/nstextstorage
///
/// Ranges count UTF-16 units; what lies beyond the text is cut off. Changing letters is an edit of the program: it asks
/// nobody and empties the history (semantics 19.12, 23.5); attributes can be changed without.
@preconcurrency @MainActor public final class NSTextStorage {
  /// What was changed.
  public struct EditActions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// Actions of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Attributes.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Letters.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Is told of every change; held weakly.
  public weak var delegate: (any NSTextStorageDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any NSTextStorageDelegate).self) }
  }
  private weak var view: UITextView?
  private var depth = 0
  private var pending: (actions: EditActions, span: EditSpan)?
  private var isTelling = false

  init(_ view: UITextView) { self.view = view }

  private var content: TextContent { view?.editing.editor.content ?? TextContent() }

  /// The letters, as a copy.
  public var string: String { content.text.string }
  /// How many units there are.
  public var length: Int { content.text.length }

  /// The letters of a range, without copying the rest.
  public func string(in range: NSRange) -> String { content.text.string(in: clamped(range)) }

  /// The attributes at a unit, and the range over which they are the same; nothing beyond the text.
  public func attributes(at location: Int) -> (attributes: [NSAttributedString.Key: Any], range: NSRange) {
    guard let view, location >= 0, location < length, let run = content.styles.run(at: location) else {
      return ([:], NSRange(location: max(location, 0), length: 0))
    }
    return (view.defaultAttributes.merging(view.editing.styles[run.value]) { _, own in own }, NSRange(run.range))
  }

  /// A part of the text as an attributed string.
  func attributed(_ range: Range<Int>) -> NSAttributedString {
    guard let view else { return NSAttributedString(string: "") }
    return view.editing.styles.attributed(content, range, defaults: view.defaultAttributes)
  }

  /// Puts an attributed string in the place of a range.
  func replace(_ range: Range<Int>, _ string: NSAttributedString) {
    guard let view else { return }
    view.editing.program(replace: range, with: view.editing.styles.content(of: string))
  }

  /// Begins changes that belong together; calls nest.
  public func beginEditing() { depth += 1 }

  /// Ends them; with the outermost call the delegate is told of all of them at once.
  public func endEditing() {
    depth = max(depth - 1, 0)
    tell()
  }

  /// Puts letters in the place of a range.
  public func replaceCharacters(in range: NSRange, with string: String) {
    guard let view else { return }
    let range = clamped(range)
    let first = range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound
    let style = content.styles.run(at: first)?.value ?? 0
    view.editing.program(replace: range, with: string, style: style)
  }

  /// Gives a range these attributes and no others.
  public func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange) {
    change(range) { _ in attributes ?? [:] }
  }

  /// Adds an attribute to a range.
  public func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range, in the place of those of their names.
  public func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merging(attributes) { _, new in new } }
  }

  /// Takes an attribute away from a range.
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
    tell()
  }

  func clamped(_ range: NSRange) -> Range<Int> {
    let low = min(max(range.location == NSNotFound ? 0 : range.location, 0), length)
    return low..<min(low + max(min(range.length, length - low), 0), length)
  }

  /// The text has changed, by the program or by the user.
  func textChanged(_ span: EditSpan) {
    note(.editedCharacters, span)
    tell()
  }

  private func note(_ actions: EditActions, _ span: EditSpan) {
    guard delegate != nil, !isTelling else { return }
    if let pending {
      self.pending = (pending.actions.union(actions), pending.span.followed(by: span))
    } else {
      pending = (actions, span)
    }
  }

  private func tell() {
    guard depth == 0, !isTelling, let (actions, span) = pending else { return }
    pending = nil
    isTelling = true
    delegate?.textStorage(
      self, didProcessEditing: actions, range: NSRange(span.newRange), changeInLength: span.newLength - span.range.count
    )
    isTelling = false
  }
}
