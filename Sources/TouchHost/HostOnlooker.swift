import TouchGeometry
import TouchKit
import TouchLoop

#if Inspection
import TouchCapture
import TouchProbe
#endif

/// Who looks on at a host where the environment asks for it: a capture for `TOUCHSTONE_CAPTURE`, which names a folder,
/// and the inspector for `TOUCHSTONE_INSPECT`.
///
/// The first host of a process has them. With the trait `Inspection` off it is empty, and reads no variable.
@MainActor final class HostOnlooker {
  #if Inspection
  private let capture: Capture?
  private let probe: Probe?
  private var pass: LoopObserver?

  init(of application: UIApplication) {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? "host"
    application.programName = name
    let complain: (String) -> Void = { BadUse.report("\(name): \($0)") }
    capture = getenv("TOUCHSTONE_CAPTURE").map { folder in
      Capture(folder: String(cString: folder), program: name, onFailure: complain)
    }
    unsetenv("TOUCHSTONE_CAPTURE")
    application.traceSink = capture
    probe = Probe.startIfWanted(of: application, complain)
    guard let capture else { return }
    // A host may end its process without a word, so each gesture is written as soon as it is over.
    pass = application.loop.addHandler(for: .sleep) { if capture.isAtRest { capture.finish() } }
  }

  isolated deinit { leave() }

  /// How long the inspector may have to wait for an answer while nothing else is due, in seconds; nil where nobody looks
  /// on.
  var patience: TimeInterval? { probe?.channel.isOpen == true ? 0.02 : nil }

  /// The inspector goes, and what was not written is.
  func leave() {
    pass?.cancel()
    capture?.finish()
    probe?.channel.close()
  }
  #else
  init(of application: UIApplication) {}
  var patience: TimeInterval? { nil }
  func leave() {}
  #endif
}
