import TouchGeometry
import TouchKit

/// An interaction that lets a view receive drops (semantics 54.10 to 54.15).
/// https://developer.apple.com/documentation/uikit/uidropinteraction
@preconcurrency @MainActor public final class UIDropInteraction: UIInteraction {
  /// The view to which the interaction was added.
  public private(set) weak var view: UIView?
  /// The delegate, which proposes and performs drops; held weakly.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?

  /// Creates an interaction with a delegate.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    UncalledDelegateMethods.check(delegate, (any UIDropInteractionDelegate).self)
  }

  /// Does nothing.
  public func willMove(to view: UIView?) {}
  /// Stores the view.
  public func didMove(to view: UIView?) {
    self.view = view
    let application = view?.window?.application ?? UIApplication.installed
    application?.remoteDrops.accept { RemoteDrop($0, in: $1) }
  }
}

/// Proposes and performs drops; the methods are called in the order of this protocol (semantics 54.15).
/// https://developer.apple.com/documentation/uikit/uidropinteractiondelegate
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the session is of interest; true by default. With false no other method is called.
  ///
  /// Called each time that the drag comes to the view (semantics 54.11).
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag comes to the view; the default implementation does nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Returns how a drop here would be handled; `cancel` by default.
  ///
  /// Called after the drag has come to the view, and for each movement over it.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Called when the drag leaves the view; the default implementation does nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Receives the items, after a release where the proposal was `copy` or `move`; the default implementation does
  /// nothing. Request their content here.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Returns where the preview of a dropped item is moved to; by default a preview at its present place. With nil the
  /// preview disappears there.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Called before the preview of a dropped item is moved; the default implementation does nothing.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
  /// Called after the animations of a drop; the default implementation does nothing.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Called when the drag is over, dropped here, elsewhere or cancelled, in every interaction that it had entered.
  ///
  /// The default implementation does nothing.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// Returns true.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal with the operation `cancel`.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Returns the default preview.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
