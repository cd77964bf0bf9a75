import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A tree of views that changes at random, by one seed.
@MainActor final class ChangingTree {
  let root: UIView
  private(set) var views: [UIView] = []
  private var random: SplitMix
  private let size: CGSize

  init(in root: UIView, seed: UInt64, count: Int) {
    self.root = root
    size = root.bounds.size
    random = SplitMix(seed: seed)
    for _ in 0..<count { add() }
  }

  /// Does one thing at random, and says what.
  func change() -> String {
    guard let view = views.isEmpty ? nil : views[random.pick(views.count)] else {
      add()
      return "add"
    }
    switch random.pick(20) {
    case 0, 1: view.center = CGPoint(x: coordinate(size.width), y: coordinate(size.height))
    case 2: view.frame.size = CGSize(width: coordinate(size.width) / 2, height: coordinate(size.height) / 2)
    case 3:
      view.transform = random.pick(3) == 0 ? .identity : CGAffineTransform(rotationAngle: coordinate(3))
    case 4: view.transform = CGAffineTransform(scaleX: coordinate(2), y: coordinate(2))
    case 5: view.alpha = CGFloat(random.pick(5)) / 4
    case 6: view.isHidden.toggle()
    case 7, 8: view.backgroundColor = color()
    case 9: (view.superview ?? root).bringSubviewToFront(view)
    case 10: (view.superview ?? root).sendSubviewToBack(view)
    case 11: remove(view)
    case 12, 13: add()
    case 14: view.clipsToBounds.toggle()
    case 15: view.layer.cornerRadius = CGFloat(random.pick(4)) * 3.5
    case 16:
      view.layer.shadowOpacity = Float(random.pick(3)) / 3
      view.layer.shadowOffset = CGSize(width: coordinate(8) - 4, height: coordinate(8) - 4)
      view.layer.shadowRadius = coordinate(5)
    case 17: view.bounds.origin = CGPoint(x: coordinate(10), y: coordinate(10))
    case 18:
      view.layer.borderWidth = coordinate(3)
      view.layer.borderColor = color()?.cgColor
    default: return changeRarely(view)
    }
    return "\(type(of: view)) \(view.frame)"
  }

  private func changeRarely(_ view: UIView) -> String {
    switch random.pick(10) {
    case 9:
      let oval = CGRect(x: coordinate(20), y: coordinate(20), width: coordinate(60), height: coordinate(40))
      view.layer.shadowPath = view.layer.shadowPath == nil ? CGPath(ellipseIn: oval) : nil
    case 5: view.layer.maskedCorners = CACornerMask(rawValue: UInt(random.pick(16)))
    case 6, 7: changeLayers(of: view)
    case 8:
      let mask = shape()
      view.layer.mask = view.layer.mask == nil ? mask : nil
    case 0: view.layer.zPosition = CGFloat(random.pick(3)) - 1
    case 1: view.contentMode = UIView.ContentMode(rawValue: random.pick(13)) ?? .redraw
    case 2: (view as? UILabel)?.text = "Text \(random.pick(1000))"
    case 3: view.setNeedsDisplay()
    default:
      let mask = UIView(frame: CGRect(x: coordinate(9), y: coordinate(9), width: coordinate(60), height: 40))
      mask.backgroundColor = .black
      mask.layer.cornerRadius = 7
      view.mask = view.mask == nil ? mask : nil
    }
    return "rare"
  }

  private func changeLayers(of view: UIView) {
    let own = (view.layer.sublayers ?? []).filter { $0 is CAShapeLayer || $0 is CAGradientLayer }
    if let layer = own.last, random.pick(2) == 0 {
      switch random.pick(5) {
      case 0: layer.removeFromSuperlayer()
      case 1: layer.frame = CGRect(x: coordinate(20), y: coordinate(20), width: coordinate(60), height: coordinate(40))
      case 2: (layer as? CAShapeLayer)?.strokeEnd = coordinate(1)
      case 3: (layer as? CAShapeLayer)?.fillColor = color()?.cgColor
      default: (layer as? CAGradientLayer)?.colors = [CGColor.black, color()?.cgColor ?? .white]
      }
      return
    }
    let layer: CALayer
    if random.pick(2) == 0 {
      layer = shape()
    } else {
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = [color()?.cgColor ?? .black, color()?.cgColor ?? .white]
      gradient.cornerRadius = coordinate(9)
      layer = gradient
    }
    view.layer.insertSublayer(layer, at: UInt32(random.pick(3)))
  }

  /// A shape without a size, which is drawn outside its bounds.
  private func shape() -> CAShapeLayer {
    let shape = CAShapeLayer()
    let rect = CGRect(x: coordinate(30) - 10, y: coordinate(30) - 10, width: coordinate(50) + 2, height: 30)
    shape.path = UIBezierPath(ovalIn: rect).cgPath
    shape.strokeColor = color()?.cgColor
    shape.lineWidth = coordinate(4)
    return shape
  }

  private func add() {
    guard views.count < 60 else { return remove(views[random.pick(views.count)]) }
    let frame = CGRect(
      x: coordinate(size.width) - 20, y: coordinate(size.height) - 20, width: coordinate(70), height: coordinate(50))
    let view: UIView
    switch random.pick(4) {
    case 0:
      let label = UILabel(frame: frame)
      label.text = "Label \(views.count)"
      view = label
    case 1: view = Drawing(frame: frame)
    default: view = UIView(frame: frame)
    }
    view.backgroundColor = color()
    let superview = views.isEmpty || random.pick(2) == 0 ? root : views[random.pick(views.count)]
    superview.insertSubview(view, at: random.pick(superview.subviews.count + 1))
    views.append(view)
  }

  private func remove(_ view: UIView) {
    view.removeFromSuperview()
    views.removeAll { $0.isDescendant(of: view) }
  }

  /// A whole number half of the time, one of many digits otherwise.
  private func coordinate(_ limit: CGFloat) -> CGFloat {
    let value = CGFloat(random.pick(1 << 20)) / CGFloat(1 << 20) * limit
    return random.pick(2) == 0 ? value.rounded() : value
  }

  private func color() -> UIColor? {
    if random.pick(6) == 0 { return nil }
    return UIColor(
      red: CGFloat(random.pick(256)) / 255, green: CGFloat(random.pick(256)) / 255,
      blue: CGFloat(random.pick(256)) / 255, alpha: random.pick(4) == 0 ? 0.5 : 1)
  }

  /// A view with a `draw(_:)` that uses a blend mode.
  final class Drawing: UIView {
    private(set) var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setFillColor(red: 0.2, green: 0.6, blue: 0.3, alpha: 1)
      context.fillEllipse(in: rect.insetBy(dx: 2, dy: 2))
      context.setBlendMode(.multiply)
      context.setFillColor(red: 0.9, green: 0.4, blue: 0.3, alpha: 1)
      context.fill(CGRect(x: rect.midX, y: rect.minY, width: rect.width, height: rect.height))
    }
  }
}
