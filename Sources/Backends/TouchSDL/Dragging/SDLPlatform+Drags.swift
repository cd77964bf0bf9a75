import CTouchSDL
import TouchGeometry
import TouchPlatform

// Drags of the app over other programs.

extension SDLPlatform {
  /// True on X, and on Wayland where the app presents its windows.
  package var exportsDrags: Bool { drags != nil }

  package var dragPictureScale: CGFloat? { drags?.pictureScale }

  package func surface(
    below place: CGPoint, of surface: any PlatformSurface
  ) -> (surface: any PlatformSurface, place: CGPoint)? {
    guard let surface = surface as? SDLSurface, let found = drags?.surface(below: place, of: surface) else {
      return nil
    }
    return (found.surface, found.place)
  }

  /// Processes what other programs have sent; returns the events.
  func receiveDragNotes() -> [EventTranslator.Output] {
    let events = drags?.receiveNotes(now: clock.now) ?? []
    scheduleDragDeadline()
    return outputs(events)
  }

  /// Performs a request of the application about its drag.
  func perform(_ request: LocalDragRequest) {
    queueLate(outputs(drags?.perform(request, now: clock.now) ?? []))
    scheduleDragDeadline()
  }

  private func outputs(_ events: [LocalDragEvent]) -> [EventTranslator.Output] {
    guard let first = surfaces.first else { return [] }
    return events.map { EventTranslator.Output(window: first.id, event: .localDrag($0)) }
  }

  /// Ends the wait for the target when it takes too long.
  private func scheduleDragDeadline() {
    let deadline = drags?.deadline
    guard dragTimer?.fireTime != deadline else { return }
    dragTimer?.cancel()
    dragTimer = nil
    guard let deadline else { return }
    dragTimer = loop.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      dragTimer = nil
      queueLate(outputs(drags?.expire(at: deadline) ?? []))
      scheduleDragDeadline()
    }
  }
}

extension LocalDragKind {
  /// A member of `touch_drag_content`.
  var content: UInt32 {
    switch self {
    case .addresses: TOUCH_DRAG_ADDRESSES.rawValue
    case .png: TOUCH_DRAG_PNG.rawValue
    case .text: TOUCH_DRAG_TEXT.rawValue
    }
  }

  init?(_ content: touch_drag_content) {
    guard let kind = Self.allCases.first(where: { $0.content == content.rawValue }) else { return nil }
    self = kind
  }
}
