import UIKit

#if FoundationGeometry
func drawPaper(_ context: CGContext, in rect: CGRect) {
  let space = CGColorSpaceCreateDeviceRGB()
  let components: [CGFloat] = [1, 1, 1, 1, 0.9, 0.9, 0.8, 1]
  guard let gradient = CGGradient(colorSpace: space, colorComponents: components, locations: [0, 1], count: 2) else {
    return
  }
  context.drawLinearGradient(
    gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
}
#endif
