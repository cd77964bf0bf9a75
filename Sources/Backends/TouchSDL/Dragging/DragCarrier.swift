import TouchGeometry
import TouchPlatform

/// Carries the drags of the app over other programs, on one kind of display server.
@MainActor protocol DragCarrier: AnyObject {
  /// Whether something was sent that `receiveNotes(now:)` has not processed.
  var hasNotes: Bool { get }
  /// When `expire(at:)` must be called; nil while nothing is awaited.
  var deadline: TimeInterval? { get }
  /// The pixels per point of the picture of a drag; nil if the display server shows none.
  var pictureScale: CGFloat? { get }
  /// Returns the other window of the app that a drag outside of its window is over, and the location in it, in points.
  func surface(below place: CGPoint, of surface: SDLSurface) -> (surface: SDLSurface, place: CGPoint)?
  /// Performs a request of the application; returns the events.
  func perform(_ request: LocalDragRequest, now: TimeInterval) -> [LocalDragEvent]
  /// Processes what other programs have sent; returns the events.
  func receiveNotes(now: TimeInterval) -> [LocalDragEvent]
  /// Ends a wait that takes too long; returns the events.
  func expire(at now: TimeInterval) -> [LocalDragEvent]
}
