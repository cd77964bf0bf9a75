import TouchGeometry

/// Options for measuring and drawing text.
///
/// https://developer.apple.com/documentation/uikit/nsstringdrawingoptions
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Multiple lines, from the upper left corner; without it, a single line with its baseline at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Uses the font's leading, which is always the case in this kit.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Truncates the last line that fits the height with an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Additional results of measuring and drawing.
///
/// https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
  /// The rectangle of the last measured or drawn text; initially null.
  open internal(set) var totalBounds = CGRect.null

  /// Creates a context for one or more calls.
  public override init() { super.init() }
}

extension NSAttributedString {
  /// Returns the size of the text in points, without wrapping.
  public func size() -> CGSize { layout(width: nil, height: nil, []).size }

  /// Draws the text in the current context with its upper left corner at a point, without wrapping.
  public func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    layout(width: nil, height: nil, []).draw(at: point, in: context)
  }

  /// Draws the text in the current context in a rectangle, wrapped to its width, with as many lines as begin inside it.
  ///
  /// The text is clipped to the rectangle.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    context.saveGState()
    context.clip(to: rect)
    layout(width: rect.width, height: nil, []).draw(at: rect.origin, in: context)
    context.restoreGState()
  }

  /// Draws the text in the current context in a rectangle with options; a height of 0 means unlimited.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) {
    guard let target = UIGraphicsGetCurrentContext() else { return }
    let bounds = boundingRect(with: rect.size, options: options, context: context)
    let layout = layout(width: rect.width, height: rect.height, options)
    layout.draw(at: CGPoint(x: rect.minX, y: rect.minY + bounds.minY), in: target)
  }

  /// Returns the rectangle of the text when it is drawn at the origin with the options.
  ///
  /// - Parameters:
  ///   - size: The available size in points; 0 and nonfinite values mean unlimited.
  ///   - options: With `usesLineFragmentOrigin` lines are wrapped to the width; without it there is a single line with
  ///     its baseline at the origin.
  ///   - context: Receives the same rectangle.
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

  /// The default font of drawn text, with the size of Helvetica on iOS.
  private static var drawnFont: UIFont { UIFont.systemFont(ofSize: UIFont.smallSystemFontSize) }
}

extension String {
  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: self, attributes: attributes ?? [:])
  }

  /// Returns the size of the text in points, without wrapping.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }

  /// Draws the text in the current context with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(at: point)
  }

  /// Draws the text in the current context in a rectangle, wrapped to its width.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    attributed(attributes).draw(in: rect)
  }

  /// Draws the text in the current context with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle of the text when it is drawn at the origin with the options, as for attributed strings.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }
}

#if FoundationGeometry
extension NSString {
  /// Returns the size of the text in points, as for `String`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    (self as String).size(withAttributes: attributes)
  }

  /// Draws the text with its upper left corner at a point, as for `String`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle, as for `String`.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attributes)
  }

  /// Returns the rectangle of the text, as for `String`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
#endif
