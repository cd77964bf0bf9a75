import TouchGeometry

/// Scales fonts and distances with the size of text that the user likes.
///
/// Linux desktops have no such preference for a text style, so all stays as it is.
/// https://developer.apple.com/documentation/uikit/uifontmetrics
public final class UIFontMetrics: Sendable {
  /// The metrics of running text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font at the size that the user likes.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font at the size that the user likes, but not larger than so many points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// A distance as it is for text of the size that the user likes, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
