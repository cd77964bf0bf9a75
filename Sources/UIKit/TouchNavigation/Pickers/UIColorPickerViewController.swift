import TouchFiles
import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Receives the color that the user picks.
/// https://developer.apple.com/documentation/uikit/uicolorpickerviewcontrollerdelegate
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called after the user picked a color; `continuously` is true during a drag.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called once after each dismissal of the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A controller for picking a color in a plane, by its hexadecimal number, or from a palette (semantics 30.22).
///
/// Present it as a popover or as a sheet. https://developer.apple.com/documentation/uikit/uicolorpickerviewcontroller
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController, UITextFieldDelegate {
  /// The delegate; held weakly.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Whether the user may change the opacity; true by default.
  ///
  /// If false, colors are opaque.
  open var supportsAlpha = true { didSet { if isViewLoaded { show() } } }
  /// The color; white by default.
  ///
  /// Setting it does not notify the delegate.
  open var selectedColor: UIColor {
    get { parts.color }
    set {
      parts = ColorParts(newValue, after: parts)
      if !supportsAlpha { parts.alpha = 1 }
      if isViewLoaded { show() }
    }
  }
  private var parts = ColorParts(.white)
  private lazy var plane = ColorPlane(parts)
  private lazy var hue = ColorTrack(.hue, parts)
  private lazy var opacity = ColorTrack(.alpha, parts)
  private let heading = UILabel()
  private let preview = ColorSwatch(.white)
  private let number = UITextField()
  private var ready: [ColorSwatch] = []

  private static let colors: [UInt32] = [
    0x000000, 0x48484A, 0x8E8E93, 0xC7C7CC, 0xFFFFFF, 0xA2543D, 0xE8352E, 0xF7832A, 0xF7CE46, 0x7AC74F, 0x34A853,
    0x2BB3A3, 0x36A2EB, 0x1557C0, 0x5856D6, 0x8E44AD, 0xD6336C, 0xF5A3B7,
  ]

  /// Creates the view; overrides must call super.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if preferredContentSize == .zero { preferredContentSize = CGSize(width: 300, height: 352) }
    view.backgroundColor = .systemBackground
    heading.font = Look.Font.body
    heading.textAlignment = .center
    preview.isUserInteractionEnabled = false
    number.borderStyle = .roundedRect
    number.font = .monospacedSystemFont(ofSize: 14, weight: .regular)
    number.accessibilityLabel = localized("Hexadecimal number")
    number.delegate = self
    plane.addAction(
      UIAction { [weak self] _ in if let self { pick(plane.parts, continuously: plane.isHeld) } }, for: .valueChanged)
    for track in [hue, opacity] {
      track.addAction(
        UIAction { [weak self, weak track] _ in
          if let track { self?.pick(track.parts, continuously: track.isHeld) }
        }, for: .valueChanged)
    }
    // The last color of a drag is reported once more when the finger is lifted.
    for control in [plane, hue, opacity] as [UIControl] {
      control.addAction(
        UIAction { [weak self] _ in self?.notifyDelegate(continuously: false) }, for: [.touchUpInside, .touchUpOutside])
    }
    ready = Self.colors.map { hex in
      let color = UIColor(hex: hex)
      let swatch = ColorSwatch(color)
      swatch.accessibilityLabel = ColorParts(color).hex
      swatch.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          var wanted = ColorParts(color, after: parts)
          wanted.alpha = parts.alpha
          pick(wanted, continuously: false)
        }, for: .touchUpInside)
      return swatch
    }
    for part in [heading, plane, hue, opacity, preview, number] + ready { view.addSubview(part) }
    show()
  }

  /// Lays out the controls.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let room = view.bounds.inset(by: view.safeAreaInsets).shrunk(dx: Look.margin, dy: Look.margin)
    let width = min(room.width, 420)
    let x = (room.midX - width / 2).rounded()
    var y = room.minY
    heading.text = title
    heading.isHidden = title?.isEmpty ?? true
    if !heading.isHidden {
      heading.frame = CGRect(x: x, y: y, width: width, height: 24)
      y += 32
    }
    let tracks: CGFloat = supportsAlpha ? 64 : 32
    let rest = tracks + 12 + 60 + 12 + Look.row
    plane.frame = CGRect(x: x, y: y, width: width, height: min(max(room.maxY - y - rest, 60), 280))
    y = plane.frame.maxY + 8
    hue.frame = CGRect(x: x, y: y, width: width, height: 24)
    opacity.frame = CGRect(x: x, y: y + 32, width: width, height: 24)
    y += tracks + 4
    let columns = 9
    let side = (width - CGFloat(columns - 1) * 6) / CGFloat(columns)
    for (index, swatch) in ready.enumerated() {
      let rect = CGRect(
        x: x + CGFloat(index % columns) * (side + 6), y: y + CGFloat(index / columns) * (26 + 6), width: side,
        height: 26)
      swatch.frame = view.mirrored(rect, in: hue.frame)
    }
    y += 70
    preview.frame = view.mirrored(CGRect(x: x, y: y, width: 56, height: Look.row), in: hue.frame)
    number.frame = view.mirrored(CGRect(x: x + 64, y: y, width: width - 64, height: Look.row), in: hue.frame)
  }

  /// Notifies the delegate of the dismissal.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }

  // MARK: Picking

  private func pick(_ wanted: ColorParts, continuously: Bool) {
    guard wanted != parts else { return }
    parts = wanted
    show()
    notifyDelegate(continuously: continuously)
  }

  private func notifyDelegate(continuously: Bool) {
    delegate?.colorPickerViewController(self, didSelect: selectedColor, continuously: continuously)
  }

  private func show() {
    (plane.parts, hue.parts, opacity.parts) = (parts, parts, parts)
    opacity.isHidden = !supportsAlpha
    preview.color = parts.color
    if !number.isFirstResponder { number.text = parts.hex }
    view.setNeedsLayout()
  }

  /// Accepts a number with six digits, or eight with the opacity; other input leaves the color unchanged.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    let text = textField.text ?? ""
    if let color = UIColor(hexString: text.first == "#" ? text : "#" + text) {
      var wanted = ColorParts(color, after: parts)
      if !supportsAlpha { wanted.alpha = 1 }
      pick(wanted, continuously: false)
    }
    number.text = parts.hex
  }

  /// Return accepts the number.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
