import TouchGeometry

extension UIFont {
  /// The purpose of text, which determines its size.
  ///
  /// https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// The name of the style.
    public let rawValue: String
    /// Creates the style with a name; an unknown name has the size of body text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a window: 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A first-level heading: 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A second-level heading: 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third-level heading: 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The heading of a paragraph: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// The text below a headline: 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Body text: 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// A callout: 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// A footnote: 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// A caption: 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The smallest caption: 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size for each category, from the smallest to the largest, as given by Apple for iOS.
    private var sizes: [CGFloat] {
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      default: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      }
    }

    /// Returns the size in points for a category.
    func size(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.place] }
  }

  /// Returns the system font for a text style.
  ///
  /// The size is that of the current traits: the desktop's text scale changes it (semantics 45.7).
  ///
  /// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the system font for a text style at the content size category of traits.
  ///
  /// Without traits or without their category, the current traits are used.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      face: .system, size: style.size(.wanted(by: traitCollection)), weight: style == .headline ? .semibold : .regular,
      scaling: FontScaling(style: style, size: nil, maximum: .infinity))
  }
}

extension UIContentSizeCategory {
  /// Returns the category of traits, or the current one if they do not specify it.
  static func wanted(by traits: UITraitCollection?) -> UIContentSizeCategory {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    return own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
  }
}
