import TouchGeometry
import TouchKit

/// Animations beside a menu that opens or closes.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractionanimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller that is shown beside the menu; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are made, at once, with the menu.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds what is called once when the menu is there, or is gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Animations beside a preview that was tapped: what is to come in its place is shown in a completion.
/// https://developer.apple.com/documentation/uikit/uicontextmenuinteractioncommitanimating
@preconcurrency @MainActor public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview goes; `dismiss` at first. Both go at once here.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes that was tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// Back to what it belongs to.
  case dismiss
  /// Into what it leads to.
  case pop
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
  /// What is lifted beside a menu that a finger opens; nil, the default, for the view itself (semantics 31.13).
  ///
  /// Asked once for each such menu, before the configuration makes anything.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  #if FoundationGeometry
  /// The same with the identifier of the configuration, one of no meaning where it has none that can be copied; asked
  /// first, and by default what the method without it answers.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?
  #endif
  /// The menu is about to be shown; the default has nothing to do.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The user has tapped the preview, which has gone; the default has nothing to do.
  ///
  /// `willEndFor` follows, then the completions that were added here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu ends; what was chosen has acted already.
  ///
  /// The default has nothing to do.
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
  /// What the method without an identifier answers.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
  #endif
  /// Has nothing to do.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Has nothing to do.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Has nothing to do.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// What the delegate wants lifted.
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

/// Menus come and go at once; what is to happen beside happens at once, too.
@MainActor package class MenuAnimating: UIContextMenuInteractionAnimating {
  private var completions: [() -> Void] = []
  package let previewViewController: UIViewController?
  package init(_ preview: UIViewController? = nil) { previewViewController = preview }
  package final func addAnimations(_ animations: @escaping () -> Void) { animations() }
  package final func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
  /// The menu has come or gone.
  package final func complete() {
    let due = completions
    completions = []
    for body in due { body() }
  }
}

/// The same for a preview that was tapped.
@MainActor final class MenuCommitting: MenuAnimating, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
}
