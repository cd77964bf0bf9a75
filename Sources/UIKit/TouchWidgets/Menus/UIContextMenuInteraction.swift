import TouchGeometry
import TouchKit

/// The content of a context menu. https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor public final class UIContextMenuConfiguration {
  /// The app-defined identifier of the menu.
  public let identifier: Any?
  private let previewProvider: UIContextMenuContentPreviewProvider?
  private let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration; `actionProvider` is called each time that the menu opens, with no suggestions.
  ///
  /// `previewProvider` is called after it, for a menu that a finger opens. The controller that it returns is shown next
  /// to the menu, in its `preferredContentSize` (semantics 31.13). Nil, or a nil controller, shows the view itself.
  public init(
    identifier: Any? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { (self.identifier, self.previewProvider, self.actionProvider) = (identifier, previewProvider, actionProvider) }

  /// The elements after the app's own elements, in a group; empty by default.
  package var added: [UIMenuElement] = []

  /// Returns the menu; nil for none.
  func makeMenu() -> UIMenu? {
    let menu = actionProvider?([])
    guard !added.isEmpty else { return menu }
    guard let menu else { return UIMenu(children: added) }
    return menu.replacingChildren(menu.children + [UIMenu(options: .displayInline, children: added)])
  }
  /// Returns the controller of the preview; nil for none.
  func makePreview() -> UIViewController? { previewProvider?() }
}

/// Returns the menu of a configuration; the argument is empty.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Returns the controller that is shown next to a menu; nil for the view itself.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// An interaction that opens a context menu of a view (semantics 31.4, 31.5).
///
/// The secondary button opens it immediately, a finger after half a second, and the Menu key or Shift-F10 when the
/// focus is in the view. https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
@preconcurrency @MainActor public final class UIContextMenuInteraction: UIInteraction {
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// The delegate, which provides the menu; held weakly.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Returns the point at which a key opens the menu, in the view's coordinates; nil for the center of the focused
  /// view.
  package var placeForKeys: (() -> CGPoint?)?
  /// Whether the mouse has opened the menu, not a finger or a key.
  package private(set) var isByMouse = false
  /// Whether a finger has opened the menu.
  package private(set) var isByFinger = false
  private let press = MenuPress()
  private var configuration: UIContextMenuConfiguration?
  private weak var overlay: MenuOverlay?
  private var commit: MenuCommitting?

  /// The appearance of a menu.
  public enum Appearance: UInt, Sendable {
    /// No menu is open.
    case unknown
    /// The menu is next to a preview.
    case rich
    /// The menu is shown alone.
    case compact
  }
  /// The appearance of the open menu: with a preview for a finger, alone for the mouse and keys.
  public private(set) var menuAppearance = Appearance.unknown

  /// Creates an interaction with a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    UncalledDelegateMethods.check(delegate, (any UIContextMenuInteractionDelegate).self)
    press.mayOpen = { [weak self] place in
      guard let self else { return false }
      (isByMouse, isByFinger) = (press.isSecondary, !press.isSecondary)
      return ask(at: place)
    }
    press.open = { [weak self] place in self?.show(at: place) }
  }

  /// Closes an open menu.
  public func willMove(to view: UIView?) {
    overlay?.close()
    if let old = self.view { press.detach(from: old) }
  }

  /// Starts to observe presses of the view.
  public func didMove(to view: UIView?) {
    self.view = view
    if let view { press.attach(to: view) }
  }

  /// Closes the menu if it is open.
  public func dismissMenu() { overlay?.close() }

  /// Returns the current or last point of the press that opens the menu, in the coordinates of a view.
  public func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  private func ask(at place: CGPoint) -> Bool {
    configuration = nil
    guard overlay == nil else { return false }
    configuration = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: place)
    return configuration != nil
  }

  private func show(at place: CGPoint) -> MenuOverlay? {
    guard let view, let configuration else { return nil }
    let preference = isByFinger ? delegate.flatMap { $0.previewToHighlight(self, configuration) } : nil
    let menu = configuration.makeMenu()
    let controller = isByFinger ? configuration.makePreview() : nil
    guard menu != nil || controller != nil else { return nil }
    // The snapshot is taken before any code changes the view because of the menu.
    let preview = isByFinger ? preview(of: view, preference, controller) : nil
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

  /// Returns the preview: the controller, the delegate's preview, or the view itself if there is space.
  private func preview(
    of view: UIView, _ preference: UITargetedPreview?, _ controller: UIViewController?
  ) -> MenuPreviewView? {
    if let controller {
      let source = (preference?.view ?? view)
      return MenuPreviewView(controller, from: source.convert(source.bounds, to: nil))
    }
    if let preference { return MenuPreviewView(preference, shrinks: true) }
    return view.superview == nil ? nil : MenuPreviewView(UITargetedPreview(view: view), shrinks: false)
  }
}

extension UIContextMenuInteraction: MenuKeyTaking {
  /// Opens the menu at the center of the focused view.
  package func openMenuByKey(from focused: UIView) -> Bool {
    guard let view else { return false }
    (isByMouse, isByFinger) = (false, false)
    let middle = focused.convert(CGPoint(x: focused.bounds.midX, y: focused.bounds.midY), to: view)
    let place = placeForKeys?() ?? middle
    guard ask(at: place) else { return false }
    return show(at: place) != nil
  }
}
