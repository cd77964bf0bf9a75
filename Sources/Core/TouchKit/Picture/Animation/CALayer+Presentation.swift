import TouchDrawing
import TouchGeometry

extension CALayer {
  func shownNow() -> CALayer? {
    guard let view, let window = view.windowSeenIn else { return nil }
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
}
