import CTouchSDL
import TouchGeometry
import TouchPlatform

/// Carries the drags of the app over other programs on X, by XDND.
@MainActor final class XDrags: DragCarrier {
  private weak var platform: SDLPlatform?
  private var source = XDragSource()
  /// What the last search has found below the drag.
  private var below: (target: XDragSource.Target?, place: XDragSource.Place)?

  init(_ platform: SDLPlatform) { self.platform = platform }

  var hasNotes: Bool { touch_drag_notes_wait() }
  var deadline: TimeInterval? { source.deadline }
  var pictureScale: CGFloat? { nil }

  func receiveNotes(now: TimeInterval) -> [LocalDragEvent] {
    var note = touch_drag_note()
    var events: [LocalDragEvent] = []
    while touch_next_drag_note(&note) {
      if note.kind == TOUCH_DRAG_TYPES_REQUESTED {
        touch_list_drag_types(note.request)
      } else {
        events += perform(source.receive(known(note), now: now))
      }
    }
    return events
  }

  /// Searches the window below the drag, which may be another program's: `LocalDragRequest.move` refers to it.
  func surface(below place: CGPoint, of surface: SDLSurface) -> (surface: SDLSurface, place: CGPoint)? {
    let unit = surface.geometry.unitsPerPoint
    var found = touch_drag_target()
    let isFound = touch_find_drag_target(
      UnsafeMutableRawPointer(surface.window), Int32((place.x * unit).rounded(.down)),
      Int32((place.y * unit).rounded(.down)), &found)
    guard isFound else { return nil }
    let target = found.window == 0 ? nil : XDragSource.Target(window: found.window, version: found.version)
    below = (target, XDragSource.Place(x: found.x, y: found.y))
    guard let own = platform?.surfaces.first(where: { $0.id == found.own }), own !== surface else { return nil }
    let ownUnit = own.geometry.unitsPerPoint
    return (own, CGPoint(x: CGFloat(found.left) / ownUnit, y: CGFloat(found.top) / ownUnit))
  }

  func perform(_ request: LocalDragRequest, now: TimeInterval) -> [LocalDragEvent] {
    perform(steps(for: request, now))
  }

  func expire(at now: TimeInterval) -> [LocalDragEvent] { perform(source.expire(at: now)) }

  private func steps(for request: LocalDragRequest, _ now: TimeInterval) -> [XDragSource.Step] {
    switch request {
    case .begin(let drag): return source.begin(drag)
    case .move(let number):
      guard let below else { return [] }
      return source.point(number, at: below.place, over: source.kinds.isEmpty ? nil : below.target, now: now)
    case .leave(let number): return source.leave(number)
    case .drop(let number): return source.drop(number, now: now)
    case .cancel(let number): return source.cancel(number)
    case .provide(let number, let kind, let bytes): return source.provide(number, kind, bytes)
    }
  }

  private func known(_ note: touch_drag_note) -> XDragSource.Note {
    let operation: LocalDragOperation? = note.is_accepted ? note.is_move ? .move : .copy : nil
    switch note.kind {
    case TOUCH_DRAG_ANSWERED: return .answered(window: note.target, operation)
    case TOUCH_DRAG_FINISHED: return .finished(window: note.target, operation)
    case TOUCH_DRAG_REQUESTED: return .requested(LocalDragKind(note.content), request: Int(note.request))
    case TOUCH_DRAG_READ: return .read
    case TOUCH_DRAG_TARGET_ENDED: return .targetEnded(window: note.target)
    default: return .lostSelection
    }
  }

  private func perform(_ steps: [XDragSource.Step]) -> [LocalDragEvent] {
    var events: [LocalDragEvent] = []
    for step in steps {
      switch step {
      case .report(let event): events.append(event)
      case .offer(let drag):
        let contents = drag.kinds.map(\.content).reduce(0, |)
        if let first = platform?.surfaces.first { touch_offer_drag(UnsafeMutableRawPointer(first.window), contents) }
      case .enter(let target, _): touch_enter_drag_target(target.window, target.version)
      case .position(let target, let place): touch_move_drag(target.window, place.x, place.y)
      case .leave(let target): touch_leave_drag_target(target.window)
      case .drop(let target): touch_drop_drag(target.window)
      case .watch(let window): touch_watch_drag_target(window)
      case .serve(let request, let bytes):
        guard let bytes else {
          touch_serve_drag(Int32(request), nil, 0)
          continue
        }
        bytes.withUnsafeBufferPointer { touch_serve_drag(Int32(request), $0.baseAddress, $0.count) }
      }
    }
    return events
  }
}
