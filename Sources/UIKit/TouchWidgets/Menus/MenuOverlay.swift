import TouchGeometry
import TouchKit
import TouchLoop

/// The open menus of a window: takes all touches and keys until something is chosen or the user leaves (semantics 31.10).
///
/// It lies in the window in front of everything. A menu that does not fit into the window is shown beyond its edges where
/// the platform has windows without a frame; else no menu is larger than the window. While the overlay is there the focus
/// and the first responder stay where they are; keys come here before anybody else sees them.
@MainActor package final class MenuOverlay: UIView, KeyYielding {
  /// What a menu stands beside, in the window's coordinates.
  package enum Anchor: Sendable {
    case place(CGPoint)
    case below(CGRect)
    /// At the right of another menu, with the first item at the height of a row; in the overlay's coordinates.
    case beside(CGRect, row: CGRect)
    /// Beside the preview; at the place where there is no room for one.
    case preview(CGPoint)
  }

  /// The open menus, each after the first beside a row of the one before.
  private(set) var panels: [MenuPanel] = []
  /// What stands beside the first menu; nil for nothing.
  var preview: MenuPreviewView?
  /// What lies behind the preview.
  var dim: UIView?
  /// Is called after the user has tapped the preview, and the menu has gone.
  var onPreview: (() -> Void)?
  private let starts: [UIResponder]
  private weak var source: AnyObject?
  private var timer: LoopTimer?
  private var onEnd: (() -> Void)?
  private var isOver = false
  private let opened: TimeInterval
  /// The size that the menus were placed in.
  private var laidOut: CGSize
  /// What the pointer, a finger or a key does that is not about the open menus, for a menu bar, which lies below.
  package enum Outside: Sendable {
    /// The pointer is there; a finger came down there.
    case hover(CGPoint), press(CGPoint)
    /// An arrow leads to the menu on the left, -1, or on the right, 1.
    case side(Int)
  }
  /// Is asked before the menu acts itself; true for what is done with.
  package var onOutside: ((Outside) -> Bool)?
  /// Is called with what was chosen, after it has acted.
  package var onChoose: ((UIMenuElement) -> Void)?

  /// Opens a menu in the window of a view.
  ///
  /// - Parameters:
  ///   - menu: what is shown.
  ///   - anchor: what it stands beside.
  ///   - view: whose menu it is; commands begin at the first responder, then here.
  ///   - start: where commands begin; nil for the first responder.
  ///   - sender: what actions are told as their sender.
  ///   - onEnd: called once when the menu has gone, after what was chosen has acted.
  /// - Returns: nil when the view is in no window or the menu has nothing to show.
  package static func open(
    _ menu: UIMenu, at anchor: Anchor, of view: UIView, from start: UIResponder? = nil, sender: AnyObject,
    onEnd: @escaping () -> Void
  ) -> MenuOverlay? {
    guard let window = view.window, window.windowScene != nil else { return nil }
    (window.keyCatcher as? MenuOverlay)?.close()
    var starts: [UIResponder] = [view]
    if let first = start ?? window.firstResponder { starts.insert(first, at: 0) }
    let model = MenuModel(menu, starts: starts)
    guard !model.rows.isEmpty else { return nil }
    guard let overlay = cover(window, MenuOverlay(starts, sender, in: window, onEnd)) else { return nil }
    overlay.add(model, at: anchor, parentRow: nil)
    return overlay
  }

  /// Puts an overlay over a window; nil where the window does not take it.
  static func cover(_ window: UIWindow, _ overlay: MenuOverlay) -> MenuOverlay? {
    window.addSubview(overlay)
    guard overlay.window === window else { return nil }
    window.keyCatcher = overlay
    return overlay
  }

  /// Whether the menu goes when somebody types, as one does that a finger has opened in a text; Escape is the menu's.
  package var yieldsToKeys = false

  init(_ starts: [UIResponder], _ sender: AnyObject, in window: UIWindow, _ onEnd: @escaping () -> Void) {
    (self.starts, source, self.onEnd) = (starts, sender, onEnd)
    opened = window.hostTime
    laidOut = window.bounds.size
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = nil
    isOpaque = false
    let hover = UIHoverGestureRecognizer()
    hover.addAction(
      UIAction { [weak self, weak hover] _ in
        guard let self, let hover, hover.state != .ended else { return }
        follow(hover.location(in: self))
      })
    addGestureRecognizer(hover)
    let wheel = UIPanGestureRecognizer()
    wheel.allowedScrollTypesMask = .all
    wheel.allowedTouchTypes = []
    wheel.addAction(
      UIAction { [weak self, weak wheel] _ in
        guard let self, let wheel else { return }
        let place = wheel.location(in: self)
        panels.last { $0.frame.contains(place) }?.scrollBy(-wheel.translation(in: self).y)
        wheel.setTranslation(.zero, in: self)
      })
    addGestureRecognizer(wheel)
  }
  package required init?(coder: NSCoder) { nil }

  // MARK: Panels

  func add(_ model: MenuModel, at anchor: Anchor, parentRow: Int?) {
    let panel = MenuPanel(model)
    panel.parentRow = parentRow
    panels.append(panel)
    addSubview(panel)
    place(panel, at: anchor)
    model.onChange = { [weak self, weak panel] in
      guard let self, let panel else { return }
      panel.reload()
      place(panel, at: anchor)
    }
  }

  /// Opens the submenu of a row, if it has one and it is not open.
  @discardableResult
  private func openSubmenu(of panel: MenuPanel, _ row: Int) -> MenuPanel? {
    guard let item = panel.item(at: row), item.isEnabled, let submenu = item.submenu,
      let index = panels.firstIndex(where: { $0 === panel })
    else { return nil }
    if panels.indices.contains(index + 1), panels[index + 1].parentRow == row { return panels[index + 1] }
    closePanels(after: index)
    let model = MenuModel(submenu, starts: starts)
    guard !model.rows.isEmpty else { return nil }
    let rect = panel.rect(of: row, in: self)
    add(model, at: .beside(panel.frame, row: rect), parentRow: row)
    return panels.last
  }

  private func closePanels(after index: Int) {
    while panels.count > index + 1 { panels.removeLast().removeFromSuperview() }
  }

  // MARK: Pointing

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    bounds.contains(point) || panels.contains { $0.popup != nil && $0.frame.contains(point) } ? self : nil
  }

  /// The innermost open menu at a place, and the row there.
  private func spot(_ place: CGPoint) -> (panel: MenuPanel, row: Int?)? {
    guard let panel = panels.last(where: { $0.frame.contains(place) }) else { return nil }
    return (panel, panel.row(at: convert(place, to: panel)))
  }

  /// The pointer or a finger is at a place of the overlay: marks the row there; a submenu opens after a rest.
  package func follow(_ place: CGPoint) {
    if spot(place) == nil, onOutside?(.hover(convert(place, to: nil))) == true { return }
    guard let (panel, row) = spot(place), let index = panels.firstIndex(where: { $0 === panel }) else {
      if panels.last?.parentRow == nil || panels.last?.marked != nil { panels.last?.mark(nil) }
      return
    }
    guard row != panel.marked || row == nil else { return }
    panel.mark(row)
    timer?.cancel()
    guard let row, panel.canMark(row), let loop = hostApplication?.loop else { return }
    let isOpen = panels.indices.contains(index + 1) && panels[index + 1].parentRow == row
    if isOpen { return panels[index + 1].mark(nil) }
    timer = loop.schedule(at: loop.now + MenuTuning.submenu) { [weak self, weak panel] in
      guard let self, let panel, panel.marked == row, let index = panels.firstIndex(where: { $0 === panel }) else {
        return
      }
      if openSubmenu(of: panel, row) == nil { closePanels(after: index) }
    }
  }

  /// The press that has opened the menu was released: on an item it is chosen; elsewhere a short press leaves the menu
  /// open, and so does any beside a preview; another long one closes it.
  package func release(at place: CGPoint) {
    let isShort = hostTime - opened < MenuTuning.click
    if let (panel, row) = spot(place) {
      if let row, !isShort || panel.marked == row { choose(row, of: panel) }
    } else if !isShort, preview == nil {
      close()
    }
  }

  /// A touch outside closes and is swallowed.
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    if spot(place) != nil {
      follow(place)
    } else if isOnPreview(place) {
      return
    } else if onOutside?(.press(convert(place, to: nil))) != true {
      close()
    }
  }

  /// Marks what the finger is on.
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let place = touches.first?.location(in: self) { follow(place) }
  }

  /// Chooses what the finger is on; on the preview, what the preview is about.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    if let (panel, row) = spot(place) {
      if let row { choose(row, of: panel) }
    } else if isOnPreview(place) {
      end { [self] in onPreview?() }
    }
  }

  private func isOnPreview(_ place: CGPoint) -> Bool { preview?.frame.contains(place) ?? false }

  // MARK: Choosing

  private func choose(_ row: Int, of panel: MenuPanel) {
    guard !isOver, let item = panel.item(at: row), item.isEnabled else { return }
    if item.submenu != nil {
      openSubmenu(of: panel, row)
      return
    }
    panel.model.select(item)
    guard item.attributes.contains(.keepsMenuPresented) else {
      end { [self] in act(item, panel.model) }
      return
    }
    act(item, panel.model)
    if !isOver { revalidate() }
  }

  private func act(_ item: MenuModel.Item, _ model: MenuModel) {
    let sender = source ?? self
    if let action = item.element as? UIAction { action.perform(from: sender) }
    if let command = item.element as? UICommand, let (target, shown) = model.performer(of: command),
      !shown.attributes.contains(.disabled)
    {
      _ = command.action.perform(on: target, sender: shown, event: nil)
    }
    onChoose?(item.element)
  }

  /// Marks the first item of the first menu, as one that a key has opened.
  package func markFirst() { panels.first?.markEnd(true) }

  /// Reads the open menus again.
  package func revalidate() {
    for panel in panels {
      panel.model.load()
      panel.reload()
    }
  }

  /// Closes all menus without choosing.
  package func close() { end {} }

  private func end(_ body: () -> Void) {
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    if let window, window.keyCatcher === self { window.keyCatcher = nil }
    removeFromSuperview()
    body()
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// A window that goes closes its menus.
  package override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    guard newWindow == nil, !isOver else { return }
    if let window, window.keyCatcher === self { window.keyCatcher = nil }
    isOver = true
    timer?.cancel()
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Menus do not follow a window that changes its size.
  package override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds
    let isSmaller = room.width < laidOut.width || room.height < laidOut.height
    laidOut = room.size
    if isSmaller, panels.contains(where: { $0.popup != nil || !room.contains($0.frame) }) { close() }
  }

  // MARK: Keys

  package func keyWillCome(_ key: UIKey) {
    if yieldsToKeys, key.keyCode != .keyboardEscape { close() }
  }

  /// Arrows, Home, End, letters, Return, Space and Escape; nothing goes on to anybody else.
  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { take(key) } }
  }

  /// Goes on moving while a key is held.
  package override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for case let key? in presses.map(\.key) where key.keyCode == .keyboardUpArrow || key.keyCode == .keyboardDownArrow {
      take(key)
    }
  }

  /// Nothing.
  package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Nothing.
  package override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  private func take(_ key: UIKey) {
    guard let panel = panels.last else {
      // A preview alone.
      if key.keyCode == .keyboardEscape { close() }
      return
    }
    timer?.cancel()
    switch key.keyCode {
    case .keyboardDownArrow: panel.markNext(1)
    case .keyboardUpArrow: panel.markNext(-1)
    case .keyboardHome: panel.markEnd(true)
    case .keyboardEnd: panel.markEnd(false)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, .keyboardRightArrow:
      let isArrow = key.keyCode == .keyboardRightArrow
      guard let row = panel.marked, let item = panel.item(at: row) else {
        if isArrow { _ = onOutside?(.side(1)) }
        return
      }
      if isArrow, item.submenu == nil, onOutside?(.side(1)) == true { return }
      if item.submenu != nil {
        openSubmenu(of: panel, row)?.markEnd(true)
      } else if !isArrow {
        choose(row, of: panel)
      }
    case .keyboardLeftArrow:
      if panels.count > 1 { closePanels(after: panels.count - 2) } else { _ = onOutside?(.side(-1)) }
    case .keyboardF10 where onOutside != nil: close()
    case .keyboardEscape: if panels.count > 1 { closePanels(after: panels.count - 2) } else { close() }
    case _:
      guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]), !key.characters.isEmpty else {
        return
      }
      panel.mark(beginningWith: key.characters)
    }
  }
}
