import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// How light a bar is. https://developer.apple.com/documentation/uikit/uibarstyle
public enum UIBarStyle: Int, Sendable {
  /// As what is around it.
  case `default` = 0
  /// Dark, with light titles.
  case black = 1

  var style: UIUserInterfaceStyle { self == .black ? .dark : .unspecified }
}

extension UINavigationBar {
  /// Fills the bar with a picture where no appearance was given to it; one without pixels for nothing at all, nil for what
  /// fills it otherwise.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteAppearance("setBackgroundImage", UInt(barMetrics.rawValue)) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    backgroundImages[barMetrics] = backgroundImage
  }

  /// What was set for bars of a kind; nil for nothing.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// Moves the title down, or up by less than nothing, in points; a large title and a view in its place stay.
  ///
  /// What is no number counts as 0.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    noteAppearance("setTitleVerticalPositionAdjustment", UInt(barMetrics.rawValue)) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    titleShifts[barMetrics] = adjustment.isFinite ? adjustment : 0
  }

  /// How far the title was moved; 0 by default.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

  /// What counts in the bar as it is.
  var titleShift: CGFloat {
    let low = traitCollection.verticalSizeClass == .compact ? titleShifts[.compact] : nil
    return low ?? titleShifts[.default] ?? 0
  }
}
