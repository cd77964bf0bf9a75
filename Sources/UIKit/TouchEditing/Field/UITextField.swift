import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// One line of text that the user can edit. https://developer.apple.com/documentation/uikit/uitextfield
///
/// The delegate is asked before each edit of the user and told afterwards, then control events are sent, then
/// notifications (semantics 18). What the program changes asks and tells nobody, but for the selection.
@preconcurrency @MainActor open class UITextField: UIControl, UITextInput, EditableTextInput {
  /// What edits the text; only the kit can use it.
  public private(set) lazy var editing: EditingSession = makeSession()
  final var pointing: TextPointing?
  final var editMenu: TextEditMenu?
  final let caret = CaretView(frame: .zero)
  final var clearButton: ClearButton?
  /// What is shown in place of the clear button's cross, by state.
  final var clearImages: [UInt: UIImage] = [:] { didSet { clearButton?.images = clearImages } }
  /// By how much the font is made smaller.
  final var fontScale: CGFloat = 1
  /// How far the text is scrolled, in whole points.
  final var scrollX: CGFloat = 0
  /// Whether the layout has the text itself, and not what stands for it.
  final var showsTextAsItIs = true
  final var isFinishing = false
  final var deferredKeyboard = DeferredKeyboard()
  /// Whether other code tells of the change under way.
  final var silentChange = false
  final var keyboardIsOurs = true
  final var ownDefaults: [NSAttributedString.Key: Any] = [:]
  final var ownTyping: [NSAttributedString.Key: Any]?

  /// The object that is asked and told; held weakly.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UITextFieldDelegate).self) }
  }

  /// An empty field of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    pointerShape = .text
    addSubview(caret)
    pointing = TextPointing(editing)
    pointing?.attach(to: self)
    let menu = TextEditMenu(editing) { [weak self] suggested in
      guard let self else { return nil }
      let range = NSRange(editing.selection.range)
      return delegate?.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
    }
    editMenu = menu
    addInteraction(menu.interaction)
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Text

  /// The letters; "" for none, also after an assignment of nil.
  ///
  /// Setting it drops what is being composed and the history, puts the caret at the end, and tells the change of the
  /// selection only (semantics 17.5, 23.5).
  open var text: String? {
    get { editing.text.string }
    set { setContent(TextContent(TextRope(newValue ?? ""), style: editing.styles.number(of: ownDefaults))) }
  }

  /// The text with its attributes; its font and color are those of its first letter from then on (semantics 18.17).
  open var attributedText: NSAttributedString? {
    get {
      editing.styles.attributed(
        editing.editor.content, 0..<editing.text.length,
        defaults: [.font: font as Any, .foregroundColor: textColor as Any])
    }
    set {
      let new = newValue ?? NSAttributedString(string: "")
      let content = editing.styles.content(of: new)
      if new.length > 0 {
        let first = editing.styles[content.styles.run(at: 0)?.value ?? 0]
        if let font = first[.font] as? UIFont { self.font = font }
        if let color = first[.foregroundColor] as? UIColor { textColor = color }
      }
      setContent(content)
    }
  }

  /// The font; the system's of 17 points at first, and after an assignment of nil.
  ///
  /// Setting it gives it to all text (semantics 18.17).
  open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      noteAppearance(\UITextField.font, font)
      let hadOthers = editing.removeAttribute(.font)
      if hadOthers || font != oldValue { looksDidChange() }
    }
  }
  /// The color of the letters; `UIColor.label` at first.
  ///
  /// Setting it gives it to all text (semantics 18.17).
  open var textColor: UIColor? = UIColor.label {
    didSet {
      noteAppearance(\UITextField.textColor, textColor)
      let hadOthers = editing.removeAttribute(.foregroundColor)
      if hadOthers || textColor != oldValue { looksDidChange() }
    }
  }
  /// Whether the font is made smaller where the text does not fit the field, down to `minimumFontSize`; false at first.
  ///
  /// Letters with fonts of their own keep them. What does not fit in the smallest font, either, is cut at rest and scrolls
  /// while it is edited.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fitFont() } }
  }
  /// The size below which the font is not made smaller, in points; 0, at first, for no such limit.
  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { fitFont() } } }
  /// To which side text leans that fits.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  /// What typed text has; setting it gives it to all text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes = ownDefaults
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      noteAppearance(\UITextField.defaultTextAttributes, newValue)
      setDefaults(newValue)
    }
  }

  /// Whether typed text has `typingAttributes`; false at first.
  open var allowsEditingTextAttributes = false
  /// What the next typed text has, until the selection changes; nil for what is before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { allowsEditingTextAttributes ? ownTyping ?? attributesBeforeCaret : nil }
    set { ownTyping = newValue }
  }

  /// What is shown while there is no text; nil for nothing.
  ///
  /// Setting it replaces `attributedPlaceholder` by the same letters without attributes.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set { shownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The same with attributes; setting it replaces `placeholder` by its letters.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set { shownPlaceholder = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  private final var shownPlaceholder: NSAttributedString? { didSet { sizeDidChange() } }

  // MARK: Behavior

  /// Whether a bullet stands for each letter and nothing of the text leaves the field (semantics 18.14).
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { looksDidChange() } } }
  /// Whether the text goes when editing begins; false at first (semantics 18.11).
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces everything; false again after it, and when the selection moves.
  open var clearsOnInsertion = false
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder && !isFinishing }

  // MARK: Looks

  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      noteAppearance(\UITextField.borderStyle, borderStyle)
      if borderStyle != oldValue { sizeDidChange() }
    }
  }
  /// Drawn in the bounds in the place of a border that is not `roundedRect`; nil for nothing.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// Drawn in the place of `background` while the field is disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// When the clear button is there; never at first.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the leading edge; it is shown as `leftViewMode` says.
  open var leftView: UIView? { didSet { overlay(oldValue, isNow: leftView) } }
  /// When `leftView` is there; never at first.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// A view at the trailing edge; it is shown as `rightViewMode` says.
  open var rightView: UIView? { didSet { overlay(oldValue, isNow: rightView) } }
  /// When `rightView` is there; never at first.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Rectangles

  /// Where the border is drawn; the bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is drawn at rest: inside of the border and beside what overlays show.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }
  /// Where the placeholder is drawn; the text's rectangle.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the text is drawn while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }
  /// Where the clear button lies.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(bounds) }
  /// Where `leftView` lies: at the left, in the middle, as large as it is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualOverlayRect(leftView, bounds, isLeft: true) }
  /// Where `rightView` lies: at the right, in the middle, as large as it is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { usualOverlayRect(rightView, bounds, isLeft: false) }
  /// Draws the text; called with its rectangle.
  open func drawText(in rect: CGRect) { drawUsualText(in: rect) }
  /// Draws the placeholder; called with its rectangle while there is no text.
  open func drawPlaceholder(in rect: CGRect) { drawUsualPlaceholder(in: rect) }

  /// The size of the text, or of the placeholder, with the border around it (semantics 18.16).
  open override var intrinsicContentSize: CGSize { usualSize }
  /// The same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { usualSize }

  /// Draws border, selection and text.
  open override func draw(_ rect: CGRect) { drawField() }

  /// Places overlays, clear button and caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
    fitFont()
    placeCaret()
  }

  // MARK: First responder

  /// Whether the field is enabled and in a window (semantics 17.1).
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  /// Begins editing, if delegate and the present first responder agree (semantics 18.2, 18.8).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else {
      deferredKeyboard.isOpen = true
      return false
    }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    guard super.becomeFirstResponder() else { return false }
    didBegin()
    return isFirstResponder
  }

  /// Ends editing, if the delegate agrees (semantics 18.7).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    deferredKeyboard.isOpen = false
    guard isFirstResponder, !isFinishing else { return true }
    editing.commitComposition()
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    didEnd()
    return true
  }

  /// Begins editing if that was asked for before there was a window (semantics 3.8).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, deferredKeyboard.take() { becomeFirstResponder() }
  }

  /// The field's own; it is emptied when editing ends (semantics 23.1).
  open override var undoManager: UndoManager? { editing.undoManager }

  /// Ends editing when the field is disabled.
  open override var isEnabled: Bool {
    didSet {
      if !isEnabled, isFirstResponder { forceResignFirstResponder() }
      pointing?.isEnabled = isEnabled
      looksDidChange()
    }
  }

  // MARK: Touches

  /// Ends a press with `touchCancel`: a field sends no `touchUpInside` (semantics 18.18).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  /// Selects everything when Tab brings the focus (semantics 17.5).
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self, !context.focusHeading.isEmpty, isFirstResponder {
      editing.select(TextSelection(0..<editing.text.length))
    }
  }

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
  /// What is selected; nil puts the caret at the beginning.
  open var selectedTextRange: UITextRange? {
    get { editing.range(editing.selection.range) }
    set { selectByProgram(newValue) }
  }
  /// Marks letters as being composed; nil removes what is marked.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.mark(markedText, selectedRange) }
  /// Ends the marking and keeps the letters.
  open func unmarkText() { editing.unmark() }
  /// Is told when the text changes by itself; the field's own edits need no telling.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Finds words and the like in the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Where the caret of a place is drawn, 1 wide, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { usualCaretRect(position) }
  /// The first rectangle of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    guard let offsets = editing.range(range) else { return .zero }
    return editing.firstViewRect(offsets) ?? caretRect(for: range.start)
  }
  /// What a range covers, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editing.range(range).map(editing.selectionRects) ?? []
  }
}
