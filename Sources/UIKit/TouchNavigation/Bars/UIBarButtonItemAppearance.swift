import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// How the buttons of a bar look in each state.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitemappearance
@preconcurrency @MainActor open class UIBarButtonItemAppearance: UIObject {
  /// As they are.
  public let normal = UIBarButtonItemStateAppearance()
  /// While they are pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While they cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  var onChange: (() -> Void)?

  /// Buttons of the system.
  public convenience override init() { self.init(style: .plain) }

  /// Buttons of the system for items of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
    for state in [normal, highlighted, disabled] { state.onChange = { [weak self] in self?.onChange?() } }
  }

  /// Forgets what was said.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled] { state.take(UIBarButtonItemStateAppearance()) }
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    return copy
  }
}

/// How the buttons of a bar look in one state.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: UIObject {
  /// Font and color of titles; what they leave out is that of the normal state, or else of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  /// How far the title is moved from its place, in points; zero, the default, for as far as in the normal state.
  ///
  /// The room that the button takes stays the same. What is no number, or beyond a million, counts as zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  var onChange: (() -> Void)?

  func take(_ other: UIBarButtonItemStateAppearance) {
    (titleTextAttributes, titlePositionAdjustment) = (other.titleTextAttributes, other.titlePositionAdjustment)
  }

  /// How far the title is moved; nil for what says nothing.
  var shift: UIOffset? { titlePositionAdjustment.usable == .zero ? nil : titlePositionAdjustment }

  var color: UIColor? { titleTextAttributes[.foregroundColor] as? UIColor }
  var font: UIFont? { titleTextAttributes[.font] as? UIFont }
}

extension UIBarButtonItem {
  /// Says how the title looks in a state, before what the bar says; nil for the bar's way.
  ///
  /// Font and color are heeded; the states are normal, highlighted and disabled.
  public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    noteAppearance("setTitleTextAttributes", state.rawValue) { $0.setTitleTextAttributes(attributes, for: state) }
    if ownLook == nil { ownLook = UIBarButtonItemAppearance() }
    ownLook?[state]?.titleTextAttributes = attributes ?? [:]
    changed()
  }

  /// What was said for a state; nil for nothing.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    ownLook?[state]?.titleTextAttributes.nonEmpty
  }
}

extension UIBarButtonItemAppearance {
  /// The part of a state; nil for states that buttons of bars do not have.
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
