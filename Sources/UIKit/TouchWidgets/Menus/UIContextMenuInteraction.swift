import TouchGeometry
import TouchKit

/// What a context menu shows.
/// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor public final class UIContextMenuConfiguration {
  /// By what the program tells menus apart.
  public let identifier: Any?
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// A configuration; `actionProvider` is called each time when the menu opens, with no suggestions.
  ///
  /// `previewProvider` is called after it, for a menu that a finger opens; the controller that it makes is shown beside
  /// the menu, in its `preferredContentSize` (semantics 31.13). Nil, or a nil controller, shows the view itself.
  public init(
    identifier: Any? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { (self.identifier, self.previewProvider, self.actionProvider) = (identifier, previewProvider, actionProvider) }

  /// What stands behind the program's own elements, in a group; empty at first.
  package var added: [UIMenuElement] = []

  /// The menu; nil for none.
  func makeMenu() -> UIMenu? {
    let menu = actionProvider?([])
    guard !added.isEmpty else { return menu }
    guard let menu else { return UIMenu(children: added) }
    return menu.replacingChildren(menu.children + [UIMenu(options: .displayInline, children: added)])
  }
  /// The controller of the preview; nil for none.
  func makePreview() -> UIViewController? { previewProvider?() }
}

/// Makes the menu of a configuration; the argument is empty.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the controller that a configuration shows beside its menu; nil for the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Opens a menu about a view: by the secondary button at once, by a finger that rests for half a second, and by the Menu
/// key or Shift and F10 when the focus is in the view (semantics 31.4, 31.5).
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor public final class UIContextMenuInteraction: UIInteraction {
  /// The view that it was added to.
  public private(set) weak var view: UIView?
  /// Says what is shown; held weakly.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Where a key opens the menu, in the coordinates of the view; nil for the middle of the view that has the focus.
  package var placeForKeys: (() -> CGPoint?)?
  /// Whether the mouse has asked for the menu, not a finger or a key.
  package private(set) var isByMouse = false
  /// Whether a finger has asked for it.
  package private(set) var isByFinger = false
  private let press = MenuPress()
  private var configuration: UIContextMenuConfiguration?
  private weak var overlay: MenuOverlay?
  private var commit: MenuCommitting?

  /// How a menu is shown.
  public enum Appearance: UInt, Sendable {
    /// No menu is open.
    case unknown
    /// Beside a preview.
    case rich
    /// By itself.
    case compact
  }
  /// How the menu is shown that is open: beside a preview for a finger, by itself for the mouse and keys.
  public private(set) var menuAppearance = Appearance.unknown

  /// An interaction that asks a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    DelegateHearing.check(delegate, (any UIContextMenuInteractionDelegate).self)
    press.mayOpen = { [weak self] place in
      guard let self else { return false }
      (isByMouse, isByFinger) = (press.isSecondary, !press.isSecondary)
      return ask(at: place)
    }
    press.open = { [weak self] place in self?.show(at: place) }
  }

  /// Closes a menu that is open.
  public func willMove(to view: UIView?) {
    overlay?.close()
    if let old = self.view { press.detach(from: old) }
  }

  /// Begins to watch the view.
  public func didMove(to view: UIView?) {
    self.view = view
    if let view { press.attach(to: view) }
  }

  /// Closes the menu if it is open.
  public func dismissMenu() { overlay?.close() }

  /// Where the press is that opens the menu, or was last, in the coordinates of a view.
  public func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  private func ask(at place: CGPoint) -> Bool {
    configuration = nil
    guard overlay == nil else { return false }
    configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    return configuration != nil
  }

  private func show(at place: CGPoint) -> MenuOverlay? {
    guard let view, let configuration else { return nil }
    let wish = isByFinger ? delegate.flatMap { $0.previewToHighlight(self, configuration) } : nil
    let menu = configuration.makeMenu()
    let controller = isByFinger ? configuration.makePreview() : nil
    guard menu != nil || controller != nil else { return nil }
    // The picture is taken before anybody changes the view because of the menu.
    let preview = isByFinger ? preview(of: view, wish, controller) : nil
    let begin = MenuAnimating(controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: begin)
    let onEnd: () -> Void = { [weak self] in
      guard let self else { return }
      (overlay, menuAppearance) = (nil, .unknown)
      let end = MenuAnimating(controller)
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: end)
      end.complete()
      let commit = self.commit
      self.commit = nil
      commit?.complete()
    }
    let spot = view.convert(place, to: nil)
    if let preview {
      overlay = MenuOverlay.open(preview, beside: menu, at: spot, of: view, sender: self, onEnd: onEnd)
      overlay?.onPreview = { [weak self] in
        guard let self else { return }
        let commit = MenuCommitting(controller)
        delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: commit)
        self.commit = commit
      }
    } else if let menu {
      overlay = MenuOverlay.open(menu, at: .place(spot), of: view, sender: self, onEnd: onEnd)
    }
    if let overlay { menuAppearance = overlay.preview == nil ? .compact : .rich }
    begin.complete()
    return overlay
  }

  /// What stands beside the menu: the controller, what the delegate wants lifted, or the view itself if there is room.
  private func preview(
    of view: UIView, _ wish: UITargetedPreview?, _ controller: UIViewController?
  ) -> MenuPreviewView? {
    if let controller {
      let source = (wish?.view ?? view)
      return MenuPreviewView(controller, from: source.convert(source.bounds, to: nil))
    }
    if let wish { return MenuPreviewView(wish, shrinks: true) }
    return view.superview == nil ? nil : MenuPreviewView(UITargetedPreview(view: view), shrinks: false)
  }
}

extension UIContextMenuInteraction: MenuKeyTaking {
  /// Opens the menu in the middle of the view that has the focus.
  package func openMenuByKey(from focused: UIView) -> Bool {
    guard let view else { return false }
    (isByMouse, isByFinger) = (false, false)
    let middle = focused.convert(CGPoint(x: focused.bounds.midX, y: focused.bounds.midY), to: view)
    let place = placeForKeys?() ?? middle
    guard ask(at: place) else { return false }
    return show(at: place) != nil
  }
}
