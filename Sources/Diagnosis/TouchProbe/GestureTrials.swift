import TouchCapture
import TouchGeometry
import TouchKit
import TouchLoop

/// Captures each gesture of an inspected app for the inspector, which replays it with changes to find a fix.
///
/// A gesture is sent once its recognizers have been idle for a while, so that it is complete. Objects in the capture
/// have the names that the inspector uses.
@MainActor final class GestureTrials: TraceSink {
  private let capture: Capture
  private let loop: EventLoop
  private var timer: LoopTimer?

  /// How long the recognizers must be idle before a gesture is sent, in seconds of the app's clock.
  private static let rest: TimeInterval = 0.2

  /// - Parameter probe: the probe that sends each capture to the inspector.
  init(_ probe: Probe) {
    loop = probe.application.loop
    capture = Capture(program: probe.application.programName) { [weak probe] gesture in
      var line = ProbeLine("gesture")
      line.add(gesture.text)
      probe?.channel.send(line)
    }
    capture.names = { [weak probe] object in probe?.name(of: object) }
  }

  func record(_ entry: TraceEntry) {
    capture.record(entry)
    timer?.cancel()
    timer = nil
    guard capture.isAtRest else { return }
    timer = loop.schedule(at: loop.now + Self.rest) { [weak self] in
      self?.timer = nil
      self?.capture.finish()
    }
  }

  /// Sends the gesture that has not been sent yet.
  func end() {
    timer?.cancel()
    capture.finish()
  }
}
