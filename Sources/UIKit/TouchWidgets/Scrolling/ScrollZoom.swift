import TouchGeometry
import TouchKit

/// The state of a zoom, by two fingers or by an animation.
struct ScrollZoom {
  /// The scale at the beginning.
  var startScale: CGFloat
  /// The point of the zoomed view that the fingers hold, and its visible position relative to the view's corner.
  ///
  /// Nil unless there are two fingers.
  var hold: (place: CGPoint, seen: CGPoint)?
  var animation: Animation?
  let isByFingersFromStart: Bool

  /// An animation of scale and offset.
  struct Animation {
    let startTime: TimeInterval
    let fromScale: CGFloat
    let toScale: CGFloat
    let fromOffset: CGPoint
    let toOffset: CGPoint
  }

  var isByFingers: Bool { isByFingersFromStart && animation == nil }
  var isBouncing: Bool { isByFingersFromStart && animation != nil }
}

// Zooming (semantics 9.15).

extension UIScrollView {
  func zoomLimitsDidChange() { pinch.isEnabled = minimumZoomScale != maximumZoomScale }

  /// Whether two fingers move the content, so that a drag does not.
  var isHeldByPinch: Bool { (zoom?.isByFingers ?? false) && zoom?.hold != nil }

  private var limits: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

  private var zoomedView: UIView? {
    minimumZoomScale < maximumZoomScale ? delegate?.viewForZooming(in: self) : nil
  }

  func pinched() {
    switch pinch.state {
    case .began: beginZoom()
    case .changed: followPinch()
    case .ended, .cancelled: endPinch()
    case .possible, .failed: break
    }
  }

  // MARK: By fingers

  private func beginZoom() {
    guard let view = zoomedView else { return }
    stopMoving()
    zoom = ScrollZoom(startScale: scale, isByFingersFromStart: true)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    followPinch()
  }

  private func followPinch() {
    guard let zoom, zoom.isByFingers, let view = zoomedView else { return }
    guard pinch.holdsContent else {
      self.zoom?.hold = nil
      return
    }
    let offset = contentOffset
    let place = pinch.grip(in: self)
    let seen = CGPoint(x: place.x - offset.x, y: place.y - offset.y)
    guard let hold = zoom.hold else {
      self.zoom?.hold = (view.convert(place, from: self), seen)
      return change(
        to: resisted(zoom.startScale * pinch.scale), view, holding: view.convert(place, from: self), at: seen)
    }
    change(to: resisted(zoom.startScale * pinch.scale), view, holding: hold.place, at: seen)
  }

  /// Returns a scale with resistance beyond the limits, or the limit if zooming does not bounce.
  private func resisted(_ wanted: CGFloat) -> CGFloat {
    guard let limit = limits.edge(before: wanted) else { return wanted }
    guard bouncesZoom, limit > 0, wanted > 0 else { return limit }
    return limit * CGFloat(pow(Double(wanted / limit), Double(1 / ScrollTuning.zoomResistance)))
  }

  private func endPinch() {
    guard let zoom, zoom.isByFingers else { return }
    self.zoom?.hold = nil
    let end = limits.clamp(scale)
    guard end != scale else { return endZoom() }
    // The center of the visible content keeps its position.
    animate(to: end, offset: offset(at: end, keeping: middle), zoom)
  }

  private func endZoom() {
    guard zoom != nil else { return }
    zoom = nil
    pace()
    delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: scale)
    if motion == nil, drag == nil, zoom == nil, window != nil { settle() }
  }

  // MARK: By the app

  func program(scale wanted: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    let end = limits.clamp(wanted)
    if let goal = zoom?.animation?.toScale {
      guard !animated || end != goal else { return }
    } else {
      guard end != scale else { return }
    }
    reach(end, offset(at: end, keeping: middle), view, animated)
  }

  func program(rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let end = limits.clamp(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: rect.midX * end, y: rect.midY * end)
    let corner = corner(of: view, at: end)
    let offset = CGPoint(x: corner.x + middle.x - bounds.width / 2, y: corner.y + middle.y - bounds.height / 2)
    reach(end, clamped(offset, scale: end), view, animated)
  }

  private func reach(_ end: CGFloat, _ offset: CGPoint, _ view: UIView, _ animated: Bool) {
    stopMoving()
    stopZoomAnimation()
    guard animated, window != nil else {
      set(end, view, offset)
      return
    }
    let zoom = ScrollZoom(startScale: scale, isByFingersFromStart: false)
    self.zoom = zoom
    delegate?.scrollViewWillBeginZooming(self, with: view)
    if self.zoom != nil { animate(to: end, offset: offset, zoom) }
  }

  /// Ends the current zoom animation at its current scale, because another change of the scale replaces it.
  private func stopZoomAnimation() {
    guard zoom?.animation != nil else { return }
    zoom = nil
    pace()
    delegate?.scrollViewDidEndZooming(self, with: delegate?.viewForZooming(in: self), atScale: scale)
  }

  /// The point of the content, in its own space, that is visible in the center.
  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// Returns the offset at another scale at which a point of the content keeps its visible position.
  private func offset(at end: CGFloat, keeping place: CGPoint) -> CGPoint {
    guard let view = zoomedView else { return contentOffset }
    let (factor, origin, corner) = (end / scale, view.frame.origin, corner(of: view, at: end))
    let seen = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    return clamped(
      CGPoint(
        x: corner.x + (place.x - origin.x) * factor - seen.x, y: corner.y + (place.y - origin.y) * factor - seen.y),
      scale: end)
  }

  private func clamped(_ offset: CGPoint, scale end: CGFloat) -> CGPoint {
    var result = offset
    let (inset, size) = (adjustedContentInset, contentSize(at: end))
    for axis in ScrollAxis.allCases {
      let (before, after) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let last = max(-before, size[axis] + after - bounds.size[axis])
      result[axis] = min(max(offset[axis], -before), last)
    }
    return result
  }

  // MARK: Frames

  private func animate(to end: CGFloat, offset: CGPoint, _ zoom: ScrollZoom) {
    var zoom = zoom
    zoom.hold = nil
    zoom.animation = ScrollZoom.Animation(
      startTime: hostTime, fromScale: scale, toScale: end, fromOffset: contentOffset, toOffset: offset)
    self.zoom = zoom
    pace()
  }

  func continueZoom(at time: TimeInterval) {
    guard let animation = zoom?.animation else { return }
    let part = min(max(CGFloat((time - animation.startTime) / ScrollTuning.zoomDuration), 0), 1)
    let isOver = part >= 1 - 1e-9
    let eased = isOver ? 1 : part * part * (3 - 2 * part)
    let (from, to) = (animation.fromOffset, animation.toOffset)
    let now = animation.fromScale + (animation.toScale - animation.fromScale) * eased
    if let view = zoomedView {
      set(
        isOver ? animation.toScale : now, view,
        CGPoint(x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased))
    }
    if isOver { endZoom() }
  }

  // MARK: Dependencies of the scale

  /// Returns the zoomed view's corner at a scale: constraints fix it, otherwise it moves with the content.
  private func corner(of view: UIView, at new: CGFloat) -> CGPoint {
    let origin = view.frame.origin
    guard view.constrainedSize == nil else { return origin }
    return CGPoint(x: withoutRoundingError(origin.x * new / scale), y: withoutRoundingError(origin.y * new / scale))
  }

  /// Returns the size of the content at a scale.
  private func contentSize(at new: CGFloat) -> CGSize {
    zoomedContent(at: new)
      ?? CGSize(
        width: withoutRoundingError(contentSize.width * new / scale),
        height: withoutRoundingError(contentSize.height * new / scale))
  }

  /// Removes rounding errors from a length, so that zooming in and out restores the exact size.
  private func withoutRoundingError(_ length: CGFloat) -> CGFloat {
    let clean = (length * 4096).rounded() / 4096
    return abs(length - clean) <= abs(length) * 1e-10 ? clean : length
  }

  /// Returns the content size from constraints and the growth of the zoomed view; nil without constraints (semantics
  /// 25.36).
  func zoomedContent(at new: CGFloat) -> CGSize? {
    guard let content = constrainedContent, let view = zoomedView, let own = view.constrainedSize else { return nil }
    return CGSize(width: content.width + own.width * (new - 1), height: content.height + own.height * (new - 1))
  }

  // MARK: Changing the scale

  /// Scales the view so that a point of it has a given position in the scroll view.
  private func change(to new: CGFloat, _ view: UIView, holding place: CGPoint, at seen: CGPoint) {
    let corner = corner(of: view, at: new)
    // The point in the content after scaling: the frame of the view grows from its corner.
    let inView = CGPoint(x: place.x - view.bounds.minX, y: place.y - view.bounds.minY)
    let content = CGPoint(x: corner.x + inView.x * new, y: corner.y + inView.y * new)
    var offset = CGPoint(x: content.x - seen.x, y: content.y - seen.y)
    if !bounces { offset = clamped(offset, scale: new) }
    set(new, view, offset)
  }

  /// Sets the scale in this order: transform, content size, offset; then it notifies the delegate.
  ///
  /// All changes of the scale use it.
  private func set(_ new: CGFloat, _ view: UIView, _ offset: CGPoint) {
    guard new.isFinite, new > 0 else { return }
    let isChange = new != scale
    if isChange {
      let (corner, size) = (corner(of: view, at: new), contentSize(at: new))
      scale = new
      view.transform = CGAffineTransform(scaleX: new, y: new)
      if view.constrainedSize != nil { view.zoomConstrained(new) }
      let frame = view.frame
      view.center = CGPoint(
        x: view.center.x + corner.x - frame.origin.x, y: view.center.y + corner.y - frame.origin.y)
      isScaling = true
      contentSize = size
      isScaling = false
    }
    contentOffset = offset
    if isChange { delegate?.scrollViewDidZoom(self) }
  }
}
