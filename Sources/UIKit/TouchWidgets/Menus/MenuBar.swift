import TouchFiles
import TouchDrawing
import TouchGeometry
import TouchKit

/// The menu bar at the top of a window: the titles of the app's menus, one of which may be open (semantics 31.9).
@MainActor final class MenuBar: UIView, MenuBarShowing {
  private var menus: [UIMenu] = []
  private var titles: [MenuBarTitle] = []
  /// The title that replaces those that do not fit.
  private let more = MenuBarTitle("»", letter: nil)
  /// The number of titles that fit.
  private var room = 0
  private weak var overlay: MenuOverlay?
  /// The index of the title whose menu is open, including `more`.
  private var open: Int?
  private let press = UILongPressGestureRecognizer()

  init() {
    super.init(frame: .zero)
    backgroundColor = Look.panel.color
    contentMode = .redraw
    press.minimumPressDuration = 0
    press.mark(as: .menuBar)
    press.addAction(
      UIAction { [weak self] _ in self?.follow() })
    addGestureRecognizer(press)
    let hover = UIHoverGestureRecognizer()
    hover.addAction(
      UIAction { [weak self, weak hover] _ in
        guard let self, let hover else { return }
        let index = hover.state == .ended ? nil : title(at: hover.location(in: self))
        for (other, view) in shown.enumerated() { view.isHovered = other == index }
      })
    addGestureRecognizer(hover)
    accessibilityLabel = localized("Menu bar")
  }
  required init?(coder: NSCoder) { nil }

  var barHeight: CGFloat { MenuTuning.bar }

  func show(_ menus: [UIMenu]) {
    overlay?.close()
    self.menus = menus
    for title in titles + [more] { title.removeFromSuperview() }
    let letters = MenuBar.letters(of: menus.map(\.title))
    titles = zip(menus, letters).map { MenuBarTitle($0.title, letter: $1) }
    for title in titles + [more] { addSubview(title) }
    setNeedsLayout()
  }

  /// Returns the mnemonic letter of each title for Alt: its first letter that no earlier title uses.
  static func letters(of titles: [String]) -> [Character?] {
    var taken: Set<Character> = []
    return titles.map { title in
      let letter = title.lowercased().first { $0.isLetter && !taken.contains($0) }
      if let letter { taken.insert(letter) }
      return letter
    }
  }

  // MARK: Layout

  /// The visible titles.
  private var shown: [MenuBarTitle] { titles.prefix(room) + (room < titles.count ? [more] : []) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let widths = titles.map(\.naturalWidth)
    let whole = bounds.width - 2 * MenuTuning.barSide
    room = titles.count
    var used = widths.reduce(0, +)
    while room > 0, used + (room < titles.count ? more.naturalWidth : 0) > whole {
      room -= 1
      used -= widths[room]
    }
    var x = MenuTuning.barSide
    for title in titles + [more] { title.isHidden = true }
    for title in shown {
      title.isHidden = false
      let frame = CGRect(x: x, y: 2, width: title.naturalWidth, height: bounds.height - 5)
      title.frame = mirrored(frame, in: bounds.width)
      x = frame.maxX
    }
  }

  override func draw(_ rect: CGRect) {
    Look.line.color.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)).fill()
  }

  private func title(at place: CGPoint) -> Int? {
    guard bounds.contains(place) else { return nil }
    return shown.firstIndex { $0.frame.minX <= place.x && place.x < $0.frame.maxX }
  }

  // MARK: Opening

  private func menu(of index: Int) -> UIMenu {
    index < room ? menus[index] : UIMenu(children: Array(menus[room...]))
  }

  /// Opens the menu of a title, which replaces an open one; returns whether there is one.
  @discardableResult
  private func openMenu(_ index: Int, byKey: Bool) -> Bool {
    layoutIfNeeded()
    guard shown.indices.contains(index), let window, isReachable else { return false }
    overlay?.close()
    let title = shown[index]
    var rect = title.convert(title.bounds, to: nil)
    rect.size.height -= 1
    let opened = MenuOverlay.open(
      menu(of: index), at: .below(rect), of: self, from: KeyCommandDispatch.start(in: window), sender: self
    ) { [weak self] in self?.closed() }
    guard let opened else { return false }
    opened.onOutside = { [weak self] outside in self?.takes(outside) ?? false }
    if byKey { opened.markFirst() }
    overlay = opened
    open = index
    for (other, view) in shown.enumerated() { view.isOpen = other == index }
    return true
  }

  private func closed() {
    open = nil
    for title in titles + [more] { title.isOpen = false }
  }

  /// Whether no other view covers the bar.
  private var isReachable: Bool {
    guard let window, let first = shown.first else { return false }
    let place = first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil)
    if overlay != nil { return true }
    return window.hitTest(place, with: nil)?.isDescendant(of: self) ?? false
  }

  /// Handles an event outside an open menu; returns whether it was used.
  private func takes(_ outside: MenuOverlay.Outside) -> Bool {
    guard let open else { return false }
    switch outside {
    case .hover(let place):
      guard let index = title(at: convert(place, from: nil)) else { return false }
      if index != open { openMenu(index, byKey: false) }
      return true
    case .press(let place):
      guard let index = title(at: convert(place, from: nil)), index != open else { return false }
      return openMenu(index, byKey: false)
    case .side(let step):
      let count = shown.count
      return openMenu((open + step + count) % count, byKey: true)
    }
  }

  /// Follows the press that opens a menu and continues to select in it.
  private func follow() {
    let place = press.location(in: self)
    switch press.state {
    case .began: if let index = title(at: place) { openMenu(index, byKey: false) }
    case .changed: if let overlay { overlay.follow(press.location(in: overlay)) }
    case .ended: if let overlay, title(at: place) == nil { overlay.release(at: press.location(in: overlay)) }
    case .cancelled: overlay?.close()
    case .possible, .failed: break
    }
  }

  func openFirst() { openMenu(0, byKey: true) }

  func takes(_ key: UIKey) -> Bool {
    let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if key.keyCode == .keyboardF10, modifiers.isEmpty { return openMenu(0, byKey: true) }
    guard modifiers == .alternate, let letter = key.letter,
      let index = titles.firstIndex(where: { $0.letter == letter })
    else { return false }
    layoutIfNeeded()
    return openMenu(min(index, room), byKey: true)
  }

  func revalidate() { overlay?.revalidate() }
}

/// A title of the bar.
@MainActor private final class MenuBarTitle: UIView {
  let letter: Character?
  private let label = UILabel()
  var isOpen = false { didSet { recolor() } }
  var isHovered = false { didSet { recolor() } }

  init(_ title: String, letter: Character?) {
    self.letter = letter
    super.init(frame: .zero)
    isOpaque = false
    layer.cornerRadius = MenuTuning.rowRadius
    let text = NSMutableAttributedString(string: title, attributes: [.font: MenuTuning.font])
    if let letter, let place = title.lowercased().firstIndex(of: letter) {
      let before = title.lowercased()[..<place].utf16.count
      text.addAttribute(
        .underlineStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: before, length: letter.utf16.count))
    }
    label.attributedText = text
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    recolor()
  }
  required init?(coder: NSCoder) { nil }

  var naturalWidth: CGFloat { label.intrinsicContentSize.width.rounded(.up) + 2 * MenuTuning.side }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func recolor() {
    backgroundColor =
      isOpen ? Look.accent.color : isHovered ? Look.shade.faded(Look.Strength.bare.hovered) : .clear
    label.textColor = isOpen ? Look.readable(on: Look.accent.color) : Look.ink.color
  }
}
