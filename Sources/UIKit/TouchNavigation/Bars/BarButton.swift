import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The measures of bars, in points.
enum BarTuning {
  /// The height of a bar on a desktop, and the additional height of a large title (semantics 28.14).
  static let (height, largeTitle): (CGFloat, CGFloat) = (46, 52)
  /// The additional height of a prompt.
  static let prompt: CGFloat = 22
  /// The font of the prompt.
  static let promptFont = UIFont.systemFont(ofSize: 12)
  /// The hidden height of a large title at which the small title appears.
  static let titleComes: CGFloat = 28
  /// The growth of a large title as a fraction of its size, and the pull distance at which it is reached.
  static let (growth, pull): (CGFloat, CGFloat) = (0.1, 160)
  /// The margin at the ends of a bar, and the gap between items.
  static let (margin, gap): (CGFloat, CGFloat) = (8, 4)
  /// The font of the title.
  static let titleFont = UIFont.systemFont(ofSize: 16, weight: .semibold)
  /// The font of a large title.
  static let largeFont = UIFont.systemFont(ofSize: 28, weight: .bold)
}

/// The button of a bar button item.
@MainActor final class BarButton: UIButton {
  /// Whether the item's style is `done`.
  private(set) var isDone = false
  /// The appearance that the item sets.
  private var ownLook: UIBarButtonItemAppearance?

  /// The insets of the image within its area.
  private var imageInsets = UIEdgeInsets.zero

  /// The title offset that the item sets, or nil.
  var titleShift: UIOffset?
  /// The title offsets of the current appearance, by state.
  private var shifts: [State.RawValue: UIOffset] = [:]

  override func layoutSubviews() {
    super.layoutSubviews()
    if imageInsets != .zero, let imageView { imageView.frame = imageView.frame.inset(by: imageInsets) }
    let state: State = !isEnabled ? .disabled : isHighlighted ? .highlighted : .normal
    let shift = titleShift ?? shifts[state.rawValue] ?? .zero
    if shift != .zero, let titleLabel { titleLabel.frame = titleLabel.frame.moved(by: shift) }
  }

  /// Title offsets may depend on the state.
  override var isHighlighted: Bool { didSet { if !shifts.isEmpty { setNeedsLayout() } } }

  /// Adopts a bar's appearance of buttons; properties of the item have precedence.
  func apply(_ look: UIBarButtonItemAppearance?) {
    let looks = [look, ownLook].compactMap { $0 }
    let title = configuration?.title ?? ""
    for state in [State.normal, .highlighted, .disabled] {
      var attributes: [NSAttributedString.Key: Any] = [:]
      for look in looks { attributes.merge(look.normal.titleTextAttributes) { $1 } }
      // Disabled buttons are gray, unless their appearance sets a color.
      if state == .disabled { attributes[.foregroundColor] = nil }
      for look in looks { attributes.merge(look[state]?.titleTextAttributes ?? [:]) { $1 } }
      let isPlain = attributes.isEmpty || title.isEmpty
      setAttributedTitle(isPlain ? nil : NSAttributedString(string: title, attributes: attributes), for: state)
    }
    let shifting = looks.last { look in [State.normal, .highlighted, .disabled].contains { look[$0]?.shift != nil } }
    shifts = [:]
    for state in [State.normal, .highlighted, .disabled] {
      shifts[state.rawValue] = shifting?[state]?.shift ?? shifting?.normal.shift
    }
    setNeedsLayout()
    // Images have no attributes, so they get the color as tint.
    if let color = looks.last(where: { $0.normal.color != nil })?.normal.color, configuration?.image != nil {
      configuration?.baseForegroundColor = color
    }
  }

  /// Returns a plain button with the size of a bar's button.
  static func make(_ title: String?, _ image: UIImage?, isDone: Bool, action: @escaping () -> Void) -> BarButton {
    var look = UIButton.Configuration.plain()
    look.title = title
    look.image = image
    look.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)
    let button = BarButton(configuration: look)
    button.isDone = isDone
    if isDone { button.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .bold) }
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    return button
  }

  /// Returns the view of an item: its custom view, a button, or nil for a space.
  static func view(for item: UIBarButtonItem) -> UIView? {
    item.applyAppearance()
    if let own = item.customView {
      item.shownView = own
      return own
    }
    guard item.space == nil else { return nil }
    let button = make(item.image == nil ? item.title : nil, item.image, isDone: item.style == .done) { [weak item] in
      item?.perform()
    }
    button.imageInsets = item.usedImageInsets
    button.isEnabled = item.isEnabled
    button.isSpringLoaded = item.isSpringLoaded
    button.menu = item.menu
    button.showsMenuAsPrimaryAction = item.menu != nil && item.primaryAction == nil && item.action == nil
    item.shownView = button
    button.ownLook = item.ownLook
    button.titleShift = item.titleShifts.shown(
      isLow: item.bar?.traitCollection.verticalSizeClass == .compact)
    if let tint = item.tintColor { button.tintColor = tint }
    if !item.grounds.isEmpty {
      let isLow = item.bar?.traitCollection.verticalSizeClass == .compact
      for state in [State.normal, .highlighted, .disabled] {
        button.setBackgroundImage(item.grounds.shown(state, item.style, isLow: isLow), for: state)
      }
    }
    item.name(button)
    return button
  }
}

/// The chevron of a back button.
@MainActor final class Chevron: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }
  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() { setNeedsDisplay() }

  /// The image that replaces the chevron.
  var picture: UIImage? { didSet { if picture !== oldValue { setNeedsDisplay() } } }

  /// The width of the chevron with the gap before it.
  var room: CGFloat { 2 + max(picture?.size.width ?? 0, 20) }

  override func draw(_ rect: CGRect) {
    if let picture {
      let shown = picture.renderingMode == .alwaysOriginal ? picture : picture.withTintColor(tintColor)
      let corner = CGPoint(x: bounds.midX - picture.size.width / 2, y: bounds.midY - picture.size.height / 2)
      return shown.draw(at: corner)
    }
    let path = UIBezierPath()
    let sign: CGFloat = isMirrored ? -1 : 1
    path.move(to: CGPoint(x: bounds.midX + 3 * sign, y: bounds.midY - 6.5))
    path.addLine(to: CGPoint(x: bounds.midX - 3.5 * sign, y: bounds.midY))
    path.addLine(to: CGPoint(x: bounds.midX + 3 * sign, y: bounds.midY + 6.5))
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    tintColor.setStroke()
    path.stroke()
  }
}
