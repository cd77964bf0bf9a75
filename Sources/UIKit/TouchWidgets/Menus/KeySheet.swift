import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit

/// An overlay of a window that lists its keyboard shortcuts (semantics 31.12).
@MainActor final class KeySheet: UIView, KeySheetShowing, KeyYielding {
  private let plate = UIView()
  private let scroll = UIScrollView()
  private var columns: [UIView] = []
  private let groups: [KeyGroup]

  init(_ groups: [KeyGroup], in window: UIWindow) {
    self.groups = groups
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = UIColor(white: 0, alpha: 0.28)
    isOpaque = false
    plate.backgroundColor = Look.panel.color
    plate.layer.cornerRadius = Look.panelRadius
    plate.layer.shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    plate.layer.shadowOpacity = 0.3
    plate.layer.shadowRadius = 18
    addSubview(plate)
    plate.addSubview(scroll)
    accessibilityLabel = localized("Keys")
    window.addSubview(self)
    window.keyCatcher = self
  }
  required init?(coder: NSCoder) { nil }

  func close() {
    if let window, window.keyCatcher === self { window.keyCatcher = nil }
    removeFromSuperview()
  }

  /// Closes the sheet before a key press; any key except Escape then has its usual effect.
  func keyWillCome(_ key: UIKey) { if key.keyCode != .keyboardEscape { close() } }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { close() }
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Closes the sheet when a touch is outside the plate, and discards the touch.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), !plate.frame.contains(place) else { return }
    close()
  }

  // MARK: Layout

  private static let (column, row, heading, inset): (CGFloat, CGFloat, CGFloat, CGFloat) = (260, 26, 30, 20)

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in columns { view.removeFromSuperview() }
    columns = []
    let maximum = max(Int((bounds.width - 4 * Self.inset) / Self.column), 1)
    let heights = groups.map { ($0.title.isEmpty ? 0 : Self.heading) + CGFloat($0.commands.count) * Self.row + 10 }
    // Groups are not split; each is added to the column that is the shortest so far.
    var filled = [CGFloat](repeating: 0, count: min(maximum, groups.count))
    for (group, height) in zip(groups, heights) {
      let index = filled.indices.min { filled[$0] < filled[$1] } ?? 0
      let x = CGFloat(isMirrored ? filled.count - 1 - index : index) * Self.column + Self.inset
      add(group, x: x, y: filled[index], height: height)
      filled[index] += height
    }
    let content = CGSize(width: CGFloat(filled.count) * Self.column, height: filled.max() ?? 0)
    let size = CGSize(
      width: min(content.width + 2 * Self.inset, bounds.width),
      height: min(content.height + 2 * Self.inset, max(bounds.height - 2 * Self.inset, 0)))
    plate.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
    scroll.frame = plate.bounds.shrunk(dx: 0, dy: Self.inset)
    scroll.contentSize = CGSize(width: size.width, height: content.height)
  }

  private func add(_ group: KeyGroup, x: CGFloat, y: CGFloat, height: CGFloat) {
    let view = UIView(frame: CGRect(x: x, y: y, width: Self.column, height: height))
    scroll.addSubview(view)
    columns.append(view)
    var line: CGFloat = 0
    if !group.title.isEmpty {
      let title = label(group.title, UIFont.systemFont(ofSize: 13, weight: .semibold), Look.quiet.color)
      title.frame = mirrored(CGRect(x: 8, y: 0, width: Self.column - 16, height: Self.heading), in: Self.column)
      view.addSubview(title)
      line = Self.heading
    }
    for command in group.commands {
      let key = label(command.shortcut ?? "", MenuTuning.font, Look.quiet.color)
      let end = key.intrinsicContentSize.width.rounded(.up)
      key.frame = mirrored(
        CGRect(x: Self.column - 16 - end, y: line, width: end, height: Self.row), in: Self.column)
      let title = label(command.discoverabilityTitle ?? command.title, MenuTuning.font, Look.ink.color)
      title.frame = mirrored(
        CGRect(x: 8, y: line, width: Self.column - 32 - end, height: Self.row), in: Self.column)
      view.addSubview(title)
      view.addSubview(key)
      line += Self.row
    }
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}

/// Shows the app's menus with the kit's widgets.
@MainActor package struct WidgetMenus: MenuShowing {
  package init() {}
  package func makeBar() -> any MenuBarShowing { MenuBar() }
  package func showKeys(_ groups: [KeyGroup], in window: UIWindow) -> (any KeySheetShowing)? {
    KeySheet(groups, in: window)
  }
}
