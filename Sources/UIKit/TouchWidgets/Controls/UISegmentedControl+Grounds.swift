import TouchDrawing
import TouchGeometry
import TouchKit

/// The images that replace a segmented control's own appearance.
struct SegmentGrounds {
  /// Two states with a divider between them.
  private struct Pair: Hashable {
    var left: UInt
    var right: UInt
    var metrics: UIBarMetrics
  }

  private var backgrounds: [UIBarMetrics: StateTable<UIImage>] = [:]
  private var dividers: [Pair: UIImage] = [:]

  /// Whether there are no background images.
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

  /// Returns the divider between two states, otherwise that between two normal segments.
  func divider(_ left: UIControl.State, _ right: UIControl.State, isLow: Bool) -> UIImage? {
    for metrics in isLow ? [UIBarMetrics.compact, .default] : [.default] {
      if let found = exactDivider(left, right, metrics) ?? exactDivider(.normal, .normal, metrics) { return found }
    }
    return nil
  }

  /// Draws a part of the image that is stretched over a whole control.
  @MainActor func drawBackground(
    of part: CGRect, in bounds: CGRect, _ state: UIControl.State, isLow: Bool, tint: UIColor
  ) {
    guard let image = background(state, isLow: isLow), let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: part)
    drawGrown(image, in: bounds, tint: tint)
    context.restoreGState()
  }

  /// Draws a divider at a position, as high as the control.
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
  /// Sets an image that replaces the control's own background and plate for segments of a state.
  ///
  /// Nil means that of the normal state, and without one the control's own appearance. The image is stretched over the
  /// whole control, according to its cap insets, and each segment shows its part. An image without pixels means no
  /// background.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    noteAppearance("setBackgroundImage.\(barMetrics.rawValue)", state.rawValue) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    grounds.setBackground(backgroundImage, state, barMetrics)
    setNeedsDisplay()
  }

  /// Returns the image that was set for a state, or nil.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    grounds.exactBackground(state, barMetrics)
  }

  /// Sets an image that replaces the thin line between segments of two states; nil for that between two normal
  /// segments.
  ///
  /// It has its own width and the control's height; one without pixels means no line. With any divider image there are
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

  /// Returns the image that was set between two states, or nil.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { grounds.exactDivider(leftState, rightState, barMetrics) }

  /// Sets the offset of a segment's content from the center, in points; zero by default.
  ///
  /// An offset that is not finite is treated as zero. An index without a segment is a programming error.
  public func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset.width.isFinite && offset.height.isFinite ? offset : .zero }
  }

  /// Returns the offset of a segment's content.
  public func contentOffsetForSegment(at segment: Int) -> CGSize { self[segment]?.offset ?? .zero }

  var isLow: Bool { traitCollection.verticalSizeClass == .compact }

  /// Draws a segment's part of the image that is stretched over the whole control.
  func drawGround(in rect: CGRect, state: State) {
    grounds.drawBackground(of: rect, in: bounds, state, isLow: isLow, tint: controlTint)
  }

  func drawDividers(_ rects: [CGRect]) {
    for index in rects.indices.dropFirst() where grounds.hasDividers {
      let edge = isMirrored ? rects[index].maxX : rects[index].minX
      let (left, right) = isMirrored ? (index, index - 1) : (index - 1, index)
      grounds.drawDivider(at: edge, in: bounds, state(of: left), state(of: right), isLow: isLow, tint: controlTint)
    }
  }
}
