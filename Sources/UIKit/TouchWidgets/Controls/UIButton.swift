import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A control with a title and an image that performs an action when it is tapped.
///
/// It sends `touchUpInside`, then `primaryActionTriggered` (semantics 8.10). A single tap with one finger that an
/// ancestor recognizes does not take the touch from a button. Other gestures of ancestors, and all that are attached to
/// the button itself, do (semantics 5.3.1, 5.3.4). https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
  /// The appearance of a button without configuration.
  public enum ButtonType: Int, Sendable {
    /// The colors set for its state, and a white title without any.
    case custom = 0
    /// A title in the tint color, on a faint background when highlighted, gray when disabled, on a full one when
    /// selected.
    case system = 1
    /// A system button with a circled i.
    case detailDisclosure = 2
    /// A system button with a circled i, as `detailDisclosure`.
    case infoLight = 3
    /// A system button with a circled i, as `detailDisclosure`.
    case infoDark = 4
    /// A system button with a circled plus.
    case contactAdd = 5
    /// A gray system button with a cross in a filled circle.
    case close = 7

    /// The name of `system` before iOS 7.
    public static let roundedRect = ButtonType.system
  }

  /// A closure that is called with the button after its state changed, before it is drawn.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// The appearance of the button while it has no configuration.
  public private(set) var buttonType = ButtonType.custom

  final let label = ButtonLabel()
  final var secondLabel: ButtonLabel?
  final var picture: UIImageView?
  final var wheel: UIActivityIndicatorView?
  final var tables = ButtonTables()
  private var flash = HighlightFlash()
  private var needsUpdate = true
  final var look = ButtonLook(
    .custom, ButtonLook.Condition(state: .normal, isHovered: false, tint: .white), exact: nil, normal: nil)

  /// Creates a custom button without title, with a frame in the coordinate space of its superview.
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

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }

  /// Creates a button of a type, without title and with an empty frame.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    refresh()
    addImageOfType()
  }

  /// Creates a custom button with a frame that shows an action's title and image and performs it when it is tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// Creates a button of a type that shows an action's title and image and performs it when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration that performs an action when it is tapped.
  ///
  /// It shows the action's title and image if the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    configurationDidChange()
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, configuration?.title == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, configuration?.image == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Configuration

  /// The content, colors, metrics and shape; nil, the default, for those of the type.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      configurationDidChange()
    }
  }

  private func configurationDidChange() {
    if let configuration {
      label.font = configuration.titleFont
      label.lineBreakMode = configuration.titleLineBreakMode
    }
    refresh()
  }

  /// Called after the state changed, before the button is laid out, and once initially; nil by default.
  ///
  /// It may set the configuration and all other properties of the button.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of the state calls `updateConfiguration()`; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Schedules `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Updates the button for its state; calls `configurationUpdateHandler`.
  ///
  /// Called before the layout that follows a change of the state. Do not call it directly.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Whether a tap toggles `isSelected`, before its actions; false by default.
  ///
  /// A button whose menu is its primary action shows the title of the selected element instead (semantics 31.6).
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      menuInteraction?.showSelection()
      refresh()
    }
  }

  // MARK: Content

  /// The label that shows the title.
  ///
  /// Its font may be set; the button sets its text and color.
  open var titleLabel: UILabel? { label }

  /// The label that shows the configuration's subtitle; nil until there is a subtitle.
  open var subtitleLabel: UILabel? { secondLabel }

  /// The view that shows the image; never nil, and hidden while there is no image.
  ///
  /// Properties such as its content mode and its layer may be set, even before there is an image; the button sets its
  /// image and tint color.
  open var imageView: UIImageView? { madePicture() }

  /// The insets of the content of a button without configuration, in points.
  ///
  /// Zero, the default, means 6 points above and below the title (semantics 10.11).
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { refresh() } }
  }

  /// The offset of the title of a button without configuration, as insets in points; zero by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }

  /// The offset of the image of a button without configuration, as insets in points; zero by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  // MARK: Titles and images by state

  /// Sets the title of a state; nil for that of the normal state.
  ///
  /// For a button with a configuration, the normal title is stored in the configuration.
  open func setTitle(_ title: String?, for state: State) {
    tables.titles.set(title, for: state)
    if state == .normal, configuration != nil { configuration?.title = title }
    refresh()
  }

  /// Sets the attributed title of a state; nil for that of the normal state.
  ///
  /// It has priority over the title of `setTitle(_:for:)` and of a configuration. Missing attributes are those of a
  /// plain title of that state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    tables.attributedTitles.set(title.map { NSAttributedString(attributedString: $0) }, for: state)
    refresh()
  }

  /// Sets the color of the title in a state; nil for one derived from that of the normal state.
  ///
  /// A configuration's colors have priority.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteAppearance("setTitleColor", state.rawValue) { $0.setTitleColor(color, for: state) }
    tables.titleColors.set(color, for: state)
    refresh()
  }

  /// Sets the image of a state; nil for that of the normal state.
  ///
  /// For a button with a configuration, the normal image is stored in the configuration.
  open func setImage(_ image: UIImage?, for state: State) {
    tables.images.set(image, for: state)
    if state == .normal, configuration != nil { configuration?.image = image }
    refresh()
  }

  /// Sets the image that is stretched behind the content in a state; nil for that of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAppearance("setBackgroundImage", state.rawValue) { $0.setBackgroundImage(image, for: state) }
    tables.backgrounds.set(image, for: state)
    refresh()
  }

  // MARK: State

  /// Whether the pointer is over the button.
  public var isPointerInside: Bool { isHovered }

  override func stateDidChange() {
    flash.highlight(isHighlighted, wasLifted: tracking.isInside, in: hostApplication) { [weak self] in
      self?.refresh()
    }
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    refresh()
  }

  override func didLiftInside(with event: UIEvent?) {
    if opensMenu {
      menuInteraction?.open()
      return
    }
    super.didLiftInside(with: event)
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    send(.primaryActionTriggered, with: event)
  }

  /// Refuses single taps of one finger that are attached to another view, while the button is enabled (semantics
  /// 5.3.4).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    refusesTap(gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var focusArea: (rect: CGRect, radius: CGFloat?) { (backgroundRect, cornerRadius) }

  // MARK: Size and drawing

  /// Ends the extended highlight when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { flash.end() }
  }

  /// The size of the content with its insets, in points.
  open override var intrinsicContentSize: CGSize {
    let (content, space) = (arrangement.size, padding)
    let (width, height) = (content.width + space.left + space.right, content.height + space.top + space.bottom)
    if configuration != nil { return CGSize(width: width, height: height) }
    let title = label.intrinsicContentSize.height
    // An image without title has no padding.
    if title == 0, content.height > 0 { return CGSize(width: width, height: height) }
    let minimum = content.height > 0 ? 0 : ControlTuning.buttonEmptyHeight
    // Insets replace the title's own padding.
    let wanted = contentEdgeInsets == .zero ? max(height, title + 2 * ControlTuning.buttonTitleMargin) : height
    return CGSize(width: max(width, ControlTuning.buttonMinimumWidth), height: max(wanted, minimum))
  }

  /// Returns the intrinsic size, regardless of the available size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out title, subtitle and image with the button's alignment, inside the insets.
  ///
  /// Content that needs more space uses most of the insets too. If that does not suffice, the title is truncated; its
  /// letters are never clipped.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate {
      needsUpdate = false
      updateConfiguration()
    }
    layoutContent()
  }

  /// Draws the background, if the button currently has one.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    tables.backgrounds[shownState]?.draw(in: backgroundRect(forBounds: bounds))
    let (area, radius) = (backgroundRect, cornerRadius)
    (configuration?.background.shown(look.fill) ?? look.fill)?.fill(area, radius: radius)
    configuration?.background.drawImage(in: UIBezierPath(roundedRect: area, cornerRadius: radius))
    look.shade?.fill(area, radius: radius)
    drawPopupMark()
    guard let background = configuration?.background, background.strokeWidth > 0 else { return }
    background.shownStroke(look.title)?.stroke(area, radius: radius, width: background.strokeWidth)
  }

  // MARK: Rectangles

  /// Returns the rectangle of the background image: the bounds by default.
  ///
  /// Override this and the three methods below to lay out the parts of a button without a configuration; they are not
  /// called for one with a configuration. They are called with every layout, in the coordinates of the button, and must
  /// not change anything. The intrinsic size does not depend on them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of image and title: the bounds inset by `contentEdgeInsets` by default.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }

  /// Returns the rectangle of the title in that of the content: by default next to the image, with the button's
  /// alignment.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect, of: bounds).title }

  /// Returns the rectangle of the image in that of the content: by default before the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect, of: bounds).image }

  private var backgroundRect: CGRect {
    configuration?.background.area(in: bounds) ?? bounds
  }

  private var cornerRadius: CGFloat {
    configuration?.cornerRadius(height: bounds.height) ?? ControlTuning.buttonCornerRadius
  }

  /// The state that is drawn, which includes an extended highlight.
  private var shownState: State { flash.isLit ? state.union(.highlighted) : state }

  /// Updates the colors from the tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// Updates content and colors.
  final func refresh() {
    let shown = shownState
    let condition = ButtonLook.Condition(state: shown, isHovered: isHovered, tint: controlTint)
    look =
      configuration.map { ButtonLook($0, condition) }
      ?? ButtonLook(
        buttonType, condition, exact: tables.titleColors.exact(shown), normal: tables.titleColors.exact(.normal))
    showTitle(whileShowing: shown)
    showSubtitle()
    showImage()
    invalidateSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Content

  /// Returns the title that was set for a state, otherwise that of the normal state, or nil.
  open func title(for state: State) -> String? {
    if state != .normal, let title = tables.titles.exact(state) { return title }
    return configuration?.title ?? tables.titles.exact(.normal)
  }
  /// The current title.
  open var currentTitle: String? { title(for: state) }
  /// Returns the attributed title that was set for a state, otherwise that of the normal state, or nil.
  open func attributedTitle(for state: State) -> NSAttributedString? { tables.attributedTitles[state] }
  /// The current attributed title; nil if the button shows a plain title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Returns the color that was set for a state, otherwise that of the normal state.
  ///
  /// Without either it returns white for a custom button and the tint color for a system button.
  open func titleColor(for state: State) -> UIColor? {
    tables.titleColors[state] ?? (buttonType == .custom ? .white : controlTint)
  }
  /// The current color of the title.
  open var currentTitleColor: UIColor { look.title }
  /// Returns the image that was set for a state, otherwise that of the normal state, or nil.
  open func image(for state: State) -> UIImage? {
    if state != .normal, let image = tables.images.exact(state) { return image }
    return configuration?.image ?? tables.images.exact(.normal)
  }
  /// The current image.
  open var currentImage: UIImage? { image(for: state) }
  /// Returns the background image that was set for a state, otherwise that of the normal state, or nil.
  open func backgroundImage(for state: State) -> UIImage? { tables.backgrounds[state] }
  /// The current background image.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

/// A label of a button; it notifies the button when its intrinsic size changes.
@MainActor final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }
}
