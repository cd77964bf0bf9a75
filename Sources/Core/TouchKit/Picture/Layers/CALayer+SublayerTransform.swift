import TouchGeometry

/// The transform that a layer applies to its sublayers (semantics 46.10).
struct SublayerTransform {
  /// The layer's own value.
  var own = CATransform3DIdentity
  /// The animated value, which only drawing uses; nil while no animation runs.
  var animated: CATransform3D?
  /// Whether the draw step is running.
  var isDrawing = false

  /// The value that conversions use: the layer's own, and in the draw step the animated one.
  var current: CATransform3D { isDrawing ? animated ?? own : own }
  /// Whether it has an effect at some time.
  var isNeeded: Bool { animated != nil || !CATransform3DIsIdentity(own) }

  func add(to mixer: inout ViewStamp.Mixer) {
    for row in current.rows { for number in row { mixer.add(number) } }
  }
}

extension CALayer {
  var transformOfSublayers: CATransform3D {
    get { view?.rare?.effects?.sublayers?.own ?? CATransform3DIdentity }
    set {
      guard newValue.isFinite else {
        return UsageError.report("CALayer.sublayerTransform: \(newValue) is not finite and was refused")
      }
      guard newValue != transformOfSublayers else { return }
      changeSublayers { $0.own = newValue }
      for child in view?.children?.views ?? [] { child.noteDepth() }
    }
  }

  /// Shows an animated value, or nil for the layer's own.
  func showSublayerTransform(_ numbers: [Double]?) {
    changeSublayers { $0.animated = numbers.flatMap { CATransform3D(numbers: $0) } }
  }

  private func changeSublayers(_ body: (inout SublayerTransform) -> Void) {
    guard let view else { return }
    var sublayers = view.rare?.effects?.sublayers ?? SublayerTransform()
    body(&sublayers)
    view.ensuredEffects.sublayers = sublayers.isNeeded ? sublayers : nil
    for child in view.children?.views ?? [] { child.mappingDidChange() }
    view.requestFrame()
  }
}

extension UIView {
  /// The transform of the superlayer for its sublayers; nil without one.
  var outerTransform: SublayerTransform? { storedSuperview?.rare?.effects?.sublayers }

  /// Returns the transform to the superview with the `sublayerTransform` of its layer (semantics 46.10).
  ///
  /// It maps everything to one point if the whole plane would be behind the viewer.
  func mapping(under outer: SublayerTransform, in superview: UIView) -> CGAffineTransform {
    guard let flat = transform(under: outer, in: superview).projection?.transform else {
      return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }
    let (anchor, eye) = (anchorInBounds, superview.anchorInBounds)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(flat)
      .concatenating(CGAffineTransform(translationX: eye.x, y: eye.y))
  }

  /// Returns the transform in space from this view's anchor point to its superview's.
  private func transform(under outer: SublayerTransform, in superview: UIView) -> CATransform3D {
    let eye = superview.anchorInBounds
    let place = CATransform3DMakeTranslation(storedCenter.x - eye.x, storedCenter.y - eye.y, storedZPosition)
    return CATransform3DConcat(CATransform3DConcat(storedTransform3D, place), outer.current)
  }

  /// The anchor point in the view's own coordinates.
  private var anchorInBounds: CGPoint {
    let (bounds, anchor) = (storedBounds, anchorPoint)
    return CGPoint(
      x: bounds.origin.x + bounds.size.width * anchor.x, y: bounds.origin.y + bounds.size.height * anchor.y)
  }

  /// Reports perspective that is not drawn, once.
  func noteDepth() {
    guard let outer = outerTransform, let superview = storedSuperview else { return }
    if transform(under: outer, in: superview).projection?.isWhole == false { DepthReport.note(self) }
  }

  /// Updates what depends on whether a superview transforms this view, after the superview has changed.
  func superviewDidChangeMapping() {
    if flags.contains(.hasTransform) || outerTransform != nil { mappingDidChange() }
  }

  /// Updates hit-testing of the subviews after the bounds or the anchor point have changed.
  func sublayersDidMove() {
    guard rare?.effects?.sublayers != nil else { return }
    for child in children?.views ?? [] { child.hitBoxDidChange() }
  }
}
