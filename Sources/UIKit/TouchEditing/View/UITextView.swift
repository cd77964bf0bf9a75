import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchText
import TouchWidgets

/// Text of any length that scrolls and that the user can edit or select.
/// https://developer.apple.com/documentation/uikit/uitextview
///
/// Only what is seen is laid out (semantics 19.11). The delegate is a `UITextViewDelegate`, held in the scroll view's
/// property of that name; it is asked before each edit of the user and told afterwards (semantics 19).
@preconcurrency @MainActor open class UITextView: UIScrollView, UITextInput, EditableTextInput {
  /// What edits the text; only the kit can use it.
  public private(set) lazy var editing: EditingSession = makeSession()
  final var pointing: TextPointing?
  final var editMenu: TextEditMenu?
  final let caret = CaretView(frame: .zero)
  final var isFinishing = false
  final var deferredKeyboard = DeferredKeyboard()
  final var keyboardIsOurs = true
  final var ownTyping: [NSAttributedString.Key: Any]?
  /// The font and the color of text that has none of its own.
  final var (ownFont, ownColor): (UIFont?, UIColor?)
  /// Whether a font of nil was set since there is this text.
  final var fontWasRemoved = false
  /// Whether a large text was set since the last layout: whoever set it has let go of the string by then.
  final var hasNewLargeText = false
  final var isLayingOut = false
  /// Whether the caret was ever put somewhere.
  final var shownOffset = CGPoint.zero
  final var shownSize = CGSize.zero
  final var storage: NSTextStorage?
  final var found: FoundText?
  /// How much room below the text the bar has that searches it.
  final var findRoom: CGFloat = 0
  final var isOverLink = false
  final var shapeBesideLinks: PointerShape?
  final var ownLinkLook: [NSAttributedString.Key: Any]?

  /// An empty text view of the given frame.
  ///
  /// The initializer of a subclass calls `super.init(frame:textContainer:)`, as on iOS.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// An empty text view of the given frame.
  ///
  /// Each text view has a container of its own: another one's is refused with a sentence on the standard error.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if textContainer != nil {
      UsageError.report("\(type(of: self)): a text container of another text view cannot be shared; it has its own")
    }
    prepare()
  }

  private func prepare() {
    isOpaque = false
    contentMode = .redraw
    pointerShape = .text
    backgroundColor = .systemBackground
    addSubview(caret)
    pointing = TextPointing(editing)
    pointing?.attach(to: self)
    let menu = TextEditMenu(editing) { [weak self] suggested in
      guard let self else { return nil }
      let range = NSRange(editing.selection.range)
      return textDelegate?.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
    }
    editMenu = menu
    addInteraction(menu.interaction)
    editing.layout.onCorrection = { [weak self] index, change in self?.heightCorrected(index, by: change) }
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }
  @_spi(TouchKit) open override var kitPointerSensitive: (any PointerSensitive)? { self }

  /// Is told what happens to the text and to the content: a `UITextViewDelegate`, held weakly.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UITextViewDelegate).self) }
  }

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Text

  /// The letters; an assignment puts the caret at the end and tells the selection only (semantics 19.4).
  open var text: String! {
    get { editing.text.string }
    set { setContent(TextContent(TextRope(newValue ?? ""))) }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { editing.styles.attributed(editing.editor.content, 0..<editing.text.length, defaults: defaultAttributes) }
    set { setContent(editing.styles.content(of: newValue ?? NSAttributedString(string: ""))) }
  }

  /// The font of the text, that of its first letter; nil while nobody has set one and there is no text.
  ///
  /// Setting it gives it to all text. Text that nobody gave a font has the system's of 12 points (semantics 19.14).
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont ?? ownFont ?? (fontWasRemoved || editing.text.isEmpty ? nil : usedFont) }
    set {
      noteAppearance(\UITextView.font, newValue)
      fontWasRemoved = newValue == nil && !editing.text.isEmpty
      ownTyping?[.font] = newValue
      let hadOthers = editing.removeAttribute(.font)
      guard hadOthers || newValue != ownFont else { return }
      ownFont = newValue
      looksDidChange()
    }
  }
  /// The color of the text, that of its first letter; nil for `UIColor.label`.
  ///
  /// Setting it gives it to all text (semantics 19.14).
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) as? UIColor ?? ownColor }
    set {
      noteAppearance(\UITextView.textColor, newValue)
      ownTyping?[.foregroundColor] = newValue
      let hadOthers = editing.removeAttribute(.foregroundColor)
      guard hadOthers || newValue != ownColor else { return }
      ownColor = newValue
      looksDidChange()
    }
  }
  /// To which side lines lean.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { editing.layout.alignment = textAlignment; looksDidChange() } }
  }
  /// Room around the text; 8 above and below at first (semantics 19.1).
  ///
  /// Insets with a number that is not finite or beyond a million points are taken for zero.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { looksDidChange() } }
  }

  /// Where the lines lie: how much room is beside them, and how many there may be.
  public private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.containerDidChange() }

  /// What links have in the place of attributes of their own; at first the tint color and a line below.
  ///
  /// Setting it says all of it: a link without a color among these has that of its text.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkLook ?? [.foregroundColor: tintColor as Any, .underlineStyle: NSUnderlineStyle.single.rawValue] }
    set {
      ownLinkLook = newValue
      looksDidChange()
    }
  }

  /// Whether fingers, wheel and keys scroll; true at first.
  ///
  /// A text view that does not scroll is as high as its text: that is its intrinsic size, and the caret scrolls only
  /// what is around it (semantics 19.13).
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { scrollabilityDidChange() } }
  }

  /// Whether the user can change the text; true at first.
  open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }
  /// Whether the user can select; true at first.
  open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityDidChange() } } }
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder && isEditable && !isFinishing }
  /// Whether typed text may have attributes that differ from those before it.
  open var allowsEditingTextAttributes = false

  /// What the next typed text has: until the selection changes what was set, else what is before the caret (semantics
  /// 19.8).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTyping ?? defaultAttributes.merging(editing.styles[naturalTypingStyle]) { _, own in own } }
    set { ownTyping = newValue }
  }

  /// What is selected, in UTF-16 units; beyond the text means its end.
  open var selectedRange: NSRange {
    get { NSRange(editing.selection.range) }
    set { if let range = Range<Int>(newValue) { selectByProgram(range) } }
  }

  /// The text and its attributes for programs that change them in place (semantics 19.12).
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(self)
    storage = made
    return made
  }

  /// Scrolls by the least that shows a range.
  open func scrollRangeToVisible(_ range: NSRange) { if let range = Range<Int>(range) { reveal(range) } }

  // MARK: Finding

  /// Whether the user can search the text, by Control-F and by the program's call; false at first (semantics 24.6).
  open var isFindInteractionEnabled = false {
    didSet {
      guard isFindInteractionEnabled != oldValue else { return }
      if isFindInteractionEnabled {
        let made = FoundText(self)
        found = made
        addInteraction(made.interaction)
      } else if let former = found {
        removeInteraction(former.interaction)
        found = nil
      }
    }
  }
  /// What shows the bar to search; nil unless `isFindInteractionEnabled` is true.
  open var findInteraction: UIFindInteraction? { found?.interaction }

  /// The keys of finding, while the text can be searched.
  open override var keyCommands: [UIKeyCommand]? {
    isFindInteractionEnabled ? (super.keyCommands ?? []) + findCommands : super.keyCommands
  }

  // MARK: Layout

  /// Lays out what is seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutVisible()
    if hasNewLargeText {
      hasNewLargeText = false
      FreedMemory.giveBack()
    }
    placeFindBar()
  }

  /// Draws what is seen of the text, and the selection.
  open override func draw(_ rect: CGRect) { drawVisible() }

  /// The size of the text in one go while the view does not scroll; otherwise none (semantics 19.13).
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : wholeSize(within: 0) }

  /// The size that holds the whole text within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wholeSize(within: size.width) }

  // MARK: First responder

  /// Whether it is in a window and can be edited or selected in (semantics 17.1).
  open override var canBecomeFirstResponder: Bool { window != nil && (isEditable || isSelectable) }
  /// Whether the focus can come to it: while it can become first responder.
  open override var canBecomeFocused: Bool { isEditable || isSelectable }

  /// Begins editing, if delegate and the present first responder agree; one that cannot be edited asks nobody.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else {
      deferredKeyboard.isOpen = true
      return false
    }
    guard canBecomeFirstResponder else { return false }
    if isEditable, !(textDelegate?.textViewShouldBeginEditing(self) ?? true) { return false }
    guard super.becomeFirstResponder() else { return false }
    didBegin()
    return isFirstResponder
  }

  /// Begins editing if that was asked for before there was a window (semantics 3.8).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, deferredKeyboard.take() { becomeFirstResponder() }
  }

  /// Ends editing, if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    deferredKeyboard.isOpen = false
    guard isFirstResponder, !isFinishing else { return true }
    editing.commitComposition()
    if isEditable, !(textDelegate?.textViewShouldEndEditing(self) ?? true) { return false }
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    didEnd()
    return true
  }

  /// The text view's own; it stays when editing ends (semantics 23.1).
  open override var undoManager: UndoManager? { editing.undoManager }

  /// Draws selection and caret in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksDidChange()
  }

  /// Draws the text in the colors of another style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    editing.styles.forgetResolved()
    editing.layout.forgetColors()
  }

  // MARK: Editing commands

  /// Whether the command can be performed at present (semantics 24.4).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editing.can(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Takes the selection out and puts it on the pasteboard.
  open override func cut(_ sender: Any?) { editing.cut() }
  /// Puts the selection on the pasteboard.
  open override func copy(_ sender: Any?) { editing.copy() }
  /// Puts the pasteboard's text in place of the selection.
  open override func paste(_ sender: Any?) { editing.paste() }
  /// Takes the selection out.
  open override func delete(_ sender: Any?) { editing.user(.deleteSelection) }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editing.selectWord() }
  /// Selects everything.
  open override func selectAll(_ sender: Any?) { editing.selectAll() }

  // MARK: UITextInput

  /// Whether there is any text.
  open var hasText: Bool { !editing.text.isEmpty }
  /// Puts text in the place of the selection; called for what the user types, too, after the delegate agreed.
  open func insertText(_ text: String) { editing.insertByProgram(text) }
  /// Takes away the selection or what is before the caret; called for Backspace, too, even when there is nothing.
  open func deleteBackward() { editing.deleteByProgram() }
  /// The letters of a range; nil for one of another input.
  open func text(in range: UITextRange) -> String? { editing.range(range).map { editing.text.string(in: $0) } }
  /// Puts letters in the place of a range, asking nobody.
  open func replace(_ range: UITextRange, withText text: String) { editing.replaceByProgram(range, text) }
  /// What is selected; nil changes nothing.
  open var selectedTextRange: UITextRange? {
    get { editing.range(editing.selection.range) }
    set { if let range = newValue.flatMap(editing.range(_:)) { selectByProgram(range) } }
  }
  /// Marks letters as being composed; nil removes what is marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.mark(markedText, selectedRange) }
  /// Ends the marking and keeps the letters.
  open func unmarkText() { editing.unmark() }
  /// Is told when the text changes by itself; the view's own edits need no telling.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words and the like in the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Where the caret of a place is drawn, 1 wide, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { usualCaretRect(position) }
  /// The first rectangle of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    guard let offsets = editing.range(range) else { return .zero }
    return editing.firstViewRect(offsets) ?? caretRect(for: range.start)
  }
  /// What a range covers, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editing.range(range).map(editing.selectionRects) ?? []
  }
}
