import TouchPlatform

/// The connection of a `DropTarget` to a display server.
///
/// What sources send is collected while SDL reads the connection.
@MainActor protocol DropTransport: AnyObject {
  /// Whether something was sent that `next(for:)` has not returned.
  var hasNotes: Bool { get }
  /// Returns what was sent next, if the target must process it; nil if there is nothing more.
  func next(for target: DropTarget) -> DropTarget.Note?
  /// Sets whether other programs may drop something on a window.
  func setTarget(_ surface: SDLSurface, _ isTarget: Bool)
  /// Requests content of the dragged items.
  func request(window: UInt32, type: UInt, time: UInt)
  /// Answers a movement.
  func answer(window: UInt32, source: UInt, isAccepted: Bool)
  /// Ends a drag after a drop.
  func finish(window: UInt32, source: UInt, isAccepted: Bool)
  /// Observes the end of a source, and no longer that of another one; 0 for none. Returns false if it has ended.
  func watch(_ source: UInt) -> Bool
  /// Called when the target has processed something.
  func didUpdate(_ target: DropTarget)
  /// Called before the connection is closed.
  func close()
}
