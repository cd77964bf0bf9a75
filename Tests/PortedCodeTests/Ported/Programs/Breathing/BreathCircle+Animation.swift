import UIKit

#if FoundationGeometry
extension BreathCircleView {
  func animate(to scale: CGFloat, duration: CFTimeInterval) {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = scale == 1 ? 0.5 : 1
    animation.toValue = scale
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    ring.add(animation, forKey: "breath")
  }
}
#endif
