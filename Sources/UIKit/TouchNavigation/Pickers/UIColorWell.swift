import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A control that shows a color and lets the user pick another one.
///
/// A tap, Space and Return open a color picker beside it; each change sends `valueChanged`.
/// https://developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// What the picker says above the colors; nil for nothing.
  open var title: String?
  /// Whether the user may pick how much the color lets through; true by default.
  open var supportsAlpha = true
  /// The color; nil, the default, for none.
  ///
  /// Setting it sends nothing.
  open var selectedColor: UIColor? { didSet { swatch.color = selectedColor } }
  private let swatch = ColorSwatch(nil)
  private weak var picker: UIColorPickerViewController?

  /// A well without a color; its natural size is 32 by 32 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    swatch.hasRing = true
    swatch.accessibilityLabel = "Color"
    swatch.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    addSubview(swatch)
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// 32 by 32 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 32, height: 32) }
  /// 32 by 32 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// What is inside has the focus.
  open override var canBecomeFocused: Bool { false }
  /// Touches go to what is inside.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Whether it can be used.
  open override var isEnabled: Bool { didSet { swatch.isEnabled = isEnabled } }

  /// Places what is inside, in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height, 32)
    swatch.frame = CGRect(
      x: ((bounds.width - side) / 2).rounded(), y: ((bounds.height - side) / 2).rounded(), width: side, height: side)
  }

  private func open() {
    guard picker == nil, var front = window?.rootViewController else { return }
    while let next = front.presentedViewController { front = next }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    picker.selectedColor = selectedColor ?? .white
    picker.delegate = self
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceView = self
    self.picker = picker
    front.present(picker, animated: true)
  }

  /// Takes the color over, and sends `valueChanged`.
  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
