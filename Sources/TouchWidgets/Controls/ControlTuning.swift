import TouchGeometry
import TouchKit

/// Every distance and opacity of the controls, with its unit and the rule it stands in; this is the one place where
/// they are changed.
///
/// Those without a rule only concern the look.
enum ControlTuning {
  /// How far beyond the bounds a finger that is tracked still counts as inside, on all sides, in points of the
  /// control's own space; outside is what is strictly farther (8.3, §12, O14).
  static let dragSlop: CGFloat = 70

  /// How long a highlight can be seen at least, in seconds (§12).
  ///
  /// It concerns the look only: `isHighlighted` is false as soon as the finger is lifted.
  static let leastHighlight: TimeInterval = 0.12

  /// The corner radius of a button's background, in points.
  static let buttonCornerRadius: CGFloat = 8
  /// The space between a configured button's title and its edges, in points.
  static let buttonInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  /// What remains of the insets at each side of a title that needs more room than they leave, in points.
  static let buttonLeastMargin: CGFloat = 4
  /// What the intrinsic height of a button without configuration adds to that of its title, above and below, in points.
  static let buttonTitleMargin: CGFloat = 6
  /// The smallest intrinsic width of a button without configuration, in points.
  static let buttonMinimumWidth: CGFloat = 30

  /// What remains of the opacity of a title that has no background when the button is highlighted.
  static let highlightedTitle: CGFloat = 0.3
  /// What remains of the opacity of a title on a background when the button is highlighted.
  static let highlightedTitleOnFill: CGFloat = 0.75
  /// What remains of the opacity of a strong background when the button is highlighted.
  static let highlightedFill: CGFloat = 0.7
  /// By how much the opacity of a faint background grows when the button is highlighted.
  static let highlightedFaintFill: CGFloat = 1.8
  /// The opacity of a tinted background.
  static let tintedFill: CGFloat = 0.16
}
