import TouchGeometry

/// Scales fonts and distances with the user's content size category, in proportion to a text style.
///
/// If traits do not specify the category, the current traits are used. At the category `large` values are unchanged.
///
/// https://developer.apple.com/documentation/uikit/uifontmetrics
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns the font scaled for the current category.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// Returns the font scaled for the category of traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns the font scaled for the current category, up to a maximum size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font scaled for the category of traits, up to a maximum size in points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
    return UIFont(
      face: font.face, size: size, weight: font.weight, isItalic: font.isItalic,
      scaling: FontScaling(style: style, size: font.pointSize, maximum: maximumPointSize))
  }

  /// Returns a distance scaled for the current category, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a distance scaled for the category of traits, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.size(.wanted(by: traitCollection)) / style.size(.large)
  }
}

/// How the size of a font follows the content size category.
package struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size at the category `large`, in points; nil for that of the style.
  let size: CGFloat?
  let maximum: CGFloat
}

extension UIFont {
  /// Returns the font at the size for the category of traits; the same one if its size is fixed.
  package func adjusted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    guard let size = scaling.size else { return .preferredFont(forTextStyle: scaling.style, compatibleWith: traits) }
    return UIFontMetrics(forTextStyle: scaling.style)
      .scaledFont(for: withSize(size), maximumPointSize: scaling.maximum, compatibleWith: traits)
  }
}

/// A view whose font can follow the content size category.
///
/// https://developer.apple.com/documentation/uikit/uicontentsizecategoryadjusting
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether the font changes its size with the category; false by default (semantics 45.7).
  var adjustsFontForContentSizeCategory: Bool { get set }
}
