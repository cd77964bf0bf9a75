import UIKit

#if FoundationGeometry
// 31. A form to log in: fields, a button that is enabled when both are filled, an error that shakes.
protocol LoginFormDelegate: AnyObject {
  func loginForm(_ form: LoginForm, didSubmit name: String, password: String)
}

class LoginForm: UIView, UITextFieldDelegate {
  weak var delegate: LoginFormDelegate?
  let nameField = UITextField()
  let passwordField = UITextField()
  let button = UIButton(type: .system)
  let errorLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    nameField.placeholder = "Name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    passwordField.placeholder = "Password"
    passwordField.borderStyle = .roundedRect
    passwordField.isSecureTextEntry = true
    for field in [nameField, passwordField] {
      field.delegate = self
      field.addTarget(self, action: Selector(LoginForm.textChanged), for: .editingChanged)
    }
    button.setTitle("Log in", for: .normal)
    button.isEnabled = false
    button.addTarget(self, action: Selector(LoginForm.submit), for: .touchUpInside)
    errorLabel.textColor = .systemRed
    errorLabel.numberOfLines = 0
    errorLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, errorLabel, button])
    stack.axis = .vertical
    stack.spacing = 12
    stack.setCustomSpacing(24, after: errorLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      nameField.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
    ])
  }

  private func textChanged() {
    button.isEnabled = !(nameField.text ?? "").isEmpty && !(passwordField.text ?? "").isEmpty
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField == nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
      submit()
    }
    return true
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard textField === nameField, let text = textField.text,
      let swiftRange = Range(range, in: text)
    else { return true }
    return text.replacingCharacters(in: swiftRange, with: string).count <= 8
  }

  private func submit() {
    guard let name = nameField.text, let password = passwordField.text, !name.isEmpty,
      !password.isEmpty
    else {
      return show(error: "Both fields are needed.")
    }
    errorLabel.isHidden = true
    delegate?.loginForm(self, didSubmit: name, password: password)
  }

  func show(error: String) {
    errorLabel.attributedText = NSAttributedString(
      string: error,
      attributes: [.font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.systemRed])
    errorLabel.isHidden = false
    UIView.animateKeyframes(
      withDuration: 0.3, delay: 0, options: [],
      animations: {
        for (index, offset) in [-8, 8, -4, 0].enumerated() {
          UIView.addKeyframe(withRelativeStartTime: Double(index) * 0.25, relativeDuration: 0.25) {
            self.transform = CGAffineTransform(translationX: CGFloat(offset), y: 0)
          }
        }
      }, completion: nil)
  }
}
#endif

// 32. Stars for a rating, by taps and by dragging, in halves.
class RatingStars: UIControl {
  var count = 5 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  var rating: Double = 0 { didSet { if rating != oldValue { setNeedsDisplay() } } }
  var starSize: CGFloat = 32
  let gap: CGFloat = 4

  override var intrinsicContentSize: CGSize {
    return CGSize(width: CGFloat(count) * (starSize + gap) - gap, height: starSize)
  }

  private func starPath(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    for corner in 0..<10 {
      let radius = corner.isMultiple(of: 2) ? rect.width / 2 : rect.width / 5
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  override func draw(_ rect: CGRect) {
    let context = UIGraphicsGetCurrentContext()!
    for index in 0..<count {
      let frame = CGRect(
        x: CGFloat(index) * (starSize + gap), y: 0, width: starSize, height: starSize)
      let star = starPath(in: frame)
      UIColor.systemGray.setStroke()
      star.stroke()
      let part = CGFloat(min(max(rating - Double(index), 0), 1))
      context.saveGState()
      star.addClip()
      UIColor.systemYellow.setFill()
      UIRectFill(CGRect(x: frame.minX, y: 0, width: frame.width * part, height: frame.height))
      context.restoreGState()
    }
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(touch)
    return true
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(touch)
    return true
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    sendActions(for: .valueChanged)
  }
  private func update(_ touch: UITouch) {
    let steps = (touch.location(in: self).x / (starSize + gap) * 2).rounded(.up) / 2
    rating = min(max(Double(steps), 0), Double(count))
  }
}

#if FoundationGeometry
// 33. A cloud of tags that flow in lines, each as wide as its text.
class TagCloudView: UIView {
  var tags: [String] = [] {
    didSet { rebuild() }
  }
  var onTap: ((String) -> Void)?
  private var labels: [UILabel] = []
  private let gap: CGFloat = 6
  private var heightConstraint: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    heightConstraint = heightAnchor.constraint(equalToConstant: 0)
    heightConstraint.priority = UILayoutPriority(rawValue: 999)
    heightConstraint.isActive = true
    let tap = UITapGestureRecognizer(target: self, action: Selector(TagCloudView.tapped(_:)))
    addGestureRecognizer(tap)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func rebuild() {
    labels.forEach { $0.removeFromSuperview() }
    labels = tags.map { tag in
      let label = UILabel()
      label.text = tag
      label.font = .systemFont(ofSize: 14, weight: .semibold)
      label.textAlignment = .center
      label.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .darkGray : .lightGray }
      label.layer.masksToBounds = true
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var origin = CGPoint.zero
    var bottom: CGFloat = 0
    for label in labels {
      let text = label.text! as NSString
      let size = text.boundingRect(
        with: CGSize(width: bounds.width, height: .greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: [.font: label.font!], context: nil
      ).integral.size
      let width = min(size.width + 16, bounds.width)
      if origin.x > 0, origin.x + width > bounds.width { origin = CGPoint(x: 0, y: bottom + gap) }
      label.frame = CGRect(x: origin.x, y: origin.y, width: width, height: size.height + 8)
      label.layer.cornerRadius = label.frame.height / 2
      origin.x += width + gap
      bottom = label.frame.maxY
    }
    if heightConstraint.constant != bottom {
      heightConstraint.constant = bottom
      setNeedsUpdateConstraints()
    }
  }

  func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard let label = labels.first(where: { $0.frame.contains(point) }) else { return }
    onTap?(label.text!)
  }
}
#endif
