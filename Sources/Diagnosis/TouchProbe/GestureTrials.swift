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

  /// - Parameters:
  ///   - folder: the folder for the captures; the inspector removes them after reading.
  ///   - probe: the probe that sends the path of each capture to the inspector.
  init(in folder: String, _ probe: Probe) {
    loop = probe.application.loop
    capture = Capture(folder: folder, program: probe.application.programName) { [weak probe] sentence in
      var line = ProbeLine("note")
      line.add(sentence)
      probe?.channel.send(line)
    }
    capture.takesPictures = false
    capture.names = { [weak probe] object in probe?.name(of: object) }
    capture.onWritten = { [weak probe] path in
      var line = ProbeLine("gesture")
      line.add(path)
      probe?.channel.send(line)
    }
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

  /// Writes and sends the gesture that has not been sent yet.
  func end() {
    timer?.cancel()
    capture.finish()
  }
}
