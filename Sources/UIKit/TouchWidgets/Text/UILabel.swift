import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A view that shows read-only text.
///
/// A label receives no touches unless `isUserInteractionEnabled` is set (semantics 2.14). The text is laid out in the
/// width of the bounds and centered vertically. https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  // Properties that a layout queries dozens of times have no exclusivity checks: no app code runs while they are read.
  /// The text; nil for none.
  ///
  /// Setting it removes the attributes of `attributedText`: font and color are the label's own again; alignment and
  /// line breaks are kept (semantics 16.7).
  @exclusivity(unchecked) open var text: String? {
    didSet {
      guard !isTakingAttributes, text != oldValue || styled != nil else { return }
      styled = nil
      restoreOwnLook()
      contentDidChange()
    }
  }
  /// The font; the system font in `labelFontSize` by default.
  ///
  /// Setting it changes a whole attributed text, and so does setting the color, the alignment or the line break mode.
  @exclusivity(unchecked) open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      noteAppearance(\UILabel.font, font)
      if !isTakingAttributes { ownLook?.font = font }
      apply(.font, font)
      if font != oldValue { contentDidChange() }
    }
  }
  /// Whether the font changes its size with the user's preferred text size; false by default.
  ///
  /// It applies to fonts of `UIFont.preferredFont(forTextStyle:)` and of `UIFontMetrics` (semantics 45.7).
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }
  private func adjustFont() { if adjustsFontForContentSizeCategory { font = font.adjusted(to: traitCollection) } }
  /// Adjusts the font to the new text size, if `adjustsFontForContentSizeCategory` is true.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
      adjustFont()
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
  /// The alignment of lines.
  @exclusivity(unchecked) open var textAlignment = NSTextAlignment.natural {
    didSet {
      applyToParagraphs { [textAlignment] in $0.alignment = textAlignment }
      if textAlignment != oldValue { setNeedsDisplay() }
    }
  }
  /// The treatment of text that does not fit; the end of the last line is truncated by default.
  @exclusivity(unchecked) open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet {
      applyToParagraphs { [lineBreakMode] in $0.lineBreakMode = lineBreakMode }
      if lineBreakMode != oldValue { contentDidChange() }
    }
  }

  /// The attributed text; nil for none (semantics 16.7, 16.8).
  ///
  /// For plain text it is made of the label's properties. Setting it sets `text` to the plain text, and font, color,
  /// alignment and line break mode to those of the first character, where it has them. The label stores a copy. Links
  /// are drawn underlined in the tint color and are not interactive.
  open var attributedText: NSAttributedString? {
    get { currentAttributedText }
    set { storeAttributed(newValue) }
  }

  /// The attributed text that was set; nil for plain text.
  @exclusivity(unchecked) var styled: NSAttributedString?
  /// The font and the color that were set on the label, stored while those of an attributed text are in effect.
  final var ownLook: (font: UIFont?, color: UIColor?)?
  /// The cached measurements of the text; nil if there are none.
  @exclusivity(unchecked) final var measuredText: MeasuredText?
  /// Whether the properties are being set from an attributed text.
  var isTakingAttributes = false

  /// The maximum number of lines; 1 by default, 0 for no limit.
  @exclusivity(unchecked) open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width for which the intrinsic size of a multiline label is computed, in points.
  ///
  /// 0, the default, means the width of the unbroken text.
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
  /// Whether the text has its full color; it is paler if not.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }

  /// Whether single-line text that is wider than the label is drawn in a smaller font; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// The minimum size of such a font, as a fraction of the original size; 0, the default, for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The vertical position of text that was made smaller to fit; by default the original baseline.
  ///
  /// It applies if `adjustsFontSizeToFitWidth` is true and `numberOfLines` is 1 (semantics 16.17).
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The color of the text's shadow, which is not blurred; nil, the default, for none.
  open var shadowColor: UIColor? {
    didSet {
      noteAppearance(\UILabel.shadowColor, shadowColor)
      if shadowColor != oldValue { setNeedsDisplay() }
    }
  }
  /// The offset of the shadow, in points; one point above the text by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      noteAppearance(\UILabel.shadowOffset, shadowOffset)
      if shadowOffset != oldValue { setNeedsDisplay() }
    }
  }

  /// The opacity of the text when the label is disabled.
  private static let dimming: CGFloat = 0.4

  /// Creates a label with a frame, without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }

  /// Returns the size of the text, rounded up to whole points: on one line its full width, on several the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = numberOfLines == 1 || size.width <= 0 ? CGFloat.infinity : size.width
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: room, height: .infinity), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text without line breaks, rounded up to whole points.
  ///
  /// With several lines it is limited to `preferredMaxLayoutWidth` if that is set.
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

  /// Returns the rectangle of the text within bounds, in whole points, from their top left corner.
  ///
  /// Called for measuring; an override changes the result of `sizeThatFits(_:)`.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard hasText else { return CGRect(origin: bounds.origin, size: .zero) }
    let size = measures(width: bounds.width.isFinite ? bounds.width : nil, lines: numberOfLines).size
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: min(size.width.rounded(.up), bounds.width),
      height: min(size.height.rounded(.up), bounds.height))
  }

  /// Draws the text in a rectangle, centered vertically.
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

  /// Returns the factor by which the fonts of single-line text are reduced to fit a width, if that is enabled.
  func fittingScale(in width: CGFloat) -> CGFloat {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return 1 }
    func naturalWidth(_ scale: CGFloat) -> CGFloat { set(width: nil, lines: 1, scale: scale).size.width }
    let (wanted, minimum) = (naturalWidth(1), min(max(minimumScaleFactor, 0), 1))
    guard wanted > width else { return 1 }
    // The width of glyphs is not exactly proportional to the font size.
    var scale = max(width / wanted, minimum)
    for _ in 0..<8 where scale > minimum && naturalWidth(scale) > width { scale = max(scale * 0.98, minimum) }
    return scale
  }

  /// Returns the distance above the center at which a reduced line is drawn.
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

/// The vertical position of a line of text that was reduced to fit into its label.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline of the original size.
  case alignBaselines
  /// The vertical center.
  case alignCenters
  /// The top edge of the original size.
  case none
}

@_spi(TouchKit) extension UILabel: LayoutAdviser {
  /// Text that wraps and has a baseline.
  public var layoutAdvice: LayoutAdvice { [.flowing, .hasBaseline] }
  /// Whether there is text that may wrap.
  public var flows: Bool { numberOfLines != 1 && hasText }

  /// Returns the baseline of vertically centered text.
  public func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    guard hasText else { return nil }
    let text = measures(width: size.width, lines: numberOfLines)
    return (size.height - text.size.height) / 2 + (isFirst ? text.firstBaseline : text.lastBaseline)
  }
}

extension UILabel: TracedDecoration {}
