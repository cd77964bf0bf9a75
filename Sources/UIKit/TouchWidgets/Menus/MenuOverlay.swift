import TouchGeometry
import TouchKit
import TouchLoop

/// The open menus of a window, which receive all touches and keys until an element is selected or the user cancels
/// (semantics 31.10).
///
/// It is in front of all other views of the window. If the platform supports windows without a frame, a menu that does
/// not fit is shown beyond the window's edges; otherwise menus are not larger than the window. The focus and the first
/// responder do not change while it is open; it receives keys before all other responders.
@MainActor package final class MenuOverlay: UIView, KeyYielding {
  /// The anchor of a menu, in the window's coordinates.
  package enum Anchor: Sendable {
    case place(CGPoint)
    case below(CGRect)
    /// At the right of another menu, with the first item at the height of a row; in the overlay's coordinates.
    case beside(CGRect, row: CGRect)
    /// Next to the preview; at the given position if there is no space for one.
    case preview(CGPoint)
  }

  /// The open menus; each except the first is anchored to a row of the previous one.
  private(set) var panels: [MenuPanel] = []
  /// The preview next to the first menu; nil for none.
  var preview: MenuPreviewView?
  /// The dimming view behind the preview.
  var dim: UIView?
  /// Called after the user has tapped the preview, when the menu has been removed.
  var onPreview: (() -> Void)?
  private let starts: [UIResponder]
  private weak var source: AnyObject?
  private var timer: LoopTimer?
  private var onEnd: (() -> Void)?
  private var isOver = false
  private let opened: TimeInterval
  /// The size for which the menus were laid out.
  private var laidOut: CGSize
  /// An event outside the open menus, for a menu bar below the overlay.
  package enum Outside: Sendable {
    /// The pointer is at a position; a finger came down at a position.
    case hover(CGPoint), press(CGPoint)
    /// An arrow key moves to the menu on the left, -1, or on the right, 1.
    case side(Int)
  }
  /// Called before the menu handles such an event; returns true if the event was used.
  package var onOutside: ((Outside) -> Bool)?
  /// Called with the selected element, after its action was performed.
  package var onChoose: ((UIMenuElement) -> Void)?

  /// Opens a menu in the window of a view.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - anchor: The anchor of the menu.
  ///   - view: The view that owns the menu; the search for a command's target starts at the first responder, then here.
  ///   - start: The responder at which the search starts; nil for the first responder.
  ///   - sender: The sender that actions receive.
  ///   - onEnd: Called once after the menu was removed and the selected action was performed.
  /// - Returns: The overlay; nil if the view has no window or the menu is empty.
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

  /// Adds an overlay to a window; returns nil if the window does not accept it.
  static func cover(_ window: UIWindow, _ overlay: MenuOverlay) -> MenuOverlay? {
    window.addSubview(overlay)
    guard overlay.window === window else { return nil }
    window.keyCatcher = overlay
    return overlay
  }

  /// Whether typing closes the menu, as for one that a finger has opened in text; Escape is always handled by the menu.
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

  /// The frame of the first menu in points of the screen.
  package var menuFrame: CGRect { panels.first.map { convert($0.frame, to: nil) } ?? .zero }

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

  /// Opens the submenu of a row, if it has one that is not open.
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

  /// Returns the innermost open menu at a position, and its row there.
  private func spot(_ place: CGPoint) -> (panel: MenuPanel, row: Int?)? {
    guard let panel = panels.last(where: { $0.frame.contains(place) }) else { return nil }
    return (panel, panel.row(at: convert(place, to: panel)))
  }

  /// Marks the row under the pointer or finger; a submenu opens after a delay.
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

  /// Handles the release of the press that has opened the menu.
  ///
  /// On an item it selects the item. Elsewhere a short press, or any press next to a preview, leaves the menu open; a
  /// long one closes it.
  package func release(at place: CGPoint) {
    let isShort = hostTime - opened < MenuTuning.click
    if let (panel, row) = spot(place) {
      if let row, !isShort || panel.marked == row { choose(row, of: panel) }
    } else if !isShort, preview == nil {
      close()
    }
  }

  /// Closes the menus when a touch is outside them, and discards the touch.
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

  /// Marks the row under the finger.
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let place = touches.first?.location(in: self) { follow(place) }
  }

  /// Selects the row under the finger, or performs the preview's action.
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self) else { return }
    if let (panel, row) = spot(place) {
      if let row { choose(row, of: panel) }
    } else if isOnPreview(place) {
      end { [self] in onPreview?() }
    }
  }

  private func isOnPreview(_ place: CGPoint) -> Bool { preview?.frame.contains(place) ?? false }

  // MARK: Selecting

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

  /// Marks the first item of the first menu, for one that a key has opened.
  package func markFirst() { panels.first?.markEnd(true) }

  /// Reads the open menus again.
  package func revalidate() {
    for panel in panels {
      panel.model.load()
      panel.reload()
    }
  }

  /// Closes all menus without selecting.
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

  /// Closes the menus when they are removed from the window.
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

  /// Closes the menus when the window changes its size.
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

  /// Handles arrows, Home, End, letters, Return, Space and Escape; no key reaches other responders.
  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.effectiveKey { handle(key) } }
  }

  /// Repeats the movement while an arrow key is held.
  package override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for case let key? in presses.map(\.effectiveKey)
    where key.keyCode == .keyboardUpArrow || key.keyCode == .keyboardDownArrow {
      handle(key)
    }
  }

  /// Does nothing.
  package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Does nothing.
  package override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  private func handle(_ key: UIKey) {
    guard let panel = panels.last else {
      // A preview without a menu.
      if key.keyCode == .keyboardEscape { close() }
      return
    }
    timer?.cancel()
    // The arrow towards the trailing edge opens submenus.
    let (into, out): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
      isMirrored ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
    switch key.keyCode {
    case .keyboardDownArrow: panel.markNext(1)
    case .keyboardUpArrow: panel.markNext(-1)
    case .keyboardHome: panel.markEnd(true)
    case .keyboardEnd: panel.markEnd(false)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar, into:
      let isArrow = key.keyCode == into
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
    case out:
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
