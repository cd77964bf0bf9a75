import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit

/// Shows text that the user cannot change.
///
/// A label gets no touches unless `isUserInteractionEnabled` is set (semantics 2.14). The text is set in the width of
/// the bounds and stands in the middle of their height.
/// https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor open class UILabel: UIView {
  // What a layout asks for dozens of times has no watch for overlapping access: nobody's code runs while it is read.
  /// The text; nil for none.
  ///
  /// Setting it drops the attributes of `attributedText`: font and color are the label's own again; alignment and line
  /// breaks stay (semantics 16.7).
  @exclusivity(unchecked) open var text: String? {
    didSet {
      guard !isTakingAttributes, text != oldValue || styled != nil else { return }
      styled = nil
      restoreOwnLook()
      contentDidChange()
    }
  }
  /// The font; the system's in `labelFontSize` by default.
  ///
  /// Setting it changes all of an attributed text, and so do the color, the alignment and the line breaks.
  @exclusivity(unchecked) open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      noteAppearance(\UILabel.font, font)
      if !isTakingAttributes { ownLook?.font = font }
      apply(.font, font)
      if font != oldValue { contentDidChange() }
    }
  }
  /// The color of the text; `UIColor.label` by default.
  open var textColor: UIColor! = UIColor.label {
    didSet {
      noteAppearance(\UILabel.textColor, textColor)
      if !isTakingAttributes { ownLook?.color = textColor }
      apply(.foregroundColor, textColor)
      if textColor != oldValue { setNeedsDisplay() }
    }
  }
  /// To which side lines lean.
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural {
    didSet {
      applyToParagraphs { [textAlignment] in $0.alignment = textAlignment }
      if textAlignment != oldValue { setNeedsDisplay() }
    }
  }
  /// What happens to text that does not fit; the end of the last line is cut off by default.
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      applyToParagraphs { [lineBreakMode] in $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue { contentDidChange() }
    }
  }

  /// The text with attributes; nil for none (semantics 16.7, 16.8).
  ///
  /// For plain text it is made of the label's properties. Setting it sets `text` to the bare text, and font, color,
  /// alignment and line breaks to those of the first letter, as far as that has them. A copy is kept. Links are drawn
  /// underlined in the tint color and do nothing.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { take(newValue) }
  }

  /// What was set as attributed text; nil for plain text.
  @exclusivity(unchecked) var styled: NSAttributedString?
  /// The font and the color that the label was given itself, while they are those of an attributed text.
  final var ownLook: (font: UIFont?, color: UIColor?)?
  /// What the text measured where it was asked for lately; nil before that.
  @exclusivity(unchecked) final var measuredText: MeasuredText?
  /// Whether the properties follow an attributed text at the moment.
  var isTakingAttributes = false

  /// The most lines; 1 by default, 0 for as many as needed.
  @exclusivity(unchecked) open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width that the intrinsic size of a label with more than one line is meant for, in points; 0, the default, for
  /// as wide as the text is.
  @exclusivity(unchecked) open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether the text has the color `highlightedTextColor`; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// The color of the text while `isHighlighted` is true; nil, the default, for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet {
      noteAppearance(\UILabel.highlightedTextColor, highlightedTextColor)
      if highlightedTextColor != oldValue { setNeedsDisplay() }
    }
  }
  /// Whether the text has its full color; one that is not enabled is dimmed.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// Whether text of one line that is wider than the label is drawn in a smaller font; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// How small the font may become for that, as a part of its size; 0 by default, for as small as needed.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Where text stands that was made smaller to fit: by default on the baseline that it has in its own size.
  ///
  /// It is heeded while `adjustsFontSizeToFitWidth` is true and `numberOfLines` is 1 (semantics 16.17).
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The color of the text's shadow, which has sharp edges; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet {
      noteAppearance(\UILabel.shadowColor, shadowColor)
      if shadowColor != oldValue { setNeedsDisplay() }
    }
  }
  /// Where the shadow falls, in points; one point above the text by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      noteAppearance(\UILabel.shadowOffset, shadowOffset)
      if shadowOffset != oldValue { setNeedsDisplay() }
    }
  }

  /// What remains of the opacity of the text when the label is not enabled.
  private static let dimming: CGFloat = 0.4

  /// A label without text, of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }

  /// The size of the text in whole points, rounded up: on one line as wide as it is, on several within the width given.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: room, height: .infinity), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text when no line has to be broken, in whole points, rounded up; with several lines, within
  /// `preferredMaxLayoutWidth` if that is set.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: max(preferredMaxLayoutWidth, 0), height: 0))
  }

  final func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  var shownColor: UIColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return isEnabled ? color : color.fadedBy(UILabel.dimming)
  }

  /// The rectangle that the text takes within bounds, in whole points: from their upper left corner.
  ///
  /// Called for measuring; an override changes what `sizeThatFits(_:)` returns.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = measures(width: bounds.width.isFinite ? bounds.width : nil, lines: numberOfLines).size
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: min(size.width.rounded(.up), bounds.width),
      height: min(size.height.rounded(.up), bounds.height))
  }

  /// Draws the text in a rectangle, in the middle of its height.
  ///
  /// Called by `draw(_:)` with the bounds.
  open func drawText(in rect: CGRect) {
    guard hasText, let context = UIGraphicsGetCurrentContext() else { return }
    let scale = fittingScale(in: rect.width)
    let text = set(width: rect.width, lines: numberOfLines, scale: scale)
    if let shadowColor {
      context.saveGState()
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    let top = (rect.height - text.size.height) / 2 - (scale < 1 ? rise(of: text, in: rect.width) : 0)
    text.draw(at: CGPoint(x: rect.minX, y: rect.minY + top), in: context)
    if shadowColor != nil { context.restoreGState() }
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// By how much the fonts of text of one line are made smaller to fit a width, if they are to be.
  func fittingScale(in width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    func wish(_ scale: CGFloat) -> CGFloat { set(width: nil, lines: 1, scale: scale).size.width }
    let (wanted, least) = (wish(1), min(max(minimumScaleFactor, 0), 1))
    guard wanted > width else { return 1 }
    // Glyphs are not exactly as much narrower as their font is smaller.
    var scale = max(width / wanted, least)
    for _ in 0..<8 where scale > least && wish(scale) > width { scale = max(scale * 0.98, least) }
    return scale
  }

  /// How far above the middle a line that was made smaller stands.
  private func rise(of text: AttributedLayout, in width: CGFloat) -> CGFloat {
    let full = set(width: width, lines: 1)
    let difference = (full.size.height - text.size.height) / 2
    return switch baselineAdjustment {
    case .alignBaselines: difference - (full.firstBaseline - text.firstBaseline)
    case .alignCenters: 0
    case .none: difference
    }
  }

  var hasText: Bool { text?.isEmpty == false }
}

/// Where a line of text stands that was made smaller to fit into its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline that it has in its own size.
  case alignBaselines
  /// In the middle of the height.
  case alignCenters
  /// With its upper edge where the line in its own size has it.
  case none
}

@_spi(TouchKit) extension UILabel: LayoutAdviser {
  /// Text.
  public var layoutAdvice: LayoutAdvice { [.flowing, .hasBaseline] }
  /// Whether there is text in several lines.
  public var flows: Bool { numberOfLines != 1 && hasText }

  /// Where the text's line stands when the text is in the middle.
  public func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    guard hasText else { return nil }
    let text = measures(width: size.width, lines: numberOfLines)
    return (size.height - text.size.height) / 2 + (isFirst ? text.firstBaseline : text.lastBaseline)
  }
}

extension UILabel: TracedDecoration {}
