import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// A control that displays a color and opens a color picker.
///
/// A tap, Space or Return opens the picker next to it; each change sends `valueChanged`.
/// https://developer.apple.com/documentation/uikit/uicolorwell
@preconcurrency @MainActor open class UIColorWell: UIControl, UIColorPickerViewControllerDelegate {
  /// The title of the picker, or nil.
  open var title: String?
  /// Whether the user may change the opacity; true by default.
  open var supportsAlpha = true
  /// The color; nil by default.
  ///
  /// Setting it sends no event.
  open var selectedColor: UIColor? { didSet { swatch.color = selectedColor } }
  private let swatch = ColorSwatch(nil)
  private weak var picker: UIColorPickerViewController?

  /// Creates a color well without a color; its natural size is 32 by 32 points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    swatch.hasRing = true
    swatch.accessibilityLabel = localized("Color")
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
  /// Always false: the swatch inside is focused.
  open override var canBecomeFocused: Bool { false }
  /// Returns false: the swatch inside tracks touches.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Whether the control is enabled.
  open override var isEnabled: Bool { didSet { swatch.isEnabled = isEnabled } }

  /// Centers the swatch.
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

  /// Adopts the color and sends `valueChanged`.
  open func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    selectedColor = color
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
