import TouchDrawing
import TouchGeometry
import TouchKit

/// A view that shows a `UIContentUnavailableConfiguration` inside the safe area.
/// https://developer.apple.com/documentation/uikit/uicontentunavailableview
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let image = UIImageView()
  private let indicator = UIActivityIndicatorView(style: .large)
  private let first = UILabel()
  private let second = UILabel()
  private let button = UIButton()
  private let other = UIButton()
  private var own: UIContentUnavailableConfiguration
  private var actions: [UIAction?] = [nil, nil]

  /// Creates a view with a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    own = configuration
    super.init(frame: .zero)
    isOpaque = false
    image.contentMode = .scaleAspectFit
    for view in [image, indicator, first, second, button, other] as [UIView] { addSubview(view) }
    show()
  }

  /// Always returns nil: there are no archives of views on Linux.
  public required init?(coder: NSCoder) { return nil }

  /// The current configuration; a type other than `UIContentUnavailableConfiguration` is reported and ignored.
  open var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        return UsageError.report("UIContentUnavailableView cannot show a \(type(of: newValue)); ignored")
      }
      own = new
      show()
    }
  }

  private func show() {
    backgroundColor = own.background.backgroundColor == .clear ? nil : own.background.shown(nil)
    image.image = own.shownImage
    image.tintColor = own.imageProperties.tintColor
    image.layer.cornerRadius = own.imageProperties.cornerRadius
    image.clipsToBounds = own.imageProperties.cornerRadius > 0
    image.isHidden = own.image == nil
    indicator.isHidden = !own.isLoading
    if own.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    for (label, text, look) in [
      (first, own.text, own.textProperties), (second, own.secondaryText, own.secondaryTextProperties),
    ] {
      label.text = text
      label.font = look.font
      label.textColor = look.color
      label.numberOfLines = look.numberOfLines
      label.lineBreakMode = look.lineBreakMode
      label.textAlignment = .center
      label.isHidden = text?.isEmpty != false
    }
    let buttons = [
      (button, own.button, own.buttonProperties), (other, own.secondaryButton, own.secondaryButtonProperties),
    ]
    for (index, (button, look, does)) in buttons.enumerated() {
      button.configuration = look
      button.isHidden = look.title?.isEmpty != false && look.image == nil
      button.isEnabled = does.isEnabled
      button.menu = does.menu
      button.showsMenuAsPrimaryAction = does.menu != nil && does.primaryAction == nil
      if let action = actions[index] { button.removeAction(action, for: .primaryActionTriggered) }
      if let action = does.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
      actions[index] = does.primaryAction
    }
    setNeedsLayout()
  }

  /// Returns the visible parts from top to bottom, with their sizes and the distances to the next parts.
  private func parts(_ width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var result: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    if own.isLoading {
      result.append((indicator, indicator.sizeThatFits(room), own.imageToTextPadding))
    } else if let picture = own.shownImage?.size {
      let limit = own.imageProperties.maximumSize
      var part = min(1, width / max(picture.width, 1))
      if limit.width > 0, picture.width > limit.width { part = min(part, limit.width / picture.width) }
      if limit.height > 0, picture.height > limit.height { part = min(part, limit.height / picture.height) }
      result.append(
        (image, CGSize(width: picture.width * part, height: picture.height * part), own.imageToTextPadding))
    }
    if !first.isHidden {
      result.append(
        (first, first.sizeThatFits(room), second.isHidden ? own.textToButtonPadding : own.textToSecondaryTextPadding))
    }
    if !second.isHidden { result.append((second, second.sizeThatFits(room), own.textToButtonPadding)) }
    if !button.isHidden { result.append((button, button.sizeThatFits(room), own.buttonToSecondaryButtonPadding)) }
    if !other.isHidden { result.append((other, other.sizeThatFits(room), 0)) }
    return result
  }

  /// Lays out the visible parts from top to bottom.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let (safe, margins) = (safeAreaInsets, own.directionalLayoutMargins)
    let room = CGRect(
      x: safe.left + (isMirrored ? margins.trailing : margins.leading), y: safe.top + margins.top,
      width: max(bounds.width - safe.left - safe.right - margins.leading - margins.trailing, 0),
      height: max(bounds.height - safe.top - safe.bottom - margins.top - margins.bottom, 0))
    let parts = parts(room.width)
    let height = parts.reduce(0) { $0 + $1.size.height } + parts.dropLast().reduce(0) { $0 + $1.gap }
    var top = own.alignment == .center ? room.minY + max((room.height - height) / 2, 0) : room.minY
    for part in parts {
      let width = min(part.size.width, room.width)
      part.view.frame = CGRect(
        x: (room.minX + (room.width - width) / 2).rounded(), y: top.rounded(), width: width, height: part.size.height)
      top += part.size.height + part.gap
    }
  }

  /// Schedules layout, because the safe area determines the center.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}

extension UIContentUnavailableConfiguration {
  /// The image; a symbol in the size that the configuration prefers, otherwise in a large one.
  fileprivate var shownImage: UIImage? {
    image?.preferring(imageProperties.preferredSymbolConfiguration ?? UIImage.SymbolConfiguration(pointSize: 40))
  }
}
