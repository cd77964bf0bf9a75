import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The appearance of a bar's buttons in each state.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: UIObject {
  /// The normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The state of pressed buttons.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The state of disabled buttons.
  public let disabled = UIBarButtonItemStateAppearance()
  var onChange: (() -> Void)?

  /// Creates the appearance of plain system buttons.
  public convenience override init() { self.init(style: .plain) }

  /// Creates the system appearance of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
    for state in [normal, highlighted, disabled] { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Restores the system appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.copyProperties(of: UIBarButtonItemStateAppearance()) }
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.copyProperties(of: normal)
    copy.highlighted.copyProperties(of: highlighted)
    copy.disabled.copyProperties(of: disabled)
    return copy
  }
}

/// The appearance of a bar's buttons in one state.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: UIObject {
  /// The font and color of titles; missing attributes are those of the normal state, or else of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points; zero, the default, for that of the normal state.
  ///
  /// The width of the button does not change. Values that are NaN or exceed a million are treated as zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  var onChange: (() -> Void)?

  func copyProperties(of other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
  }

  /// The offset of the title, or nil if it is zero.
  var shift: UIOffset? { titlePositionAdjustment.usable == .zero ? nil : titlePositionAdjustment }

  var color: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
  var font: UIFont? { titleTextAttributes[.font] as? UIFont }
}

extension UIBarButtonItem {
  /// Returns the title attributes of a state, or nil.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownLook?[state]?.titleTextAttributes.nonEmpty
  }
}

extension UIBarButtonItemAppearance {
  /// The appearance of a state; nil for states that bar buttons do not have.
  subscript(state: UIControl.State) -> UIBarButtonItemStateAppearance? {
    switch state {
    case .normal: normal
    case .highlighted: highlighted
    case .disabled: disabled
    default: nil
    }
  }
}

extension Dictionary {
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
