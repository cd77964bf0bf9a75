import CSDL2
import CTouchSDL
import TouchGeometry
import TouchPlatform

// Drags of other programs over the app's windows.

extension SDLPlatform {
  /// Connects the drags of both directions to the display server of a window, if they are supported there.
  func beginDrags(_ window: UnsafeMutableRawPointer) {
    if touch_takes_x_drops() {
      (drops, drags) = (XDrops(self), XDrags(self))
    } else if touch_begin_wayland_drops(window) {
      (drops, drags) = (WaylandDrops(self, loop: loop), WaylandDrags(self))
    }
  }

  /// Ends the drags of both directions, before the connection is closed.
  func endDrags() {
    drops?.close()
    touch_end_wayland_drops()
    (drops, drags) = (nil, nil)
    dropTimer?.cancel()
    dragTimer?.cancel()
  }

  /// Accepts drops on the windows that take them.
  ///
  /// SDL, too, reports files on Wayland, because some compositors notify only its own object; it has one setting for all
  /// windows.
  func updateDrops() {
    let isOn = !touch_takes_x_drops() && surfaces.contains { $0.takesDrops }
    // Each call removes the mark of a target from all windows on X.
    SDL_EventState(SDL_DROPFILE.rawValue, isOn ? SDL_ENABLE : SDL_DISABLE)
    SDL_EventState(SDL_DROPTEXT.rawValue, SDL_DISABLE)
    for surface in surfaces { drops?.setTarget(surface, surface.takesDrops || surface.takesRemoteDrags) }
  }

  /// The units per point of an open window.
  func unitsPerPoint(of window: UInt32) -> CGFloat? {
    surfaces.first { $0.id == window }?.geometry.unitsPerPoint
  }

  /// Processes what sources have sent; returns the events.
  func receiveDropNotes() -> [EventTranslator.Output] {
    var outputs: [EventTranslator.Output] = []
    while let note = drops?.next(for: dropTarget) { outputs += perform(dropTarget.receive(note, at: clock.now)) }
    scheduleDropDeadline()
    return outputs
  }

  /// Processes what a source has sent between two turns.
  func receiveDropNote(_ note: DropTarget.Note) {
    queueLate(perform(dropTarget.receive(note, at: clock.now)))
    scheduleDropDeadline()
  }

  /// Performs a request of the application about a drag.
  func perform(_ request: RemoteDragRequest) {
    queueLate(perform(dropTarget.perform(request, at: clock.now)))
    scheduleDropDeadline()
  }

  private func perform(_ steps: [DropTarget.Step]) -> [EventTranslator.Output] {
    guard let drops else { return [] }
    var outputs: [EventTranslator.Output] = []
    for step in steps {
      switch step {
      case .report(let window, let event):
        outputs.append(EventTranslator.Output(window: window, event: .remoteDrag(event)))
      case .request(let window, let type, let time): drops.request(window: window, type: type, time: time)
      case .answer(let window, let source, let isAccepted):
        drops.answer(window: window, source: source, isAccepted: isAccepted)
      case .finish(let window, let source, let isAccepted):
        drops.finish(window: window, source: source, isAccepted: isAccepted)
      case .watch(let source):
        if !drops.watch(source) { outputs += perform(dropTarget.receive(.sourceEnded(source: source), at: clock.now)) }
      }
    }
    drops.didUpdate(dropTarget)
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
