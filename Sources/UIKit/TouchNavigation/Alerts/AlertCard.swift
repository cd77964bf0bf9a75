import TouchDrawing
import TouchEditing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The card of an alert: title, message and fields, which scroll in a small window, above the action buttons.
@MainActor final class AlertCard: UIView {
  /// The alert; weak, because it owns its view.
  private weak var alert: UIAlertController?
  private let header = UIScrollView()
  private let footer = UIScrollView()
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private var buttons: [(action: UIAlertAction, button: UIButton)] = []
  private var fields: [UITextField] = []

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    backgroundColor = Look.panel.color
    showEdge()
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    for (label, font) in [(titleLabel, AlertTuning.titleFont), (messageLabel, AlertTuning.messageFont)] {
      label.font = font
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      label.textAlignment = .center
      header.addSubview(label)
    }
    titleLabel.textColor = Look.ink.color
    messageLabel.textColor = Look.quiet.color
    addSubview(header)
    addSubview(footer)
    reload()
  }
  required init?(coder: NSCoder) { nil }

  /// Whether the card is in a popover, where a click outside performs the cancel action.
  private var isInPopover = false

  /// In a popover, removes the card's corners, edge, shadow and cancel button.
  func update(inPopover: Bool) {
    guard isInPopover != inPopover else { return }
    isInPopover = inPopover
    showEdge()
    reload()
  }

  private func showEdge() {
    layer.cornerRadius = isInPopover ? 0 : AlertTuning.radius
    layer.borderWidth = isInPopover ? 0 : 0.5
    layer.shadowOpacity = isInPopover ? 0 : 0.3
  }

  func button(of action: UIAlertAction) -> UIButton? { buttons.first { $0.action === action }?.button }

  /// Recreates the labels, fields and buttons.
  func reload() {
    guard let alert else { return }
    titleLabel.text = alert.title
    messageLabel.text = alert.message
    for field in alert.textFields ?? [] where field.superview !== header { header.addSubview(field) }
    fields = alert.textFields ?? []
    let known = buttons
    buttons = ordered(alert).map { action in
      let button = known.first { $0.action === action }?.button ?? make(action)
      look(of: button, action, alert)
      return (action, button)
    }
    for (_, button) in known where !buttons.contains(where: { $0.button === button }) { button.removeFromSuperview() }
    for (_, button) in buttons where button.superview !== footer { footer.addSubview(button) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Returns the actions in display order: two are side by side with the cancel action first; otherwise it is last, or
  /// omitted in a popover (30.20).
  private func ordered(_ alert: UIAlertController) -> [UIAlertAction] {
    let cancel = alert.actions.filter { $0.style == .cancel }
    let others = alert.actions.filter { $0.style != .cancel }
    if isInPopover { return others }
    return areBeside ? cancel + others : others + cancel
  }

  private var areBeside: Bool { alert.map { $0.actions.count == 2 && $0.preferredStyle == .alert } ?? false }

  private func make(_ action: UIAlertAction) -> UIButton {
    let button = UIButton(configuration: .gray())
    button.addAction(
      UIAction { [weak self, weak action] _ in
        guard let action else { return }
        self?.alert?.answer(action)
      }, for: .primaryActionTriggered)
    return button
  }

  private func look(of button: UIButton, _ action: UIAlertAction, _ alert: UIAlertController) {
    let isMain = action === alert.preferredAction
    var configuration = isMain ? UIButton.Configuration.filled() : .gray()
    configuration.title = action.title
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    if action.style == .destructive {
      let red = UIColor(light: 0xC4261D, dark: 0xFF7B73)
      if isMain { configuration.baseBackgroundColor = red } else { configuration.baseForegroundColor = red }
    }
    button.configuration = configuration
    button.isEnabled = action.isEnabled
    button.isSpringLoaded = alert.isSpringLoaded
  }

  // MARK: Layout

  /// Returns the size of the card within an available size.
  func fittingSize(in room: CGSize) -> CGSize {
    let width = min(AlertTuning.width, max(room.width, 80))
    let height = headerHeight(width) + footerHeight(width)
    return CGSize(width: width, height: min(height, max(room.height, 80)))
  }

  private func headerHeight(_ width: CGFloat) -> CGFloat { layHeader(width, applies: false) }

  /// Lays out title, message and fields vertically, and returns their height.
  @discardableResult
  private func layHeader(_ width: CGFloat, applies: Bool) -> CGFloat {
    let inset = AlertTuning.inset
    let inner = max(width - 2 * inset, 10)
    var y = inset
    for label in [titleLabel, messageLabel] where label.text?.isEmpty == false {
      let height = label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
      if applies { label.frame = CGRect(x: inset, y: y, width: inner, height: height) }
      y += height + AlertTuning.gap
    }
    if !fields.isEmpty { y += AlertTuning.gap }
    for field in fields {
      if applies { field.frame = CGRect(x: inset, y: y, width: inner, height: AlertTuning.field) }
      y += AlertTuning.field + AlertTuning.gap
    }
    return y == inset ? 0 : y
  }

  private func footerHeight(_ width: CGFloat) -> CGFloat {
    guard !buttons.isEmpty else { return AlertTuning.inset - AlertTuning.gap }
    let rows = CGFloat(areBeside ? 1 : buttons.count)
    return 8 + rows * AlertTuning.button + (rows - 1) * AlertTuning.buttonGap + 16
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Without its shape the shadow would be made of the whole card, in each frame.
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: layer.cornerRadius).cgPath
    let width = bounds.width
    let (top, bottom) = (headerHeight(width), footerHeight(width))
    // If not everything fits, the buttons get the height that the text leaves, at least half.
    let low = min(bottom, max(bounds.height - top, bounds.height / 2))
    header.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - low)
    footer.frame = CGRect(x: 0, y: bounds.height - low, width: width, height: low)
    header.contentSize = CGSize(width: width, height: top)
    footer.contentSize = CGSize(width: width, height: bottom)
    for label in [titleLabel, messageLabel] { label.isHidden = label.text?.isEmpty != false }
    layHeader(width, applies: true)
    let inset: CGFloat = 16
    let inner = width - 2 * inset
    if areBeside {
      let half = ((inner - AlertTuning.buttonGap) / 2).rounded(.down)
      for (index, entry) in buttons.enumerated() {
        let x = inset + CGFloat(index) * (half + AlertTuning.buttonGap)
        let frame = CGRect(x: x, y: 8, width: half, height: AlertTuning.button)
        entry.button.frame = mirrored(frame, in: width)
      }
    } else {
      for (index, entry) in buttons.enumerated() {
        entry.button.frame = CGRect(
          x: inset, y: 8 + CGFloat(index) * (AlertTuning.button + AlertTuning.buttonGap), width: inner,
          height: AlertTuning.button)
      }
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    layer.borderColor = UIColor.separator.cgColor
  }
}
