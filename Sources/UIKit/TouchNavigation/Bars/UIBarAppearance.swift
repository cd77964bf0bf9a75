import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// How a bar looks: what is behind its items, and the line at its edge.
///
/// Make one, say what should differ, and give it to a bar, which takes a copy. What is changed in the copy that the bar
/// returns is seen at once (semantics 28.25). https://developer.apple.com/documentation/uikit/uibarappearance
@preconcurrency @MainActor open class UIBarAppearance: UIObject {
  /// What the bar is filled with; nil for what `configureWith…Background()` said.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// A picture over the color, stretched to the size of the bar; nil for none.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The color of the line between the bar and the content; nil for no line.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// Whether the bar has the background of the system where no color is said.
  private(set) var isFilled = true
  /// Is called when the look may be another: a bar draws it.
  var onChange: (() -> Void)?

  /// The look of the system: its background and its line.
  public override init() {
    super.init()
    shadowColor = .separator
  }

  /// The background of another appearance.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  /// The background and the line of the system, which is what an appearance has at first.
  open func configureWithDefaultBackground() { configure(isFilled: true, nil, line: .separator) }

  /// A background in the color of the system that nothing shines through; bars without blur look so by default.
  open func configureWithOpaqueBackground() { configure(isFilled: true, .systemBackground, line: .separator) }

  /// No background and no line.
  open func configureWithTransparentBackground() { configure(isFilled: false, nil, line: nil) }

  private func configure(isFilled: Bool, _ color: UIColor?, line: UIColor?) {
    self.isFilled = isFilled
    (backgroundColor, backgroundImage, shadowColor) = (color, nil, line)
  }

  final func takeBackground(of other: UIBarAppearance) {
    isFilled = other.isFilled
    (backgroundColor, backgroundImage) = (other.backgroundColor, other.backgroundImage)
    shadowColor = other.shadowColor
  }

  final func changed() { onChange?() }

  /// What a bar with a tint of its own is filled with, which goes before the system's color; nil for nothing.
  func fill(_ tint: UIColor?) -> UIColor? { backgroundColor ?? (isFilled ? tint ?? .systemBackground : nil) }
}

/// How a toolbar looks. https://developer.apple.com/documentation/uikit/uitoolbarappearance
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// Buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { watch(buttonAppearance) } }
  /// Buttons whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { watch(doneButtonAppearance) } }

  /// The look of the system.
  public override init() {
    super.init()
    for part in [buttonAppearance, doneButtonAppearance] { part.onChange = { [weak self] in self?.changed() } }
  }

  /// The background of another appearance, with the buttons of the system.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance { takeButtons(of: other) }
    for part in [buttonAppearance, doneButtonAppearance] { part.onChange = { [weak self] in self?.changed() } }
  }

  private func watch(_ part: UIBarButtonItemAppearance) {
    part.onChange = { [weak self] in self?.changed() }
    changed()
  }

  private func takeButtons(of other: UIToolbarAppearance) {
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
  }
}

/// How a navigation bar looks. https://developer.apple.com/documentation/uikit/uinavigationbarappearance
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of a title; what they leave out is as in the bar of the system.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// How far the title is moved from its place, in points; a large title and a view in its place stay.
  ///
  /// What is no number, or beyond a million, counts as zero.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The attributes of a large title, likewise.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Buttons.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { watch(buttonAppearance) } }
  /// Buttons whose style is `done`.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { watch(doneButtonAppearance) } }
  /// The back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { watch(backButtonAppearance) } }

  private var indicator: (image: UIImage, mask: UIImage)? { didSet { changed() } }
  /// What was set with `setBackIndicatorImage(_:transitionMaskImage:)`; nil for the arrow of the system.
  final var ownBackIndicator: UIImage? { indicator?.image }

  /// What the back button shows before its title, in its tint; a chevron at first.
  open var backIndicatorImage: UIImage { indicator?.image ?? Self.arrow }
  /// The shape that titles vanish behind on iOS; here they fade.
  open var backIndicatorTransitionMaskImage: UIImage { indicator?.mask ?? Self.arrow }

  /// Has the back button show a picture; with nil in either place the arrow of the system.
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
    indicator = backIndicatorImage.flatMap { image in transitionMaskImage.map { (image, $0) } }
  }

  private static var arrow: UIImage { UIImage(systemName: "chevron.backward") ?? UIImage() }

  /// The look of the system.
  public override init() {
    super.init()
    watchParts()
  }

  /// The background of another appearance, and titles and buttons if it has them.
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
