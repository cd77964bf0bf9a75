import TouchDrawing
import TouchGeometry

/// To which side the lines of a text layer lean.
/// https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A side by its name; an unknown one counts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As the letters run.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// To the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    case _: .natural
    }
  }
}

/// Where a text layer cuts off a line that is too long.
/// https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A place by its name; an unknown one counts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At the bounds, without a sign.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  var lineBreakMode: NSLineBreakMode? {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    case _: nil
    }
  }
}

/// A layer that shows a text, from its upper edge down (semantics 46.4).
/// https://developer.apple.com/documentation/quartzcore/catextlayer
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; nil, the default, or anything else shows nothing.
  ///
  /// An attributed text has its own fonts and colors where it says them.
  open var string: Any? { didSet { view?.requestDisplay() } }
  /// The typeface: a `UIFont`, a `CGFont` or the name of one; nil, the default, for the system's.
  ///
  /// The size is `fontSize`, whatever the font has.
  open var font: CFTypeRef? { didSet { view?.requestDisplay() } }
  /// The size of the letters in points; 36 by default.
  open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { view?.requestDisplay() } } }
  /// The color of the letters; white by default, nil for black.
  open var foregroundColor: CGColor? = .white { didSet { if foregroundColor != oldValue { view?.requestDisplay() } } }
  /// Whether lines break where the layer ends, and not only where the text says so; false by default.
  open var isWrapped = false { didSet { if isWrapped != oldValue { view?.requestDisplay() } } }
  /// Where a line that is too long is cut off, or the last one of those that fit; `none` by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { view?.requestDisplay() } }
  /// To which side lines lean; `natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { view?.requestDisplay() } }

  override var paints: Bool { true }

  override func contentNumbers(_ path: String) -> [Double]? {
    switch path {
    case "fontSize": [Double(fontSize)]
    case "foregroundColor": LayerKey.numbers(of: foregroundColor ?? .black)
    case _: nil
    }
  }

  /// The size that the text needs with no line broken that the text does not break; zero without a text.
  open override func preferredFrameSize() -> CGSize { layout(width: nil, lines: 0)?.size ?? .zero }

  override func paint(in context: CGContext, _ bounds: CGRect) {
    paintContents(bounds)
    draw(in: context)
  }

  /// Draws the text into the bounds.
  ///
  /// Called before the frame after each change; an override may move the context's space first.
  open override func draw(in context: CGContext) {
    let bounds = bounds
    guard !bounds.isEmpty, let shown = shownLayout(in: bounds.size) else { return }
    var origin = bounds.origin
    // What is set without a room leans by hand.
    if !isWrapped, truncationMode.lineBreakMode == nil {
      switch alignmentMode {
      case .right: origin.x += bounds.width - shown.size.width
      case .center: origin.x += (bounds.width - shown.size.width) / 2
      case _: break
      }
    }
    shown.draw(at: origin, in: context)
  }

  /// The text as it stands in a room.
  private func shownLayout(in room: CGSize) -> AttributedLayout? {
    let cuts = truncationMode.lineBreakMode != nil
    guard isWrapped else { return layout(width: cuts ? room.width : nil, lines: cuts ? 1 : 0) }
    guard cuts, let all = layout(width: room.width, lines: 0), all.size.height > room.height else {
      return layout(width: room.width, lines: 0)
    }
    var (best, lines) = (layout(width: room.width, lines: 1), 1)
    while let next = layout(width: room.width, lines: lines + 1), next.size.height <= room.height,
      next.size.height > best?.size.height ?? 0
    {
      (best, lines) = (next, lines + 1)
    }
    return best
  }

  private func layout(width: CGFloat?, lines: Int) -> AttributedLayout? {
    let breaks = lines > 0 ? truncationMode.lineBreakMode : nil
    let (font, color) = (shownFont, shown("foregroundColor", foregroundColor) ?? .black)
    if let text = string as? String {
      return AttributedLayout(
        TextLayout(
          text, font: font, color: color, width: width, alignment: alignmentMode.alignment,
          lineBreakMode: breaks ?? .byWordWrapping, maximumLines: lines))
    }
    guard let text = string as? NSAttributedString else { return nil }
    var defaults = AttributedLayout.Defaults(font: font, color: UIColor(cgColor: color))
    defaults.alignment = alignmentMode.alignment
    defaults.overridingLineBreaks = breaks
    return AttributedLayout(text, defaults, width: width, maximumLines: lines)
  }

  private var shownFont: UIFont {
    let size = shown("fontSize", fontSize)
    switch font {
    case let font as UIFont: return font.withSize(size)
    case let font as CGFont: return font.face.withSize(size)
    case let name as String: return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
    case _: return .systemFont(ofSize: size)
    }
  }
}
