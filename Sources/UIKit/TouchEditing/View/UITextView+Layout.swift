import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit
import TouchText
import TouchWidgets

/// The measures of text views, in points (semantics 19.1).
enum TextViewTuning {
  /// The maximum number of attempts to scroll to a target while newly laid out paragraphs correct the heights.
  static let attempts = 4
}

@_spi(TouchKit) extension UITextView: LayoutAdviser {
  /// The view's height depends on its width; it has no baselines to align to.
  public var layoutAdvice: LayoutAdvice { .flowing }

  /// Whether the height depends on the width: true if the view does not scroll.
  public var flows: Bool { !isScrollEnabled }

  private var padding: CGFloat {
    let padding = textContainer.lineFragmentPadding
    return abs(padding) <= 1e6 ? padding : 0
  }

  func scrollabilityDidChange() {
    if !isScrollEnabled { contentOffset = .zero }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Invalidates the intrinsic size of a view that does not scroll, because its text or appearance changed.
  func heightMayDiffer() { if !isScrollEnabled { invalidateIntrinsicContentSize() } }

  /// The effective inset around the text.
  var usedInset: UIEdgeInsets {
    let inset = textContainerInset
    return inset.isFinite && max(abs(inset.top), abs(inset.left), abs(inset.bottom), abs(inset.right)) <= 1e6
      ? inset : .zero
  }

  /// The origin of the first paragraph, in the view's coordinates.
  var textOrigin: CGPoint {
    CGPoint(x: usedInset.left + padding, y: usedInset.top)
  }

  func layoutPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y) }

  /// The size of the text container: the bounds within the insets, and the height of the text if the view scrolls.
  var containerSize: CGSize {
    let height = bounds.height - usedInset.top - usedInset.bottom
    return CGSize(
      width: max(bounds.width - usedInset.left - usedInset.right, 0), height: isScrollEnabled ? 0 : max(height, 0))
  }

  private var lineWidth: CGFloat {
    max(bounds.width - usedInset.left - usedInset.right - 2 * padding, 1)
  }

  func containerDidChange() {
    editing.layout.maximumLines = max(textContainer.maximumNumberOfLines, 0)
    editing.layout.lastLine = textContainer.lineBreakMode
    looksDidChange()
  }

  func looksDidChange() {
    editing.styles.forgetResolved()
    editing.layout.estimate = usedFont.lineHeight
    editing.layout.forgetAll()
    heightMayDiffer()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Lays out the visible paragraphs and updates the content size.
  func layoutVisible() {
    guard !isLayingOut, bounds.width > 0 else { return }
    isLayingOut = true
    if editing.layout.width != lineWidth {
      // After a change of the width, the first visible line stays in place.
      let first = editing.layout.paragraph(at: bounds.minY - textOrigin.y)
      let inside = bounds.minY - textOrigin.y - editing.layout.top(of: first)
      editing.layout.width = lineWidth
      if bounds.minY > 0 {
        let top = editing.layout.top(of: first) + min(inside, usedFont.lineHeight) + textOrigin.y
        correctOffset(to: CGPoint(x: bounds.minX, y: top))
      }
    }
    _ = visibleParagraphs()
    isLayingOut = false
    let size = CGSize(
      width: bounds.width, height: editing.layout.height + usedInset.top + usedInset.bottom)
    if contentSize != size { contentSize = size }
    if shownOffset != bounds.origin || shownSize != bounds.size {
      (shownOffset, shownSize) = (bounds.origin, bounds.size)
      setNeedsDisplay()
    }
    placeCaret()
  }

  /// Returns the visible paragraphs, laid out.
  private func visibleParagraphs() -> ClosedRange<Int> {
    let layout = editing.layout
    let (low, high) = (bounds.minY - textOrigin.y, bounds.maxY - textOrigin.y)
    let first = layout.paragraph(at: low)
    var (last, y) = (first, layout.top(of: first))
    while last < layout.paragraphCount {
      y += layout.paragraph(last).height
      if y >= high || last == layout.paragraphCount - 1 { break }
      last += 1
    }
    return first...last
  }

  /// Keeps the visible text in place when the height of a paragraph is corrected (semantics 19.7).
  func heightCorrected(_ index: Int, by change: CGFloat) {
    guard bounds.minY > 0, editing.layout.top(of: index) + textOrigin.y < bounds.minY,
      editing.layout.paragraph(at: bounds.minY - textOrigin.y) > index
    else { return }
    correctOffset(to: CGPoint(x: bounds.minX, y: bounds.minY + change))
  }

  func wholeSize(within width: CGFloat) -> CGSize {
    let layout = editing.layout
    let former = layout.width
    let inner = width - usedInset.left - usedInset.right - 2 * padding
    layout.width = width > 0 && width.isFinite ? max(inner, 1) : nil
    defer { layout.width = former }
    var (widest, height): (CGFloat, CGFloat) = (0, 0)
    for index in 0..<layout.paragraphCount {
      let paragraph = layout.paragraph(index)
      height += paragraph.height
      for line in paragraph.lines { widest = max(widest, line.maxX) }
    }
    return CGSize(
      width: (widest + usedInset.left + usedInset.right + 2 * padding).rounded(.up),
      height: (height + usedInset.top + usedInset.bottom).rounded(.up))
  }

  // MARK: Scrolling

  /// Scrolls by the smallest distance that shows the lines of a range, without animation (semantics 19.6).
  func reveal(_ range: Range<Int>) {
    guard bounds.height > 0, isScrollEnabled else { return }
    layoutVisible()
    for _ in 0..<TextViewTuning.attempts {
      let end = editing.layout.caret(at: range.upperBound, isUpstream: editing.isUpstream && range.isEmpty)
      let start = range.isEmpty ? end : editing.layout.caret(at: range.lowerBound, isUpstream: false)
      let low = start.minY
      let high = end.maxY + usedInset.top + usedInset.bottom
      var wanted = bounds.minY
      // Bars cover the text behind them.
      let covered = adjustedContentInset
      let room = max(bounds.height - covered.top - covered.bottom - findBarHeight, 1)
      if high > wanted + covered.top + room { wanted = high - room - covered.top }
      if low < wanted + covered.top { wanted = low - covered.top }
      wanted = max(wanted, 0 - covered.top)
      if wanted == bounds.minY { return }
      let size = editing.layout.height + usedInset.top + usedInset.bottom
      if contentSize.height != size { contentSize.height = size }
      contentOffset.y = wanted
      layoutVisible()
    }
  }

  func scrollWhileSelecting(_ way: CGVector) -> Bool {
    let minimum = 0 - adjustedContentInset.top
    let maximum = max(contentSize.height + adjustedContentInset.bottom - bounds.height, minimum)
    let wanted = min(max(bounds.minY + way.dy, minimum), maximum)
    guard wanted != bounds.minY else { return false }
    contentOffset.y = wanted
    layoutVisible()
    return true
  }

  // MARK: Caret

  func usualCaretRect(_ position: UITextPosition) -> CGRect {
    guard let offset = editing.offset(position) else { return .zero }
    let isOwn = offset == editing.selection.head && editing.isUpstream
    let place = editing.layout.caret(at: editing.text.clusterStart(offset), isUpstream: isOwn)
    return CGRect(
      x: place.minX + textOrigin.x, y: (place.minY + textOrigin.y - 0.75).rounded(.down), width: 1,
      height: place.height + 1.5)
  }

  var shownCaret: CGRect {
    var rect = caretRect(for: editing.position(editing.selection.head))
    rect.size.width = FieldTuning.caretWidth
    return rect
  }

  func placeCaret(anew: Bool = false) {
    pointing?.handles.place()
    guard isFirstResponder, isEditable, hasKeyboardFocus, editing.selection.isEmpty else { return caret.hide() }
    if anew || !caret.isBlinking {
      caret.show(shownCaret, color: tintColor)
    } else {
      caret.follow(shownCaret)
    }
    textInputDidChange()
  }

  // MARK: Drawing

  func shownText(of range: Range<Int>) -> ShownText {
    let (layout, origin) = (editing.layout, textOrigin)
    let rects = layout.rects(of: range, between: bounds.minY - origin.y, and: bounds.maxY - origin.y)
    let seen = visibleParagraphs()
    let (low, high) = (layout.paragraph(of: range.lowerBound), layout.paragraph(of: range.upperBound))
    let paragraphs = seen.filter { $0 >= low && $0 <= high && !layout.paragraph($0).isEmpty }
    return ShownText(
      rects: rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) },
      paragraphs: paragraphs.map {
        (layout.paragraph($0).layout, CGPoint(x: origin.x, y: origin.y + layout.top(of: $0)))
      })
  }

  func drawVisible() {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0 else { return }
    let (layout, origin) = (editing.layout, textOrigin)
    let selected = editing.selection.range
    if isFirstResponder, !selected.isEmpty {
      tintColor.fadedBy(hasKeyboardFocus ? 0.28 : 0.14).setFill()
      for part in layout.rects(of: selected, between: bounds.minY - origin.y, and: bounds.maxY - origin.y) {
        UIRectFill(part.offsetBy(dx: origin.x, dy: origin.y))
      }
    }
    let seen = visibleParagraphs()
    drawFound(from: layout.start(of: seen.lowerBound), to: layout.letters(of: seen.upperBound).upperBound)
    for index in seen {
      let paragraph = layout.paragraph(index)
      guard !paragraph.isEmpty else { continue }
      let place = CGPoint(x: origin.x, y: origin.y + layout.top(of: index))
      context.append(.text(paragraph.layout, at: place))
      paragraph.layout.drawBoxes(at: place, in: context)
    }
  }

  /// Draws a ring inside the bounds while a text that is not editable, and so has no caret, has the focus.
  func drawFocus() {
    guard isFocused, !isEditable else { return }
    let edge = bounds.insetBy(dx: Look.ringWidth / 2, dy: Look.ringWidth / 2)
    let ring = UIBezierPath(roundedRect: edge, cornerRadius: layer.cornerRadius)
    ring.lineWidth = Look.ringWidth
    tintColor.setStroke()
    ring.stroke()
  }
}
