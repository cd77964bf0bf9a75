import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The appearance of a bar: its background and its shadow line.
///
/// Create one, change its properties, and assign it to a bar, which makes a copy. Changes of the copy that the bar
/// returns take effect immediately (semantics 28.25). https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance: UIObject {
  /// The background color; nil for the color of the configured background.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The image over the color, stretched to the size of the bar, or nil.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The color of the line between the bar and the content; nil for no line.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// Whether the bar has the system background if there is no color.
  private(set) var isFilled = true
  /// Called after a change, so that the bar is redrawn.
  var onChange: (() -> Void)?

  /// Creates the appearance of the system.
  public override init() {
    super.init()
    shadowColor = .separator
  }

  /// Creates an appearance with the background of another.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    copyBackground(of: barAppearance)
  }

  /// Sets the background and the line of the system, the default: content that is scrolled behind a translucent bar is
  /// blurred.
  open func configureWithDefaultBackground() { configure(isFilled: true, nil, line: .separator) }

  /// Sets an opaque background in the system color: content behind the bar is not blurred.
  open func configureWithOpaqueBackground() { configure(isFilled: true, .systemBackground, line: .separator) }

  /// Removes the background and the line.
  open func configureWithTransparentBackground() { configure(isFilled: false, nil, line: nil) }

  private func configure(isFilled: Bool, _ color: UIColor?, line: UIColor?) {
    self.isFilled = isFilled
    (backgroundColor, backgroundImage, shadowColor) = (color, nil, line)
  }

  final func copyBackground(of other: UIBarAppearance) {
    isFilled = other.isFilled
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    shadowColor = other.shadowColor
  }

  final func changed() { onChange?() }

  /// Returns the fill color of a bar with a tint, which replaces the system color; nil for none.
  func fill(_ tint: UIColor?) -> UIColor? { backgroundColor ?? (isFilled ? tint ?? .systemBackground : nil) }
}

/// The appearance of a toolbar. https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { watch(buttonAppearance) } }
  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { watch(doneButtonAppearance) } }

  /// Creates the appearance of the system.
  public override init() {
    super.init()
    for part in [buttonAppearance, doneButtonAppearance] { part.onChange = { [weak self] in self?.changed() } }
  }

  /// Creates an appearance with the background of another and the system's buttons.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance { copyButtons(of: other) }
    for part in [buttonAppearance, doneButtonAppearance] { part.onChange = { [weak self] in self?.changed() } }
  }

  private func watch(_ part: UIBarButtonItemAppearance) {
    part.onChange = { [weak self] in self?.changed() }
    changed()
  }

  private func copyButtons(of other: UIToolbarAppearance) {
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}

/// The appearance of a navigation bar. https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; missing ones are those of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The offset of the title, in points; large titles and title views are not moved.
  ///
  /// Values that are NaN or exceed a million are treated as zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The attributes of the large title; missing ones are those of the system.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The appearance of plain buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { watch(buttonAppearance) } }
  /// The appearance of buttons of the style `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { watch(doneButtonAppearance) } }
  /// The appearance of the back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { watch(backButtonAppearance) } }

  private var indicator: (image: UIImage, mask: UIImage)? { didSet { changed() } }
  /// The image set with `setBackIndicatorImage(_:transitionMaskImage:)`; nil for the chevron of the system.
  final var ownBackIndicator: UIImage? { indicator?.image }

  /// The image before the back button's title, drawn in its tint; by default a chevron.
  open var backIndicatorImage: UIImage { indicator?.image ?? Self.arrow }
  /// The mask that clips titles on iOS; here titles fade.
  open var backIndicatorTransitionMaskImage: UIImage { indicator?.mask ?? Self.arrow }

  /// Sets the image of the back button; nil for either image restores the chevron.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    indicator = backIndicatorImage.flatMap { image in transitionMaskImage.map { (image, $0) } }
  }

  private static var arrow: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

  /// Creates the appearance of the system.
  public override init() {
    super.init()
    watchParts()
  }

  /// Creates an appearance with the background of another, and its titles and buttons if it has them.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UINavigationBarAppearance {
      titleTextAttributes = other.titleTextAttributes
      titlePositionAdjustment = other.titlePositionAdjustment
      largeTitleTextAttributes = other.largeTitleTextAttributes
      indicator = other.indicator
      buttonAppearance = other.buttonAppearance.duplicate()
      doneButtonAppearance = other.doneButtonAppearance.duplicate()
      backButtonAppearance = other.backButtonAppearance.duplicate()
    }
    watchParts()
  }

  private func watchParts() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.onChange = { [weak self] in self?.changed() }
    }
  }

  private func watch(_ part: UIBarButtonItemAppearance) {
    part.onChange = { [weak self] in self?.changed() }
    changed()
  }
}
