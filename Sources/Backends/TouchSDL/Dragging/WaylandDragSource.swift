import TouchGeometry
import TouchPlatform

/// The source of drags on Wayland, as a value: receives the requests of the application and what the compositor
/// reports, and returns what to do (semantics 54.63).
///
/// There is one drag at a time. The compositor finds the targets and performs the drop; the application learns of it by
/// the release of the button, and answers with `drop(_:)` or `cancel(_:)`.
struct WaylandDragSource {
  /// What the compositor has reported.
  enum Note: Equatable {
    /// What a drop would do; nil for nothing.
    case answered(LocalDragOperation?)
    /// The drag is over another window of the app, or has left it.
    case moved
    /// A request for content, by the platform's number of the request.
    case requested(LocalDragKind, request: Int)
    /// The button was released over a target that accepts, or over the app's window.
    case dropped
    /// The target has ended the drop.
    case finished(LocalDragOperation?)
    /// The drag ended without a drop, or the target has refused it.
    case cancelled
  }

  /// What the owner of the value has to do.
  enum Step: Equatable {
    case report(LocalDragEvent)
    case start(LocalDrag)
    /// Release the mouse button.
    case release
    /// End the drag, and release the button if it is down.
    case end
    /// Answer a request; nil if there is no content.
    case serve(request: Int, [UInt8]?)
  }

  /// The seconds that a target may need to request more after a drop.
  static let patience: TimeInterval = 10

  private enum Stage {
    case moving
    /// The button was released, and the application has not answered; the result if it is known.
    case released(isOver: Bool, LocalDragOperation?)
    /// The application has dropped the items.
    case dropped
  }

  private var drag: (offer: LocalDrag, stage: Stage)?
  private var requests = DragRequests()
  /// When `expire(at:)` must be called; nil while nothing is awaited.
  private(set) var deadline: TimeInterval?

  // MARK: The application

  mutating func begin(_ offer: LocalDrag) -> [Step] {
    let steps = end(nil)
    drag = (offer, .moving)
    return steps + [.start(offer)]
  }

  mutating func drop(_ number: Int) -> [Step] {
    guard let drag, drag.offer.number == number else { return [] }
    switch drag.stage {
    case .moving: return end(nil)
    case .released(isOver: true, let operation): return end(operation)
    case .released:
      self.drag?.stage = .dropped
      return []
    case .dropped: return []
    }
  }

  mutating func cancel(_ number: Int) -> [Step] {
    guard let drag, drag.offer.number == number else { return [] }
    if case .dropped = drag.stage { return [] }
    return end(nil)
  }

  mutating func provide(_ number: Int, _ kind: LocalDragKind, _ bytes: [UInt8]?) -> [Step] {
    guard let drag, drag.offer.number == number else { return [] }
    return requests.remove(kind).map { .serve(request: $0, bytes) }
  }

  // MARK: The compositor

  mutating func receive(_ note: Note, now: TimeInterval) -> [Step] {
    guard let drag else {
      if case .requested(_, let request) = note { return [.serve(request: request, nil)] }
      return []
    }
    switch (note, drag.stage) {
    case (.answered(let operation), .moving):
      return [.report(.answered(number: drag.offer.number, drag.offer.allowed(operation)))]
    case (.moved, .moving): return [.report(.moved(number: drag.offer.number))]
    case (.requested(let kind, let request), _):
      guard let isFirst = requests.add(request, for: kind, of: drag.offer) else {
        return [.serve(request: request, nil)]
      }
      if deadline != nil { deadline = now + Self.patience }
      return isFirst ? [.report(.requested(number: drag.offer.number, kind))] : []
    case (.dropped, .moving):
      self.drag?.stage = .released(isOver: false, nil)
      deadline = now + Self.patience
      return [.release]
    // Weston reports a drop by finger only when it is over.
    case (.finished(let operation), .moving):
      self.drag?.stage = .released(isOver: true, drag.offer.allowed(operation))
      deadline = now + Self.patience
      return [.release]
    case (.finished(let operation), .released(isOver: false, _)):
      self.drag?.stage = .released(isOver: true, drag.offer.allowed(operation))
      return []
    case (.cancelled, .released(isOver: false, _)):
      self.drag?.stage = .released(isOver: true, nil)
      return []
    case (.finished(let operation), .dropped): return end(drag.offer.allowed(operation))
    case (.cancelled, .moving), (.cancelled, .dropped): return end(nil)
    default: return []
    }
  }

  /// Ends a drop that takes too long.
  mutating func expire(at now: TimeInterval) -> [Step] {
    guard let deadline, deadline <= now else { return [] }
    return end(nil)
  }

  private mutating func end(_ operation: LocalDragOperation?) -> [Step] {
    guard let drag else { return [] }
    let refused = requests.removeAll().map { Step.serve(request: $0, nil) }
    (self.drag, deadline) = (nil, nil)
    return refused + [.end, .report(.ended(number: drag.offer.number, operation))]
  }
}
