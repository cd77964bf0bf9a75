import TouchDrawing
import TouchGeometry
import TouchKit

/// The pictures that a program gives a segmented control in place of its own look.
struct SegmentGrounds {
  /// Two states with a divider between them.
  private struct Pair: Hashable {
    var left: UInt
    var right: UInt
    var metrics: UIBarMetrics
  }

  private var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
  private var dividers: [Pair: UIImage] = [:]

  /// Whether there is no background at all.
  var isEmpty: Bool { backgrounds.isEmpty }
  var hasDividers: Bool { !dividers.isEmpty }

  func exactBackground(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    backgrounds[metrics]?.exact(state)
  }

  func exactDivider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    dividers[Pair(left: left.rawValue, right: right.rawValue, metrics: metrics)]
  }

  mutating func setBackground(_ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics) {
    var table = backgrounds[metrics] ?? StateTable()
    table.set(image, for: state)
    backgrounds[metrics] = table.isEmpty ? nil : table
  }

  mutating func setDivider(
    _ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) { dividers[Pair(left: left.rawValue, right: right.rawValue, metrics: metrics)] = image }

  func background(_ state: UIControl.State, isLow: Bool) -> UIImage? {
    (isLow ? backgrounds[.compact]?[state] : nil) ?? backgrounds[.default]?[state]
  }

  /// The divider between two states, or else that between two normal ones.
  func divider(_ left: UIControl.State, _ right: UIControl.State, isLow: Bool) -> UIImage? {
    for metrics in isLow ? [UIBarMetrics.compact, .default] : [.default] {
      if let found = exactDivider(left, right, metrics) ?? exactDivider(.normal, .normal, metrics) { return found }
    }
    return nil
  }

  /// Draws a part of the picture that lies over a whole control.
  @MainActor func drawBackground(
    of part: CGRect, in bounds: CGRect, _ state: UIControl.State, isLow: Bool, tint: UIColor
  ) {
    guard let image = background(state, isLow: isLow), let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: part)
    drawGrown(image, in: bounds, tint: tint)
    context.restoreGState()
  }

  /// Draws a divider around a place, as high as the control.
  @MainActor func drawDivider(
    at x: CGFloat, in bounds: CGRect, _ left: UIControl.State, _ right: UIControl.State, isLow: Bool, tint: UIColor
  ) {
    guard let image = divider(left, right, isLow: isLow) else { return }
    let start = (x - image.size.width / 2).rounded()
    drawGrown(
      image, in: CGRect(x: start, y: bounds.minY, width: image.size.width, height: bounds.height), tint: tint)
  }
}

extension UISegmentedControl {
  /// Gives segments of a state a picture in place of the control's own track and plate; nil for that of the normal
  /// state, and for the control's own look where that has none, either.
  ///
  /// The picture is stretched over the whole control, as its cap insets say, and each segment shows its part; one without
  /// pixels for no ground.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    noteAppearance("setBackgroundImage.\(barMetrics.rawValue)", state.rawValue) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    grounds.setBackground(backgroundImage, state, barMetrics)
    setNeedsDisplay()
  }

  /// What was set for a state; nil for nothing.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    grounds.exactBackground(state, barMetrics)
  }

  /// Gives the places between segments of two states a picture in place of a thin line; nil for that between two normal
  /// segments.
  ///
  /// It is as wide as it is and as high as the control; one without pixels for no line. As soon as there is any, there are
  /// no thin lines.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    noteAppearance("setDividerImage.\(barMetrics.rawValue).\(leftState.rawValue)", rightState.rawValue) {
      $0.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: barMetrics)
    }
    grounds.setDivider(dividerImage, leftState, rightState, barMetrics)
    setNeedsDisplay()
  }

  /// What was set between two states; nil for nothing.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { grounds.exactDivider(leftState, rightState, barMetrics) }

  /// Moves what a segment shows from the middle, in points; zero at first, and for what is no number.
  ///
  /// An index that no segment has is a programming error.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset.width.isFinite && offset.height.isFinite ? offset : .zero }
  }

  /// How far what a segment shows was moved.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

  var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// A segment's part of the picture that lies over the whole control.
  func drawGround(in rect: CGRect, state: State) {
    grounds.drawBackground(of: rect, in: bounds, state, isLow: isLow, tint: controlTint)
  }

  func drawDividers(_ rects: [CGRect]) {
    for index in rects.indices.dropFirst() where grounds.hasDividers {
      grounds.drawDivider(
        at: rects[index].minX, in: bounds, state(of: index - 1), state(of: index), isLow: isLow, tint: controlTint)
    }
  }
}
