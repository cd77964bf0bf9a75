import CSDL2
import CTouchSDL
import TouchGeometry
import TouchPlatform

// Drags of other programs on X. On Wayland SDL reports only dropped files, without their location.

extension SDLPlatform {
  /// Accepts drops on the windows that take them.
  ///
  /// Where SDL reports drops, it has one setting for all windows.
  func updateDrops() {
    let isOwn = touch_takes_x_drops()
    let isOn = !isOwn && surfaces.contains { $0.takesDrops }
    // Each call removes the mark of a target from all windows.
    SDL_EventState(SDL_DROPFILE.rawValue, isOn ? SDL_ENABLE : SDL_DISABLE)
    SDL_EventState(SDL_DROPTEXT.rawValue, SDL_DISABLE)
    for surface in surfaces where isOwn {
      let isTarget = surface.takesDrops || surface.takesRemoteDrags
      touch_set_drop_target(UnsafeMutableRawPointer(surface.window), isTarget)
    }
  }

  /// Processes what sources have sent; returns the events.
  func takeDropNotes() -> [EventTranslator.Output] {
    var note = touch_drop_note()
    var outputs: [EventTranslator.Output] = []
    while touch_next_drop_note(&note) {
      guard let known = dropNote(note) else { continue }
      outputs += perform(dropTarget.take(known, at: clock.now))
    }
    scheduleDropDeadline()
    return outputs
  }

  /// Performs a request of the application about a drag.
  func take(_ request: RemoteDragRequest) {
    queueLate(perform(dropTarget.take(request, at: clock.now)))
    scheduleDropDeadline()
  }

  private func dropNote(_ note: touch_drop_note) -> XDropTarget.Note? {
    switch note.kind {
    case TOUCH_DROP_ENTERED:
      let types = withUnsafePointer(to: note) { touch_drop_types($0) }
      return .entered(
        source: note.source, window: note.window,
        XDropTarget.Types(addresses: types.addresses, text: types.text, png: types.png))
    case TOUCH_DROP_MOVED:
      var (x, y) = (note.x, note.y)
      guard let surface = surfaces.first(where: { $0.id == note.window }), note.window == dropTarget.window,
        touch_drop_place(note.window, &x, &y)
      else { return nil }
      let unit = surface.geometry.unitsPerPoint
      return .moved(
        source: note.source, to: CGPoint(x: CGFloat(x) / unit, y: CGFloat(y) / unit), time: note.time)
    case TOUCH_DROP_LEFT: return .left(source: note.source)
    case TOUCH_DROP_DROPPED: return .dropped(source: note.source, time: note.time)
    case TOUCH_DROP_ANSWERED:
      guard note.window == dropTarget.window else { return nil }
      return .answered(type: note.type, note.is_provided ? dropContent(note.window) : .nothing)
    case TOUCH_DROP_CHANGED:
      guard note.window == dropTarget.window, dropTarget.expectsPiece else { return nil }
      return .piece(dropContent(note.window))
    default: return .sourceEnded(source: note.source)
    }
  }

  private func dropContent(_ window: UInt32) -> XDropTarget.Content {
    guard let room = dropTarget.room else { return .nothing }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count = 0
    switch touch_read_drop(window, room, &bytes, &count) {
    case TOUCH_DROP_PIECES_FOLLOW: return .piecesFollow
    case TOUCH_DROP_BYTES:
      defer { touch_free_drop(bytes) }
      return .bytes(Array(UnsafeBufferPointer(start: bytes, count: count)))
    default: return .nothing
    }
  }

  private func perform(_ steps: [XDropTarget.Step]) -> [EventTranslator.Output] {
    var outputs: [EventTranslator.Output] = []
    for step in steps {
      switch step {
      case .report(let window, let event):
        outputs.append(EventTranslator.Output(window: window, event: .remoteDrag(event)))
      case .request(let window, let type, let time): touch_request_drop(window, type, time)
      case .answer(let window, let source, let isAccepted): touch_answer_drag(window, source, isAccepted)
      case .finish(let window, let source, let isAccepted): touch_finish_drag(window, source, isAccepted)
      case .watch(let source):
        if !touch_watch_drag_source(source), source != 0 {
          outputs += perform(dropTarget.take(.sourceEnded(source: source), at: clock.now))
        }
      }
    }
    return outputs
  }

  /// Ends the wait for the source when it takes too long.
  private func scheduleDropDeadline() {
    let deadline = dropTarget.deadline
    guard dropTimer?.fireTime != deadline else { return }
    dropTimer?.cancel()
    dropTimer = nil
    guard let deadline else { return }
    dropTimer = loop.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      dropTimer = nil
      queueLate(perform(dropTarget.expire(at: deadline)))
      scheduleDropDeadline()
    }
  }

  /// Delivers events in a later step of the loop, because no platform reports events while it receives requests.
  func queueLate(_ outputs: [EventTranslator.Output]) {
    for output in outputs {
      loop.schedule(at: loop.now) { [weak self] in
        guard let self, let surface = surfaces.first(where: { $0.id == output.window }) else { return }
        onEvent?(surface, output.event)
      }
    }
  }
}
