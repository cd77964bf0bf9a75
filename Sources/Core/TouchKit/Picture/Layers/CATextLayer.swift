import TouchDrawing
import TouchGeometry

/// The alignment of a text layer's lines.
/// https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name; an unknown one is treated as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// By the writing direction of the text.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Justified.
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

/// Where a text layer truncates lines that are too long.
/// https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name; an unknown one is treated as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Clips at the bounds, without an ellipsis.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// Truncates the start.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// Truncates the end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// Truncates the middle.
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

/// A layer that draws text, from its top edge down (semantics 46.4).
/// https://developer.apple.com/documentation/quartzcore/catextlayer
@preconcurrency @MainActor open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; nil, the default, or any other value draws nothing.
  ///
  /// Fonts and colors of an attributed text take precedence.
  open var string: Any? {
    willSet { willChange("string") }
    didSet {
      view?.requestDisplay()
      didChange("string")
    }
  }
  /// The typeface: a `UIFont`, a `CGFont` or the name of one; nil, the default, for the system font.
  ///
  /// The size is `fontSize`, regardless of the font.
  open var font: CFTypeRef? { didSet { view?.requestDisplay() } }
  /// The font size in points; 36 by default.
  open var fontSize: CGFloat = 36 {
    willSet { willChange("fontSize") }
    didSet {
      if fontSize != oldValue { view?.requestDisplay() }
      didChange("fontSize")
    }
  }
  /// The text color; white by default, nil for black.
  open var foregroundColor: CGColor? = .white {
    willSet { willChange("foregroundColor") }
    didSet {
      if foregroundColor != oldValue { view?.requestDisplay() }
      didChange("foregroundColor")
    }
  }
  /// Whether lines wrap at the layer's width, in addition to line breaks in the text; false by default.
  open var isWrapped = false { didSet { if isWrapped != oldValue { view?.requestDisplay() } } }
  /// Where a line that is too long, or the last visible line, is truncated; `none` by default.
  open var truncationMode = CATextLayerTruncationMode.none { didSet { view?.requestDisplay() } }
  /// The alignment of the lines; `natural` by default.
  open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { view?.requestDisplay() } }

  override var paints: Bool { true }

  override func contentNumbers(_ path: String) -> [Double]? {
    switch path {
    case "fontSize": [Double(fontSize)]
    case "foregroundColor": LayerKey.numbers(of: foregroundColor ?? .black)
    case _: super.contentNumbers(path)
    }
  }

  override func assignContent(_ path: String, _ numbers: [Double]) {
    switch path {
    case "fontSize": fontSize = CGFloat(numbers[0])
    case "foregroundColor": foregroundColor = LayerKey.color(numbers[...])
    case _: super.assignContent(path, numbers)
    }
  }

  override func copyProperties(of other: CALayer) {
    super.copyProperties(of: other)
    guard let other = other as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (other.string, other.font, other.fontSize, other.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (other.isWrapped, other.truncationMode, other.alignmentMode)
  }

  /// Returns the size of the text without wrapping; zero without a text.
  open override func preferredFrameSize() -> CGSize { layout(width: nil, lines: 0)?.size ?? .zero }

  override func paint(in context: CGContext, _ bounds: CGRect) {
    paintContents(bounds)
    draw(in: context)
  }

  /// Draws the text into the bounds.
  ///
  /// Called before the frame after each change; an override may transform the context first.
  open override func draw(in context: CGContext) {
    let bounds = bounds
    guard !bounds.isEmpty, let shown = shownLayout(in: bounds.size) else { return }
    var origin = bounds.origin
    // Text that is laid out without a width is aligned manually.
    if !isWrapped, truncationMode.lineBreakMode == nil {
      switch alignmentMode {
      case .right: origin.x += bounds.width - shown.size.width
      case .center: origin.x += (bounds.width - shown.size.width) / 2
      case _: break
      }
    }
    shown.draw(at: origin, in: context)
  }

  /// Returns the layout of the text in a size.
  private func shownLayout(in room: CGSize) -> AttributedLayout? {
    let cuts = truncationMode.lineBreakMode != nil
    guard isWrapped else { return layout(width: cuts ? room.width : nil, lines: cuts ? 1 : 0) }
    guard cuts, let all = layout(width: room.width, lines: 0), all.size.height > room.height else {
      return layout(width: room.width, lines: 0)
    }
    // The maximum number of lines that fit, at least one; more lines are never less high.
    var best = layout(width: room.width, lines: 1)
    var (low, high) = (1, Self.maximumLines)
    while high - low > 1 {
      let middle = (low + high) / 2
      if let next = layout(width: room.width, lines: middle), next.size.height <= room.height {
        (best, low) = (next, middle)
      } else {
        high = middle
      }
    }
    return best
  }

  /// More lines than this do not fit a layer.
  private static let maximumLines = 4096

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
