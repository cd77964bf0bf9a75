import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// An action that a swipe shows at the side of a row.
/// https://developer.apple.com/documentation/uikit/uicontextualaction
@preconcurrency @MainActor open class UIContextualAction: UIObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// A gray action.
    case normal = 0
    /// A red action that removes the row.
    case destructive = 1
  }
  /// A closure that performs the action; it must call its argument once, with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The background color; gray by default, or red for a destructive action.
  open var backgroundColor: UIColor!
  /// An image above the title; nil by default.
  ///
  /// Only its alpha channel is used: it is drawn in white, as the title.
  open var image: UIImage?

  /// Creates an action whose `handler` is called when the user chooses it.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? UIColor(hex: 0xC9302A) : UIColor(hex: 0x5A6170)
    super.init()
  }
}

/// The actions at one side of a row, the first at the outer end.
/// https://developer.apple.com/documentation/uikit/uiswipeactionsconfiguration
@preconcurrency @MainActor open class UISwipeActionsConfiguration: UIObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a swipe over most of the row performs the first action; true by default.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions; without any, the row is not opened.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// The view with the actions next to a swiped row.
@MainActor final class SwipeTray: UIView {
  private var buttons: [ActionButton] = []
  private let isRight: Bool
  var choose: ((Int) -> Void)?

  init(_ actions: [UIContextualAction], isRight: Bool) {
    self.isRight = isRight
    super.init(frame: .zero)
    clipsToBounds = true
    for (index, action) in actions.enumerated() {
      let button = ActionButton(action)
      button.addAction(UIAction { [weak self] _ in self?.choose?(index) }, for: .touchUpInside)
      buttons.append(button)
    }
    // The outer actions are in front of the inner ones while the tray is narrow.
    for button in buttons.reversed() { addSubview(button) }
  }
  required init?(coder: NSCoder) { nil }

  /// The width of all actions.
  var fullWidth: CGFloat { buttons.reduce(0) { $0 + $1.preferredWidth } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let part = fullWidth > 0 ? bounds.width / fullWidth : 0
    var place: CGFloat = 0
    for button in buttons {
      let width = button.preferredWidth * part
      button.frame = CGRect(
        x: isRight ? bounds.width - place - width : place, y: 0, width: width, height: bounds.height)
      place += width
    }
  }
}

/// The button of one action.
@MainActor private final class ActionButton: UIControl {
  private let action: UIContextualAction
  private let image: UIImage?
  let preferredWidth: CGFloat
  private static let ink = UIColor.white
  private static let font = UIFont.systemFont(ofSize: 14, weight: .medium)

  init(_ action: UIContextualAction) {
    self.action = action
    image = action.image?.withTintColor(ActionButton.ink)
    let layout = TextLayout(action.title ?? "", font: ActionButton.font, maximumLines: 1)
    let text = TextSystem.current.measure(layout).size.width.rounded(.up)
    preferredWidth = max(
      max(text, action.image?.size.width ?? 0) + 2 * TableTuning.actionPadding, TableTuning.actionWidth)
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = action.title
    accessibilityTraits = .button
  }
  required init?(coder: NSCoder) { nil }
  override var canBecomeFocused: Bool { false }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let layout = TextLayout(
      action.title ?? "", font: ActionButton.font, color: ActionButton.ink.cgColor, maximumLines: 1)
    let size = action.title == nil ? .zero : TextSystem.current.measure(layout).size
    let picture = image?.size ?? .zero
    let gap: CGFloat = action.title != nil && image != nil ? 2 : 0
    let top = ((bounds.height - size.height - picture.height - gap) / 2).rounded()
    image?.draw(
      in: CGRect(x: bounds.midX - picture.width / 2, y: top, width: picture.width, height: picture.height))
    if size.width > 0 {
      let place = CGPoint(x: (bounds.midX - size.width / 2).rounded(), y: top + picture.height + gap)
      context.append(.text(layout, at: place))
    }
  }
}
