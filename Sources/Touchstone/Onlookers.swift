import TouchKit

#if Inspection
import TouchCapture
import TouchProbe
#endif

/// Who looks on where the environment asks for it: a capture for `TOUCHSTONE_CAPTURE`, which names a folder, and the
/// inspector for `TOUCHSTONE_INSPECT`.
///
/// With the trait `Inspection` off it is empty, and reads no variable.
@MainActor final class Onlookers {
  #if Inspection
  private let application: UIApplication
  private let name: String
  private let capture: Capture?
  private var probe: Probe?

  init(of application: UIApplication, named name: String) {
    (self.application, self.name) = (application, name)
    capture = getenv("TOUCHSTONE_CAPTURE").map { folder in
      Capture(folder: String(cString: folder), program: name) { Complaint.print("\(name): \($0)") }
    }
    application.traceSink = capture
  }

  func applicationDidLaunch() {
    probe = Probe.startIfWanted(of: application) { [name] in Complaint.print("\(name): \($0)") }
  }

  func applicationDidEnd() { capture?.finish() }
  #else
  init(of application: UIApplication, named name: String) {}
  func applicationDidLaunch() {}
  func applicationDidEnd() {}
  #endif
}
