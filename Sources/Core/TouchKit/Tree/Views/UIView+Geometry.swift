import TouchGeometry

extension CGRect {
  /// Whether all four numbers are finite.
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGPoint {
  /// Whether both numbers are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension UIView {
  /// The origin of the bounds; few views have one other than zero.
  @inline(__always) final var storedOrigin: CGPoint {
    flags.contains(.hasOrigin) ? rare?.origin ?? .zero : .zero
  }

  /// The current bounds, without calling an override.
  @inline(__always) final var storedBounds: CGRect {
    get { CGRect(origin: storedOrigin, size: storedSize) }
    set {
      storedSize = newValue.size
      if newValue.origin != storedOrigin { keepOrigin(newValue.origin) }
    }
  }

  @inline(never) private final func keepOrigin(_ origin: CGPoint) {
    ensuredRare.origin = origin
    flags.set(.hasOrigin, origin != .zero)
  }

  var computedFrame: CGRect {
    let size = storedSize
    guard flags.contains(.hasTransform), let rare else {
      return CGRect(
        x: storedCenter.x - size.width / 2, y: storedCenter.y - size.height / 2, width: size.width,
        height: size.height)
    }
    return storedBounds.applying(transformToFrame(rare))
  }

  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else { return refuse("frame", "\(frame)", kept: "\(computedFrame)") }
    let frame = frame.standardized
    var (size, anchor) = (frame.size, CGPoint(x: 0.5, y: 0.5))
    if flags.contains(.hasTransform), let rare {
      anchor = rare.anchorPoint
      if !rare.transform.isIdentity, let inverse = rare.transform.inverse {
        let inner = CGRect(origin: .zero, size: size).applying(inverse)
        size = inner.size
      }
    }
    let center = CGPoint(
      x: frame.origin.x + frame.size.width * anchor.x, y: frame.origin.y + frame.size.height * anchor.y)
    changeGeometry(CGRect(origin: storedBounds.origin, size: size), center)
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return refuse("bounds", "\(bounds)", kept: "\(storedBounds)") }
    changeGeometry(bounds.standardized, storedCenter)
  }

  func setCenter(_ center: CGPoint) {
    guard center.isFinite else { return refuse("center", "\(center)", kept: "\(storedCenter)") }
    changeGeometry(storedBounds, center)
  }

  func setTransform(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return refuse("transform", "\(transform)", kept: "\(self.transform)") }
    let old = self.transform
    guard transform != old else { return }
    MotionGroup.recording?.move(.transform, of: self, by: .difference(from: old, to: transform))
    ensuredRare.transform = transform
    mappingDidChange()
  }

  func setAnchorPoint(_ anchor: CGPoint) {
    guard anchor.isFinite else { return refuse("anchorPoint", "\(anchor)", kept: "\(self.anchorPoint)") }
    guard anchor != anchorPoint else { return }
    ensuredRare.anchorPoint = anchor
    mappingDidChange()
    sublayersDidMove()
  }

  /// Changes bounds and center; every change of geometry passes through here.
  private func changeGeometry(_ bounds: CGRect, _ center: CGPoint) {
    let oldSize = storedSize
    guard bounds != storedBounds || center != storedCenter else { return }
    if let group = MotionGroup.recording {
      group.move(.bounds, of: self, by: MotionVector(storedBounds) - MotionVector(bounds))
      group.move(.center, of: self, by: MotionVector(storedCenter) - MotionVector(center))
    }
    storedBounds = bounds
    storedCenter = center
    hitBoxDidChange()
    sublayersDidMove()
    if hasLayoutItem { giveGeometry() }
    if bounds.size != oldSize { sizeDidChange(from: oldSize) }
    requestFrame()
    if !flags.isDisjoint(with: [.hasSafeArea, .followsMargins]) || storedSuperview?.flags.contains(.hasSafeArea) == true
    {
      spacingMayDiffer()
    }
  }

  /// Whether more than a translation leads to the superview's space.
  var mapsSpecially: Bool {
    outerTransform != nil || rare.map { !$0.transform.isIdentity || $0.anchorPoint != CGPoint(x: 0.5, y: 0.5) } ?? false
  }

  func mappingDidChange() {
    flags.set(.hasTransform, mapsSpecially)
    if flags.contains(.hasTransform) { _ = ensuredRare }
    hitBoxDidChange()
    requestFrame()
  }

  private func sizeDidChange(from oldSize: CGSize) {
    if contentMode == .redraw || paintingLayer != nil { flags.insert(.needsDisplay) }
    if let views = children?.views {
      let resizes = flags.contains(.resizesSubviews)
      for child in views {
        if resizes { child.autoresize(from: oldSize, to: storedSize) }
        if child.flags.contains(.followsMargins) { child.marginsMayDiffer() }
      }
    }
    setNeedsLayout()
    // A superview that is laying out its subviews needs no second layout (10.7); layers do not affect it.
    if let superview = storedSuperview, !superview.flags.contains(.isLayingOut), !(self is LayerView) {
      superview.setNeedsLayout()
    }
  }

  private func refuse(_ property: String, _ value: String, kept: String) {
    UsageError.report("\(type(of: self)).\(property): \(value) is not finite; it stays \(kept)")
  }

  /// The anchor point of the view, as fractions of its width and height; the middle by default.
  ///
  /// `center` is the anchor point's position in the superview, and `transform` rotates and scales about it. Setting
  /// only the anchor point moves the view.
  public var anchorPoint: CGPoint {
    get { rare?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
    set { setAnchorPoint(newValue) }
  }

  func fitSize() {
    let origin = computedFrame.origin
    let size = sizeThatFits(storedSize)
    bounds.size = size
    let frame = computedFrame
    center = CGPoint(x: storedCenter.x + origin.x - frame.origin.x, y: storedCenter.y + origin.y - frame.origin.y)
  }
}
