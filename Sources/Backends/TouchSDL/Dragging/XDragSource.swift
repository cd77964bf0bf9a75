import TouchGeometry
import TouchPlatform

/// The source of XDND drags, as a value: receives the requests of the application and the answers of targets, and
/// returns what to do (semantics 54.63).
///
/// There is one drag at a time. A target gets the next position after it has answered the last one, and every wait has
/// an end.
struct XDragSource {
  /// A window that accepts drags, by X's number, and the version of the protocol to use.
  struct Target: Equatable {
    var window: UInt
    var version: UInt32
  }

  /// A position on the display, in X's coordinates.
  struct Place: Equatable {
    var x: Int32
    var y: Int32
  }

  /// What a target has sent.
  enum Note: Equatable {
    /// What a drop would do; nil for nothing.
    case answered(window: UInt, LocalDragOperation?)
    /// The end of the drop; nil if it was refused.
    case finished(window: UInt, LocalDragOperation?)
    /// A request for content, by the platform's number of the request.
    case requested(LocalDragKind?, request: Int)
    /// The target has read a piece of its content.
    case read
    case targetEnded(window: UInt)
    /// Another program has begun a drag.
    case lostSelection
  }

  /// What the owner of the value has to do.
  enum Step: Equatable {
    case report(LocalDragEvent)
    /// Offer the kinds of a drag.
    case offer(LocalDrag)
    case enter(Target, LocalDrag)
    case position(Target, Place)
    case leave(Target)
    case drop(Target)
    /// Observe the end of a target; 0 for none.
    case watch(window: UInt)
    /// Answer a request; nil if there is no content.
    case serve(request: Int, [UInt8]?)
  }

  /// The seconds that a target may need to answer a position, and to request more after a drop.
  static let (patience, dropPatience): (TimeInterval, TimeInterval) = (1, 10)
  private enum Stage { case moving, releasing, dropped }

  private struct Drag {
    let offer: LocalDrag
    var stage = Stage.moving
    var target: Target?
    /// Whether the target has a position that it has not answered, and the position to send after that.
    var isAwaiting = false
    var next: Place?
    /// What a drop would do.
    var operation: LocalDragOperation?
  }

  private var drag: Drag?
  private var requests = DragRequests()
  /// When `expire(at:)` must be called; nil while nothing is awaited.
  private(set) var deadline: TimeInterval?

  /// The kinds that can be requested now.
  var kinds: Set<LocalDragKind> { drag?.offer.kinds ?? [] }

  // MARK: The application

  mutating func begin(_ offer: LocalDrag) -> [Step] {
    let steps = end(nil)
    drag = Drag(offer: offer)
    return steps + [.offer(offer)]
  }

  /// The pointer is at a place outside the app's windows, over a target or none.
  mutating func point(_ number: Int, at place: Place, over target: Target?, now: TimeInterval) -> [Step] {
    guard let drag, drag.offer.number == number, drag.stage == .moving else { return [] }
    var steps: [Step] = []
    if target != drag.target {
      steps += leaveTarget()
      self.drag?.target = target
      if let target { steps += [.watch(window: target.window), .enter(target, drag.offer)] }
    }
    guard let target else { return steps }
    if self.drag?.isAwaiting == true {
      self.drag?.next = place
      return steps
    }
    return steps + send(place, to: target, now)
  }

  private mutating func send(_ place: Place, to target: Target, _ now: TimeInterval) -> [Step] {
    self.drag?.isAwaiting = true
    self.drag?.next = nil
    deadline = now + Self.patience
    return [.position(target, place)]
  }

  /// Leaves the target, if there is one.
  mutating func leave(_ number: Int) -> [Step] {
    guard let drag, drag.offer.number == number, drag.stage == .moving else { return [] }
    return leaveTarget()
  }

  private mutating func leaveTarget() -> [Step] {
    guard let drag, let target = drag.target else { return [] }
    return [.leave(target)] + forgetTarget()
  }

  private mutating func forgetTarget() -> [Step] {
    guard let drag else { return [] }
    var rest = Drag(offer: drag.offer)
    rest.stage = drag.stage
    self.drag = rest
    deadline = nil
    let had = drag.operation != nil
    return [.watch(window: 0)] + (had ? [.report(.answered(number: drag.offer.number, nil))] : [])
  }

  mutating func drop(_ number: Int, now: TimeInterval) -> [Step] {
    guard let drag, drag.offer.number == number, drag.stage == .moving else { return [] }
    guard !drag.isAwaiting else {
      self.drag?.stage = .releasing
      deadline = now + Self.patience
      return []
    }
    return release(now)
  }

  private mutating func release(_ now: TimeInterval) -> [Step] {
    guard let drag, let target = drag.target, drag.operation != nil else { return cancelled() }
    self.drag?.stage = .dropped
    deadline = now + Self.dropPatience
    return [.drop(target)]
  }

  /// Ends the drag without a drop, and reports it.
  private mutating func cancelled() -> [Step] {
    let steps: [Step] = drag?.target.map { [.leave($0)] } ?? []
    return steps + end(nil)
  }

  mutating func cancel(_ number: Int) -> [Step] {
    guard let drag, drag.offer.number == number, drag.stage != .dropped else { return [] }
    return cancelled()
  }

  mutating func provide(_ number: Int, _ kind: LocalDragKind, _ bytes: [UInt8]?) -> [Step] {
    guard let drag, drag.offer.number == number else { return [] }
    return requests.remove(kind).map { .serve(request: $0, bytes) }
  }

  // MARK: The target

  mutating func receive(_ note: Note, now: TimeInterval) -> [Step] {
    guard let drag else {
      if case .requested(_, let request) = note { return [.serve(request: request, nil)] }
      return []
    }
    switch note {
    case .answered(let window, let operation):
      guard drag.target?.window == window, drag.isAwaiting, drag.stage != .dropped else { return [] }
      return answer(operation, now)
    case .finished(let window, let operation):
      guard drag.stage == .dropped, let target = drag.target, target.window == window else { return [] }
      // Before version 5 the message has no result.
      return end(target.version < 5 ? drag.operation : allowed(operation))
    case .targetEnded(let window):
      guard drag.target?.window == window else { return [] }
      return drag.stage == .moving ? forgetTarget() : end(nil)
    case .requested(let kind, let request):
      guard let kind, let isFirst = requests.add(request, for: kind, of: drag.offer) else {
        return [.serve(request: request, nil)]
      }
      if drag.stage == .dropped { deadline = now + Self.dropPatience }
      return isFirst ? [.report(.requested(number: drag.offer.number, kind))] : []
    case .read:
      if drag.stage == .dropped { deadline = now + Self.dropPatience }
      return []
    case .lostSelection: return drag.stage == .moving ? [] : end(nil)
    }
  }

  private mutating func answer(_ operation: LocalDragOperation?, _ now: TimeInterval) -> [Step] {
    guard let drag, let target = drag.target else { return [] }
    let operation = allowed(operation)
    self.drag?.isAwaiting = false
    self.drag?.operation = operation
    deadline = nil
    if drag.stage == .releasing { return release(now) }
    let report = Step.report(.answered(number: drag.offer.number, operation))
    return [report] + (drag.next.map { send($0, to: target, now) } ?? [])
  }

  /// A move that the source does not allow is a copy.
  private func allowed(_ operation: LocalDragOperation?) -> LocalDragOperation? {
    drag.map { $0.offer.allowed(operation) } ?? operation
  }

  /// Ends a wait that takes too long: a target that does not answer accepts nothing.
  mutating func expire(at now: TimeInterval) -> [Step] {
    guard let drag, let deadline, deadline <= now else { return [] }
    switch drag.stage {
    case .moving:
      self.deadline = nil
      self.drag?.isAwaiting = false
      self.drag?.operation = nil
      return [.report(.answered(number: drag.offer.number, nil))]
    case .releasing: return cancelled()
    case .dropped: return end(nil)
    }
  }

  private mutating func end(_ operation: LocalDragOperation?) -> [Step] {
    guard let drag else { return [] }
    let refused = requests.removeAll().map { Step.serve(request: $0, nil) }
    (self.drag, deadline) = (nil, nil)
    return refused + [.watch(window: 0), .report(.ended(number: drag.offer.number, operation))]
  }
}
