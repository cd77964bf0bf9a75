import CTouchSDL
import TouchGeometry
import TouchPlatform

// Drags of the app over other programs on X.

extension SDLPlatform {
  /// True on X.
  package var exportsDrags: Bool { touch_takes_x_drops() }

  /// Processes what targets have sent; returns the events.
  func takeDragNotes() -> [EventTranslator.Output] {
    var note = touch_drag_note()
    var outputs: [EventTranslator.Output] = []
    while touch_next_drag_note(&note) {
      if note.kind == TOUCH_DRAG_TYPES_REQUESTED {
        touch_list_drag_types(note.request)
      } else {
        outputs += perform(dragSource.take(known(note), now: clock.now))
      }
    }
    scheduleDragDeadline()
    return outputs
  }

  /// Performs a request of the application about its drag.
  func take(_ request: LocalDragRequest) {
    queueLate(perform(steps(for: request)))
    scheduleDragDeadline()
  }

  private func steps(for request: LocalDragRequest) -> [XDragSource.Step] {
    switch request {
    case .begin(let drag): return dragSource.begin(drag)
    case .move(let number):
      var (version, x, y) = (UInt32(0), Int32(0), Int32(0))
      let window = touch_find_drag_target(&version, &x, &y)
      let target = window == 0 ? nil : XDragSource.Target(window: window, version: version)
      return dragSource.point(number, at: XDragSource.Place(x: x, y: y), over: target, now: clock.now)
    case .leave(let number): return dragSource.leave(number)
    case .drop(let number): return dragSource.drop(number, now: clock.now)
    case .cancel(let number): return dragSource.cancel(number)
    case .provide(let number, let kind, let bytes): return dragSource.provide(number, kind, bytes)
    }
  }

  private func known(_ note: touch_drag_note) -> XDragSource.Note {
    let operation: LocalDragOperation? = note.is_accepted ? note.is_move ? .move : .copy : nil
    switch note.kind {
    case TOUCH_DRAG_ANSWERED: return .answered(window: note.target, operation)
    case TOUCH_DRAG_FINISHED: return .finished(window: note.target, operation)
    case TOUCH_DRAG_REQUESTED:
      let kind: LocalDragKind? =
        switch note.content {
        case TOUCH_DRAG_ADDRESSES: .addresses
        case TOUCH_DRAG_PNG: .png
        case TOUCH_DRAG_TEXT: .text
        default: nil
        }
      return .requested(kind, request: Int(note.request))
    case TOUCH_DRAG_TARGET_ENDED: return .targetEnded(window: note.target)
    default: return .lostSelection
    }
  }

  private func perform(_ steps: [XDragSource.Step]) -> [EventTranslator.Output] {
    var outputs: [EventTranslator.Output] = []
    for step in steps {
      switch step {
      case .report(let event):
        guard let first = surfaces.first else { continue }
        outputs.append(EventTranslator.Output(window: first.id, event: .localDrag(event)))
      case .offer(let drag):
        let contents = drag.kinds.map(\.content).reduce(0, |)
        if let first = surfaces.first { touch_offer_drag(UnsafeMutableRawPointer(first.window), contents) }
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
    return outputs
  }

  /// Ends the wait for the target when it takes too long.
  private func scheduleDragDeadline() {
    let deadline = dragSource.deadline
    guard dragTimer?.fireTime != deadline else { return }
    dragTimer?.cancel()
    dragTimer = nil
    guard let deadline else { return }
    dragTimer = loop.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      dragTimer = nil
      queueLate(perform(dragSource.expire(at: deadline)))
      scheduleDragDeadline()
    }
  }
}

extension LocalDragKind {
  fileprivate var content: UInt32 {
    switch self {
    case .addresses: TOUCH_DRAG_ADDRESSES.rawValue
    case .png: TOUCH_DRAG_PNG.rawValue
    case .text: TOUCH_DRAG_TEXT.rawValue
    }
  }
}
