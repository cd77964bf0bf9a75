import CTouchSDL
import TouchGeometry
import TouchLoop

/// The connection of a drop target to a Wayland compositor, by `wl_data_device`.
///
/// Content comes through a pipe that the loop watches. A pipe tells the end of the source from the end of the content as
/// little as none at all from empty content, which counts as none.
@MainActor final class WaylandDrops: DropTransport {
  private weak var platform: SDLPlatform?
  private let loop: EventLoop
  /// The drag that the target processes.
  private var source: UInt = 0
  private var pipe: PipeReader?

  init(_ platform: SDLPlatform, loop: EventLoop) { (self.platform, self.loop) = (platform, loop) }

  var hasNotes: Bool { touch_offer_notes_wait() }

  func next(for target: DropTarget) -> DropTarget.Note? {
    var note = touch_offer_note()
    while touch_next_offer_note(&note) {
      if let known = known(note) { return known }
    }
    return nil
  }

  private func known(_ note: touch_offer_note) -> DropTarget.Note? {
    switch note.kind {
    case TOUCH_OFFER_ENTERED:
      return .entered(source: note.drag, window: note.window, DropTarget.Types(contents: note.contents))
    case TOUCH_OFFER_MOVED:
      guard let unit = platform?.unitsPerPoint(of: note.window) else { return nil }
      let place = CGPoint(x: CGFloat(note.x) / unit, y: CGFloat(note.y) / unit)
      return .moved(source: note.drag, to: place, time: 0)
    case TOUCH_OFFER_LEFT: return .left(source: note.drag)
    default: return .dropped(source: note.drag, time: 0)
    }
  }

  func setTarget(_ surface: SDLSurface, _ isTarget: Bool) {
    touch_set_wayland_drop_target(UnsafeMutableRawPointer(surface.window), isTarget)
  }

  func request(window: UInt32, type: UInt, time: UInt) {
    pipe?.close()
    let descriptor = touch_receive_offer(source, touch_drag_content(UInt32(type)))
    pipe = PipeReader(descriptor, loop) { [weak self] content in
      self?.platform?.receiveDropNote(content.note(of: type))
    }
  }

  func answer(window: UInt32, source: UInt, isAccepted: Bool) { touch_answer_offer(source, isAccepted) }

  func finish(window: UInt32, source: UInt, isAccepted: Bool) { touch_finish_offer(source, isAccepted) }

  func watch(_ source: UInt) -> Bool {
    self.source = source
    touch_release_offers(source)
    return true
  }

  func didUpdate(_ target: DropTarget) {
    if target.room == nil { close() }
  }

  func close() {
    pipe?.close()
    pipe = nil
  }
}

extension PipeReader.Content {
  fileprivate func note(of type: UInt) -> DropTarget.Note {
    switch self {
    case .begins: .answered(type: type, .piecesFollow)
    case .bytes(let bytes): .piece(.bytes(bytes))
    case .ends(isEmpty: true): .answered(type: type, .nothing)
    case .ends(isEmpty: false): .piece(.bytes([]))
    case .fails: .piece(.nothing)
    }
  }
}

extension DropTarget.Types {
  /// The types of a sum of `touch_drag_content`, with its members as numbers.
  fileprivate init(contents: UInt32) {
    func type(_ content: touch_drag_content) -> UInt { UInt(contents & content.rawValue) }
    self.init(
      addresses: type(TOUCH_DRAG_ADDRESSES), text: type(TOUCH_DRAG_TEXT), png: type(TOUCH_DRAG_PNG))
  }
}
