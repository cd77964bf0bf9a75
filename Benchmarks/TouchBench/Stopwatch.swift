import TouchGeometry
import TouchLoop

/// Times of short work, in seconds.
@MainActor enum Stopwatch {
  static func times(_ count: Int, _ work: () -> Void) -> [Double] {
    let clock = MonotonicClock()
    return (0..<count).map { _ in
      let start = clock.now
      work()
      return clock.now - start
    }
  }

  /// The least of several times: whatever else the machine does only adds to them.
  static func minimum(of count: Int, _ work: () -> Void) -> Double { times(count, work).min() ?? 0 }
}
