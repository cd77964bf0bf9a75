import TouchGeometry
import TouchKit

/// What a context menu shows.
/// https://developer.apple.com/documentation/uikit/uicontextmenuconfiguration
@preconcurrency @MainActor public final class UIContextMenuConfiguration {
  /// By what the program tells menus apart.
  public let identifier: Any?
  private let actionProvider: UIContextMenuActionProvider?

  /// A configuration; `actionProvider` is called each time when the menu opens, with no suggestions.
  ///
  /// Desktop menus have no previews: `previewProvider` is never called.
  public init(
    identifier: Any? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) { (self.identifier, self.actionProvider) = (identifier, actionProvider) }

  /// The menu; nil for none.
  func makeMenu() -> UIMenu? { actionProvider?([]) }
}

/// Makes the menu of a configuration; the argument is empty.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the preview of a configuration; never called on a desktop.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// Animations beside a menu that opens or closes.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// Adds changes that are made, at once, with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called once when the menu is there, or is gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what a context menu shows, and is told of it.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What to show for a place of the view; nil for nothing, and the press goes on as if there were no interaction.
  ///
  /// Asked once for each press that would open a menu (semantics 31.4, 31.5).
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The menu is about to be shown; the default has nothing to do.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu ends; what was chosen has acted already.
  ///
  /// The default has nothing to do.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Has nothing to do.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Has nothing to do.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// Menus come and go at once; what is to happen beside happens at once, too.
@MainActor package final class MenuAnimating: UIContextMenuInteractionAnimating {
  private var completions: [() -> Void] = []
  package init() {}
  package func addAnimations(_ animations: @escaping () -> Void) { animations() }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  /// The menu has come or gone.
  package func complete() {
    let due = completions
    completions = []
    for body in due { body() }
  }
}

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
  private let press = MenuPress()
  private var configuration: UIContextMenuConfiguration?
  private weak var overlay: MenuOverlay?

  /// An interaction that asks a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    DelegateHearing.check(delegate, (any UIContextMenuInteractionDelegate).self)
    press.mayOpen = { [weak self] place in
      guard let self else { return false }
      isByMouse = press.isSecondary
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
    guard let view, let configuration, let menu = configuration.makeMenu() else { return nil }
    let begin = MenuAnimating()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: begin)
    let opened = MenuOverlay.open(menu, at: .place(view.convert(place, to: nil)), of: view, sender: self) {
      [weak self] in
      guard let self else { return }
      overlay = nil
      let end = MenuAnimating()
      delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: end)
      end.complete()
    }
    overlay = opened
    begin.complete()
    return opened
  }
}

extension UIContextMenuInteraction: MenuKeyTaking {
  /// Opens the menu in the middle of the view that has the focus.
  package func openMenuByKey(from focused: UIView) -> Bool {
    guard let view else { return false }
    isByMouse = false
    let middle = focused.convert(CGPoint(x: focused.bounds.midX, y: focused.bounds.midY), to: view)
    let place = placeForKeys?() ?? middle
    guard ask(at: place) else { return false }
    return show(at: place) != nil
  }
}
