import UIKit

// Pieces around a wheel of colors, in the manner of iOS code.

// 55. A delegate that need not write everything.
protocol HueWheelDelegate: AnyObject {
  func hueWheelDidBegin(_ wheel: HueWheel)
  func hueWheel(_ wheel: HueWheel, didPick color: UIColor)
  func hueWheelDidEnd(_ wheel: HueWheel)
}

extension HueWheelDelegate {
  func hueWheelDidBegin(_ wheel: HueWheel) {}
  func hueWheel(_ wheel: HueWheel, didPick color: UIColor) {}
  func hueWheelDidEnd(_ wheel: HueWheel) {}
}

// 56. A wheel whose hue is picked with a finger.
class HueWheel: UIControl {

  weak var delegate: HueWheelDelegate?
  private(set) var hue: CGFloat = 0

  private let ring = CAGradientLayer()
  private let hole = CAShapeLayer()
  let caption = CATextLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 1, y: 0.5)
    ring.colors = stride(from: 0, through: 1, by: 1.0 / 6).map {
      UIColor(hue: CGFloat($0), saturation: 1, brightness: 1, alpha: 1).cgColor
    }
    hole.fillRule = .evenOdd
    ring.mask = hole
    layer.addSublayer(ring)

    caption.alignmentMode = .center
    caption.font = UIFont.systemFont(ofSize: 10, weight: .semibold)
    caption.fontSize = 16
    caption.foregroundColor = UIColor.black.cgColor
    caption.actions = ["contents": NSNull(), "bounds": NSNull()]
    layer.addSublayer(caption)
    show()
  }

  override func layoutSublayers(of layer: CALayer) {
    super.layoutSublayers(of: layer)
    guard layer === self.layer else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ring.frame = bounds
    let rim = UIBezierPath(ovalIn: bounds)
    rim.append(UIBezierPath(ovalIn: bounds.insetBy(dx: bounds.width / 5, dy: bounds.height / 5)))
    hole.path = rim.cgPath
    let size = caption.preferredFrameSize()
    caption.frame = CGRect(x: 0, y: bounds.midY - size.height / 2, width: bounds.width, height: size.height)
    CATransaction.commit()
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    delegate?.hueWheelDidBegin(self)
    pick(touch.location(in: self))
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pick(touch.location(in: self))
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    delegate?.hueWheelDidEnd(self)
  }

  private func pick(_ point: CGPoint) {
    let angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
    hue = (angle < 0 ? angle + 2 * .pi : angle) / (2 * .pi)
    show()
    sendActions(for: .valueChanged)
    delegate?.hueWheel(self, didPick: UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1))
  }

  private func show() {
    caption.string = "\(Int((hue * 360).rounded()))°"
    setNeedsLayout()
  }
}

// 57. Tags drawn by a layer, found by where a finger comes down.
final class TagStrip: UIView {

  var onTag: ((String) -> Void)?
  private var tags: [CATextLayer] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(TagStrip.tapped(_:))))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func setTags(_ names: [String]) {
    layer.sublayers = nil
    var x: CGFloat = 0
    tags = names.map { name in
      let tag = CATextLayer()
      tag.name = name
      tag.string = NSAttributedString(
        string: name, attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.white])
      tag.backgroundColor = UIColor.systemBlue.cgColor
      tag.cornerRadius = 6
      tag.frame = CGRect(origin: CGPoint(x: x, y: 0), size: tag.preferredFrameSize())
      layer.addSublayer(tag)
      x = tag.frame.maxX + 8
      return tag
    }
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard let hit = layer.hitTest(layer.convert(tap.location(in: self), to: layer.superlayer)), hit !== layer else {
      return
    }
    onTag?(hit.name ?? "?")
  }
}
