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
    for state in [normal, highlighted, disabled] { state.titleTextAttributes = [:] }
  }

  func duplicate() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.titleTextAttributes = normal.titleTextAttributes
    copy.highlighted.titleTextAttributes = highlighted.titleTextAttributes
    copy.disabled.titleTextAttributes = disabled.titleTextAttributes
    return copy
  }
}

/// How the buttons of a bar look in one state.
/// https://developer.apple.com/documentation/uikit/uibarbuttonitemstateappearance
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: UIObject {
  /// Font and color of titles; what they leave out is that of the normal state, or else of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  var onChange: (() -> Void)?

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
