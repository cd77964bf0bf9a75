import UIKit

#if FoundationGeometry
struct DoodleStroke {
  var points: [CGPoint]
  var color: UIColor
  var width: CGFloat
  var isEraser: Bool

  var path: UIBezierPath {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.lineWidth = width
    path.lineCapStyle = CGLineCap.round
    return path
  }
}
#endif
