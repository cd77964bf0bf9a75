import TouchGeometry

/// How text is measured and drawn. https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// The options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// In several lines, from the upper left corner; without it in one line that stands on the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// With the distance between lines that the font wants, which is always so here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// An ellipsis ends the last line that fits the height.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What measuring and drawing tell besides their result.
/// https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the text that was measured or drawn last; null before.
  open internal(set) var totalBounds = CGRect.null

  /// A context for one or more calls.
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The size of the text in points when lines break only where it says so.
  public func size() -> CGSize { layout(width: nil, height: nil, []).size }

  /// Draws the text in the current context with its upper left corner at a place; lines break only where it says so.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: nil, height: nil, []).draw(at: point, in: context)
  }

  /// Draws the text in the current context in a rectangle: in lines as long as that is wide, and as many as begin in it.
  ///
  /// Nothing is seen outside of the rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    context.saveGState()
    context.clip(to: rect)
    layout(width: rect.width, height: nil, []).draw(at: rect.origin, in: context)
    context.restoreGState()
  }

  /// Draws the text in the current context as the options say, in a rectangle whose height of 0 means any.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let bounds = boundingRect(with: rect.size, options: options, context: context)
    let layout = layout(width: rect.width, height: rect.height, options)
    layout.draw(at: CGPoint(x: rect.minX, y: rect.minY + bounds.minY), in: target)
  }

  /// The rectangle that the text takes when it is drawn at the origin as the options say.
  ///
  /// - Parameters:
  ///   - size: the room in points; 0, or what is not finite, for any.
  ///   - options: with `usesLineFragmentOrigin` lines are as long as the room is wide; without it there is one, which
  ///     stands on the origin.
  ///   - context: is told of the same rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let layout = layout(width: size.width, height: size.height, options)
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -layout.firstBaseline
    let bounds = CGRect(origin: CGPoint(x: 0, y: top), size: layout.size)
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(width: CGFloat?, height: CGFloat?, _ options: NSStringDrawingOptions) -> AttributedLayout {
    func room(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0 > 0 && $0 < 1e7 ? $0 : nil } }
    var defaults = AttributedLayout.Defaults(font: Self.drawnFont, color: .black)
    guard options.contains(.usesLineFragmentOrigin) || height == nil else {
      return AttributedLayout(self, defaults, width: nil, maximumLines: 1)
    }
    let whole = AttributedLayout(self, defaults, width: room(width))
    guard options.contains(.truncatesLastVisibleLine), let limit = room(height), whole.size.height > limit else {
      return whole
    }
    // As many lines as fit, at least one.
    defaults.lineBreakMode = .byTruncatingTail
    var lines = 1
    var best = AttributedLayout(self, defaults, width: room(width), maximumLines: 1)
    while true {
      let next = AttributedLayout(self, defaults, width: room(width), maximumLines: lines + 1)
      guard next.size.height <= limit, next.size.height > best.size.height else { return best }
      (best, lines) = (next, lines + 1)
    }
  }

  /// What text without a font is drawn in: that of Helvetica's size on iOS.
  private static var drawnFont: UIFont { UIFont.systemFont(ofSize: UIFont.smallSystemFontSize) }
}

extension String {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes ?? [:])
  }

  /// The size of the text in points when lines break only where it says so.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the text in the current context with its upper left corner at a place.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text in the current context in a rectangle, in lines as long as that is wide.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text in the current context as the options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// The rectangle that the text takes when it is drawn at the origin as the options say; as for attributed strings.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

#if FoundationGeometry
extension NSString {
  /// The size of the text in points; as for `String`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Draws the text with its upper left corner at a place; as for `String`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle; as for `String`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attributes)
  }

  /// The rectangle that the text takes; as for `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
#endif
