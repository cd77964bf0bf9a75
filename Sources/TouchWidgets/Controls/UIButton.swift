import TouchDrawing
import TouchGeometry
import TouchKit

/// A control with a title that does something when it is tapped: it sends `touchUpInside`, then
/// `primaryActionTriggered` (semantics 8.10).
///
/// A single tap with one finger that an ancestor recognizes does not take the touch from a button; other gestures of
/// ancestors, and any that is attached to the button itself, do (semantics 5.3.1, 5.3.4).
/// https://developer.apple.com/documentation/uikit/uibutton
@MainActor open class UIButton: UIControl {
  /// What a button without configuration looks like.
  public enum ButtonType: Int, Sendable {
    /// As it is told: the colors set for its state, white letters without any.
    case custom = 0
    /// A title in the tint color, pale when highlighted, grey when disabled, on a background when selected.
    case system = 1
  }

  /// What the button looks like as long as it has no configuration.
  public private(set) var buttonType = ButtonType.custom

  fileprivate let label = ButtonLabel()
  private var titles = StateTable<String>()
  private var titleColors = StateTable<UIColor>()
  private var flash = HighlightFlash()
  private var look = ButtonLook(.custom, state: .normal, exact: nil, normal: nil, tint: .tintColor)

  /// A custom button without title, of the given frame in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    label.font = UIFont.systemFont(ofSize: UIFont.buttonFontSize)
    addSubview(label)
    refresh()
  }

  /// Always nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// A button of a type, without title and extent.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    refresh()
  }

  /// A button of a type that shows an action's title and runs it when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button of a configuration that runs an action when it is tapped, and shows its title if the configuration has
  /// none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    refresh()
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Title

  /// The colors, the space and the shape; nil, the default, for those of the type.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      refresh()
      invalidateIntrinsicContentSize()
    }
  }

  /// The label that shows the title.
  ///
  /// Its font may be set; its text and color are the button's business.
  open var titleLabel: UILabel? { label }

  /// Sets what the button says in a state; nil for what it says in the normal one.
  ///
  /// The normal title of a button with a configuration becomes the configuration's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal, configuration != nil { configuration?.title = title }
    refresh()
  }

  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func title(for state: State) -> String? {
    if state != .normal, let title = titles[state] { return title }
    return configuration?.title ?? titles[.normal]
  }

  /// What the button says at present.
  open var currentTitle: String? { title(for: state) }

  /// Sets the color of the title in a state; nil for what becomes of the normal one.
  ///
  /// A configuration's colors go before.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    refresh()
  }

  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }

  /// The color of the title at present.
  open var currentTitleColor: UIColor { look.title }

  /// The space around the title of a button without configuration, in points; none by default.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: State

  override func stateDidChange() {
    flash.highlight(isHighlighted, wasLifted: tracking.isInside) { [weak self] in self?.refresh() }
    refresh()
  }

  override func didLiftInside(with event: UIEvent?) {
    super.didLiftInside(with: event)
    send(.primaryActionTriggered, with: event)
  }

  /// Refuses single taps of one finger that are attached to another view, as long as the button can be used itself
  /// (semantics 5.3.4).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if isEnabled, isUserInteractionEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1,
      tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Size and drawing

  /// The size of the title with the space around it, in points.
  open override var intrinsicContentSize: CGSize {
    let (title, space) = (label.intrinsicContentSize, padding)
    let (width, height) = (title.width + space.left + space.right, title.height + space.top + space.bottom)
    if configuration != nil { return CGSize(width: width, height: height) }
    return CGSize(
      width: max(width, ControlTuning.buttonMinimumWidth), height: height + 2 * ControlTuning.buttonTitleMargin)
  }

  /// The intrinsic size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts the title in the middle of the space that the insets leave.
  ///
  /// A title that needs more room takes most of the insets too, and is shortened when that does not suffice; its
  /// letters are never cut.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (size, space) = (label.intrinsicContentSize, padding)
    var area = bounds.inset(by: space)
    if size.width > area.width {
      let margin = max(0, min(ControlTuning.buttonLeastMargin, space.left, space.right))
      (area.origin.x, area.size.width) = (bounds.minX + margin, max(0, bounds.width - 2 * margin))
    }
    let width = min(size.width, area.size.width)
    label.frame = CGRect(
      x: (area.origin.x + (area.size.width - width) / 2).rounded(.down),
      y: (area.origin.y + (area.size.height - size.height) / 2).rounded(.down), width: width, height: size.height)
  }

  /// Draws the background, if the button has one at present.
  open override func draw(_ rect: CGRect) {
    guard let fill = look.fill else { return super.draw(rect) }
    fill.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).fill()
  }

  private var cornerRadius: CGFloat {
    guard let configuration else { return ControlTuning.buttonCornerRadius }
    switch configuration.cornerStyle {
    case .fixed: return configuration.background.cornerRadius
    case .capsule: return bounds.height / 2
    }
  }

  fileprivate var padding: UIEdgeInsets {
    guard let space = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: space.top, left: space.leading, bottom: space.bottom, right: space.trailing)
  }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// Finds words and colors anew.
  private func refresh() {
    label.text = currentTitle
    let shown = flash.isLit ? state.union(.highlighted) : state
    look =
      configuration.map { ButtonLook($0, state: shown, tint: tintColor) }
      ?? ButtonLook(buttonType, state: shown, exact: titleColors[shown], normal: titleColors[.normal], tint: tintColor)
    label.textColor = look.title
    setNeedsLayout()
    setNeedsDisplay()
  }
}

/// The label of a button's title; lets the button know when the title needs another size.
@MainActor fileprivate final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }
}

extension UIButton: BaselineView {
  func baseline(isFirst: Bool, in size: CGSize) -> CGFloat? {
    // The title stands in the middle, as `layoutSubviews()` puts it.
    let title = label.intrinsicContentSize
    return label.baseline(isFirst: isFirst, in: title).map {
      let room = CGRect(origin: .zero, size: size).inset(by: padding)
      return (room.origin.y + (room.size.height - title.height) / 2).rounded(.down) + $0
    }
  }
}

/// Values by state; a button has few of them.
private struct StateTable<Value> {
  private var rows: [(state: UIControl.State, value: Value)] = []

  subscript(state: UIControl.State) -> Value? {
    get { rows.first { $0.state == state }?.value }
    set {
      rows.removeAll { $0.state == state }
      if let newValue { rows.append((state, newValue)) }
    }
  }
}
