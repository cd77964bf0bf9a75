import CTouchSystem
import TouchCapture
import TouchGeometry
import TouchKit
import TouchLoop

/// Who looks on where the environment asks for it: a capture for `TOUCHSTONE_CAPTURE`, which names a folder, and the
/// inspector for `TOUCHSTONE_INSPECT`.
///
/// The variables are taken away: one application of a process is looked at, the first, and programs that this one starts
/// are not meant.
@MainActor package final class Onlookers: Onlooker {
  private unowned let application: UIApplication  // The application owns the onlooker and outlives it.
  private let complain: (String) -> Void
  private let capture: Capture?
  private var probe: Probe?
  private var pass: LoopObserver?

  /// - Parameters:
  ///   - name: what captures are called after.
  ///   - writesAtOnce: whether a gesture is written as soon as it is over, for a process that may end without a word; else
  ///     when the next one begins, and with the end.
  ///   - complain: told in a sentence what cannot be done.
  package init(
    of application: UIApplication, named name: String, writesAtOnce: Bool, _ complain: @escaping (String) -> Void
  ) {
    (self.application, self.complain) = (application, complain)
    capture = Self.take("TOUCHSTONE_CAPTURE").map { Capture(folder: $0, program: name, onFailure: complain) }
    application.traceSink = capture
    guard writesAtOnce, let capture else { return }
    pass = application.loop.addHandler(for: .sleep) { if capture.isAtRest { capture.finish() } }
  }

  package var patience: TimeInterval? { probe?.channel.isOpen == true ? 0.02 : nil }

  package func applicationDidLaunch() {
    guard let wanted = Self.take("TOUCHSTONE_INSPECT"), !wanted.isEmpty, wanted != "0" else { return }
    let folder = touch_own_folder().map { String(cString: $0) } ?? "."
    probe = Probe.start(wanted, of: application, besides: folder, complain)
  }

  package func applicationDidEnd() {
    pass?.cancel()
    capture?.finish()
    probe?.channel.close()
  }

  /// What a variable says, once; nil where it is not there.
  private static func take(_ variable: String) -> String? {
    guard let value = getenv(variable) else { return nil }
    defer { unsetenv(variable) }
    return String(cString: value)
  }
}
