import TouchGeometry

/// Scales fonts and distances with the size of text that the user likes, as a text style grows and shrinks with it.
///
/// Where traits do not say the size, the present ones count. A program's own traits say `large`, for which all stays as
/// it is. https://developer.apple.com/documentation/uikit/uifontmetrics
public final class UIFontMetrics: Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  private let style: UIFont.TextStyle

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// The font at the size that the user likes.
  public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

  /// The font at the size that some traits say.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// The font at the size that the user likes, but not larger than so many points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// The font at the size that some traits say, but not larger than so many points.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = min(scaledValue(for: font.pointSize, compatibleWith: traitCollection), maximumPointSize)
    return size == font.pointSize ? font : font.withSize(size)
  }

  /// A distance as it is for text of the size that the user likes, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

  /// A distance as it is for text of the size that some traits say, in points.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * style.size(.wanted(by: traitCollection)) / style.size(.large)
  }
}
