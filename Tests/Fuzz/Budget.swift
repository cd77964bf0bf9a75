import TouchGeometry

/// What a file may cost: so much for each of its bytes, and something to begin with.
///
/// Time is that of the processor, so that a busy machine counts for nothing. Memory is the most that was in use at a time
/// beyond what was before, as the system counts it.
struct Budget {
  /// Seconds and bytes that every file has.
  var seconds = 0.3
  var bytes = 48.0 * 1024 * 1024
  /// And those for each of its bytes.
  var secondsPerByte = 2e-5
  var bytesPerByte = 400.0
  /// With how much more a sanitizer gets along: it is slower, and keeps what was released for a while.
  let slack: Double

  init() { slack = getenv("FUZZ_SLACK").flatMap { Double(String(cString: $0)) } ?? 1 }

  /// What is wrong with the costs of a file; nil if nothing is.
  func complaint(_ cost: Cost, size: Int, decoded: Int) -> String? {
    let seconds = (self.seconds + secondsPerByte * Double(size) + 1e-7 * Double(decoded)) * slack
    let bytes = (self.bytes + bytesPerByte * Double(size) + 2 * Double(decoded)) * slack
    if cost.seconds > seconds { return "took \(cost.seconds) s, and may take \(seconds)" }
    if Double(cost.bytes) > bytes { return "took \(cost.bytes >> 20) MB, and may take \(Int(bytes) >> 20)" }
    return nil
  }

  struct Cost {
    var seconds: Double
    var bytes: Int
  }

  /// What something costs.
  static func cost(of body: () -> Void) -> Cost {
    // Resets the peak of the memory in use.
    forgetPeak()
    let (before, start) = (memory("VmRSS:"), processorTime())
    body()
    return Cost(seconds: processorTime() - start, bytes: max(memory("VmHWM:") - before, 0))
  }

  private static func processorTime() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }

  private static func forgetPeak() {
    let file = open("/proc/self/clear_refs", O_WRONLY)
    guard file >= 0 else { return }
    _ = write(file, "5", 1)
    close(file)
  }

  /// A line of the system's account of this process, in bytes.
  private static func memory(_ key: String) -> Int {
    let file = open("/proc/self/status", O_RDONLY)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = max(read(file, &buffer, buffer.count), 0)
    let line = String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n").first { $0.hasPrefix(key) }
    return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) * 1024
  }
}
