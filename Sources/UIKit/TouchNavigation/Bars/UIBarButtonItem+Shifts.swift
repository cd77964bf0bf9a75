import TouchGeometry
import TouchKit
import TouchWidgets

/// How far the titles of an item are moved, by kinds of bars.
struct TitleShifts {
  private var shifts: [UIBarMetrics: UIOffset] = [:]

  subscript(metrics: UIBarMetrics) -> UIOffset {
    get { shifts[metrics] ?? .zero }
    set { shifts[metrics] = newValue.usable }
  }

  /// What counts in a bar; nil where nothing is said.
  func shown(isLow: Bool) -> UIOffset? { (isLow ? shifts[.compact] : nil) ?? shifts[.default] }
}

extension UIBarButtonItem {
  /// Moves the title of the button from its place, in points; the room that the button takes stays the same.
  ///
  /// It goes before what the bar's appearance says. What is no number, or beyond a million, counts as zero.
  public func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    noteAppearance("setTitlePositionAdjustment", UInt(barMetrics.rawValue)) {
      $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    titleShifts[barMetrics] = adjustment
    changed()
  }

  /// How far the title was moved; zero by default.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleShifts[barMetrics] }

  /// Moves the title of the way back to the controller whose `backBarButtonItem` the item is, in points.
  ///
  /// Of the proxy of the class, it counts for all ways back. It goes before what the bar's appearance says.
  public func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    noteAppearance("setBackButtonTitlePositionAdjustment", UInt(barMetrics.rawValue)) {
      $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
    }
    backTitleShifts[barMetrics] = adjustment
    changed()
  }

  /// How far the title of the way back was moved; zero by default.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleShifts[barMetrics]
  }
}
