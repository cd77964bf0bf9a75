import TouchDrawing
import TouchGeometry

extension CALayer {
  func shownNow() -> CALayer? {
    guard let view, let window = view.windowSeenIn else { return nil }
    // A plain layer needs no view that draws.
    let copy = type(of: self) == CALayer.self ? CALayer(owning: UIView()) : LayerMaking.copy(of: self)
    guard let clone = copy.view else { return nil }
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
      copy.isContinuous = rare.isContinuous
      copy.borderWidth = rare.borderWidth
      copy.borderColor = rare.borderColor
    }
    if let motions = window.application?.motions { motions.motion(of: view)?.show(at: motions.now, in: clone) }
    copy.customValues = customValues
    for (path, numbers) in shownContent {
      if contentNumbers(path) == nil, customValues[path] == nil { copy.customValues[path] = animatedSample(path) }
      copy.assignContent(path, numbers)
    }
    return copy
  }
}
