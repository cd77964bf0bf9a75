import TouchDrawing
import TouchGeometry

/// Sides of a rectangle, in the direction of reading; any number of these together.
/// https://developer.apple.com/documentation/uikit/nsdirectionalrectedge
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per side.
  public let rawValue: UInt
  /// The sides of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Above.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where a line begins: at the left.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// Below.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where a line ends: at the right.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// Every side.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension UIButton {
  /// How a button looks, as a value: begin with one of the styles, change what should differ, give it to the button.
  /// https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct
  public struct Configuration: Hashable, Sendable {
    /// What says that a button opens something.
    public enum Indicator: Int, Sendable {
      /// Two arrows where the button chooses from its menu: where the menu is its primary action and changes its title.
      case automatic
      /// Nothing.
      case none
      /// Two arrows.
      case popup
    }

    /// How the radius of the background's corners is found.
    public enum CornerStyle: Int, Sendable, CaseIterable {
      /// It is that of `background`.
      case fixed = -1
      /// It is that of `background`, larger for large buttons and smaller for small ones.
      case dynamic = 0
      /// 4 points.
      case small = 1
      /// 8 points.
      case medium = 2
      /// 12 points.
      case large = 3
      /// It is half of the height.
      case capsule = 4
    }

    /// How large the letters of a button are.
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

    /// How title and subtitle lie to each other.
    public enum TitleAlignment: Int, Sendable, CaseIterable {
      /// At the side of the image, in the middle without one.
      case automatic = 0
      /// Both begin at one place.
      case leading = 1
      /// Their middles are above each other.
      case center = 2
      /// Both end at one place.
      case trailing = 3
    }

    enum Style: Hashable, Sendable { case plain, gray, tinted, filled }

    let style: Style
    /// What the button says; nil for what `setTitle(_:for:)` says.
    public var title: String? { didSet { styles.title = nil } }
    /// What stands in smaller letters under the title; nil for nothing.
    public var subtitle: String? { didSet { styles.subtitle = nil } }
    /// How title and subtitle differ from plain ones.
    var styles = TextStyles()
    /// What the button shows beside the title; nil for what `setImage(_:for:)` says.
    public var image: UIImage?
    /// The size and weight of an image that is a symbol, for what its own configuration leaves open; nil at first.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// On which side of the title the image is; `leading` at first.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between image and title in points; 0 at first.
    public var imagePadding: CGFloat = 0
    /// The space between title and subtitle in points; 1 at first.
    public var titlePadding: CGFloat = 1
    /// How title and subtitle lie to each other; `automatic` at first.
    public var titleAlignment = TitleAlignment.automatic
    /// What happens to a title that does not fit; its end is cut off at first.
    public var titleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether a wheel turns in the place of the image; false at first.
    public var showsActivityIndicator = false
    /// Whether two arrows say that the button chooses from a menu; where it does by default.
    public var indicator = Indicator.automatic
    /// The color of the title, and of an image that is a template; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color that the background is made of; nil for that of the style.
    ///
    /// A plain one shows it only when pressed or selected.
    public var baseBackgroundColor: UIColor?
    /// How large the button is; `medium` at first.
    public var buttonSize = Size.medium
    /// How the radius of the background's corners is found; `dynamic` at first.
    public var cornerStyle = CornerStyle.dynamic
    /// The background.
    public var background = UIBackgroundConfiguration()
    /// The space between the content and the button's edges; 7 points above and below and 12 at the sides at first.
    ///
    /// A title that does not fit otherwise uses all but 4 points of it at the sides.
    public var contentInsets = ControlTuning.buttonInsets

    init(_ style: Style) { self.style = style }

    /// A title without background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title on a faint background of its own color.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A title on a background in full color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Gives the space between the content and the edges its first values again.
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

  /// The radius of the corners of a background of a height.
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

/// What lies behind the content of a button or a cell.
///
/// https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The radius of the corners in points, at most half of the shorter side; 8 at first.
  public var cornerRadius = ControlTuning.buttonCornerRadius
  /// What fills the background, whatever the state; nil, at first, for what the button or the list finds.
  public var backgroundColor: UIColor?
  /// What becomes of that color before it is shown; nil, at first, for nothing.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The color of the border; nil, at first, for a button's title color, and for no border of a cell.
  public var strokeColor: UIColor?
  /// What becomes of the border's color before it is shown; nil, at first, for nothing.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border inside the edges, in points; 0 at first.
  public var strokeWidth: CGFloat = 0
  /// The space between the background and the view's edges; none at first.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The usual shape.
  public init() {}

  /// A background that draws nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
