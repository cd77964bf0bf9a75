import CTouchSDL
import TouchGeometry

/// The connection of a drop target to X, by XDND.
@MainActor final class XDrops: DropTransport {
  private weak var platform: SDLPlatform?

  init(_ platform: SDLPlatform) { self.platform = platform }

  var hasNotes: Bool { touch_drop_notes_wait() }

  func next(for target: DropTarget) -> DropTarget.Note? {
    var note = touch_drop_note()
    while touch_next_drop_note(&note) {
      if let known = known(note, target) { return known }
    }
    return nil
  }

  private func known(_ note: touch_drop_note, _ target: DropTarget) -> DropTarget.Note? {
    switch note.kind {
    case TOUCH_DROP_ENTERED:
      let types = withUnsafePointer(to: note) { touch_drop_types($0) }
      return .entered(
        source: note.source, window: note.window,
        DropTarget.Types(addresses: types.addresses, text: types.text, png: types.png))
    case TOUCH_DROP_MOVED:
      var (x, y) = (note.x, note.y)
      guard let unit = platform?.unitsPerPoint(of: note.window), note.window == target.window,
        touch_drop_place(note.window, &x, &y)
      else { return nil }
      return .moved(
        source: note.source, to: CGPoint(x: CGFloat(x) / unit, y: CGFloat(y) / unit), time: note.time)
    case TOUCH_DROP_LEFT: return .left(source: note.source)
    case TOUCH_DROP_DROPPED: return .dropped(source: note.source, time: note.time)
    case TOUCH_DROP_ANSWERED:
      guard note.window == target.window else { return nil }
      return .answered(type: note.type, note.is_provided ? content(note.window, target) : .nothing)
    case TOUCH_DROP_CHANGED:
      guard note.window == target.window, target.expectsPiece else { return nil }
      return .piece(content(note.window, target))
    default: return .sourceEnded(source: note.source)
    }
  }

  private func content(_ window: UInt32, _ target: DropTarget) -> DropTarget.Content {
    guard let room = target.room else { return .nothing }
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

  func setTarget(_ surface: SDLSurface, _ isTarget: Bool) {
    touch_set_drop_target(UnsafeMutableRawPointer(surface.window), isTarget)
  }

  func request(window: UInt32, type: UInt, time: UInt) { touch_request_drop(window, type, time) }

  func answer(window: UInt32, source: UInt, isAccepted: Bool) { touch_answer_drag(window, source, isAccepted) }

  func finish(window: UInt32, source: UInt, isAccepted: Bool) { touch_finish_drag(window, source, isAccepted) }

  func watch(_ source: UInt) -> Bool { touch_watch_drag_source(source) || source == 0 }

  func didUpdate(_ target: DropTarget) {}

  func close() {}
}
