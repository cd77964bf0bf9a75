import TouchGeometry

extension UIFont {
  /// What a piece of text is for, from which its size follows.
  ///
  /// https://developer.apple.com/documentation/uikit/uifont/textstyle
  public struct TextStyle: Hashable, Sendable, RawRepresentable {
    /// Tells the styles apart.
    public let rawValue: String
    /// The style of a name; one that is not among those below has the size of running text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a whole window: 34 points.
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    /// A first level of headings: 28 points.
    public static let title1 = TextStyle(rawValue: "title1")
    /// A second level of headings: 22 points.
    public static let title2 = TextStyle(rawValue: "title2")
    /// A third level of headings: 20 points.
    public static let title3 = TextStyle(rawValue: "title3")
    /// The head of a paragraph: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "headline")
    /// What stands below a headline: 15 points.
    public static let subheadline = TextStyle(rawValue: "subheadline")
    /// Running text: 17 points.
    public static let body = TextStyle(rawValue: "body")
    /// A remark: 16 points.
    public static let callout = TextStyle(rawValue: "callout")
    /// What stands at the foot: 13 points.
    public static let footnote = TextStyle(rawValue: "footnote")
    /// What is said of a picture: 12 points.
    public static let caption1 = TextStyle(rawValue: "caption1")
    /// The smallest: 11 points.
    public static let caption2 = TextStyle(rawValue: "caption2")

    /// The size for each category, from the smallest to the largest: the ones that Apple gives for iOS.
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

    /// The size in points for a category.
    func size(_ category: UIContentSizeCategory) -> CGFloat { sizes[category.place] }
  }

  /// The system's typeface as a text style has it.
  ///
  /// The size is that of the present traits: the one of iOS where the user has not changed it, since no setting of the
  /// desktop changes it here.
  /// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's typeface as a text style has it for the size of text that some traits say.
  ///
  /// Without traits, or where they do not say it, the present ones count.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    systemFont(
      ofSize: style.size(.wanted(by: traitCollection)), weight: style == .headline ? .semibold : .regular)
  }
}

extension UIContentSizeCategory {
  /// What traits say, and where they say nothing, the present ones.
  static func wanted(by traits: UITraitCollection?) -> UIContentSizeCategory {
    let own = traits?.preferredContentSizeCategory ?? .unspecified
    return own == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : own
  }
}
