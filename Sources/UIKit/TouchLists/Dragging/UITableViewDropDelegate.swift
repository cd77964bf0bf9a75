import TouchGeometry
import TouchKit
import TouchWidgets

/// Proposes and performs drops on a table (semantics 54.31 to 54.33).
/// https://developer.apple.com/documentation/uikit/uitableviewdropdelegate
@preconcurrency @MainActor public protocol UITableViewDropDelegate: AnyObject {
  /// Receives the items of a drop: change the data and the rows, and request the content of the items.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the session is of interest; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Called when the drag comes to the table; the default implementation does nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// Returns how a drop would be handled; `cancel` by default.
  ///
  /// Called for each movement. The index path is that of the row under the drag, nil where no row is.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// Called when the drag leaves the table; the default implementation does nothing.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Called when the drag is over; the default implementation does nothing.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Returns a proposal with the operation `cancel`.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}

/// How a drop on a table would be handled. https://developer.apple.com/documentation/uikit/uitableviewdropproposal
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// Where the items would be placed.
  public enum Intent: Int, Sendable {
    /// Nowhere in particular: the table marks nothing.
    case unspecified = 0
    /// Between rows: the table shows a line.
    case insertAtDestinationIndexPath = 1
    /// Into the row under the drag, which the table highlights.
    case insertIntoDestinationIndexPath = 2
    /// Into a row in its middle half, otherwise between rows.
    case automatic = 3
  }

  /// Where the items would be placed.
  public let intent: Intent

  /// Creates a proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Creates a proposal with the intent `unspecified`.
  public override convenience init(operation: UIDropOperation) { self.init(operation: operation, intent: .unspecified) }
}

/// A dropped item. https://developer.apple.com/documentation/uikit/uitableviewdropitem
@preconcurrency @MainActor public protocol UITableViewDropItem: AnyObject {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the item when the drag began, if it was dragged out of this table.
  var sourceIndexPath: IndexPath? { get }
}

/// A drop on a table. https://developer.apple.com/documentation/uikit/uitableviewdropcoordinator
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: AnyObject {
  /// The items, in the order in which they were added to the drag.
  var items: [any UITableViewDropItem] { get }
  /// The index path at which the items are inserted, or into which they are placed; nil where no row is (semantics
  /// 54.32).
  var destinationIndexPath: IndexPath? { get }
  /// The last proposal of the delegate.
  var proposal: UITableViewDropProposal { get }
  /// The session.
  var session: any UIDropSession { get }
  /// Moves the preview of an item to a row, which must exist when the drop is performed.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Moves the preview of an item into a rectangle of a row, in the coordinates of its cell.
  @discardableResult func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating
  /// Moves the preview of an item to a target.
  @discardableResult func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
