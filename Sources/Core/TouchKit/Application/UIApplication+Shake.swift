import TouchGeometry
import TouchLoop
import TouchPlatform

/// The shake in progress, and the detector that finds shakes in samples of an accelerometer.
@MainActor final class ShakeCourse {
  var detector = ShakeDetector()
  /// The event of the shake in progress; nil without one.
  var event: UIEvent?
  /// The responder that received the beginning and receives the rest (semantics 50.2).
  weak var responder: UIResponder?
  /// Fires when a shake ends without another sample.
  var timer: LoopTimer?
}

/// Offers undo after a shake; the navigation module implements it, because this module has no alerts (semantics 50.8).
@MainActor package protocol UndoOffering {
  /// Shows a choice of what the manager can undo and redo over a window; returns false if it cannot be shown.
  func offer(_ manager: UndoManager, over window: UIWindow) -> Bool
}

// Shakes: their way to the responders (semantics 50.1, 50.2), the detector (50.4), and undo (50.8).

extension UIApplication {
  /// Processes a phase of a shake.
  ///
  /// A second beginning, and an end without a beginning, are ignored.
  func motion(_ phase: MotionPhase, _ timestamp: TimeInterval) {
    guard (phase == .began) == (shakeCourse.event == nil) else { return }
    let event = shakeCourse.event ?? UIEvent(type: .motion, subtype: .motionShake)
    event.timestamp = timestamp
    event.motionPhase = phase
    shakeCourse.event = phase == .began ? event : nil
    sendEvent(event)
    if phase != .began { shakeCourse.responder = nil }
  }

  /// Processes a sample of an accelerometer, in m/s².
  func accelerate(_ x: Double, _ y: Double, _ z: Double, _ timestamp: TimeInterval) {
    if let phase = shakeCourse.detector.sample(x, y, z, at: timestamp) { motion(phase, timestamp) }
    awaitEndOfShake()
  }

  /// Schedules the end of a detected shake for the case that no more samples arrive.
  private func awaitEndOfShake() {
    shakeCourse.timer?.cancel()
    shakeCourse.timer = nil
    guard let deadline = shakeCourse.detector.deadline else { return }
    shakeCourse.timer = loop.schedule(at: deadline) { [weak self] in
      guard let self else { return }
      shakeCourse.timer = nil
      if let phase = shakeCourse.detector.pass(loop.now) { motion(phase, loop.now) }
      awaitEndOfShake()
    }
  }

  /// Cancels the shake in progress, because the scene loses the keyboard (50.2).
  func cancelShake() {
    cancelDetection()
    motion(.cancelled, now)
  }

  /// Cancels the shake in progress if its responder leaves the window with a view (50.2).
  func shakeResponderWillLeave(with view: UIView) {
    guard let event = shakeCourse.event, let responder = shakeCourse.responder,
      responder.responderHost?.isDescendant(of: view) ?? false
    else { return }
    cancelDetection()
    (shakeCourse.event, shakeCourse.responder) = (nil, nil)
    event.motionPhase = .cancelled
    noteTold(.motion(event.subtype, isOver: true), responder)
    responder.motionCancelled(event.subtype, with: event)
  }

  private func cancelDetection() {
    shakeCourse.detector.cancel(at: now)
    shakeCourse.timer?.cancel()
    shakeCourse.timer = nil
  }

  /// Delivers a phase of a shake: the beginning to `start`, the rest to the responder that received the beginning.
  func deliverMotion(_ event: UIEvent, from start: UIResponder) {
    let motion = event.subtype
    guard event.motionPhase != .began else {
      shakeCourse.responder = start
      noteTold(.motion(motion, isOver: false), start)
      return start.motionBegan(motion, with: event)
    }
    guard let responder = shakeCourse.responder else { return }
    shakeCourse.responder = nil
    noteTold(.motion(motion, isOver: true), responder)
    if event.motionPhase == .ended {
      responder.motionEnded(motion, with: event)
    } else {
      responder.motionCancelled(motion, with: event)
    }
  }

  /// Records the responder where a motion or remote control event starts.
  func noteTold(_ signal: TraceEntry.Signal, _ responder: UIResponder) {
    traceSink?.record(TraceEntry(time: now, kind: .told(signal), rule: "3.10", responder: responder))
  }

  /// Offers what the first responder's undo manager can undo and redo; returns whether a choice is shown (50.8).
  func offersUndo() -> Bool {
    guard applicationSupportsShakeToEdit, let undoOffering, let keyWindow,
      let manager = keyWindow.keyResponder.undoManager, manager.canUndo || manager.canRedo
    else { return false }
    return undoOffering.offer(manager, over: keyWindow)
  }
}

extension UIWindowScene {
  /// Simulates a shake of the device, as a menu item of an app may do (semantics 50.6).
  ///
  /// The key window's first responder receives `motionBegan`, then `motionEnded`.
  public func shake() {
    guard let application else { return }
    application.receive(.shake(timestamp: application.now), in: self)
  }
}
