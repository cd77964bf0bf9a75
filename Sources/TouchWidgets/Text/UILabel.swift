import TouchDrawing
import TouchGeometry
import TouchKit

/// Shows text that the user cannot change.
///
/// A label gets no touches unless `isUserInteractionEnabled` is set (semantics 2.14). The text is set in the width of
/// the bounds and stands in the middle of their height.
/// https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor open class UILabel: UIView {
  /// The text; nil for none.
  open var text: String? { didSet { if text != oldValue { contentDidChange() } } }
  /// The font; the system's of 17 points by default.
  open var font: UIFont! = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The color of the text; `UIColor.label` by default.
  open var textColor: UIColor! = UIColor.label { didSet { if textColor != oldValue { setNeedsDisplay() } } }
  /// To which side lines lean.
  open var textAlignment = NSTextAlignment.natural { didSet { if textAlignment != oldValue { setNeedsDisplay() } } }
  /// What happens to text that does not fit; the end of the last line is cut off by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The most lines; 1 by default, 0 for as many as needed.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width that the intrinsic size of a label with more than one line is meant for, in points; 0, the default, for
  /// as wide as the text is.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether the text has the color `highlightedTextColor`; false by default.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// The color of the text while `isHighlighted` is true; nil, the default, for `textColor`.
  open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { setNeedsDisplay() } }
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

  /// What remains of the opacity of the text when the label is not enabled.
  private static let dimming: CGFloat = 0.4

  /// A label without text, of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

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

  private func contentDidChange() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private var shownColor: UIColor {
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return isEnabled ? color : color.fadedBy(UILabel.dimming)
  }

  /// The rectangle that the text takes within bounds, in whole points: from their upper left corner.
  ///
  /// Called for measuring; an override changes what `sizeThatFits(_:)` returns.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let text, !text.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let width = bounds.width.isFinite ? bounds.width : nil
    let size = TextSystem.current.measure(layout(of: text, width: width, lines: numberOfLines)).size
    return CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: min(size.width.rounded(.up), bounds.width),
      height: min(size.height.rounded(.up), bounds.height))
  }

  /// Draws the text in a rectangle, in the middle of its height.
  ///
  /// Called by `draw(_:)` with the bounds.
  open func drawText(in rect: CGRect) {
    guard let text, !text.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    let layout = layout(of: text, width: rect.width, lines: numberOfLines, font: shrunkFont(for: text, in: rect.width))
    let height = TextSystem.current.measure(layout).size.height
    context.append(.text(layout, at: CGPoint(x: rect.minX, y: rect.minY + (rect.height - height) / 2)))
  }

  /// Draws the text.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// The font in which text of one line fits a width, if it is to be made smaller for that.
  func shrunkFont(for text: String, in width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, width > 0 else { return font }
    func wish(_ font: UIFont) -> CGFloat {
      TextSystem.current.measure(layout(of: text, width: nil, lines: 1, font: font)).size.width
    }
    let (wanted, least) = (wish(font), min(max(minimumScaleFactor, 0), 1))
    guard wanted > width else { return font }
    // Glyphs are not exactly as much narrower as their font is smaller.
    var scale = max(width / wanted, least)
    for _ in 0..<8 where scale > least && wish(font.withSize(font.pointSize * scale)) > width {
      scale = max(scale * 0.98, least)
    }
    return font.withSize(font.pointSize * scale)
  }

  fileprivate func layout(of text: String, width: CGFloat?, lines: Int, font: UIFont? = nil) -> TextLayout {
    TextLayout(
      text, font: font ?? self.font, color: shownColor.cgColor, width: width, alignment: textAlignment,
      lineBreakMode: lineBreakMode,
      maximumLines: max(lines, 0))
  }
}

extension UILabel: FlowingView, BaselineView {
  package var flows: Bool { numberOfLines != 1 && text?.isEmpty == false }

  package func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    guard let text, !text.isEmpty else { return nil }
    let metrics = TextSystem.current.measure(layout(of: text, width: size.width, lines: numberOfLines))
    return (size.height - metrics.size.height) / 2 + (isFirst ? metrics.firstBaseline : metrics.lastBaseline)
  }
}
