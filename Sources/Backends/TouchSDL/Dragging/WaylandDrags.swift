import CTouchSDL
import TouchGeometry
import TouchPlatform

/// Carries the drags of the app over other programs on Wayland, by `wl_data_source`.
@MainActor final class WaylandDrags: DragCarrier {
  private weak var platform: SDLPlatform?
  private var source = WaylandDragSource()

  init(_ platform: SDLPlatform) { self.platform = platform }

  var hasNotes: Bool { touch_source_notes_wait() }
  var deadline: TimeInterval? { source.deadline }

  /// The compositor's scale, rounded up, because pictures have a whole number of pixels per unit.
  var pictureScale: CGFloat? {
    guard let surface = platform?.surfaces.first else { return nil }
    let unit = surface.geometry.unitsPerPoint
    return max((surface.scale / unit).rounded(.up), 1) * unit
  }

  func receiveNotes(now: TimeInterval) -> [LocalDragEvent] {
    var note = touch_source_note()
    var events: [LocalDragEvent] = []
    while touch_next_source_note(&note) {
      if let known = known(note) { events += perform(source.receive(known, now: now)) }
    }
    return events
  }

  /// The compositor has reported the window and the location.
  func surface(below place: CGPoint, of surface: SDLSurface) -> (surface: SDLSurface, place: CGPoint)? {
    var (window, x, y) = (UInt32(0), 0.0, 0.0)
    guard touch_dragged_window(&window, &x, &y), let own = platform?.surfaces.first(where: { $0.id == window }),
      own !== surface
    else { return nil }
    let unit = own.geometry.unitsPerPoint
    return (own, CGPoint(x: CGFloat(x) / unit, y: CGFloat(y) / unit))
  }

  func perform(_ request: LocalDragRequest, now: TimeInterval) -> [LocalDragEvent] {
    switch request {
    case .begin(let drag): perform(source.begin(drag))
    // The compositor follows the pointer.
    case .move, .leave: []
    case .drop(let number): perform(source.drop(number))
    case .cancel(let number): perform(source.cancel(number))
    case .provide(let number, let kind, let bytes): perform(source.provide(number, kind, bytes))
    }
  }

  func expire(at now: TimeInterval) -> [LocalDragEvent] { perform(source.expire(at: now)) }

  private func known(_ note: touch_source_note) -> WaylandDragSource.Note? {
    let operation: LocalDragOperation? = note.is_accepted ? note.is_move ? .move : .copy : nil
    return switch note.kind {
    case TOUCH_SOURCE_ANSWERED: .answered(operation)
    case TOUCH_SOURCE_REQUESTED: LocalDragKind(note.content).map { .requested($0, request: Int(note.request)) }
    case TOUCH_SOURCE_MOVED: .moved
    case TOUCH_SOURCE_DROPPED: .dropped
    case TOUCH_SOURCE_FINISHED: .finished(operation)
    default: .cancelled
    }
  }

  private func perform(_ steps: [WaylandDragSource.Step]) -> [LocalDragEvent] {
    var events: [LocalDragEvent] = []
    for step in steps {
      switch step {
      case .report(let event): events.append(event)
      case .start(let drag): start(drag)
      case .release: touch_release_source()
      case .end: touch_end_source()
      case .serve(let request, let bytes):
        guard let bytes else {
          touch_serve_source(Int32(request), nil, 0)
          continue
        }
        bytes.withUnsafeBufferPointer { touch_serve_source(Int32(request), $0.baseAddress, $0.count) }
      }
    }
    return events
  }

  /// Begins the drag.
  ///
  /// Without a pressed button, or with a second finger, nothing happens, and the application's release cancels it.
  /// Compositors begin no drags by the pens of tablets.
  private func start(_ drag: LocalDrag) {
    guard drag.pointer != .pencil else { return }
    let isFinger = drag.pointer == .finger
    let contents = drag.kinds.map(\.content).reduce(0, |)
    guard let picture = drag.picture, let unit = platform?.unitsPerPoint else {
      _ = touch_begin_source(contents, drag.allowsMove, isFinger, nil)
      return
    }
    picture.bitmap.pixels.withUnsafeBufferPointer { pixels in
      var shown = touch_drag_picture(
        pixels: pixels.baseAddress, width: Int32(picture.bitmap.width), height: Int32(picture.bitmap.height),
        scale: Int32((picture.scale / unit).rounded()), x: Int32((picture.corner.dx * unit).rounded()),
        y: Int32((picture.corner.dy * unit).rounded()))
      _ = touch_begin_source(contents, drag.allowsMove, isFinger, &shown)
    }
  }
}
