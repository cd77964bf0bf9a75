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

    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The system's typeface as a text style has it.
  ///
  /// The sizes are those of iOS where the user has not changed them; no setting of the desktop changes them here.
  /// https://developer.apple.com/documentation/uikit/uifont/preferredfont(fortextstyle:)
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }
}
