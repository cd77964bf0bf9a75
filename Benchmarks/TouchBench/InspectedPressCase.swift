import TouchGeometry
import TouchHeadless
import TouchInspector
import TouchKit

/// What the inspector adds to a press, in processor time: from the event to the presented frame that shows it.
@MainActor enum InspectedPressCase {
  private static let size = CGSize(width: 600, height: 600)
  private static let presses = 400

  /// The median times of a press without the inspector and with it, and their difference, in milliseconds.
  static func run() -> [Double] {
    let plain = median(isInspected: false)
    let inspected = median(isInspected: true)
    return [plain, inspected, inspected - plain].map { $0 * 1e3 }
  }

  /// Presses with the inspector, for a profiler.
  static func press() { _ = median(isInspected: true, 5 * presses) }

  private static func median(isInspected: Bool, _ count: Int = presses) -> Double {
    let program = HeadlessApplication(size: Inspector.preferredSize(forScene: size))
    program.window.isHidden = true
    let window = UIWindow(windowScene: program.scene)
    window.frame = CGRect(x: 148, y: 100, width: size.width, height: size.height)
    let target = Target(frame: window.bounds)
    window.addSubview(target)
    window.makeKeyAndVisible()
    var inspector: Inspector?
    if isInspected {
      inspector = Inspector(of: window, in: program.scene, title: "Press", about: "") { $0 === target ? "target" : nil }
      program.application.traceSink = inspector
    }
    program.advance(by: 1)
    let place = CGPoint(x: window.frame.midX, y: window.frame.midY)
    var times: [Double] = []
    var start = 0.0
    let presented = program.loop.addHandler(for: .present) {
      if start > 0 { times.append(Self.processorTime - start) }
      start = 0
    }
    func send(_ phase: InputSample.Phase) {
      program.send(.touches([InputSample(finger: 1, phase: phase, location: place, timestamp: program.now)]))
    }
    for _ in 0..<count {
      start = Self.processorTime
      send(.began)
      program.advance(to: program.now)
      program.advance(by: 0.08)
      send(.ended)
      // The inspector draws what has happened, and other presses are no double taps.
      program.advance(by: 0.7)
    }
    presented.cancel()
    withExtendedLifetime(inspector) {}
    times.sort()
    return times[times.count / 2]
  }

  /// The processor time of this process, in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
