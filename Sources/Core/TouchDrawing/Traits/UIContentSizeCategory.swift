import TouchGeometry

/// How large the user wants to read text. https://developer.apple.com/documentation/uikit/uicontentsizecategory
///
/// Desktops scale their windows instead, so a program's own traits say `large`, which is where iOS begins, and that does
/// not change. Fonts for another category are to be had with `UIFont.preferredFont(forTextStyle:compatibleWith:)`.
public struct UIContentSizeCategory: Hashable, Sendable, RawRepresentable {
  /// UIKit's name of the category.
  public let rawValue: String
  /// The category of a name; one that is not among those below has the sizes of `large`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Smaller than iOS begins with.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The size that iOS begins with.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger than iOS begins with.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// The second largest of the usual ones.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of those for people who see little.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of those for people who see little.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of those for people who see little.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of those for people who see little.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest of all.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  private static let inOrder: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among all categories, from 0; that of `large` for one that is none of them.
  var place: Int { Self.inOrder.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the five for people who see little.
  public var isAccessibilityCategory: Bool { place >= 7 }
}

extension UIContentSizeCategory: Comparable {
  /// Whether text of the first is smaller.
  ///
  /// What is not said comes before all; a name that is none of the categories stands beside `large`.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
    (left.order, left.rawValue) < (right.order, right.rawValue)
  }

  private var order: Int { self == .unspecified ? -1 : place }
}

extension UITraitCollection {
  /// A collection that says only how large the user wants to read text.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(.unspecified, scale: 0, textSize: preferredContentSizeCategory)
  }
}
