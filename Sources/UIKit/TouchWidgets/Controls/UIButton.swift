import TouchDrawing
import TouchGeometry
@_spi(TouchKit) import TouchKit

/// A control with a title and an image that does something when it is tapped: it sends `touchUpInside`, then
/// `primaryActionTriggered` (semantics 8.10).
///
/// A single tap with one finger that an ancestor recognizes does not take the touch from a button; other gestures of
/// ancestors, and any that is attached to the button itself, do (semantics 5.3.1, 5.3.4).
/// https://developer.apple.com/documentation/uikit/uibutton
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button without configuration looks like.
  public enum ButtonType: Int, Sendable {
    /// As it is told: the colors set for its state, white letters without any.
    case custom = 0
    /// A title in the tint color, on a faint background when highlighted, gray when disabled, on a full one when
    /// selected.
    case system = 1
  }

  /// Is called with the button when its state has changed, before it is drawn.
  public typealias ConfigurationUpdateHandler = @MainActor (UIButton) -> Void

  /// What the button looks like as long as it has no configuration.
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

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  @_spi(TouchKit) open override var kitAdviser: (any LayoutAdviser)? { self }

  /// A button of a type, without title and extent.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    refresh()
  }

  /// A custom button of the given frame that shows an action's title and image and runs it when it is tapped.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    adopt(primaryAction)
  }

  /// A button of a type that shows an action's title and image and runs it when it is tapped.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// A button of a configuration that runs an action when it is tapped, and shows its title and image if the configuration
  /// has none.
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

  /// The content, the colors, the space and the shape; nil, the default, for those of the type.
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

  /// Is called when the state has changed, before the button is laid out, and once at first; nil by default.
  ///
  /// It may set the configuration and anything else of the button.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether a change of the state calls `updateConfiguration()`; true by default.
  open var automaticallyUpdatesConfiguration = true

  /// Asks for `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }

  /// Suits the button to its state; calls `configurationUpdateHandler`.
  ///
  /// Called before the layout that follows a change of the state; never call it yourself.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Whether a tap changes `isSelected`, before its actions; false by default.
  ///
  /// A button whose menu is its primary action shows the title of what is chosen instead (semantics 31.6).
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      menuInteraction?.showSelection()
      refresh()
    }
  }

  // MARK: Content

  /// The label that shows the title.
  ///
  /// Its font may be set; its text and color are the button's business.
  open var titleLabel: UILabel? { label }

  /// The label that shows the configuration's subtitle; nil as long as there has not been one.
  open var subtitleLabel: UILabel? { secondLabel }

  /// The view that shows the image; never nil, and hidden as long as there is none.
  ///
  /// Its content mode, its layer and the like may be set, before there is an image, too; its image and tint are the
  /// button's business.
  open var imageView: UIImageView? { madePicture() }

  /// The space around the content of a button without configuration, in points; zero, the default, for 6 points above
  /// and below the title (semantics 10.11).
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { refresh() } }
  }

  /// By how much the title of a button without configuration is moved from its place, in points; none by default.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }

  /// By how much the image of a button without configuration is moved from its place, in points; none by default.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  // MARK: Titles and images by state

  /// Sets what the button says in a state; nil for what it says in the normal one.
  ///
  /// The normal title of a button with a configuration becomes the configuration's.
  open func setTitle(_ title: String?, for state: State) {
    tables.titles.set(title, for: state)
    if state == .normal, configuration != nil { configuration?.title = title }
    refresh()
  }

  /// Sets what the button says in a state, with attributes; nil for what it says in the normal one.
  ///
  /// It goes before the title of `setTitle(_:for:)` and of a configuration. What the attributes leave out is as in a
  /// plain title of that state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    tables.attributedTitles.set(title.map { NSAttributedString(attributedString: $0) }, for: state)
    refresh()
  }

  /// Sets the color of the title in a state; nil for what becomes of the normal one.
  ///
  /// A configuration's colors go before.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteAppearance("setTitleColor", state.rawValue) { $0.setTitleColor(color, for: state) }
    tables.titleColors.set(color, for: state)
    refresh()
  }

  /// Sets what the button shows beside the title in a state; nil for what it shows in the normal one.
  ///
  /// The normal image of a button with a configuration becomes the configuration's.
  open func setImage(_ image: UIImage?, for state: State) {
    tables.images.set(image, for: state)
    if state == .normal, configuration != nil { configuration?.image = image }
    refresh()
  }

  /// Sets what is stretched behind the content in a state; nil for what is there in the normal one.
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

  /// Refuses single taps of one finger that are attached to another view, as long as the button can be used itself
  /// (semantics 5.3.4).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    refusesTap(gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override var focusArea: (rect: CGRect, radius: CGFloat?) { (backgroundRect, cornerRadius) }

  // MARK: Size and drawing

  /// Ends the highlight that is still seen when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow !== window { flash.end() }
  }

  /// The size of the content with the space around it, in points.
  open override var intrinsicContentSize: CGSize {
    let (content, space) = (arrangement.size, padding)
    let (width, height) = (content.width + space.left + space.right, content.height + space.top + space.bottom)
    if configuration != nil { return CGSize(width: width, height: height) }
    let title = label.intrinsicContentSize.height
    // A picture by itself has no space around it.
    if title == 0, content.height > 0 { return CGSize(width: width, height: height) }
    let least = content.height > 0 ? 0 : ControlTuning.buttonEmptyHeight
    // Insets take the place of the title's own space.
    let wanted = contentEdgeInsets == .zero ? max(height, title + 2 * ControlTuning.buttonTitleMargin) : height
    return CGSize(width: max(width, ControlTuning.buttonMinimumWidth), height: max(wanted, least))
  }

  /// The intrinsic size, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts title, subtitle and image where the alignment says, in the space that the insets leave.
  ///
  /// Content that needs more room takes most of the insets too, and the title is shortened when that does not suffice;
  /// its letters are never cut.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate {
      needsUpdate = false
      updateConfiguration()
    }
    layoutContent()
  }

  /// Draws the background, if the button has one at present.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    tables.backgrounds[shownState]?.draw(in: backgroundRect(forBounds: bounds))
    let (area, radius) = (backgroundRect, cornerRadius)
    (configuration?.background.shown(look.fill) ?? look.fill)?.fill(area, radius: radius)
    look.veil?.fill(area, radius: radius)
    drawPopupMark()
    guard let background = configuration?.background, background.strokeWidth > 0 else { return }
    background.shownStroke(look.title)?.stroke(area, radius: radius, width: background.strokeWidth)
  }

  // MARK: Places

  /// Where the background image is drawn: in all of the bounds by default.
  ///
  /// Override this and the three methods below to place the parts of a button without a configuration; one with a
  /// configuration does not ask. They are called with every layout, in the coordinates of the button, and must change
  /// nothing. What the button wishes to be as large as does not depend on them.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where image and title lie: in the bounds without `contentEdgeInsets` by default.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: padding) }

  /// Where the title lies in the rectangle for the content; by default beside the image, aligned as the button says.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect, of: bounds).title }

  /// Where the image lies in the rectangle for the content; by default before the title.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { places(in: contentRect, of: bounds).image }

  private var backgroundRect: CGRect {
    configuration?.background.area(in: bounds) ?? bounds
  }

  private var cornerRadius: CGFloat {
    configuration?.cornerRadius(height: bounds.height) ?? ControlTuning.buttonCornerRadius
  }

  /// The state that is seen: a highlight stays for a while.
  private var shownState: State { flash.isLit ? state.union(.highlighted) : state }

  /// Shows the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    refresh()
  }

  /// Finds content and colors anew.
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

  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func title(for state: State) -> String? {
    if state != .normal, let title = tables.titles.exact(state) { return title }
    return configuration?.title ?? tables.titles.exact(.normal)
  }
  /// What the button says at present.
  open var currentTitle: String? { title(for: state) }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func attributedTitle(for state: State) -> NSAttributedString? { tables.attributedTitles[state] }
  /// What the button says at present, with attributes; nil when it says a plain title.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// What was set for a state, or else for the normal one; when nothing was, the white of a custom button or the tint
  /// color of one of the system.
  open func titleColor(for state: State) -> UIColor? {
    tables.titleColors[state] ?? (buttonType == .custom ? .white : controlTint)
  }
  /// The color of the title at present.
  open var currentTitleColor: UIColor { look.title }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func image(for state: State) -> UIImage? {
    if state != .normal, let image = tables.images.exact(state) { return image }
    return configuration?.image ?? tables.images.exact(.normal)
  }
  /// What the button shows beside the title at present.
  open var currentImage: UIImage? { image(for: state) }
  /// What was set for a state, or else for the normal one; nil when nothing was.
  open func backgroundImage(for state: State) -> UIImage? { tables.backgrounds[state] }
  /// What is stretched behind the content at present.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}

/// A label of a button; lets the button know when it needs another size.
@MainActor final class ButtonLabel: UILabel {
  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    superview?.invalidateIntrinsicContentSize()
  }
}
