import TouchGeometry

/// The layout of a paragraph's lines, apart from fonts; lengths are in points (semantics 16.6).
package struct ParagraphShape: Hashable, Sendable {
  package var alignment = NSTextAlignment.natural
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var lineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  package var tailIndent: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  package var maximumLineHeight: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var tabStops: [TabStop] = []
  package var defaultTabInterval: CGFloat = 0
  package var writingDirection = NSWritingDirection.natural
  /// The space above the first line, when paragraphs are laid out one by one.
  package var spaceAbove: CGFloat = 0

  package init() {}

  /// Returns the space at the leading and the trailing edge of lines; nil for unlimited width.
  package func indents(in width: CGFloat?) -> (leading: CGFloat, trailing: CGFloat) {
    guard let width else { return (leadingIndent, 0) }
    return (leadingIndent, tailIndent <= 0 ? -tailIndent : max(width - tailIndent, 0))
  }

  /// The leading space of all lines; the first line or the others may have more.
  package var leadingIndent: CGFloat { min(firstLineHeadIndent, headIndent) }

  /// Returns the height of a line in excess of its font's line height, all of it above the baseline.
  package func addition(to height: CGFloat) -> CGFloat {
    var wanted = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    wanted = max(wanted, minimumLineHeight)
    if maximumLineHeight > 0 { wanted = min(wanted, maximumLineHeight) }
    return wanted - height
  }
}

/// The style of a paragraph: the value of the attribute `paragraphStyle`.
///
/// It is immutable, unlike its mutable subclass. It is not a subclass of `NSObject` here: Foundation's attributed
/// strings on Linux crash when they compare two different ones.
///
/// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: Hashable {
  package final var shape = ParagraphShape()

  /// The style of text without a paragraph style.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Creates the default style.
  public init() {}

  package init(shape: ParagraphShape) { self.shape = shape }

  /// The alignment; initially natural.
  open var alignment: NSTextAlignment { shape.alignment }
  /// The line break mode; initially at words.
  open var lineBreakMode: NSLineBreakMode { shape.lineBreakMode }
  /// The space between lines of the paragraph, in points.
  open var lineSpacing: CGFloat { shape.lineSpacing }
  /// The space between this paragraph and the next one, in points.
  open var paragraphSpacing: CGFloat { shape.paragraphSpacing }
  /// The indent of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { shape.firstLineHeadIndent }
  /// The indent of the other lines from the leading edge.
  open var headIndent: CGFloat { shape.headIndent }
  /// The end of lines: measured from the leading edge if positive, otherwise from the trailing one.
  open var tailIndent: CGFloat { shape.tailIndent }
  /// The factor of the natural line height; 0 for none.
  open var lineHeightMultiple: CGFloat { shape.lineHeightMultiple }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { shape.minimumLineHeight }
  /// The maximum height of a line; 0 for unlimited.
  open var maximumLineHeight: CGFloat { shape.maximumLineHeight }
  /// The space before this paragraph in addition to the previous one's `paragraphSpacing`, in points.
  open var paragraphSpacingBefore: CGFloat { shape.paragraphSpacingBefore }
  /// The tab stops, sorted by location; initially empty, so that tabs are every eight spaces.
  open var tabStops: [NSTextTab] {
    shape.tabStops.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
  }
  /// The distance of tabs after the last one of `tabStops`, in points.
  ///
  /// 0 repeats the distance between the last two, or eight spaces without tab stops.
  open var defaultTabInterval: CGFloat { shape.defaultTabInterval }
  /// The writing direction; initially that of the first letter.
  open var baseWritingDirection: NSWritingDirection { shape.writingDirection }

  /// Whether two styles are equal.
  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.shape == right.shape }
  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
  /// Whether another style is equal.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.shape == shape }

  /// Returns an immutable copy.
  open func copy() -> Any { NSParagraphStyle(shape: shape) }
  /// Returns a mutable copy.
  open func mutableCopy() -> Any { NSMutableParagraphStyle(shape: shape) }
}

/// A mutable paragraph style; do not change it once it is used.
///
/// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment.
  open override var alignment: NSTextAlignment {
    get { shape.alignment }
    set { shape.alignment = newValue }
  }
  /// The line break mode.
  open override var lineBreakMode: NSLineBreakMode {
    get { shape.lineBreakMode }
    set { shape.lineBreakMode = newValue }
  }
  /// The space between lines, in points; not negative.
  open override var lineSpacing: CGFloat {
    get { shape.lineSpacing }
    set { shape.lineSpacing = Self.length(newValue) }
  }
  /// The space between this paragraph and the next one; not negative.
  open override var paragraphSpacing: CGFloat {
    get { shape.paragraphSpacing }
    set { shape.paragraphSpacing = Self.length(newValue) }
  }
  /// The indent of the first line from the leading edge; not negative.
  open override var firstLineHeadIndent: CGFloat {
    get { shape.firstLineHeadIndent }
    set { shape.firstLineHeadIndent = Self.length(newValue) }
  }
  /// The indent of the other lines from the leading edge; not negative.
  open override var headIndent: CGFloat {
    get { shape.headIndent }
    set { shape.headIndent = Self.length(newValue) }
  }
  /// The end of lines: measured from the leading edge if positive, otherwise from the trailing one.
  open override var tailIndent: CGFloat {
    get { shape.tailIndent }
    set { shape.tailIndent = newValue.isFinite ? newValue : 0 }
  }
  /// The factor of the natural line height; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { shape.lineHeightMultiple }
    set { shape.lineHeightMultiple = Self.length(newValue) }
  }
  /// The minimum height of a line.
  open override var minimumLineHeight: CGFloat {
    get { shape.minimumLineHeight }
    set { shape.minimumLineHeight = Self.length(newValue) }
  }
  /// The maximum height of a line; 0 for unlimited.
  open override var maximumLineHeight: CGFloat {
    get { shape.maximumLineHeight }
    set { shape.maximumLineHeight = Self.length(newValue) }
  }

  /// The space before this paragraph in addition to the previous one's `paragraphSpacing`; not negative.
  open override var paragraphSpacingBefore: CGFloat {
    get { shape.paragraphSpacingBefore }
    set { shape.paragraphSpacingBefore = Self.length(newValue) }
  }
  /// The tab stops, sorted by location.
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { shape.tabStops = newValue.map(\.stop).sorted { $0.location < $1.location } }
  }
  /// The distance of tabs after the last one of `tabStops`; not negative.
  open override var defaultTabInterval: CGFloat {
    get { shape.defaultTabInterval }
    set { shape.defaultTabInterval = min(Self.length(newValue), 1e6) }
  }
  /// The writing direction.
  open override var baseWritingDirection: NSWritingDirection {
    get { shape.writingDirection }
    set { shape.writingDirection = newValue }
  }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }
  /// Removes all equal tab stops.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Replaces all values with those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { shape = obj.shape }

  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
}
