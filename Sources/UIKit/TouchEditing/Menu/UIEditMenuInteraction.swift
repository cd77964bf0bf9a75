import TouchGeometry
import TouchKit
import TouchWidgets

/// Where an edit menu is shown. https://developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor public final class UIEditMenuConfiguration {
  /// By what the program tells menus apart.
  public let identifier: Any
  /// The place that it is about, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint

  /// A menu about a place of the view; without an identifier it has one of its own.
  public init(identifier: Any?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    self.identifier = identifier ?? NSObject()
  }
}

/// What happens beside an edit menu that comes or goes; both are at once.
/// https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes that are made, at once, with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called once when the menu is there, or is gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Says what an edit menu shows, and is told of it; every method may be left out.
/// https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// The menu; nil for one of the suggested actions, an empty one for none (semantics 24.1).
  ///
  /// Asked each time that the menu opens.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What the menu stands below, in the coordinates of the view; `CGRect.null`, the default, for the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// The menu is about to be shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// The menu ends; what was chosen has acted already.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Nil: the suggested actions.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// `CGRect.null`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Has nothing to do.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Has nothing to do.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

extension MenuAnimating: UIEditMenuInteractionAnimating {}

/// Shows the commands of editing at a place of a view, when the program or a text input asks for it (semantics 24.1).
/// https://developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor public final class UIEditMenuInteraction: UIInteraction {
  /// The view that it was added to.
  public private(set) weak var view: UIView?
  /// Says what is shown; held weakly.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// Which actions are suggested, and where a key opens the menu; a text input has its own.
  var suggestions: (() -> [UIMenuElement])?
  var placeForKeys: (() -> CGPoint?)?
  private weak var overlay: MenuOverlay?
  private var shown: UIEditMenuConfiguration?

  /// An interaction that asks a delegate; without one it shows what it suggests.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    UncalledDelegateMethods.check(delegate, (any UIEditMenuInteractionDelegate).self)
  }

  /// Closes a menu that is open.
  public func willMove(to view: UIView?) { overlay?.close() }
  /// Belongs to the view.
  public func didMove(to view: UIView?) { self.view = view }

  /// Opens the menu; one that is open closes.
  ///
  /// In no window, and with nothing to show, nothing happens.
  public func presentEditMenu(with configuration: UIEditMenuConfiguration) { _ = open(configuration) }
  /// Closes the menu if it is open.
  public func dismissMenu() { overlay?.close() }
  /// Asks for the menu anew and opens it in the same place, if it is open.
  public func reloadVisibleMenu() {
    guard overlay != nil, let shown else { return }
    presentEditMenu(with: shown)
  }
  /// The place that the open menu is about, in the coordinates of a view; zero while there is none.
  public func location(in view: UIView?) -> CGPoint {
    guard overlay != nil, let shown, let own = self.view else { return .zero }
    return own.convert(shown.sourcePoint, to: view)
  }

  func open(_ configuration: UIEditMenuConfiguration) -> MenuOverlay? {
    overlay?.close()
    guard let view, view.window != nil else { return nil }
    let actions = suggestions?() ?? EditCommands.usual
    let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: actions)
    let menu = own ?? UIMenu(title: "", children: actions)
    let target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    let anchor: MenuOverlay.Anchor =
      target.isNull ? .place(view.convert(configuration.sourcePoint, to: nil)) : .below(view.convert(target, to: nil))
    guard !menu.children.isEmpty else { return nil }
    let begin = MenuAnimating()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: begin)
    let opened = MenuOverlay.open(menu, at: anchor, of: view, sender: self) { [weak self] in
      guard let self else { return }
      (overlay, shown) = (nil, nil)
      let end = MenuAnimating()
      delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: end)
      end.complete()
    }
    (overlay, shown) = (opened, opened == nil ? nil : configuration)
    begin.complete()
    return opened
  }
}

extension UIEditMenuInteraction: MenuKeyTaking {
  /// Opens the menu of a text input at its caret.
  package func openMenuByKey(from focused: UIView) -> Bool {
    guard let place = placeForKeys?() else { return false }
    return open(UIEditMenuConfiguration(identifier: nil, sourcePoint: place)) != nil
  }
}

/// The commands that edit menus suggest (semantics 24.2).
@MainActor enum EditCommands {
  /// In groups: what moves text, what selects.
  static var usual: [UIMenuElement] {
    let moving = group([("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Delete", .delete)])
    let selecting = group([("Select All", .selectAll)])
    return [moving, selecting]
  }

  /// The same of a text input, which can take back what was done.
  static var ofText: [UIMenuElement] { [group([("Undo", .undo), ("Redo", .redo)])] + usual }

  private static func group(_ commands: [(String, Selector)]) -> UIMenu {
    UIMenu(title: "", options: .displayInline, children: commands.map { UICommand(title: $0.0, action: $0.1) })
  }

  /// The commands that can be performed, as a finger's menu has them.
  static func possible(for responder: UIResponder) -> [UIMenuElement] {
    let all: [(String, Selector)] = [
      ("Cut", .cut), ("Copy", .copy), ("Paste", .paste), ("Select", .select), ("Select All", .selectAll),
    ]
    return all.filter { responder.canPerformAction($0.1, withSender: nil) }.map {
      UICommand(title: $0.0, action: $0.1)
    }
  }
}
