import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// A control that displays one line of editable text. https://developer.apple.com/documentation/uikit/uitextfield
///
/// The delegate is asked before each edit by the user and notified after it; then control events and notifications are
/// sent (semantics 18). Changes by the app cause only the notification of a changed selection.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, EditableTextInput, UIContentSizeCategoryAdjusting {
  /// The editing session; only the kit can use it.
  public private(set) lazy var editing: EditingSession = makeSession()
  final var pointing: TextPointing?
  final var editMenu: TextEditMenu?
  final var textDrop: TextDrop?
  final var textDrag: TextDrag?
  final let caret = CaretView(frame: .zero)
  final var clearButton: ClearButton?
  /// The images that replace the clear button's cross, by state.
  final var clearImages: [UInt: UIImage] = [:] { didSet { clearButton?.images = clearImages } }
  /// The factor by which the font is reduced.
  final var fontScale: CGFloat = 1
  /// The horizontal scroll offset, in whole points.
  final var scrollX: CGFloat = 0
  /// Whether the layout contains the text itself instead of a substitute.
  final var showsTextAsItIs = true
  final var isFinishing = false
  final var deferredKeyboard = DeferredKeyboard()
  /// Whether the caller sends the notifications of the current change.
  final var silentChange = false
  final var hasKeyboardFocus = true
  final var ownDefaults: [NSAttributedString.Key: Any] = [:]
  final var ownTyping: [NSAttributedString.Key: Any]?

  /// The delegate; held weakly.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { UncalledDelegateMethods.check(delegate, (any UITextFieldDelegate).self) }
  }

  /// Creates an empty field with a frame in the coordinate space of its superview.
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
    let drop = TextDrop(editing)
    textDrop = drop
    addInteraction(drop.interaction)
    let drag = TextDrag(editing)
    textDrag = drag
    addInteraction(drag.interaction)
    pointing?.press.lift = drag.interaction.lift
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The view at the bottom of the window while the field is edited; nil, the default, for none (semantics 17.24).
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

  // MARK: Text

  /// The text without attributes; "" if there is none or nil was assigned.
  ///
  /// Setting it drops the composition and the history, moves the caret to the end, and notifies the delegate of the
  /// changed selection only (semantics 17.5, 23.5).
  open var text: String? {
    get { editing.text.string }
    set { setContent(TextContent(TextRope(newValue ?? ""), style: editing.styles.number(of: ownDefaults))) }
  }

  /// The text with its attributes; setting it adopts the font and color of its first character (semantics 18.17).
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

  /// The font; by default, and after nil was assigned, the system font of 17 points.
  ///
  /// Setting it changes the font of all text (semantics 18.17).
  open var font: UIFont? = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      if font == nil { font = UIFont.systemFont(ofSize: UIFont.labelFontSize) }
      noteAppearance(\UITextField.font, font)
      let hadOthers = editing.removeAttribute(.font)
      if hadOthers || font != oldValue { looksDidChange() }
    }
  }
  /// Whether the font changes its size with the user's preferred text size; false by default (semantics 45.7).
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  private func adjustFont() { if adjustsFontForContentSizeCategory { font = font?.adjusted(to: traitCollection) } }
  /// The text color; `UIColor.label` by default.
  ///
  /// Setting it changes the color of all text (semantics 18.17).
  open var textColor: UIColor? = UIColor.label {
    didSet {
      noteAppearance(\UITextField.textColor, textColor)
      let hadOthers = editing.removeAttribute(.foregroundColor)
      if hadOthers || textColor != oldValue { looksDidChange() }
    }
  }
  /// Whether the font shrinks, down to `minimumFontSize`, if the text does not fit; false by default.
  ///
  /// Characters with an explicit font attribute keep it. Text that does not fit at the smallest size is truncated, and
  /// scrolls during editing.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fitFont() } }
  }
  /// The minimum size of the shrunken font, in points; 0 by default, for no minimum.
  open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { fitFont() } } }
  /// The alignment of text that fits.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }

  /// The attributes of typed text; setting them applies them to all text.
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

  /// Whether typed text has `typingAttributes`; false by default.
  open var allowsEditingTextAttributes = false
  /// The attributes of the next typed text until the selection changes; nil for those of the text before the caret.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { allowsEditingTextAttributes ? ownTyping ?? attributesBeforeCaret : nil }
    set { ownTyping = newValue }
  }

  /// The text displayed while the field is empty; nil for none.
  ///
  /// Setting it replaces `attributedPlaceholder` with the same text without attributes.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set { shownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The placeholder with attributes; setting it also sets `placeholder`.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set { shownPlaceholder = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  private final var shownPlaceholder: NSAttributedString? { didSet { sizeDidChange() } }

  // MARK: Behavior

  /// Whether bullets replace the characters and the text cannot be copied (semantics 18.14).
  open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { looksDidChange() } } }
  /// Whether the text is cleared when editing begins; false by default (semantics 18.11).
  open var clearsOnBeginEditing = false
  /// Whether the next insertion replaces the whole text; reset by that insertion and by changes of the selection.
  open var clearsOnInsertion = false
  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder && !isFinishing }

  // MARK: Appearance

  /// The border style.
  open var borderStyle = BorderStyle.none {
    didSet {
      noteAppearance(\UITextField.borderStyle, borderStyle)
      if borderStyle != oldValue { sizeDidChange() }
    }
  }
  /// The image drawn in the bounds unless the border is `roundedRect`; nil for none.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// The image drawn instead of `background` while the field is disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// When the clear button is visible; never by default.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the leading edge, visible according to `leftViewMode`.
  open var leftView: UIView? { didSet { overlay(oldValue, isNow: leftView) } }
  /// When `leftView` is visible; never by default.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view at the trailing edge, visible according to `rightViewMode`.
  open var rightView: UIView? { didSet { overlay(oldValue, isNow: rightView) } }
  /// When `rightView` is visible; never by default.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  // MARK: Rectangles

  /// Returns the rectangle of the border; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text outside editing: within the border and the visible overlay views.
  open func textRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }
  /// Returns the rectangle of the placeholder; that of the text by default.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the text during editing.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { usualTextRect(bounds) }
  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { usualClearButtonRect(bounds) }
  /// Returns the rectangle of `leftView`: at the leading edge, vertically centered, with the size of the view.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { usualOverlayRect(leftView, bounds, isLeft: true) }
  /// Returns the rectangle of `rightView`: at the trailing edge, vertically centered, with the size of the view.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { usualOverlayRect(rightView, bounds, isLeft: false) }
  /// Draws the text in its rectangle.
  open func drawText(in rect: CGRect) { drawUsualText(in: rect) }
  /// Draws the placeholder in its rectangle, while the field is empty.
  open func drawPlaceholder(in rect: CGRect) { drawUsualPlaceholder(in: rect) }

  /// The size of the text or the placeholder, plus the border (semantics 18.16).
  open override var intrinsicContentSize: CGSize { usualSize }
  /// Returns the intrinsic size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { usualSize }

  /// Draws the border, the selection and the text.
  open override func draw(_ rect: CGRect) { drawField() }

  /// Lays out the overlay views, the clear button and the caret.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeOverlays()
    fitFont()
    placeCaret()
  }

  // MARK: First responder

  /// Whether the field is enabled and in a window (semantics 17.1).
  open override var canBecomeFirstResponder: Bool { isEnabled && window != nil }

  /// Begins editing, if the delegate and the current first responder agree (semantics 18.2, 18.8).
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

  /// Begins editing if it was requested before the field was in a window (semantics 3.8).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, deferredKeyboard.close() { becomeFirstResponder() }
  }

  /// The field's undo manager, which is emptied when editing ends (semantics 23.1).
  open override var undoManager: UndoManager? { editing.undoManager }

  /// Whether the field is enabled; disabling it ends editing.
  open override var isEnabled: Bool {
    didSet {
      if !isEnabled, isFirstResponder { forceResignFirstResponder() }
      pointing?.isEnabled = isEnabled
      looksDidChange()
    }
  }

  // MARK: Touches

  /// Ends a press with `touchCancel`: a field never sends `touchUpInside` (semantics 18.18).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }

  /// Selects all text when the Tab key moves the focus to the field (semantics 17.5).
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextFocusedView === self, !context.focusHeading.isEmpty, isFirstResponder {
      editing.select(TextSelection(0..<editing.text.length))
    }
  }

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
  /// Selects everything.
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
  /// The selection; setting nil moves the caret to the beginning.
  open var selectedTextRange: UITextRange? {
    get { editing.range(editing.selection.range) }
    set { selectByProgram(newValue) }
  }
  /// Inserts text as marked, being composed; nil removes the marked text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { editing.mark(markedText, selectedRange) }
  /// Ends the marking and keeps the text.
  open func unmarkText() { editing.unmark() }
  /// Receives changes of the text that did not come from input methods; the field notifies it automatically.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// The tokenizer, which finds words and other units in the text.
  open private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  /// Returns the rectangle of the caret at a position, 1 point wide, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect { usualCaretRect(position) }
  /// Returns the position nearest to a point, in the field's coordinates.
  ///
  /// Taps and drags place the caret there (semantics 20.1); nil leaves it where it is.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { usualClosestPosition(point) }
  /// Returns the first rectangle of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    guard let offsets = editing.range(range) else { return .zero }
    return editing.firstViewRect(offsets) ?? caretRect(for: range.start)
  }
  /// Returns the rectangles of a range, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    editing.range(range).map(editing.selectionRects) ?? []
  }
}
