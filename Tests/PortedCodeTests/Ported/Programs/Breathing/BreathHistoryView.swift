import CoreGraphics
import UIKit

#if FoundationGeometry
class BreathHistoryView: UIView {
  var values: [Int] = [] { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let most = values.max(), most > 0 else { return }
    context.setShouldAntialias(false)
    let width = rect.width / CGFloat(values.count)
    for (index, value) in values.enumerated() {
      let height = rect.height * CGFloat(value) / CGFloat(most)
      context.setFillColor(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(CGRect(x: CGFloat(index) * width, y: rect.maxY - height, width: width, height: height))
    }
  }
}

extension BreathHistoryView {
}
#endif
