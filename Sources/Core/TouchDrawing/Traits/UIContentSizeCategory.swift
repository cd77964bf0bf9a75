import TouchGeometry

/// The user's preferred text size.
///
/// It is the category nearest to the desktop's text scale; scale 1 is `large`, the default of iOS (semantics 45.7).
///
/// https://developer.apple.com/documentation/uikit/uicontentsizecategory
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// UIKit's name of the category.
  public let rawValue: String
  /// Creates the category with a name; an unknown one has the sizes of `large`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Unspecified.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Smaller than the default of iOS.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The default of iOS.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger than the default of iOS.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The second largest of the standard categories.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the standard categories.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the accessibility categories.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the accessibility categories.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the accessibility categories.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the accessibility categories.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Creates the category whose body text is nearest to that of `large`, multiplied by a factor; the larger one of two
  /// that are equally near.
  package init(textScale: Double) {
    let wanted = Double(UIFont.TextStyle.body.size(.large)) * textScale
    func distance(_ category: UIContentSizeCategory) -> Double {
      abs(Double(UIFont.TextStyle.body.size(category)) - wanted)
    }
    self = Self.inOrder.reversed().min { distance($0) < distance($1) } ?? .large
  }

  /// The index among all categories, from 0; that of `large` for an unknown one.
  var place: Int { Self.inOrder.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the five accessibility categories.
  public var isAccessibilityCategory: Bool { place >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Whether the text of the first category is smaller.
  ///
  /// Unspecified comes first; an unknown name is equivalent to `large`.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.order, left.rawValue) < (right.order, right.rawValue)
  }

  private var order: Int { self == .unspecified ? -1 : place }
}

extension UITraitCollection {
  /// Creates a collection with only a preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, scale: 0, textSize: preferredContentSizeCategory)
  }
}
