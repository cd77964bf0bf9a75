import UIKit
import CoreGraphics
import QuartzCore

// 9. A pad for signatures.
class SignaturePad: UIView {
  private let path = UIBezierPath()
  private var points = [CGPoint](repeating: CGPoint(), count: 5)
  private var counter = 0
  var strokeColor: UIColor = .black
  var hasSignature: Bool { return !path.isEmpty }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    path.lineWidth = 2
    path.lineJoinStyle = .round
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    strokeColor.setStroke()
    path.stroke()
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    counter = 0
    points[0] = touch.location(in: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    counter += 1
    points[counter] = touch.location(in: self)
    if counter == 4 {
      points[3] = CGPoint(x: (points[2].x + points[4].x) / 2, y: (points[2].y + points[4].y) / 2)
      path.move(to: points[0])
      path.addCurve(to: points[3], controlPoint1: points[1], controlPoint2: points[2])
      setNeedsDisplay()
      points[0] = points[3]
      points[1] = points[4]
      counter = 1
    }
  }
  func clear() {
    path.removeAllPoints()
    setNeedsDisplay()
  }
}

// 10. A card that is thrown away.
protocol CardViewDelegate: AnyObject {
  func cardWasThrown(_ card: CardView, toTheRight: Bool)
}

class CardView: UIView {
  weak var delegate: CardViewDelegate?
  private(set) var lastVelocity = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.3
    let pan = UIPanGestureRecognizer(target: self, action: Selector(CardView.handlePan(_:)))
    addGestureRecognizer(pan)
  }
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .changed:
      let translation = gesture.translation(in: superview)
      center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
      transform = CGAffineTransform(rotationAngle: (center.x - 100) / 1000)
      gesture.setTranslation(.zero, in: superview)
    case .ended, .cancelled:
      lastVelocity = gesture.velocity(in: superview)
      if abs(lastVelocity.x) > 500 {
        delegate?.cardWasThrown(self, toTheRight: lastVelocity.x > 0)
      } else {
        UIView.animate(
          withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: [],
          animations: {
            self.transform = .identity
          }, completion: nil)
      }
    default: break
    }
  }
}

// 11. A ring that shows progress.
class RingView: UIView {
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
  private(set) var ends = [CGPoint]()
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let path = UIBezierPath(
      arcCenter: center, radius: rect.width / 2 - 4, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
    path.lineWidth = 8
    tintColor.setStroke()
    path.stroke()
    ends = [path.currentPoint, path.reversing().currentPoint]
  }
}

// 12. A view with a gradient behind it.
class GradientView: UIView {
  var colors: [UIColor] = [.red, .blue]
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let space = CGColorSpaceCreateDeviceRGB()
    let cgColors = colors.map { $0.cgColor }
    guard let gradient = CGGradient(colorsSpace: space, colors: cgColors as CFArray, locations: [0, 1]) else { return }
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: rect.maxY), options: [])
  }
}

// 13. Parts of a path, counted.
extension UIBezierPath {
  var cornerCount: Int {
    var count = 0
    cgPath.applyWithBlock { element in
      if element.pointee.type == .addLineToPoint { count += 1 }
    }
    return count
  }
}

// 14. The parts of a color.
extension UIColor {
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return (r, g, b, a)
  }
  func isLight() -> Bool {
    let r = UnsafeMutablePointer<CGFloat>.allocate(capacity: 1)
    defer { r.deallocate() }
    getRed(r, green: nil, blue: nil, alpha: nil)
    return r.pointee > 0.5
  }
}

// 15. A label with room around its text.
class PaddedLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: insets)) }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}

// 16. A button that is easier to hit.
class LargeButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

// 17. A view that lets touches through where nothing is.
class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit == self ? nil : hit
  }
}

// 18. A view that is dragged about.
class DraggableView: UIView {
  private var offset = CGPoint.zero
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let location = touches.first?.location(in: superview) else { return }
    offset = CGPoint(x: location.x - center.x, y: location.y - center.y)
    superview?.bringSubviewToFront(self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let location = touches.first?.location(in: superview) else { return }
    center = CGPoint(x: location.x - offset.x, y: location.y - offset.y)
  }
}
