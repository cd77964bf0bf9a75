import TouchGeometry

/// A transform in space and its projection to the plane, which the view uses.
struct SpaceTransform {
  let whole: CATransform3D
  let flat: CGAffineTransform
}

extension UIView {
  /// The transform that was set, unless the plane transform was changed since.
  var storedTransform3D: CATransform3D {
    if let space = rare?.effects?.space, space.flat == transform { return space.whole }
    return CATransform3DMakeAffineTransform(transform)
  }

  func setTransform3D(_ transform: CATransform3D) {
    guard transform.isFinite, let (flat, isWhole) = transform.projection else {
      return UsageError.report("\(type(of: self)).transform3D: \(transform) cannot be shown and was refused")
    }
    if !isWhole { DepthReport.note(self) }
    self.transform = flat
    if CATransform3DMakeAffineTransform(flat) == transform {
      if rare?.effects?.space != nil { rare?.effects?.space = nil }
    } else {
      ensuredEffects.space = SpaceTransform(whole: transform, flat: flat)
    }
    if outerTransform != nil {
      mappingDidChange()
      noteDepth()
    }
  }
}

/// Reports once that perspective is not drawn.
@MainActor enum DepthReport {
  private static var isDone = false

  static func note(_ view: UIView) {
    guard !isDone else { return }
    isDone = true
    UsageError.report("\(type(of: view)): perspective (m34) is not supported; reported once")
  }
}

extension CALayer {
  var spatialTransform: CATransform3D {
    get { view?.transform3D ?? CATransform3DIdentity }
    set { view?.transform3D = newValue }
  }
}
