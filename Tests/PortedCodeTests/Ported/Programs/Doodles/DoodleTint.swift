import UIKit

#if FoundationGeometry
extension UIImage {
  /// The image in one color, by a blend mode.
  func tinted(_ color: UIColor) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    let area = CGRect(origin: .zero, size: size)
    draw(in: area)
    color.setFill()
    UIGraphicsGetCurrentContext()?.setBlendMode(.sourceIn)
    UIGraphicsGetCurrentContext()?.fill(area)
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}
#endif
