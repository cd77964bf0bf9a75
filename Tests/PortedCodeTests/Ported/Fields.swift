import UIKit

#if FoundationGeometry
// 40. A text field whose placeholder floats above the text.
class FloatingLabelTextField: UITextField {
  private let floatingLabel = UILabel()
  private let underline = CALayer()
  var activeColor: UIColor = .systemBlue
  var inactiveColor: UIColor = .lightGray
  var padding = UIEdgeInsets(top: 18, left: 8, bottom: 4, right: 8)

  override var text: String? { didSet { updateLabel(animated: false) } }
  override var placeholder: String? {
    didSet {
      floatingLabel.text = placeholder
      floatingLabel.sizeToFit()
    }
  }
  override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    borderStyle = .none
    clipsToBounds = false
    floatingLabel.font = UIFont.systemFont(ofSize: 11, weight: .medium)
    floatingLabel.textColor = inactiveColor
    floatingLabel.alpha = 0
    floatingLabel.isAccessibilityElement = false
    addSubview(floatingLabel)
    underline.backgroundColor = inactiveColor.cgColor
    layer.addSublayer(underline)
    addTarget(self, action: Selector(FloatingLabelTextField.editingDidBegin), for: .editingDidBegin)
    addTarget(self, action: Selector(FloatingLabelTextField.editingDidEnd), for: .editingDidEnd)
    addTarget(self, action: Selector(FloatingLabelTextField.editingChanged), for: .editingChanged)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height: CGFloat = isFirstResponder ? 2 : 1
    underline.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    floatingLabel.frame.origin.x = padding.left
  }

  override func textRect(forBounds bounds: CGRect) -> CGRect { return bounds.inset(by: padding) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { return bounds.inset(by: padding) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { return bounds.inset(by: padding) }

  private func editingDidBegin() {
    underline.backgroundColor = activeColor.cgColor
    floatingLabel.textColor = activeColor
    setNeedsLayout()
  }

  private func editingDidEnd() {
    underline.backgroundColor = inactiveColor.cgColor
    floatingLabel.textColor = inactiveColor
    setNeedsLayout()
  }

  private func editingChanged() { updateLabel(animated: true) }

  var isFloating: Bool { return floatingLabel.alpha == 1 }

  private func updateLabel(animated: Bool) {
    let floats = !(text?.isEmpty ?? true)
    let changes = {
      self.floatingLabel.alpha = floats ? 1 : 0
      self.floatingLabel.frame.origin.y = floats ? 2 : self.padding.top
    }
    if animated {
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.curveEaseOut, .beginFromCurrentState], animations: changes,
        completion: nil)
    } else {
      changes()
    }
  }
}

// 41. A button that shows that it works.
class LoadingButton: UIButton {
  private var originalTitle: String?
  private let activityIndicator: UIActivityIndicatorView = {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.hidesWhenStopped = true
    indicator.color = .white
    indicator.translatesAutoresizingMaskIntoConstraints = false
    return indicator
  }()

  private(set) var isLoading = false

  override var isHighlighted: Bool {
    didSet {
      guard oldValue != isHighlighted else { return }
      let animator = {
        self.transform = self.isHighlighted ? CGAffineTransform.identity.scaledBy(x: 0.96, y: 0.96) : .identity
      }
      UIView.animate(
        withDuration: 0.25, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.8,
        options: [.allowUserInteraction, .beginFromCurrentState], animations: animator)
    }
  }

  convenience init(title: String) {
    self.init(type: .custom)
    setTitle(title, for: .normal)
    setTitleColor(.white, for: .normal)
    setTitleColor(UIColor.white.withAlphaComponent(0.5), for: .disabled)
    titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    titleLabel?.adjustsFontSizeToFitWidth = true
    contentEdgeInsets = UIEdgeInsets(top: 12, left: 24, bottom: 12, right: 24)
    backgroundColor = .systemIndigo
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    layer.masksToBounds = false
    addSubview(activityIndicator)
    NSLayoutConstraint.activate([
      activityIndicator.centerXAnchor.constraint(equalTo: centerXAnchor),
      activityIndicator.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  func startLoading() {
    guard !isLoading else { return }
    isLoading = true
    originalTitle = title(for: .normal)
    setTitle("", for: .normal)
    isUserInteractionEnabled = false
    activityIndicator.startAnimating()
    accessibilityLabel = "Loading"
  }

  func stopLoading() {
    isLoading = false
    setTitle(originalTitle, for: .normal)
    isUserInteractionEnabled = true
    activityIndicator.stopAnimating()
    accessibilityLabel = nil
  }

  var isSpinning: Bool { return activityIndicator.isAnimating }
}

// 42. A pill that slides below the chosen segment.
protocol PillSegmentedControlDelegate: AnyObject {
  func pillControl(_ control: PillSegmentedControl, didSelectSegmentAt index: Int)
}

final class PillSegmentedControl: UIControl {
  weak var delegate: PillSegmentedControlDelegate?
  private var labels = [UILabel]()
  private let thumbView = UIView()
  var items: [String] { didSet { setupLabels() } }
  private(set) var selectedIndex = 0
  var thumbFrame: CGRect { return thumbView.frame }

  init(items: [String]) {
    self.items = items
    super.init(frame: .zero)
    layer.borderColor = UIColor(white: 0.9, alpha: 1).cgColor
    layer.borderWidth = 1 / UIScreen.main.scale
    backgroundColor = UIColor(red: 118 / 255, green: 118 / 255, blue: 128 / 255, alpha: 0.12)
    thumbView.backgroundColor = .white
    thumbView.isUserInteractionEnabled = false
    insertSubview(thumbView, at: 0)
    setupLabels()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setupLabels() {
    labels.forEach { $0.removeFromSuperview() }
    labels = items.map { title in
      let label = UILabel()
      label.text = title
      label.textAlignment = .center
      label.font = UIFont.preferredFont(forTextStyle: .subheadline)
      label.accessibilityTraits = .button
      addSubview(label)
      return label
    }
    updateColors()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = frame.height / 2
    guard labels.isEmpty == false else { return }
    let width = bounds.width / CGFloat(labels.count)
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    thumbView.frame = labels[selectedIndex].frame.insetBy(dx: 3, dy: 3)
    thumbView.layer.cornerRadius = thumbView.frame.height / 2
    thumbView.layer.shadowColor = UIColor.black.cgColor
    thumbView.layer.shadowOpacity = 0.15
    thumbView.layer.shadowOffset = .zero
    thumbView.layer.shadowPath =
      UIBezierPath(roundedRect: thumbView.bounds, cornerRadius: thumbView.layer.cornerRadius).cgPath
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    if let index = labels.firstIndex(where: { $0.frame.contains(location) }) {
      select(index, animated: true)
    }
    return false
  }

  private func select(_ index: Int, animated: Bool) {
    guard index != selectedIndex else { return }
    selectedIndex = index
    updateColors()
    sendActions(for: .valueChanged)
    delegate?.pillControl(self, didSelectSegmentAt: index)
    UIView.animate(
      withDuration: animated ? 0.4 : 0, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0.5,
      options: .curveEaseInOut,
      animations: {
        self.thumbView.frame = self.labels[index].frame.insetBy(dx: 3, dy: 3)
      }, completion: nil)
  }

  private func updateColors() {
    for (index, label) in labels.enumerated() {
      label.textColor = index == selectedIndex ? .label : .secondaryLabel
      label.accessibilityTraits = index == selectedIndex ? [.button, .selected] : .button
    }
  }
}
#endif
