import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// The two scroll indicators of a scroll view; an indicator is a subview only while it is visible.
@MainActor struct ScrollIndicators {
  var bars: [ScrollAxis: ScrollIndicatorView] = [:]
  var hiding: LoopTimer?
  var fading: FramePacer?
}

/// The metrics and timings of indicators: lengths in points, times in seconds.
enum ScrollIndicatorLook {
  static let thickness: CGFloat = 3
  /// The thickness while the pointer is over the indicator.
  static let wideThickness: CGFloat = 8
  static let margin: CGFloat = 3
  static let shortest: CGFloat = 36
  /// The distance at which the pointer hits the indicator.
  static let reach: CGFloat = 6
  /// The time that the indicator stays, and the duration of its fade.
  static let stay: TimeInterval = 0.8
  static let fade: TimeInterval = 0.25
  static let opacity: CGFloat = 0.35
}

/// An indicator of the visible part of the content, which the mouse can drag.
///
/// It ignores fingers; the mouse activates it by hovering over it.
final class ScrollIndicatorView: UIView {
  let axis: ScrollAxis
  private(set) var isHovered = false
  private var grip: (place: CGFloat, offset: CGFloat)?

  init(axis: ScrollAxis) {
    self.axis = axis
    super.init(frame: .zero)
    let hover = UIHoverGestureRecognizer()
    hover.addAction(UIAction { [weak self, weak hover] _ in self?.hovered(hover?.state ?? .ended) })
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) { return nil }

  private var scrollView: UIScrollView? { superview as? UIScrollView }

  /// Whether the pointer is over the indicator or drags it.
  var isInUse: Bool { isHovered || grip != nil }

  private func hovered(_ state: UIGestureRecognizer.State) {
    isHovered = state == .began || state == .changed
    scrollView?.indicatorUseDidChange()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard event?.type == .hover || isHovered else { return false }
    return bounds.insetBy(dx: -ScrollIndicatorLook.reach, dy: -ScrollIndicatorLook.reach).contains(point)
  }

  /// Prevents other recognizers from taking over a touch that drags the indicator.
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let scrollView else { return }
    grip = (touch.location(in: nil)[axis], scrollView.contentOffset[axis])
    scrollView.indicatorUseDidChange()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let grip, let scrollView else { return }
    scrollView.drag(axis, from: grip.offset, by: touch.location(in: nil)[axis] - grip.place)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  private func release() {
    grip = nil
    scrollView?.indicatorUseDidChange()
  }
}

extension UIScrollView {
  // MARK: Showing and hiding

  /// Shows the indicators of the axes that can be scrolled, until `hideIndicatorsSoon()`.
  func showIndicators() {
    for axis in ScrollAxis.allCases {
      guard wantsIndicator(axis), window != nil else { continue }
      let bar = indicators.bars[axis] ?? ScrollIndicatorView(axis: axis)
      indicators.bars[axis] = bar
      bar.alpha = 1
      if bar.superview !== self || subviews.last.map({ !($0 is ScrollIndicatorView) }) ?? true { addSubview(bar) }
    }
    indicators.fading?.stop()
    indicators.fading = nil
    indicators.hiding?.cancel()
    indicators.hiding = nil
    placeIndicators()
    if motion == nil && drag == nil { hideIndicatorsSoon() }
  }

  private func wantsIndicator(_ axis: ScrollAxis) -> Bool {
    let range = self.range(axis)
    let isWanted = axis == .horizontal ? showsHorizontalScrollIndicator : showsVerticalScrollIndicator
    return isWanted && range.upperBound > range.lowerBound
  }

  /// Fades the indicators after a delay, unless the pointer uses one.
  func hideIndicatorsSoon() {
    guard !indicators.bars.isEmpty, let loop = hostApplication?.loop else { return }
    indicators.hiding?.cancel()
    indicators.hiding = loop.schedule(at: loop.now + ScrollIndicatorLook.stay) { [weak self] in self?.fade() }
  }

  private func fade() {
    guard drag == nil, motion == nil, !indicators.bars.values.contains(where: \.isInUse) else { return }
    let start = hostTime
    indicators.fading = FramePacer { [weak self] time in
      guard let self else { return false }
      let part = (time - start) / ScrollIndicatorLook.fade
      for bar in indicators.bars.values { bar.alpha = CGFloat(max(0, 1 - part)) }
      if part >= 1 { removeIndicators() }
      return part < 1
    }
  }

  private func removeIndicators() {
    indicators.fading?.stop()
    indicators.fading = nil
    for bar in indicators.bars.values { bar.removeFromSuperview() }
    indicators.bars = [:]
  }

  /// Removes the indicators immediately.
  func endIndicators() {
    indicators.hiding?.cancel()
    indicators.hiding = nil
    removeIndicators()
  }

  /// Called when the pointer enters or leaves an indicator, or begins or ends dragging it.
  func indicatorUseDidChange() {
    if indicators.bars.values.contains(where: \.isInUse) { showIndicators() }
    placeIndicators()
    hideIndicatorsSoon()
  }

  // MARK: Layout

  /// Returns the start and the length of an indicator's track in the view's own space, and the indicator's length.
  private func track(_ axis: ScrollAxis) -> (start: CGFloat, length: CGFloat, bar: CGFloat) {
    let inset = indicatorInsets(axis)
    let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let margin = ScrollIndicatorLook.margin
    let length = max(0, bounds.size[axis] - before - after - 2 * margin)
    let range = self.range(axis)
    let all = range.upperBound - range.lowerBound + bounds.size[axis]
    let part = all > 0 ? bounds.size[axis] / all : 1
    return (before + margin, length, min(length, max(ScrollIndicatorLook.shortest, length * part)))
  }

  /// Moves the indicators in front of subviews that were added later.
  package func bringIndicatorsToFront() {
    for axis in ScrollAxis.allCases { if let bar = indicators.bars[axis] { bringSubviewToFront(bar) } }
  }

  /// Lays out the indicators, which stay at their edges regardless of the content offset.
  func placeIndicators() {
    for (axis, bar) in indicators.bars {
      guard wantsIndicator(axis) else {
        bar.isHidden = true
        continue
      }
      bar.isHidden = false
      let (range, track, offset) = (range(axis), track(axis), contentOffset)
      let thickness = bar.isInUse ? ScrollIndicatorLook.wideThickness : ScrollIndicatorLook.thickness
      let place = range.clamp(offset[axis])
      // The indicator becomes shorter when the content is dragged beyond its edge.
      let overshoot = abs(offset[axis] - place)
      let length = max(thickness * 2, track.bar - overshoot)
      let part = (place - range.lowerBound) / (range.upperBound - range.lowerBound)
      let along = track.start + (track.length - length) * part
      let across = bounds.size[axis == .horizontal ? .vertical : .horizontal] - thickness - ScrollIndicatorLook.margin
      let insets = indicatorInsets(axis)
      switch axis {
      case .horizontal:
        bar.frame = CGRect(
          x: offset.x + along, y: offset.y + across - insets.bottom, width: length, height: thickness)
      case .vertical:
        let x = isMirrored ? ScrollIndicatorLook.margin + insets.left : across - insets.right
        bar.frame = CGRect(x: offset.x + x, y: offset.y + along, width: thickness, height: length)
      }
      bar.layer.cornerRadius = thickness / 2
      bar.backgroundColor = indicatorColor.withAlphaComponent(ScrollIndicatorLook.opacity)
    }
  }

  private var indicatorColor: UIColor {
    switch indicatorStyle {
    case .default: UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    case .black: .black
    case .white: .white
    }
  }

  /// Scrolls the content when the mouse has dragged an indicator, from the offset at the beginning.
  func drag(_ axis: ScrollAxis, from start: CGFloat, by distance: CGFloat) {
    let (range, track) = (range(axis), track(axis))
    let free = track.length - track.bar
    guard free > 0 else { return }
    stopMoving()
    var offset = contentOffset
    offset[axis] = range.clamp(start + distance * (range.upperBound - range.lowerBound) / free)
    contentOffset = offset
  }
}
