import TouchFiles
import TouchGeometry
import TouchKit
import TouchWidgets

/// The identifier and position of an edit menu. https://developer.apple.com/documentation/uikit/uieditmenuconfiguration
@preconcurrency @MainActor public final class UIEditMenuConfiguration {
  /// The identifier by which the app distinguishes menus.
  public let identifier: Any
  /// The point of the menu, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint

  /// Creates a configuration for a point of the view; without an identifier it gets a unique one.
  public init(identifier: Any?, sourcePoint: CGPoint) {
    self.sourcePoint = sourcePoint
    self.identifier = identifier ?? NSObject()
  }
}

/// Changes along with the appearance or dismissal of an edit menu, both of which are immediate.
/// https://developer.apple.com/documentation/uikit/uieditmenuinteractionanimating
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: AnyObject {
  /// Adds changes, which are made immediately along with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called once after the menu appeared or disappeared.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Provides the edit menu and is notified of its presentation; all methods are optional.
/// https://developer.apple.com/documentation/uikit/uieditmenuinteractiondelegate
@preconcurrency @MainActor public protocol UIEditMenuInteractionDelegate: AnyObject {
  /// Returns the menu; nil for the suggested actions, an empty menu for none (semantics 24.1).
  ///
  /// Called at each presentation.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the rectangle that the menu appears below, in the view's coordinates; `CGRect.null`, the default, for the
  /// source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
  /// Called before the menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  /// Called when the menu is dismissed; the chosen action has already been performed.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Returns `CGRect.null`.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { .null }
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}

extension MenuAnimating: UIEditMenuInteractionAnimating {}

/// An interaction that presents the editing commands at a point of a view, on request of the app or a text input
/// (semantics 24.1). https://developer.apple.com/documentation/uikit/uieditmenuinteraction
@preconcurrency @MainActor public final class UIEditMenuInteraction: UIInteraction {
  /// The view of the interaction.
  public private(set) weak var view: UIView?
  /// The delegate, which provides the menu; held weakly.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The suggested actions, and the point where a key opens the menu; text inputs provide their own.
  var suggestions: (() -> [UIMenuElement])?
  var placeForKeys: (() -> CGPoint?)?
  private weak var overlay: MenuOverlay?
  private var shown: UIEditMenuConfiguration?

  /// Creates an interaction with a delegate; without one it presents the suggested actions.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    UncalledDelegateMethods.check(delegate, (any UIEditMenuInteractionDelegate).self)
  }

  /// Dismisses an open menu.
  public func willMove(to view: UIView?) { overlay?.close() }
  /// Stores the view.
  public func didMove(to view: UIView?) { self.view = view }

  /// Presents the menu, and dismisses an open one.
  ///
  /// Does nothing outside a window or without actions.
  public func presentEditMenu(with configuration: UIEditMenuConfiguration) { _ = open(configuration) }
  /// Dismisses an open menu.
  public func dismissMenu() { overlay?.close() }
  /// Requests the menu again and presents it at the same point, if it is open.
  public func reloadVisibleMenu() {
    guard overlay != nil, let shown else { return }
    presentEditMenu(with: shown)
  }
  /// Returns the point of the open menu in the coordinates of a view; zero if there is none.
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

/// The suggested commands of edit menus (semantics 24.2).
@MainActor enum EditCommands {
  /// The commands in groups: pasteboard, selection.
  static var usual: [UIMenuElement] {
    let moving = group([
      (localized("Cut"), .cut), (localized("Copy"), .copy), (localized("Paste"), .paste),
      (localized("Delete"), .delete),
    ])
    let selecting = group([(localized("Select All"), .selectAll)])
    return [moving, selecting]
  }

  /// The commands of a text input, including undo.
  static var ofText: [UIMenuElement] { [group([(localized("Undo"), .undo), (localized("Redo"), .redo)])] + usual }

  private static func group(_ commands: [(String, Selector)]) -> UIMenu {
    UIMenu(title: "", options: .displayInline, children: commands.map { UICommand(title: $0.0, action: $0.1) })
  }

  /// Returns the commands that can be performed, for the menu of a finger.
  static func possible(for responder: UIResponder, deletes: Bool = false) -> [UIMenuElement] {
    var all: [(String, Selector)] = [
      (localized("Cut"), .cut), (localized("Copy"), .copy), (localized("Paste"), .paste),
      (localized("Select"), .select), (localized("Select All"), .selectAll),
    ]
    if deletes { all.append((localized("Delete"), .delete)) }
    return all.filter { responder.canPerformAction($0.1, withSender: nil) }.map {
      UICommand(title: $0.0, action: $0.1)
    }
  }
}
