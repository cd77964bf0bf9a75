import UIKit

// Pieces that draw with layers, in the manner of iOS code.

// 25. A ring whose arc is drawn by an animation.
class CircularProgressBar: UIView {

  var trackColor: UIColor = UIColor.lightGray {
    didSet { trackLayer.strokeColor = trackColor.cgColor }
  }
  var barColor: UIColor = UIColor.blue {
    didSet { barLayer.strokeColor = barColor.cgColor }
  }
  var thickness: CGFloat = 8 {
    didSet { setNeedsLayout() }
  }

  private(set) var progress: Float = 0
  var onFinish: (() -> Void)?

  private(set) lazy var trackLayer: CAShapeLayer = self.makeLayer(self.trackColor)
  private(set) lazy var barLayer: CAShapeLayer = self.makeLayer(self.barColor)
  private let label: UILabel = {
    let label = UILabel()
    label.textAlignment = .center
    label.font = UIFont.systemFont(ofSize: 20, weight: .medium)
    return label
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    commonInit()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    setProgress(0.6, animated: false)
  }

  private func commonInit() {
    layer.addSublayer(trackLayer)
    layer.addSublayer(barLayer)
    addSubview(label)
    barLayer.strokeEnd = 0
    label.text = "0 %"
  }

  private func makeLayer(_ color: UIColor) -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.fillColor = UIColor.clear.cgColor
    shape.strokeColor = color.cgColor
    shape.lineCap = .round
    return shape
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = (min(bounds.width, bounds.height) - thickness) / 2
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius,
      startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for shape in [trackLayer, barLayer] {
      shape.frame = bounds
      shape.path = path.cgPath
      shape.lineWidth = thickness
    }
    label.frame = bounds
  }

  func setProgress(_ value: Float, animated: Bool, duration: TimeInterval = 1) {
    let newValue = max(0, min(1, value))
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in self?.onFinish?() }
    if animated {
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      animation.fromValue = progress
      animation.toValue = newValue
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      barLayer.add(animation, forKey: "progress")
    }
    barLayer.strokeEnd = CGFloat(newValue)
    CATransaction.commit()
    progress = newValue
    label.text = "\(Int(newValue * 100)) %"
  }
}

// 26. A button with a gradient for its layer, which pulses.
class GradientButton: UIButton {

  override class var layerClass: AnyClass { return CAGradientLayer.self }

  private var gradientLayer: CAGradientLayer { return layer as! CAGradientLayer }

  var startColor: UIColor = .red { didSet { updateColors() } }
  var endColor: UIColor = .orange { didSet { updateColors() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    layer.cornerRadius = 8
    layer.masksToBounds = true
    updateColors()
    addTarget(self, action: Selector(GradientButton.pulse), for: .touchUpInside)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func updateColors() {
    gradientLayer.colors = [startColor.cgColor, endColor.cgColor]
  }

  private func pulse() {
    let scale = CASpringAnimation(keyPath: "transform.scale")
    scale.fromValue = 0.95
    scale.toValue = 1.0
    scale.damping = 4
    scale.duration = scale.settlingDuration
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0.6
    fade.toValue = 1
    fade.duration = 0.3
    let group = CAAnimationGroup()
    group.animations = [scale, fade]
    group.duration = scale.settlingDuration
    layer.add(group, forKey: "pulse")
  }
}

// 27. Waiting dots, each a separate layer.
class TypingIndicator: UIView {

  private var dots: [CALayer] = []
  private(set) var isAnimating = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    for _ in 0..<3 {
      let dot = CALayer()
      dot.backgroundColor = UIColor.gray.cgColor
      layer.addSublayer(dot)
      dots.append(dot)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(x: CGFloat(index) * 14, y: (bounds.height - 10) / 2, width: 10, height: 10)
      dot.cornerRadius = 5
    }
  }

  func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    for (index, dot) in dots.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [1, 0.2, 1]
      animation.keyTimes = [0, 0.5, 1]
      animation.duration = 0.9
      animation.repeatCount = .infinity
      animation.beginTime = CACurrentMediaTime() + Double(index) * 0.15
      dot.add(animation, forKey: "typing")
    }
  }

  func stopAnimating() {
    isAnimating = false
    dots.forEach { $0.removeAllAnimations() }
  }
}

// 28. What many sources put into an extension of UIView.
extension UIView {

  var roundness: CGFloat {
    get { return layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  func roundTopCorners(radius: CGFloat) {
    layer.cornerRadius = radius
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  func mask(with path: UIBezierPath) {
    let shape = CAShapeLayer()
    shape.path = path.cgPath
    layer.mask = shape
  }

  func addDashedBorder(color: UIColor) -> CAShapeLayer {
    let border = CAShapeLayer()
    border.strokeColor = color.cgColor
    border.lineDashPattern = [6, 3]
    border.fillColor = nil
    border.frame = bounds
    border.path = UIBezierPath(rect: bounds).cgPath
    layer.addSublayer(border)
    return border
  }

  func shake() {
    let animation = CAKeyframeAnimation(keyPath: "transform.translation.x")
    animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.linear)
    animation.duration = 0.6
    animation.values = [-20.0, 20.0, -20.0, 20.0, -10.0, 10.0, -5.0, 5.0, 0.0]
    layer.add(animation, forKey: "shake")
  }
}

// 29. A stroke that is drawn into a layer while the finger moves.
class InkView: UIView {

  private var current: CAShapeLayer?
  private var path = UIBezierPath()
  var strokes: [CAShapeLayer] { return (layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    path = UIBezierPath()
    path.move(to: point)
    let ink = CAShapeLayer()
    ink.strokeColor = tintColor.cgColor
    ink.fillColor = nil
    ink.lineWidth = 4
    ink.lineCap = CAShapeLayerLineCap.round
    ink.lineJoin = CAShapeLayerLineJoin.round
    layer.addSublayer(ink)
    current = ink
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      path.addLine(to: sample.location(in: self))
    }
    current?.path = path.cgPath
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    current = nil
  }

  func undo() {
    strokes.last?.removeFromSuperlayer()
  }
}
