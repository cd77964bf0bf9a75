import UIKit

#if FoundationGeometry
class BreathCircleView: UIView {
  var lineWidth: CGFloat = 8 { didSet { ring.lineWidth = lineWidth } }
  let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    ring.lineWidth = lineWidth
    ring.actions = ["path": NSNull(), "position": NSNull()]
    layer.addSublayer(ring)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: lineWidth, dy: lineWidth)
    if !ring.frame.equalTo(bounds) { ring.frame = bounds }
    ring.path = UIBezierPath(ovalIn: area).cgPath
  }
}
#endif
