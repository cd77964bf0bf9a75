import UIKit

#if FoundationGeometry
extension SkyView {
  func riseSun(duration: CFTimeInterval) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.midY))
    path.addQuadCurve(
      to: CGPoint(x: bounds.maxX, y: bounds.midY), controlPoint: CGPoint(x: bounds.midX, y: -bounds.midY))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path.cgPath
    animation.calculationMode = .paced
    animation.rotationMode = .rotateAuto
    animation.duration = duration
    sun.add(animation, forKey: "rise")
  }
}
#endif
