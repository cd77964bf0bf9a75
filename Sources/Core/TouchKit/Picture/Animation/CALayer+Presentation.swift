import TouchDrawing
import TouchGeometry

extension CALayer {
  func shownNow() -> CALayer? {
    guard let view, let window = view.windowSeenIn else { return nil }
    let clone = UIView()
    clone.storedBounds = view.storedBounds
    clone.storedCenter = view.storedCenter
    clone.storedAlpha = view.storedAlpha
    clone.storedBackground = view.storedBackground
    for flag in [ViewFlags.hidden, .clipsToBounds, .hasTransform, .dark] {
      clone.flags.set(flag, view.flags.contains(flag))
    }
    if let rare = view.rare {
      let copy = clone.ensuredRare
      copy.transform = rare.transform
      copy.anchorPoint = rare.anchorPoint
      copy.cornerRadius = rare.cornerRadius
      copy.borderWidth = rare.borderWidth
      copy.borderColor = rare.borderColor
    }
    if let motions = window.application?.motions { motions.motion(of: view)?.show(at: motions.now, in: clone) }
    return CALayer(owning: clone)
  }
}
