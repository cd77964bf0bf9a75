import TouchGeometry
import TouchKit

/// Bytes of resident memory for a plain view.
@MainActor enum MemoryCase {
  static func run() -> Double? {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: Places.side, height: Places.side))
    guard let before = resident() else { return nil }
    for _ in 0..<100_000 { parent.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    guard let after = resident(), parent.subviews.count == 100_000 else { return nil }
    return (after - before) / 100_000
  }

  /// The second number of `/proc/self/statm`, in bytes.
  static func resident() -> Double? {
    let file = open("/proc/self/statm", O_RDONLY)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 128)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let words = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    return words.count > 1 ? Double(words[1]).map { $0 * Double(sysconf(Int32(_SC_PAGESIZE))) } : nil
  }
}
