import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

extension UINavigationBar {
  /// Sets the background image of a bar without appearance; an empty image removes the background, nil restores it.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    noteAppearance("setBackgroundImage", UInt(barMetrics.rawValue)) {
      $0.setBackgroundImage(backgroundImage, for: barMetrics)
    }
    backgroundImages[barMetrics] = backgroundImage
  }

  /// Returns the background image for bar metrics, or nil.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }

  /// Sets the background image of a bar in a place; `bottom` is ignored, because a navigation bar is at the top.
  ///
  /// https://developer.apple.com/documentation/uikit/uinavigationbar/setbackgroundimage(_:for:barmetrics:)
  public func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    guard position != .bottom else { return }
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Returns the background image for a place and bar metrics, or nil.
  public func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    position == .bottom ? nil : backgroundImage(for: barMetrics)
  }

  /// Sets the vertical offset of the title, in points, downwards; large titles and title views are not moved.
  ///
  /// NaN is treated as 0.
  public func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    noteAppearance("setTitleVerticalPositionAdjustment", UInt(barMetrics.rawValue)) {
      $0.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
    }
    titleShifts[barMetrics] = adjustment.isFinite ? adjustment : 0
  }

  /// Returns the vertical offset of the title; 0 by default.
  public func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { titleShifts[barMetrics] ?? 0 }

  /// The offset that applies to the bar's current metrics.
  var titleShift: CGFloat {
    let low = traitCollection.verticalSizeClass == .compact ? titleShifts[.compact] : nil
    return low ?? titleShifts[.default] ?? 0
  }
}
