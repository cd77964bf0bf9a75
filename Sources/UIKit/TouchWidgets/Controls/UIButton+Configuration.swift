import TouchDrawing
import TouchGeometry
import TouchKit

/// The edges of a rectangle, relative to the reading direction, as a set.
/// https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits, one bit each.
  public let rawValue: UInt
  /// Creates a set of edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge, where a line begins: the left, or the right in a right-to-left layout.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge, where a line ends: the right, or the left in a right-to-left layout.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
  /// The content and appearance of a button, as a value: start with a style, change properties, and assign it to the
  /// button. https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration: Hashable, Sendable {
    /// The symbol that indicates that a button opens a menu.
    public enum Indicator: Int, Sendable {
      /// Two arrows if the button selects from its menu: the menu is its primary action and changes its title.
      case automatic
      /// No symbol.
      case none
      /// Two arrows.
      case popup
    }

    /// The rule for the corner radius of the background.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// The radius of `background`.
      case fixed = -1
      /// The radius of `background`, larger for large buttons and smaller for small ones.
      case dynamic = 0
      /// 4 points.
      case small = 1
      /// 8 points.
      case medium = 2
      /// 12 points.
      case large = 3
      /// Half of the height.
      case capsule = 4
    }

    /// The size of a button's text.
    public enum Size: Int, Sendable, CaseIterable {
      /// 15 points.
      case medium = 0
      /// 13 points.
      case small = 1
      /// 12 points.
      case mini = 2
      /// 17 points.
      case large = 3
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable, CaseIterable {
      /// At the side of the image; centered without an image.
      case automatic = 0
      /// Both begin at the same position.
      case leading = 1
      /// Both are centered.
      case center = 2
      /// Both end at the same position.
      case trailing = 3
    }

    enum Style: Hashable, Sendable { case plain, gray, tinted, filled }

    let style: Style
    /// The title; nil for that of `setTitle(_:for:)`.
    public var title: String? { didSet { styles.title = nil } }
    /// A smaller text below the title; nil for none.
    public var subtitle: String? { didSet { styles.subtitle = nil } }
    /// The attributes of title and subtitle.
    var styles = TextStyles()
    /// The image next to the title; nil for that of `setImage(_:for:)`.
    public var image: UIImage?
    /// The size and weight of a symbol where its own configuration does not set them; nil by default.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The edge of the title at which the image is; `leading` by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title in points; 0 by default.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle in points; 1 by default.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle; `automatic` by default.
    public var titleAlignment = TitleAlignment.automatic
    /// The treatment of a title that does not fit; its end is truncated by default.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether an activity indicator replaces the image; false by default.
    public var showsActivityIndicator = false
    /// The symbol that indicates a menu; `automatic` by default.
    public var indicator = Indicator.automatic
    /// The color of the title and of a template image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The base color of the background; nil for that of the style.
    ///
    /// A plain button shows it only while it is pressed or selected.
    public var baseBackgroundColor: UIColor?
    /// The size of the button; `medium` by default.
    public var buttonSize = Size.medium
    /// The rule for the corner radius of the background; `dynamic` by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// The insets of the content from the button's edges; by default 7 points above and below and 12 at the sides.
    ///
    /// If a title does not fit, the insets at the sides shrink to 4 points.
    public var contentInsets = ControlTuning.buttonInsets

    init(_ style: Style) { self.style = style }

    /// Returns a configuration without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a faint background in the title's color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a background in the full color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Same as `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Resets `contentInsets` to its default value.
    public mutating func setDefaultContentInsets() { contentInsets = ControlTuning.buttonInsets }
  }
}

extension UIButton.Configuration {
  var titleFont: UIFont {
    switch buttonSize {
    case .mini: UIFont.systemFont(ofSize: 12, weight: .medium)
    case .small: Look.Font.small
    case .medium: Look.Font.body
    case .large: UIFont.systemFont(ofSize: 17, weight: .semibold)
    }
  }

  /// Returns the corner radius of a background of a height.
  func cornerRadius(height: CGFloat) -> CGFloat {
    switch cornerStyle {
    case .fixed: background.cornerRadius
    case .dynamic:
      switch buttonSize {
      case .mini, .small: background.cornerRadius - 2
      case .medium: background.cornerRadius
      case .large: background.cornerRadius + 4
      }
    case .small: Look.unit
    case .medium: Look.radius
    case .large: Look.panelRadius
    case .capsule: height / 2
    }
  }
}

/// The background of a button or a cell.
///
/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The corner radius in points, at most half of the shorter side; 8 by default.
  public var cornerRadius = ControlTuning.buttonCornerRadius
  /// The color of the background in all states; nil, the default, for that of the button or the list.
  public var backgroundColor: UIColor?
  /// A closure that changes the background color before it is shown; nil by default.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the border; nil, the default, for a button's title color, and for no border of a cell.
  public var strokeColor: UIColor?
  /// A closure that changes the border's color before it is shown; nil by default.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border inside the edges, in points; 0 by default.
  public var strokeWidth: CGFloat = 0
  /// The insets of the background from the view's edges; zero by default.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The image in front of the background color, clipped to the background's shape; nil, the default, for none.
  public var image: UIImage?
  /// The placement of the image in the background; `scaleToFill` by default.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// Creates a background with default values.
  public init() {}

  /// Returns a background that draws nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
