import TouchGeometry
import TouchKit

/// An animator for changes that accompany the opening or closing of a menu.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that is shown next to the menu; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are made with the menu, without animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called once after the menu was opened or closed.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator for a tapped preview; its destination is shown in a completion.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview is removed; `dismiss` by default.
  ///
  /// Both are immediate in this kit.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The way in which a tapped preview is removed.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// The preview returns to its source.
  case dismiss
  /// The preview expands into its destination.
  case pop
}

/// Provides a context menu and receives notifications of it.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractiondelegate
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a point of the view; nil for none, so that the press has its usual effect.
  ///
  /// Called once for each press that would open a menu (semantics 31.4, 31.5).
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns the preview that is lifted when a finger opens a menu; nil, the default, for the view itself (semantics
  /// 31.13).
  ///
  /// Called once for each such menu, before the closures of the configuration.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  #if FoundationGeometry
  /// Returns the preview for the configuration's identifier; by default the result of the method without it.
  ///
  /// Called first. If the configuration has no identifier that can be copied, the argument is a placeholder.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  #endif
  /// Called before the menu is shown; the default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called after the user tapped the preview and it was removed; the default implementation does nothing.
  ///
  /// `willEndFor` follows, then the completions that were added here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called when the menu ends, after the selected action was performed.
  ///
  /// The default implementation does nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  #if FoundationGeometry
  /// Returns the result of the method without an identifier.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  #endif
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns the delegate's preview.
  func previewToHighlight(
    _ interaction: UIContextMenuInteraction, _ configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    #if FoundationGeometry
    return contextMenuInteraction(
      interaction, configuration: configuration,
      highlightPreviewForItemWithIdentifier: configuration.identifier as? any NSCopying ?? NSUUID())
    #else
    return contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
    #endif
  }
}

/// An animator without animations: menus open and close immediately, and so the accompanying changes are immediate.
@MainActor package class MenuAnimating: UIContextMenuInteractionAnimating {
  private var completions: [() -> Void] = []
  package let previewViewController: UIViewController?
  package init(_ preview: UIViewController? = nil) { previewViewController = preview }
  package final func addAnimations(_ animations: @escaping () -> Void) { animations() }
  package final func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  /// Calls the completions after the menu was opened or closed.
  package final func complete() {
    let due = completions
    completions = []
    for body in due { body() }
  }
}

/// The animator for a tapped preview.
@MainActor final class MenuCommitting: MenuAnimating, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
