import TouchGeometry

/// Scales fonts and distances with the user's content size category, in proportion to a text style.
///
/// If traits do not specify the category, the current traits are used. An app's own traits have the category `large`,
/// at which values are unchanged.
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
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// Returns a distance scaled for the current category, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// Returns a distance scaled for the category of traits, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.size(.wanted(by: traitCollection)) / style.size(.large)
  }
}
