import Expectations
import Glibc
import Testing
import TouchGeometry
import TouchHost

/// The observer of a host, which does not exist if the package's trait `Inspection` is off.
@MainActor @Suite struct InspectionObserverTests {
  /// A press and a lift in the middle of a host.
  private func tap(_ host: TouchHost) {
    for phase in [InputSample.Phase.began, .ended] {
      host.handle(
        .touches([InputSample(finger: 1, phase: phase, location: CGPoint(x: 50, y: 50), timestamp: host.now)]))
    }
  }

  @Test("The gestures of the first host are captured when they are over, and those of no other")
  func capture() throws {
    var name = Array("/tmp/touch-host-XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&name).map { String(cString: $0) })
    let file = "\(folder)/1.touchstone"
    defer {
      unlink(file)
      rmdir(folder)
      unsetenv("TOUCHSTONE_CAPTURE")
    }
    setenv("TOUCHSTONE_CAPTURE", folder, 1)
    let size = CGSize(width: 100, height: 100)
    let (first, second) = (try TouchHost(size: size), try TouchHost(size: size))
    tap(second)
    #expect(access(file, F_OK) != 0)
    tap(first)
    #if Inspection
    expectEqual(access(file, F_OK), 0)
    expectNil(getenv("TOUCHSTONE_CAPTURE"))
    #else
    #expect(access(file, F_OK) != 0)
    #expect(getenv("TOUCHSTONE_CAPTURE") != nil)
    #endif
  }
}
