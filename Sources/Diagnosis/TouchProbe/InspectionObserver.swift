import CTouchSystem
import TouchCapture
import TouchGeometry
import TouchKit
import TouchLoop

/// Observes an app as environment variables request.
///
/// `TOUCHSTONE_CAPTURE=FOLDER` writes captures. `TOUCHSTONE_INSPECT` starts the inspector, or with the value `listen`
/// opens a socket for one. The observer removes the variables: it observes only the first application of a process, and
/// no process that this one starts.
@MainActor package final class InspectionObserver: ApplicationObserver {
  private unowned let application: UIApplication  // The application owns the observer and outlives it.
  private let complain: (String) -> Void
  private let capture: Capture?
  private var probe: Probe?
  private var listener: ProbeListener?
  private var pass: LoopObserver?

  /// - Parameters:
  ///   - name: the start of the names of captures.
  ///   - writesAtOnce: whether to write a gesture as soon as it is over, for a process that may end at any time; otherwise
  ///     a gesture is written when the next one begins, and at the end.
  ///   - complain: called with a sentence about what is not possible.
  package init(
    of application: UIApplication, named name: String, writesAtOnce: Bool, _ complain: @escaping (String) -> Void
  ) {
    (self.application, self.complain) = (application, complain)
    // An empty variable names no folder.
    capture = Self.removeVariable("TOUCHSTONE_CAPTURE").flatMap { $0.isEmpty ? nil : $0 }.map {
      Capture(folder: $0, program: name, onFailure: complain)
    }
    application.traceSink = capture
    guard writesAtOnce, let capture else { return }
    pass = application.loop.addHandler(for: .sleep) { if capture.isAtRest { capture.finish() } }
  }

  package var maximumWait: TimeInterval? {
    if probe?.channel.isOpen == true { return 0.02 }
    return listener.map { $0.isBusy ? 0.02 : 0.5 }
  }

  package func applicationDidLaunch() {
    guard let wanted = Self.removeVariable("TOUCHSTONE_INSPECT"), !wanted.isEmpty, wanted != "0" else { return }
    if wanted == "listen" {
      listener = ProbeListener.start(of: application, complain)
      return
    }
    let folder = touch_own_folder().map { String(cString: $0) } ?? "."
    probe = Probe.start(wanted, of: application, besides: folder, complain)
  }

  package func applicationDidEnd() {
    pass?.cancel()
    capture?.finish()
    probe?.channel.close()
    listener?.close()
  }

  /// Removes a variable and returns its value; nil where it is not set.
  private static func removeVariable(_ variable: String) -> String? {
    guard let value = getenv(variable) else { return nil }
    defer { unsetenv(variable) }
    return String(cString: value)
  }
}
