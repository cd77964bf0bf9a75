import UIKit

#if FoundationGeometry
class SkyView: UIView {
  let chart = CALayer()
  let sun = CALayer()
  let painter = SkyLayerPainter()

  override class var layerClass: AnyClass { return CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let gradient = layer as! CAGradientLayer
    gradient.colors = [
      #colorLiteral(red: 0.2, green: 0.4, blue: 0.9, alpha: 1).cgColor,
      #colorLiteral(red: 0.7, green: 0.8, blue: 1, alpha: 1).cgColor,
    ]
    chart.delegate = painter
    sun.backgroundColor = UIColor.yellow.cgColor
    sun.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    sun.cornerRadius = 10
    layer.addSublayer(chart)
    layer.addSublayer(sun)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    chart.frame = CGRect(x: 20, y: bounds.midY, width: bounds.width - 40, height: 80)
    chart.setNeedsDisplay()
  }

  func show(_ report: SkyReport) {
    painter.hours = report.hours
    chart.setNeedsDisplay()
  }
}
#endif
