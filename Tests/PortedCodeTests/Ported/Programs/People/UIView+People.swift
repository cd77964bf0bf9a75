#if canImport(UIKit)
import UIKit
#endif

#if FoundationGeometry
extension UIView {
  func roundPeopleCorners(radius: CGFloat) {
    layer.cornerRadius = radius
    layer.masksToBounds = true
    if #available(iOS 13.0, *) {
      layer.cornerCurve = .continuous
    }
  }
}
#endif
