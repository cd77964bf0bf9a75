import TouchGeometry
import TouchKit

/// How far what segments show is moved, by their places in the control.
struct SegmentShifts {
  private struct Key: Hashable {
    var type: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }
  private var shifts: [Key: UIOffset] = [:]

  subscript(type: UISegmentedControl.Segment, metrics: UIBarMetrics) -> UIOffset? {
    get { shifts[Key(type: type, metrics: metrics)] }
    set { shifts[Key(type: type, metrics: metrics)] = newValue }
  }

  /// What counts for one of several segments: what was said for its place goes before what was said for all, and for low
  /// bars before the usual.
  func shown(_ index: Int, of count: Int, isLow: Bool) -> UIOffset {
    guard !shifts.isEmpty else { return .zero }
    let type: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    for metrics in isLow ? [UIBarMetrics.compact, .default] : [.default] {
      if let shift = self[type, metrics] ?? self[.any, metrics] { return shift }
    }
    return .zero
  }
}

extension UISegmentedControl {
  /// Segments by their places. https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
  public enum Segment: Int, Sendable {
    /// All of which nothing else is said.
    case any = 0
    /// The first of several.
    case left = 1
    /// Those between the first and the last.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// Moves what segments of a kind show from the middle, in points, besides what is said of single ones; zero at first,
  /// and for what is no number or beyond a million.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    noteAppearance("setContentPositionAdjustment.\(barMetrics.rawValue)", UInt(leftCenterRightOrAlone.rawValue)) {
      $0.setContentPositionAdjustment(
        adjustment, forSegmentType: leftCenterRightOrAlone, barMetrics: barMetrics)
    }
    shifts[leftCenterRightOrAlone, barMetrics] = adjustment.usable
    setNeedsDisplay()
  }

  /// What was said for segments of a kind; zero for nothing.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { shifts[leftCenterRightOrAlone, barMetrics] ?? .zero }
}

extension UIOffset {
  /// Itself, or zero where a part is no number or beyond a million.
  package var usable: UIOffset { abs(horizontal) <= 1e6 && abs(vertical) <= 1e6 ? self : .zero }
}

extension CGRect {
  /// The same elsewhere.
  package func moved(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
