import CTouchSDL
import TouchGeometry
import TouchPlatform

/// Carries the drags of the app over other programs on X, by XDND.
@MainActor final class XDrags: DragCarrier {
  private weak var platform: SDLPlatform?
  private var source = XDragSource()

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

  func perform(_ request: LocalDragRequest, now: TimeInterval) -> [LocalDragEvent] {
    perform(steps(for: request, now))
  }

  func expire(at now: TimeInterval) -> [LocalDragEvent] { perform(source.expire(at: now)) }

  private func steps(for request: LocalDragRequest, _ now: TimeInterval) -> [XDragSource.Step] {
    switch request {
    case .begin(let drag): return source.begin(drag)
    case .move(let number):
      var (version, x, y) = (UInt32(0), Int32(0), Int32(0))
      let window = touch_find_drag_target(&version, &x, &y)
      let target = window == 0 ? nil : XDragSource.Target(window: window, version: version)
      return source.point(number, at: XDragSource.Place(x: x, y: y), over: target, now: now)
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
