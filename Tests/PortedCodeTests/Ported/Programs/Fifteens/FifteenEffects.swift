import UIKit

#if FoundationGeometry
enum FifteenEffects {
  static func shake(_ view: UIView) {
    let shake = CAKeyframeAnimation(keyPath: "transform.translation.x")
    shake.values = [0, 8, -8, 0]
    shake.duration = 0.3
    view.layer.add(shake, forKey: "shake")
  }
}
#endif
