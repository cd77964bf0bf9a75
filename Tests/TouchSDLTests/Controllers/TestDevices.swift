import Glibc

@testable import TouchSDL

/// A temporary folder in the place of `/dev/input`, with FIFOs in the place of devices.
final class TestDevices {
  let path: String
  /// The descriptors that write to the FIFOs.
  private var writers: [Int32] = []

  init() {
    var name = Array("/tmp/devices.XXXXXX".utf8CString)
    path = name.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
  }

  deinit {
    for writer in writers { close(writer) }
    for name in ["event0", "event1", "mouse0"] { unlink("\(path)/\(name)") }
    rmdir(path)
  }

  /// Adds a device; without `isReadable`, like one whose permissions are not set yet.
  func add(_ name: String, isReadable: Bool = true) {
    mkfifo("\(path)/\(name)", isReadable ? 0o600 : 0)
  }

  func permit(_ name: String) { chmod("\(path)/\(name)", 0o600) }

  func remove(_ name: String) { unlink("\(path)/\(name)") }

  /// Whether a process has the node open for reading.
  func isRead(_ name: String) -> Bool {
    let writer = Glibc.open("\(path)/\(name)", O_WRONLY | O_NONBLOCK)
    if writer >= 0 { writers.append(writer) }
    return writer >= 0
  }

  /// Writes a byte, as a device that was moved; returns whether it has a reader.
  func move(_ name: String) -> Bool {
    guard isRead(name), let writer = writers.last else { return false }
    return write(writer, "x", 1) == 1
  }

  /// Opens a node if its permissions allow reading; a test that runs as root may open any.
  static func open(_ path: String) -> Int32 {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & 0o400 != 0 else { return -1 }
    return openNode(path)
  }
}
