import TouchGeometry
import TouchKit
import TouchWidgets

/// The title offsets of an item, by bar metrics.
struct TitleShifts {
  private var shifts: [UIBarMetrics: UIOffset] = [:]

  subscript(metrics: UIBarMetrics) -> UIOffset {
    get { shifts[metrics] ?? .zero }
    set { shifts[metrics] = newValue.usable }
  }

  /// Returns the offset that applies in a bar, or nil.
  func shown(isLow: Bool) -> UIOffset? { (isLow ? shifts[.compact] : nil) ?? shifts[.default] }
}

extension UIBarButtonItem {
  /// Sets the offset of the title, in points; the width of the button does not change.
  ///
  /// It precedes the bar's appearance. Values that are NaN or exceed a million are treated as zero.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    noteAppearance("setTitlePositionAdjustment", UInt(barMetrics.rawValue)) {
      $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    titleShifts[barMetrics] = adjustment
    changed()
  }

  /// Returns the title offset; zero by default.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleShifts[barMetrics] }

  /// Sets the title offset of the back button to the controller whose `backBarButtonItem` is this item, in points.
  ///
  /// On the appearance proxy of the class, it applies to all back buttons. It precedes the bar's appearance.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    noteAppearance("setBackButtonTitlePositionAdjustment", UInt(barMetrics.rawValue)) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    backTitleShifts[barMetrics] = adjustment
    changed()
  }

  /// Returns the title offset of the back button; zero by default.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleShifts[barMetrics]
  }
}
