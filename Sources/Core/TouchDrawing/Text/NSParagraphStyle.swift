import TouchGeometry

/// How the lines of a paragraph are set, apart from their letters; lengths in points (semantics 16.6).
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
  /// What lies above the first line; for who sets paragraphs one by one.
  package var spaceAbove: CGFloat = 0

  package init() {}

  /// What lies beside lines at the leading and the trailing edge of a width; nil for no width.
  package func indents(in width: CGFloat?) -> (leading: CGFloat, trailing: CGFloat) {
    guard let width else { return (leadingIndent, 0) }
    return (leadingIndent, tailIndent <= 0 ? -tailIndent : max(width - tailIndent, 0))
  }

  /// What lies before all lines at the leading edge; the first line, or else the others, begin further in.
  package var leadingIndent: CGFloat { min(firstLineHeadIndent, headIndent) }

  /// How much higher than its letters a line is; all of it lies above the baseline.
  package func addition(to height: CGFloat) -> CGFloat {
    var wanted = lineHeightMultiple > 0 ? height * lineHeightMultiple : height
    wanted = max(wanted, minimumLineHeight)
    if maximumLineHeight > 0 { wanted = min(wanted, maximumLineHeight) }
    return wanted - height
  }
}

/// How a paragraph is set: the value of the attribute `paragraphStyle`.
///
/// It does not change; its mutable subclass does. Not a subclass of `NSObject` here: Foundation's attributed strings on
/// Linux stop the program when they compare two of them that differ.
/// https://developer.apple.com/documentation/uikit/nsparagraphstyle
open class NSParagraphStyle: Hashable {
  package final var shape = ParagraphShape()

  /// What text without a paragraph style has.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The usual style.
  public init() {}

  package init(shape: ParagraphShape) { self.shape = shape }

  /// To which side lines lean; to where the script begins at first.
  open var alignment: NSTextAlignment { shape.alignment }
  /// What happens to a line that is too long; it is broken at words at first.
  open var lineBreakMode: NSLineBreakMode { shape.lineBreakMode }
  /// What lies between two lines of the paragraph, in points.
  open var lineSpacing: CGFloat { shape.lineSpacing }
  /// What lies between this paragraph and the next one, in points.
  open var paragraphSpacing: CGFloat { shape.paragraphSpacing }
  /// How far from the leading edge the first line begins.
  open var firstLineHeadIndent: CGFloat { shape.firstLineHeadIndent }
  /// How far from the leading edge the other lines begin.
  open var headIndent: CGFloat { shape.headIndent }
  /// Where lines end: from the leading edge if positive, otherwise from the trailing one.
  open var tailIndent: CGFloat { shape.tailIndent }
  /// How many times its natural height a line is high; 0 for once.
  open var lineHeightMultiple: CGFloat { shape.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { shape.minimumLineHeight }
  /// The greatest height of a line; 0 for no limit.
  open var maximumLineHeight: CGFloat { shape.maximumLineHeight }
  /// What lies between this paragraph and the one before, besides what that one says, in points.
  open var paragraphSpacingBefore: CGFloat { shape.paragraphSpacingBefore }
  /// To where tabs lead, in the order of their places; none at first, for as far as eight spaces reach.
  open var tabStops: [NSTextTab] {
    shape.tabStops.map { NSTextTab(textAlignment: $0.alignment, location: $0.location) }
  }
  /// How far from each other the places of tabs are behind the last one of `tabStops`, in points; 0 for as far as the
  /// last one is from the one before, and without any, as eight spaces reach.
  open var defaultTabInterval: CGFloat { shape.defaultTabInterval }
  /// Which way the paragraph runs; as its first letter says at first.
  open var baseWritingDirection: NSWritingDirection { shape.writingDirection }

  /// Whether two styles say the same.
  public static func == (left: NSParagraphStyle, right: NSParagraphStyle) -> Bool { left.shape == right.shape }
  /// Feeds what `==` compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(shape) }
  /// Whether another style says the same.
  open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.shape == shape }

  /// A style that says the same and does not change.
  open func copy() -> Any { NSParagraphStyle(shape: shape) }
  /// A style that says the same and can be changed.
  open func mutableCopy() -> Any { NSMutableParagraphStyle(shape: shape) }
}

/// A paragraph style that can be changed until it is used.
/// https://developer.apple.com/documentation/uikit/nsmutableparagraphstyle
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// To which side lines lean.
  open override var alignment: NSTextAlignment {
    get { shape.alignment }
    set { shape.alignment = newValue }
  }
  /// What happens to a line that is too long.
  open override var lineBreakMode: NSLineBreakMode {
    get { shape.lineBreakMode }
    set { shape.lineBreakMode = newValue }
  }
  /// What lies between two lines, in points; not negative.
  open override var lineSpacing: CGFloat {
    get { shape.lineSpacing }
    set { shape.lineSpacing = Self.length(newValue) }
  }
  /// What lies between this paragraph and the next one; not negative.
  open override var paragraphSpacing: CGFloat {
    get { shape.paragraphSpacing }
    set { shape.paragraphSpacing = Self.length(newValue) }
  }
  /// How far from the leading edge the first line begins; not negative.
  open override var firstLineHeadIndent: CGFloat {
    get { shape.firstLineHeadIndent }
    set { shape.firstLineHeadIndent = Self.length(newValue) }
  }
  /// How far from the leading edge the other lines begin; not negative.
  open override var headIndent: CGFloat {
    get { shape.headIndent }
    set { shape.headIndent = Self.length(newValue) }
  }
  /// Where lines end: from the leading edge if positive, otherwise from the trailing one.
  open override var tailIndent: CGFloat {
    get { shape.tailIndent }
    set { shape.tailIndent = newValue.isFinite ? newValue : 0 }
  }
  /// How many times its natural height a line is high; 0 for once.
  open override var lineHeightMultiple: CGFloat {
    get { shape.lineHeightMultiple }
    set { shape.lineHeightMultiple = Self.length(newValue) }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { shape.minimumLineHeight }
    set { shape.minimumLineHeight = Self.length(newValue) }
  }
  /// The greatest height of a line; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { shape.maximumLineHeight }
    set { shape.maximumLineHeight = Self.length(newValue) }
  }

  /// What lies between this paragraph and the one before, besides what that one says; not negative.
  open override var paragraphSpacingBefore: CGFloat {
    get { shape.paragraphSpacingBefore }
    set { shape.paragraphSpacingBefore = Self.length(newValue) }
  }
  /// To where tabs lead, in the order of their places.
  open override var tabStops: [NSTextTab] {
    get { super.tabStops }
    set { shape.tabStops = newValue.map(\.stop).sorted { $0.location < $1.location } }
  }
  /// How far from each other the places of tabs are behind the last one of `tabStops`; not negative.
  open override var defaultTabInterval: CGFloat {
    get { shape.defaultTabInterval }
    set { shape.defaultTabInterval = min(Self.length(newValue), 1e6) }
  }
  /// Which way the paragraph runs.
  open override var baseWritingDirection: NSWritingDirection {
    get { shape.writingDirection }
    set { shape.writingDirection = newValue }
  }

  /// Adds a place to which tabs lead.
  open func addTabStop(_ anObject: NSTextTab) { tabStops += [anObject] }
  /// Takes away all places that are the same.
  open func removeTabStop(_ anObject: NSTextTab) { tabStops.removeAll { $0 == anObject } }

  /// Takes over everything that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { shape = obj.shape }

  private static func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
}
