import TouchDrawing
import TouchGeometry
import TouchKit

/// Lays out the text of a storage in a container, and answers where its characters are (semantics 19.16).
///
/// It uses the layout that labels and text views draw, so an app can find the character of a label below a finger. A
/// glyph here is a UTF-16 unit, so glyph indices are character indices. The layout is made when it is first needed after
/// a change. https://developer.apple.com/documentation/uikit/nslayoutmanager
@preconcurrency @MainActor open class NSLayoutManager: UIObject {
  /// The text; nil while the manager is in no storage, which retains it.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers: one at most.
  open private(set) var textContainers: [NSTextContainer] = []
  private var made: (layout: ManagedLayout, text: Int, container: Int)?

  /// Creates a layout manager without a container.
  public override init() { super.init() }

  /// Adds the container of the lines; a second one is refused and reported, because lines have one column.
  open func addTextContainer(_ container: NSTextContainer) {
    guard textContainers.isEmpty else {
      return UsageError.report("NSLayoutManager: a layout manager has one text container here; the second was refused")
    }
    textContainers = [container]
    container.layoutManager = self
    made = nil
  }

  /// Removes the container at an index; an invalid index is ignored.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    made = nil
  }

  /// The current layout; empty without a text or a container.
  var layout: ManagedLayout {
    guard let textStorage, let container = textContainers.first else { return ManagedLayout() }
    if let made, made.text == textStorage.version, made.container == container.version { return made.layout }
    let text = textStorage.attributed(0..<textStorage.length)
    let new = ManagedLayout(text, in: container)
    made = (new, textStorage.version, container.version)
    return new
  }

  /// The number of glyphs: the length of the text in UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Makes the layout of a container now.
  open func ensureLayout(for container: NSTextContainer) { if container === textContainers.first { _ = layout } }

  // MARK: Glyphs and characters

  /// Returns the glyphs that a container shows, including those in place of which there is an ellipsis.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard container === textContainers.first else { return NSRange(location: 0, length: 0) }
    return NSRange(layout.shownRange)
  }

  /// Returns the index of the glyph of a character, which is the same number.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the index of the character of a glyph, which is the same number.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  #if FoundationGeometry
  /// Returns the glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the index of the glyph at or nearest to a point of a container.
  ///
  /// - Parameter partialFraction: Receives the fraction of the glyph's width before the point, in reading order.
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = place(point, container)
    partialFraction?.pointee = found.fraction
    return found.index
  }

  /// Returns the index of the character at or nearest to a point of a container.
  ///
  /// - Parameter partialFraction: Receives the fraction of the character's width before the point, in reading order.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let found = place(point, container)
    partialFraction?.pointee = found.fraction
    return found.index
  }
  #endif

  /// Returns the index of the glyph at or nearest to a point of a container.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int { place(point, container).index }

  private func place(_ point: CGPoint, _ container: NSTextContainer) -> (index: Int, fraction: CGFloat) {
    container === textContainers.first ? layout.place(nearestTo: point) : (0, 0)
  }

  // MARK: Rectangles

  /// Returns the area of the lines in a container, with the padding at both ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    return layout.lines.map(\.usedRect).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// Returns the smallest rectangle around the glyphs of a range, as high as their lines; zero without any.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    guard container === textContainers.first else { return .zero }
    return layout.rects(of: glyphRange).reduce(CGRect.null) { $0.union($1) }.orZero
  }

  /// Returns the position of a glyph on its baseline, relative to its line's rectangle; zero if it is not shown.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let line = layout.line(of: glyphIndex) else { return .zero }
    return CGPoint(
      x: line.x(of: glyphIndex) - line.rect.minX, y: line.line.baseline + line.shift.dy - line.rect.minY)
  }

  #if FoundationGeometry
  /// Calls a closure for each line with glyphs of a range, until it sets `stop`.
  ///
  /// The closure receives the rectangle of the line in the width of the container, that of its text with the padding,
  /// the container, and the range of the line.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in layout.lines where line.contains(glyphRange) {
      block(line.rect, line.usedRect, container, NSRange(line.range), &stop)
      if stop.boolValue { return }
    }
  }

  /// Calls a closure for each rectangle around glyphs of a range, from top to bottom, until it sets `stop`.
  ///
  /// - Parameter selectedRange: not used: rectangles are those of the glyphs, also in a selection.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard textContainer === textContainers.first else { return }
    var stop = ObjCBool(false)
    for rect in layout.rects(of: glyphRange) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the rectangle of a glyph's line in the width of the container, and the range of the line.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.rect
  }

  /// Returns the rectangle of the text of a glyph's line, with the padding, and the range of the line.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let line = layout.line(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(line.range)
    return line.usedRect
  }
  #endif

  // MARK: Drawing

  /// Draws the glyphs of a range, with their backgrounds, into the current context.
  ///
  /// - Parameter origin: the position of the container.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout.draw(glyphsToShow, at: origin, in: context)
  }
}

extension CGRect {
  /// The rectangle, or zero for the null rectangle.
  fileprivate var orZero: CGRect { isNull ? .zero : self }
}
