import TouchGeometry
import TouchKit

/// The offsets of segments' contents, by their positions in the control.
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

  /// Returns the offset of one segment.
  ///
  /// An offset for its position has priority over one for all, and one for compact bars over the default.
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
  /// The position of a segment in the control.
  /// https://developer.apple.com/documentation/uikit/uisegmentedcontrol/segment
  public enum Segment: Int, Sendable {
    /// All segments without a more specific setting.
    case any = 0
    /// The first of several segments.
    case left = 1
    /// The segments between the first and the last.
    case center = 2
    /// The last of several segments.
    case right = 3
    /// The only segment.
    case alone = 4
  }

  /// Sets the offset of the contents of segments at a position, in points, in addition to those of single segments.
  ///
  /// Zero by default. An offset that is NaN or larger than a million is treated as zero.
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

  /// Returns the offset that was set for segments at a position, or zero.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { shifts[leftCenterRightOrAlone, barMetrics] ?? .zero }
}

extension UIOffset {
  /// The offset itself, or zero if a part is NaN or larger than a million.
  package var usable: UIOffset { abs(horizontal) <= 1e6 && abs(vertical) <= 1e6 ? self : .zero }
}

extension CGRect {
  /// Returns the rectangle moved by an offset.
  package func moved(by offset: UIOffset) -> CGRect { offsetBy(dx: offset.horizontal, dy: offset.vertical) }
}
