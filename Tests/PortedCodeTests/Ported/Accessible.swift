import UIKit

#if FoundationGeometry
// 38. A slider around a circle that assistive technology can read and change.
class CircularSlider: UIControl {
  var minimumValue: CGFloat = 0 { didSet { value = clamp(value) } }
  var maximumValue: CGFloat = 100 { didSet { value = clamp(value) } }
  var lineWidth: CGFloat = 12 { didSet { setNeedsLayout() } }
  var trackColor: UIColor = .systemGray5 {
    didSet { trackLayer.strokeColor = trackColor.cgColor }
  }

  var value: CGFloat = 0 {
    didSet {
      guard value != oldValue else { return }
      updateLayers()
    }
  }

  private let trackLayer = CAShapeLayer()
  private let valueLayer = CAShapeLayer()
  private let thumbLayer = CALayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    backgroundColor = UIColor.clear
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = NSLocalizedString("Volume", comment: "The circular slider")
    for shape in [trackLayer, valueLayer] {
      shape.fillColor = nil
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    thumbLayer.backgroundColor = UIColor.white.cgColor
    thumbLayer.shadowColor = UIColor.black.cgColor
    thumbLayer.shadowOpacity = 0.3
    thumbLayer.shadowOffset = CGSize(width: 0, height: 1)
    thumbLayer.shadowRadius = 2
    layer.addSublayer(thumbLayer)
    trackLayer.strokeColor = trackColor.cgColor
    valueLayer.strokeColor = tintColor.cgColor
  }

  private var radius: CGFloat { (min(bounds.width, bounds.height) - lineWidth) / 2 }
  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }
  private var fraction: CGFloat { (value - minimumValue) / (maximumValue - minimumValue) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: middle, radius: radius, startAngle: -CGFloat.pi / 2, endAngle: CGFloat.pi * 1.5, clockwise: true)
    for shape in [trackLayer, valueLayer] {
      shape.frame = bounds
      shape.path = path.cgPath
      shape.lineWidth = lineWidth
    }
    thumbLayer.bounds = CGRect(x: 0, y: 0, width: lineWidth * 1.5, height: lineWidth * 1.5)
    thumbLayer.cornerRadius = lineWidth * 0.75
    thumbLayer.shadowPath = UIBezierPath(ovalIn: thumbLayer.bounds).cgPath
    updateLayers()
  }

  private func updateLayers() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    valueLayer.strokeEnd = fraction
    let angle = fraction * 2 * .pi - .pi / 2
    thumbLayer.position = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
    CATransaction.commit()
  }

  private func clamp(_ value: CGFloat) -> CGFloat { return min(max(value, minimumValue), maximumValue) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    valueLayer.strokeColor = tintColor.cgColor
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let distance = hypot(point.x - middle.x, point.y - middle.y)
    return abs(distance - radius) <= max(lineWidth, 44) / 2
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event)
    return continueTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.continueTracking(touch, with: event)
    let point = touch.location(in: self)
    var angle = atan2(point.y - middle.y, point.x - middle.x) + .pi / 2
    if angle < 0 { angle += 2 * .pi }
    value = minimumValue + angle / (2 * .pi) * (maximumValue - minimumValue)
    sendActions(for: .valueChanged)
    return true
  }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get { return "\(Int((fraction * 100).rounded())) percent" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() {
    value = clamp(value + (maximumValue - minimumValue) / 10)
    sendActions(for: .valueChanged)
  }

  override func accessibilityDecrement() {
    value = clamp(value - (maximumValue - minimumValue) / 10)
    sendActions(for: .valueChanged)
  }
}

// 39. Stars that are read as one element.
class StarRatingControl: UIStackView {
  private var starButtons = [UIButton]()
  var onChange: ((Int) -> Void)?
  var rating = 0 { didSet { updateStars() } }
  var starCount: Int = 5 { didSet { setupButtons() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupButtons()
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
    setupButtons()
  }

  private func setupButtons() {
    for button in starButtons {
      removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    starButtons.removeAll()
    spacing = 4
    distribution = .fillEqually
    for index in 0..<starCount {
      let button = UIButton(type: .custom)
      button.setTitle("☆", for: .normal)
      button.setTitle("★", for: .selected)
      button.setTitleColor(.systemOrange, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = false
      button.heightAnchor.constraint(equalToConstant: 44).isActive = true
      button.widthAnchor.constraint(equalToConstant: 44).isActive = true
      button.accessibilityLabel = "Set \(index + 1) star rating"
      button.accessibilityIdentifier = "star-\(index + 1)"
      button.addTarget(self, action: Selector(StarRatingControl.ratingButtonTapped(button:)), for: .touchUpInside)
      addArrangedSubview(button)
      starButtons.append(button)
    }
    updateStars()
  }

  func ratingButtonTapped(button: UIButton) {
    guard let index = starButtons.firstIndex(of: button) else {
      fatalError("The button, \(button), is not in the array: \(starButtons)")
    }
    let selected = index + 1
    rating = selected == rating ? 0 : selected
    onChange?(rating)
  }

  private func updateStars() {
    for (index, button) in starButtons.enumerated() {
      button.isSelected = index < rating
      let hint: String?
      if rating == index + 1 {
        hint = "Tap to reset the rating to zero."
      } else {
        hint = nil
      }
      let value: String
      switch rating {
      case 0: value = "No rating set."
      case 1: value = "1 star set."
      default: value = "\(rating) stars set."
      }
      button.accessibilityHint = hint
      button.accessibilityValue = value
    }
  }
}
#endif
