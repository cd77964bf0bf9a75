import TouchDrawing
import TouchGeometry

extension CALayer {
  /// A layer with the values that are seen at present, in the midst of animations; nil if the view is in no window.
  ///
  /// It is a copy of the moment that follows nothing and belongs to no view. Between frames the values are those of the
  /// present time, as they will be shown next. So a view that moves can be found where it is seen:
  /// `view.layer.presentation()?.frame.contains(point)`.
  public func presentation() -> CALayer? {
    guard let view, let window = view.window else { return nil }
    let ghost = UIView()
    ghost.storedBounds = view.storedBounds
    ghost.storedCenter = view.storedCenter
    ghost.storedAlpha = view.storedAlpha
    ghost.storedBackground = view.storedBackground
    for flag in [ViewFlags.hidden, .clipsToBounds, .hasTransform, .dark] {
      ghost.flags.set(flag, view.flags.contains(flag))
    }
    if let rare = view.rare {
      let copy = ghost.ensuredRare
      copy.transform = rare.transform
      copy.anchorPoint = rare.anchorPoint
      copy.cornerRadius = rare.cornerRadius
      copy.borderWidth = rare.borderWidth
      copy.borderColor = rare.borderColor
    }
    if let motions = window.application?.motions { motions.motion(of: view)?.show(at: motions.now, in: ghost) }
    return CALayer(owning: ghost)
  }

  /// What fills the bounds below everything else; the view's `backgroundColor`, as it is in the view's style now.
  public var backgroundColor: CGColor? {
    get { view?.shownBackground }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// Ends all animations of the view: it is seen at once where they were going, and their completions are told false.
  ///
  /// What the view contains goes on.
  public func removeAllAnimations() {
    removeEveryAnimation()
    guard let view else { return }
    view.window?.application?.motions.removeAll(of: view)
  }
}
