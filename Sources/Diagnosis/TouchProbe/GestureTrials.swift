import TouchCapture
import TouchGeometry
import TouchKit
import TouchLoop

/// Takes down each gesture of an inspected program for the inspector, which plays it again to find what would help.
///
/// A gesture is told of when all its recognizers have been at rest for a while, so that it is whole. Its objects have the
/// names that the inspector knows them by.
@MainActor final class GestureTrials: TraceSink {
  private let capture: Capture
  private let loop: EventLoop
  private var timer: LoopTimer?

  /// How long after the last of it a gesture is over, in seconds of the program.
  private static let rest: TimeInterval = 0.2

  /// - Parameters:
  ///   - folder: where the gestures are written to; the inspector's, which takes them away.
  ///   - probe: tells the inspector of each.
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

  /// Tells of what has not been told.
  func end() {
    timer?.cancel()
    capture.finish()
  }
}
