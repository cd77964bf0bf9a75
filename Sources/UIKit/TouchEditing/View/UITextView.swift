import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchText
import TouchWidgets

/// A scroll view with selectable and editable text of any length.
/// https://developer.apple.com/documentation/uikit/uitextview
///
/// Only visible text is laid out (semantics 19.11). The delegate is a `UITextViewDelegate`, stored in the property of
/// the scroll view; it is asked before each edit by the user and notified after it (semantics 19).
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, EditableTextInput, UIContentSizeCategoryAdjusting {
  /// The editing session; only the kit can use it.
  public private(set) lazy var editing: EditingSession = makeSession()
  final var pointing: TextPointing?
  final var editMenu: TextEditMenu?
  final var textDrop: TextDrop?
  final var textDrag: TextDrag?
  final let caret = CaretView(frame: .zero)
  final var isFinishing = false
  final var deferredKeyboard = DeferredKeyboard()
  final var hasKeyboardFocus = true
  final var ownTyping: [NSAttributedString.Key: Any]?
  /// The font and color of text without these attributes.
  final var (ownFont, ownColor): (UIFont?, UIColor?)
  /// Whether nil was assigned to the font of the present text.
  final var fontWasRemoved = false
  /// Whether a large text was set since the last layout, so that its storage can be released.
  final var hasNewLargeText = false
  final var isLayingOut = false
  /// The content offset at the last layout.
  final var shownOffset = CGPoint.zero
  final var shownSize = CGSize.zero
  final var storage: NSTextStorage?
  final var found: FoundText?
  /// The height that the find bar occupies below the text.
  final var findRoom: CGFloat = 0
  final var isOverLink = false
  /// Called with the address of a link that is opened, instead of the desktop; nil by default.
  package final var linkOpener: ((String) -> Void)?
  final var shapeBesideLinks: PointerShape?
  final var ownLinkLook: [NSAttributedString.Key: Any]?

  /// Creates an empty text view with a frame in the coordinate space of its superview.
  ///
  /// The initializer of a subclass calls `super.init(frame:textContainer:)`, as on iOS.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates an empty text view with a frame in the coordinate space of its superview.
  ///
  /// Each text view creates its container; another one is refused with a message on standard error.
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
    let drop = TextDrop(editing)
    textDrop = drop
    addInteraction(drop.interaction)
    let drag = TextDrag(editing)
    textDrag = drag
    addInteraction(drag.interaction)
    pointing?.press.lift = drag.interaction.lift
    editing.layout.onCorrection = { [weak self] index, change in self?.heightCorrected(index, by: change) }
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The view at the bottom of the window while the text is edited; nil, the default, for none (semantics 17.24).
  ///
  /// A change during editing is shown by `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the input view, or at the bottom of the window without one; nil by default.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }
  @_spi(TouchKit) open override var kitPointerSensitive: (any PointerSensitive)? { self }

  /// The delegate of text and scrolling: a `UITextViewDelegate`, held weakly.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UITextViewDelegate).self) }
  }

  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  // MARK: Text

  /// The text without attributes; setting it moves the caret to the end and notifies the delegate of the selection only
  /// (semantics 19.4).
  open var text: String! {
    get { editing.text.string }
    set { setContent(TextContent(TextRope(newValue ?? ""))) }
  }

  /// The text with its attributes.
  open var attributedText: NSAttributedString! {
    get { editing.styles.attributed(editing.editor.content, 0..<editing.text.length, defaults: defaultAttributes) }
    set { setContent(editing.styles.content(of: newValue ?? NSAttributedString(string: ""))) }
  }

  /// The font of the first character; nil if none was set and there is no text.
  ///
  /// Setting it changes the font of all text. Text without a font has the system font of 12 points (semantics 19.14).
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
  /// Whether the font changes its size with the user's preferred text size; false by default (semantics 45.7).
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  private func adjustFont() { if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) } }
  /// The color of the first character; nil for `UIColor.label`.
  ///
  /// Setting it changes the color of all text (semantics 19.14).
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
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { editing.layout.alignment = textAlignment; looksDidChange() } }
  }
  /// The insets around the text; 8 points above and below by default (semantics 19.1).
  ///
  /// Insets that are not finite or exceed a million points are treated as zero.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { looksDidChange() } }
  }

  /// The text container: the padding of the lines and their maximum number.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in
    self?.containerSize ?? .zero
  } onChange: { [weak self] in
    self?.containerDidChange()
  }

  /// The attributes of links without attributes of their range; by default the tint color and an underline.
  ///
  /// Setting it replaces all of them: without a color, links have the color of the text.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkLook ?? [.foregroundColor: tintColor as Any, .underlineStyle: NSUnderlineStyle.single.rawValue] }
    set {
      ownLinkLook = newValue
      looksDidChange()
    }
  }

  /// Whether touches, wheel and keys scroll the text; true by default.
  ///
  /// A text view that does not scroll has the height of its text as its intrinsic size; the caret only scrolls the
  /// surrounding scroll views (semantics 19.13).
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { scrollabilityDidChange() } }
  }

  /// Whether the user can edit the text; true by default.
  open var isEditable = true { didSet { if isEditable != oldValue { editabilityDidChange() } } }
  /// Whether the user can select text; true by default.
  open var isSelectable = true { didSet { if isSelectable != oldValue { editabilityDidChange() } } }
  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder && isEditable && !isFinishing }
  /// Whether typed text may differ in attributes from the text before it.
  open var allowsEditingTextAttributes = false

  /// The attributes of the next typed text: those set since the selection last changed, otherwise those of the text
  /// before the caret (semantics 19.8).
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTyping ?? defaultAttributes.merging(editing.styles[naturalTypingStyle]) { _, own in own } }
    set { ownTyping = newValue }
  }

  /// The selection in UTF-16 units; setting it clamps it to the text.
  open var selectedRange: NSRange {
    get { NSRange(editing.selection.range) }
    set { if let range = Range<Int>(newValue) { selectByProgram(range) } }
  }

  /// The text with its attributes, for changes in place (semantics 19.12).
  open var textStorage: NSTextStorage {
    if let storage { return storage }
    let made = NSTextStorage(self)
    storage = made
    return made
  }

  /// Scrolls by the smallest distance that shows a range.
  open func scrollRangeToVisible(_ range: NSRange) { if let range = Range<Int>(range) { reveal(range) } }

  // MARK: Finding

  /// Whether the user can search the text, by Control-F or through the app; false by default (semantics 24.6).
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
  /// The interaction that presents the find bar; nil unless `isFindInteractionEnabled` is true.
  open var findInteraction: UIFindInteraction? { found?.interaction }

  /// The key commands of searching, while the text can be searched.
  open override var keyCommands: [UIKeyCommand]? {
    isFindInteractionEnabled ? (super.keyCommands ?? []) + findCommands : super.keyCommands
  }

  // MARK: Layout

  /// Lays out the visible text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutVisible()
    if hasNewLargeText {
      hasNewLargeText = false
      FreedMemory.returnToSystem()
    }
    placeFindBar()
  }

  /// Draws the visible text and the selection, and while a text that is not editable has the focus, a ring.
  open override func draw(_ rect: CGRect) {
    drawVisible()
    drawFocus()
  }

  /// The size of the whole text if the view does not scroll, otherwise none (semantics 19.13).
  open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : wholeSize(within: 0) }

  /// Returns the size of the whole text within a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wholeSize(within: size.width) }

  // MARK: First responder

  /// Whether the view is in a window and is editable or selectable (semantics 17.1).
  open override var canBecomeFirstResponder: Bool { window != nil && (isEditable || isSelectable) }
  /// Whether the view can have the focus: if it is editable or selectable.
  open override var canBecomeFocused: Bool { isEditable || isSelectable }
  /// Shows or removes the ring of the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsDisplay()
  }

  /// Begins editing, if the delegate and the current first responder agree; without asking the delegate if the text is
  /// not editable.
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

  /// Begins editing if it was requested before the view was in a window (semantics 3.8).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, deferredKeyboard.close() { becomeFirstResponder() }
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

  /// The view's undo manager, which is kept when editing ends (semantics 23.1).
  open override var undoManager: UndoManager? { editing.undoManager }

  /// Redraws the selection and the caret in the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    looksDidChange()
  }

  /// Redraws the text in the colors of the new interface style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      adjustFont()
    }
    editing.styles.forgetResolved()
    editing.layout.forgetColors()
  }

  // MARK: Drag and drop

  /// The object that customizes drags of selected text; held weakly.
  open weak var textDragDelegate: (any UITextDragDelegate)? {
    didSet { UncalledDelegateMethods.check(textDragDelegate, (any UITextDragDelegate).self) }
  }
  /// The object that customizes drops; held weakly.
  open weak var textDropDelegate: (any UITextDropDelegate)? {
    didSet { UncalledDelegateMethods.check(textDropDelegate, (any UITextDropDelegate).self) }
  }

  // MARK: Editing commands

  /// Whether the command can currently be performed (semantics 24.4).
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    editing.can(action) ?? super.canPerformAction(action, withSender: sender)
  }
  /// Moves the selected text to the pasteboard.
  open override func cut(_ sender: Any?) { editing.cut() }
  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { editing.copy() }
  /// Replaces the selection with the text of the pasteboard.
  open override func paste(_ sender: Any?) { editing.paste() }
  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { editing.user(.deleteSelection) }
  /// Selects the word at the caret.
  open override func select(_ sender: Any?) { editing.selectWord() }
  /// Selects all text.
  open override func selectAll(_ sender: Any?) { editing.selectAll() }

  // MARK: UITextInput

  /// Whether there is any text.
  open var hasText: Bool { !editing.text.isEmpty }
  /// Replaces the selection with text; also called for typed text, after the delegate has agreed.
  open func insertText(_ text: String) { editing.insertByProgram(text) }
  /// Deletes the selection or the character before the caret; also called for Backspace, even if there is nothing to
  /// delete.
  open func deleteBackward() { editing.deleteByProgram() }
  /// Returns the text of a range; nil for a range of another text input.
  open func text(in range: UITextRange) -> String? { editing.range(range).map { editing.text.string(in: $0) } }
  /// Replaces the text of a range without asking the delegate.
  open func replace(_ range: UITextRange, withText text: String) { editing.replaceByProgram(range, text) }
  /// The selection; setting nil does nothing.
  open var selectedTextRange: UITextRange? {
    get { editing.range(editing.selection.range) }
    set { if let range = newValue.flatMap(editing.range(_:)) { selectByProgram(range) } }
  }
  /// Inserts text as marked, being composed; nil removes the marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.mark(markedText, selectedRange) }
  /// Ends the marking and keeps the text.
  open func unmarkText() { editing.unmark() }
  /// Receives changes of the text that did not come from input methods; the view notifies it automatically.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The tokenizer, which finds words and other units in the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Returns the rectangle of the caret at a position, 1 point wide, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { usualCaretRect(position) }
  /// Returns the position nearest to a point, in the view's coordinates.
  ///
  /// Taps and drags place the caret there (semantics 20.1); nil leaves it where it is.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { usualClosestPosition(point) }
  /// Returns the first rectangle of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    guard let offsets = editing.range(range) else { return .zero }
    return editing.firstViewRect(offsets) ?? caretRect(for: range.start)
  }
  /// Returns the rectangles of a range, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editing.range(range).map(editing.selectionRects) ?? []
  }
}
