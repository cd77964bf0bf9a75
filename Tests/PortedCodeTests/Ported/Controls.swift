import UIKit

// 5. A slider with two knobs.
class RangeSlider: UIControl {
  var lowerValue: CGFloat = 0.2 { didSet { setNeedsLayout() } }
  var upperValue: CGFloat = 0.8 { didSet { setNeedsLayout() } }
  let lowerThumb = UIView(), upperThumb = UIView()
  private var previous = CGPoint.zero
  private var dragged: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }
  private func setup() {
    for thumb in [lowerThumb, upperThumb] {
      thumb.backgroundColor = .blue
      thumb.isUserInteractionEnabled = false
      addSubview(thumb)
    }
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 30
    lowerThumb.frame = CGRect(x: width * lowerValue, y: 0, width: 30, height: 30)
    upperThumb.frame = CGRect(x: width * upperValue, y: 0, width: 30, height: 30)
  }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    previous = touch.location(in: self)
    dragged = [upperThumb, lowerThumb].first { $0.frame.contains(previous) }
    return dragged != nil
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let delta = (location.x - previous.x) / (bounds.width - 30)
    previous = location
    if dragged === lowerThumb {
      lowerValue = min(max(lowerValue + delta, 0), upperValue)
    } else {
      upperValue = max(min(upperValue + delta, 1), lowerValue)
    }
    sendActions(for: .valueChanged)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    dragged = nil
  }
}

// 6. A joystick.
protocol JoystickDelegate: AnyObject {
  func joystick(_ joystick: Joystick, moved vector: CGVector)
}

class Joystick: UIView {
  weak var delegate: JoystickDelegate?
  private let stick = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  override init(frame: CGRect) {
    super.init(frame: frame)
    stick.layer.cornerRadius = 20
    stick.backgroundColor = #colorLiteral(red: 0.2, green: 0.2, blue: 0.2, alpha: 1)
    addSubview(stick)
    centerStick()
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func centerStick() { stick.center = CGPoint(x: bounds.midX, y: bounds.midY) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { move(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { release() }

  private func move(_ touches: Set<UITouch>) {
    guard let point = touches.first?.location(in: self) else { return }
    var vector = CGVector(dx: point.x - bounds.midX, dy: point.y - bounds.midY)
    let length = sqrt(vector.dx * vector.dx + vector.dy * vector.dy), radius = bounds.width / 2
    if length > radius {
      vector = CGVector(dx: vector.dx / length * radius, dy: vector.dy / length * radius)
    }
    stick.center = CGPoint(x: bounds.midX + vector.dx, y: bounds.midY + vector.dy)
    delegate?.joystick(self, moved: CGVector(dx: vector.dx / radius, dy: vector.dy / radius))
  }
  private func release() {
    UIView.animate(withDuration: 0.2) { self.centerStick() }
    delegate?.joystick(self, moved: .zero)
  }
}

// 7. A check box.
class CheckBox: UIButton {
  var isChecked: Bool = false {
    didSet { setTitle(isChecked ? "☑" : "☐", for: UIControl.State.normal) }
  }
  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: Selector(CheckBox.buttonClicked(sender:)), for: UIControl.Event.touchUpInside)
    isChecked = false
  }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  func buttonClicked(sender: UIButton) {
    if sender == self { isChecked = !isChecked }
  }
}

// 8. A rating with stars.
class RatingControl: UIStackView {
  private var ratingButtons = [UIButton]()
  var rating = 0 { didSet { updateButtonSelectionStates() } }
  var starCount: Int = 5 { didSet { setupButtons() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setupButtons()
  }
  required init(coder: NSCoder) { fatalError() }

  func ratingButtonTapped(button: UIButton) {
    guard let index = ratingButtons.firstIndex(of: button) else { fatalError("unknown button") }
    let selectedRating = index + 1
    rating = selectedRating == rating ? 0 : selectedRating
  }
  private func setupButtons() {
    for button in ratingButtons {
      removeArrangedSubview(button)
      button.removeFromSuperview()
    }
    ratingButtons.removeAll()
    for _ in 0..<starCount {
      let button = UIButton()
      button.setTitle("☆", for: .normal)
      button.setTitle("★", for: .selected)
      button.addTarget(self, action: Selector(RatingControl.ratingButtonTapped(button:)), for: .touchUpInside)
      addArrangedSubview(button)
      ratingButtons.append(button)
    }
    distribution = .fillEqually
    updateButtonSelectionStates()
  }
  private func updateButtonSelectionStates() {
    for (index, button) in ratingButtons.enumerated() { button.isSelected = index < rating }
  }
  var selectedCount: Int { return ratingButtons.filter { $0.isSelected }.count }
}
