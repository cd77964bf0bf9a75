import QuartzCore

#if FoundationGeometry
extension CALayer {
  func pauseAnimations() {
    let time = convertTime(CACurrentMediaTime(), from: nil)
    speed = 0.0
    timeOffset = time
  }

  func resumeAnimations() {
    let time = timeOffset
    speed = 1.0
    timeOffset = 0.0
    beginTime = 0.0
    beginTime = convertTime(CACurrentMediaTime(), from: nil) - time
  }
}
#endif
