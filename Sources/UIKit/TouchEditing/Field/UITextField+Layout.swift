import TouchDrawing
import TouchGeometry
import TouchKit
import TouchText
import TouchWidgets

/// Measures of text fields, in points (semantics 18.12, 18.15, 18.16).
enum FieldTuning {
  /// The inset of the text inside a rounded border.
  static let inset = CGSize(width: 7, height: 2)
  /// The width of a rounded field beyond its text, and its minimum height.
  static let (roomAround, height): (CGFloat, CGFloat) = (28, 34)
  /// The minimum text width that `roomAround` is added to.
  static let minimumText: CGFloat = 5
  /// The margin that stays visible next to the caret.
  static let besideCaret: CGFloat = 2
  /// The side of the clear button, and the gap next to it.
  static let (clearSide, clearGap): (CGFloat, CGFloat) = (20, 5)
  /// The drawn width of the caret.
  static let caretWidth: CGFloat = 2
  /// The height of the caret beyond that of its line.
  static let caretExtra: CGFloat = 1.5
}

extension UITextField {
  // MARK: Rectangles

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isFirstResponder
    case .unlessEditing: !isFirstResponder
    case .always: true
    }
  }

  var showsClearButton: Bool { isEnabled && !editing.text.isEmpty && isShown(clearButtonMode) }
  var showsLeftView: Bool { leftView != nil && isShown(leftViewMode) }
  var showsRightView: Bool { rightView != nil && isShown(rightViewMode) && !showsClearButton }

  func usualTextRect(_ bounds: CGRect) -> CGRect {
    var rect = bounds
    switch borderStyle {
    case .none: break
    case .line, .bezel: rect = rect.shrunk(dx: FieldTuning.inset.height, dy: FieldTuning.inset.height)
    case .roundedRect: rect = rect.shrunk(dx: FieldTuning.inset.width, dy: FieldTuning.inset.height)
    }
    var (low, high) = (rect.minX, rect.maxX)
    func exclude(_ part: CGRect, atLeadingEdge isLeading: Bool) {
      if isLeading == isMirrored { high = min(high, part.minX) } else { low = max(low, part.maxX) }
    }
    if showsLeftView { exclude(leftViewRect(forBounds: bounds), atLeadingEdge: true) }
    if showsClearButton {
      exclude(clearButtonRect(forBounds: bounds), atLeadingEdge: false)
    } else if showsRightView {
      exclude(rightViewRect(forBounds: bounds), atLeadingEdge: false)
    }
    return CGRect(x: low, y: rect.minY, width: max(high - low, 0), height: max(rect.height, 0))
  }

  func usualClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side = FieldTuning.clearSide
    let rect = CGRect(
      x: bounds.maxX - side - FieldTuning.clearGap, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    return mirrored(rect, in: bounds)
  }

  func usualOverlayRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let view else { return .zero }
    let size = view.bounds.size
    let rect = CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: (bounds.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
    return mirrored(rect, in: bounds)
  }

  /// The current rectangle of the text.
  var shownTextRect: CGRect { isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

  var usualSize: CGSize {
    let line = fullFont.lineHeight
    var width = editing.layout.paragraph(0).lines[0].maxX / fontScale
    if width == 0, let placeholder = placeholderLayout(width: nil) {
      width = TextSystem.current.measure(placeholder).size.width
    }
    guard borderStyle == .roundedRect else { return CGSize(width: width.rounded(.up), height: line + 1.5) }
    return CGSize(
      width: max(width.rounded(.up), FieldTuning.minimumText) + FieldTuning.roomAround,
      height: max(FieldTuning.height, line.rounded(.up) + 14))
  }

  func sizeDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  func looksDidChange() {
    textDrag?.refresh()
    editing.styles.forgetResolved()
    layoutShownText()
    sizeDidChange()
    if isFirstResponder { showCaret() }
  }

  // MARK: Text

  var shownColor: UIColor {
    let color = textColor ?? .label
    return isEnabled ? color : color.fadedBy(0.4)
  }

  /// Passes the drawn text to the layout, with bullets or spaces in place of hidden text.
  ///
  /// The substitute of a cluster has the length of the cluster, so that offsets are equal.
  func layoutShownText() {
    var content = editing.editor.content
    let text = content.text.string
    showsTextAsItIs = false
    if isSecureTextEntry {
      content = Self.replacing(content, text.map { Self.replacement("\u{2022}", for: $0) }.joined())
    } else if text.contains(where: \.isNewline) {
      content = Self.replacing(
        content, text.map { $0.isNewline ? Self.replacement(" ", for: $0) : String($0) }.joined())
    } else {
      showsTextAsItIs = true
    }
    editing.layout.replaceAll(content)
    editing.layout.mark(editing.marked)
    fitFont()
  }

  /// Passes one change of the text to the layout, so that the cost depends on the change only (semantics 18.15).
  func layoutShownText(_ span: EditSpan) {
    let content = editing.editor.content
    guard showsTextAsItIs, !content.text.string(in: span.newRange).contains(where: \.isNewline) else {
      return layoutShownText()
    }
    editing.layout.apply(span, content)
    editing.layout.mark(editing.marked)
    fitFont()
  }

  private static func replacing(_ content: TextContent, _ text: String) -> TextContent {
    var shown = content
    let styles = content.styles
    shown.replace(0..<content.text.length, with: text, style: 0)
    for run in styles.runs(in: 0..<styles.length) where run.value != 0 { shown.setStyle(run.value, over: run.range) }
    return shown
  }

  /// Returns a letter as long as a cluster; the characters after it combine with it and are invisible.
  private static func replacement(_ letter: String, for cluster: Character) -> String {
    letter + String(repeating: "\u{34F}", count: cluster.utf16.count - 1)
  }

  /// The displayed paragraph of the layout: the text, or the piece of a very long text that contains the caret; outside
  /// editing its start (semantics 18.15).
  var shownPiece: Int {
    guard isFirstResponder, editing.layout.paragraphCount > 1 else { return 0 }
    return editing.layout.line(of: editing.selection.head, isUpstream: editing.isUpstream).place.paragraph
  }
  var fieldLine: TextLine { editing.layout.paragraph(shownPiece).lines[0] }
  var textWidth: CGFloat { fieldLine.maxX }

  /// The alignment of the text; natural if its letters determine it.
  var usedAlignment: NSTextAlignment { textAlignment == .natural ? naturalAlignment : textAlignment }

  /// The origin of the text, in the field's coordinates.
  var textOrigin: CGPoint {
    let rect = shownTextRect
    let spare = rect.width - textWidth
    var x = rect.minX - scrollX
    if spare >= FieldTuning.besideCaret {
      switch usedAlignment {
      case .center: x = (rect.minX + spare / 2).rounded()
      case .right: x = rect.maxX - textWidth
      case .natural where fieldLine.isRightToLeft: x = rect.maxX - textWidth
      case .left, .natural, .justified: x = rect.minX
      }
    }
    return CGPoint(x: x, y: (rect.midY - fieldLine.height / 2).rounded() - editing.layout.top(of: shownPiece))
  }

  func layoutPoint(_ point: CGPoint) -> CGPoint {
    let origin = textOrigin
    var place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    if editing.layout.paragraphCount > 1 {
      // Other pieces are above and below the line; they are not visible.
      place.y = editing.layout.top(of: shownPiece) + fieldLine.height / 2
    }
    return place
  }

  // MARK: Caret

  func usualCaretRect(_ position: UITextPosition) -> CGRect {
    guard let offset = editing.offset(position) else { return .zero }
    let isOwn = offset == editing.selection.head && editing.isUpstream
    let x = editing.layout.caret(at: editing.text.clusterStart(offset), isUpstream: isOwn).minX
    let line = usedFont.lineHeight
    let box = (bounds.height - line - 2) / 2 + bounds.minY
    return CGRect(
      x: x + textOrigin.x, y: (box + 0.25).rounded(.down), width: 1, height: line + FieldTuning.caretExtra)
  }

  /// The drawn caret.
  var shownCaret: CGRect {
    var rect = caretRect(for: editing.position(editing.selection.head))
    rect.size.width = FieldTuning.caretWidth
    // At the right edge the caret would be clipped.
    rect.origin.x = min(rect.minX, max(shownTextRect.maxX - rect.width, 0))
    return rect
  }

  func placeCaret(anew: Bool = false) {
    pointing?.handles.place()
    guard isFirstResponder, hasKeyboardFocus, editing.selection.isEmpty, isEnabled else { return caret.hide() }
    if anew || !caret.isBlinking { caret.show(shownCaret, color: tintColor) } else { caret.follow(shownCaret) }
    textInputDidChange()
  }

  /// Scrolls by the smallest number of whole points that shows the caret (semantics 18.15).
  func keepCaretVisible() {
    guard isFirstResponder else {
      scrollX = 0
      return
    }
    guard !editing.isBeingPointedAt else { return }
    let width = shownTextRect.width
    let x = editing.layout.caret(at: editing.selection.head, isUpstream: editing.isUpstream).minX
    let maximum = max((textWidth + FieldTuning.besideCaret - width).rounded(.up), 0)
    var wanted = min(scrollX, maximum)
    if x - FieldTuning.besideCaret < wanted { wanted = (x - FieldTuning.besideCaret).rounded(.down) }
    if x + FieldTuning.besideCaret > wanted + width { wanted = (x + FieldTuning.besideCaret - width).rounded(.up) }
    wanted = min(max(wanted, 0), maximum)
    if wanted != scrollX {
      scrollX = wanted
      setNeedsDisplay()
    }
  }

  func scrollWhileSelecting(_ way: CGVector) -> Bool {
    let maximum = max((textWidth + FieldTuning.besideCaret - shownTextRect.width).rounded(.up), 0)
    let wanted = min(max((scrollX + way.dx).rounded(), 0), maximum)
    guard wanted != scrollX else { return false }
    scrollX = wanted
    setNeedsDisplay()
    return true
  }

  func openEditMenu(at point: CGPoint, isByFinger: Bool) -> MenuOverlay? {
    editMenu?.open(at: point, isByFinger: isByFinger)
  }

  func shownText(of range: Range<Int>) -> ShownText {
    let (origin, seen, piece) = (textOrigin, shownTextRect, shownPiece)
    let (layout, top) = (editing.layout, editing.layout.top(of: shownPiece))
    let rects = layout.rects(of: range, between: top + 0.5, and: top + 0.5).map {
      $0.offsetBy(dx: origin.x, dy: origin.y).intersection(
        CGRect(x: seen.minX, y: bounds.minY, width: seen.width, height: bounds.height))
    }
    return ShownText(
      rects: rects, paragraphs: [(layout.paragraph(piece).layout, CGPoint(x: origin.x, y: origin.y + top))])
  }

  // MARK: Overlays

  func overlay(_ former: UIView?, isNow view: UIView?) {
    guard former !== view else { return }
    if former?.superview === self { former?.removeFromSuperview() }
    sizeDidChange()
  }

  func placeOverlays() {
    place(leftView, isShown: showsLeftView, at: leftViewRect(forBounds: bounds))
    place(rightView, isShown: showsRightView, at: rightViewRect(forBounds: bounds))
    if showsClearButton, clearButton == nil {
      let button = ClearButton(frame: .zero)
      button.images = clearImages
      button.addAction(UIAction { [weak self] _ in self?.pressClear() }, for: .touchUpInside)
      clearButton = button
    }
    place(clearButton, isShown: showsClearButton, at: showsClearButton ? clearButtonRect(forBounds: bounds) : .zero)
  }

  private func place(_ view: UIView?, isShown: Bool, at rect: CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    if view.frame != rect { view.frame = rect }
  }
}

/// The button that clears a field.
@MainActor final class ClearButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    pointerShape = .arrow
  }

  required init?(coder: NSCoder) { return nil }

  override var canBecomeFocused: Bool { false }

  /// The images that replace the cross, by state.
  var images: [UInt: UIImage] = [:] { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    let state: State = isHighlighted ? .highlighted : .normal
    if let image = images[state.rawValue] ?? images[State.normal.rawValue] {
      let size = image.size
      let place = CGPoint(x: (bounds.midX - size.width / 2).rounded(), y: (bounds.midY - size.height / 2).rounded())
      return (image.isTemplate ? image.withTintColor(tintColor) : image).draw(at: place)
    }
    let disc = bounds.shrunk(dx: 3, dy: 3)
    Look.quiet.faded(isHighlighted ? 0.9 : 0.55).setFill()
    UIBezierPath(ovalIn: disc).fill()
    let cross = disc.shrunk(dx: disc.width * 0.33, dy: disc.height * 0.33)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: cross.minX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
    path.move(to: CGPoint(x: cross.maxX, y: cross.minY))
    path.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
    path.lineWidth = 1.5
    Look.ground.color.setStroke()
    path.stroke()
  }
}
