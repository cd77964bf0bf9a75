import TouchGeometry
import TouchHeadless
import TouchInspector
import TouchKit

/// Looking back over ten minutes of ten fingers that were never all up: how long one step of the finger on the ruler
/// takes, with all that is drawn for it.
@MainActor enum ScrubCase {
  private static let size = CGSize(width: 1280, height: 800)
  private static let minutes = 10
  private static let eventsPerSecond = 10

  /// The median and the longest time of a step, in seconds.
  static func run() -> [Double] {
    let program = HeadlessApplication(size: size)
    program.window.isHidden = true
    let window = KeyWindow(windowScene: program.scene)
    window.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
    for index in 0..<10 {
      let pad = Pad(frame: CGRect(x: CGFloat(index % 5) * 80, y: CGFloat(index / 5) * 100, width: 80, height: 100))
      pad.addGestureRecognizer(UIPanGestureRecognizer())
      pad.addGestureRecognizer(UITapGestureRecognizer())
      window.addSubview(pad)
    }
    let inspector = Inspector(of: window, in: program.scene, title: "Ten fingers", about: "") { _ in nil }
    window.inspector = inspector
    window.makeKeyAndVisible()
    program.application.traceSink = inspector
    program.advance(to: 0)
    play(program, in: window)
    // All ten minutes at once, and then from the right to the left.
    for isDown in [true, false] {
      program.send(
        .key(
          code: UIKeyboardHIDUsage.keyboardF.rawValue, characters: "f", isDown: isDown, timestamp: program.now,
          modifiers: []))
    }
    program.advance(to: program.now)
    return scrub(program)
  }

  private static func play(_ program: HeadlessApplication, in window: UIWindow) {
    let origin = window.frame.origin
    func send(_ phase: InputSample.Phase, _ fingers: [Int], _ step: Int) {
      program.send(
        .touches(
          fingers.map { finger in
            let place = CGPoint(
              x: origin.x + CGFloat(finger % 5) * 80 + 20 + CGFloat(step % 40),
              y: origin.y + CGFloat(finger / 5) * 100 + 50)
            return InputSample(finger: finger, phase: phase, location: place, timestamp: program.now)
          }))
    }
    send(.began, Array(0..<10), 0)
    for step in 1...(minutes * 60 * eventsPerSecond) {
      program.advance(to: TimeInterval(step) / TimeInterval(eventsPerSecond))
      send(.moved, Array(0..<10), step)
      guard step % eventsPerSecond == 0 else { continue }
      let finger = step / eventsPerSecond % 10
      send(.ended, [finger], step)
      send(.began, [finger], step)
    }
    send(.ended, Array(0..<10), 0)
    program.advance(by: 1)
  }

  private static func scrub(_ program: HeadlessApplication) -> [Double] {
    // The ruler: below the buttons of the lanes, which take the lower third of the window.
    let y: CGFloat = 544 + 46
    func send(_ phase: InputSample.Phase, _ x: CGFloat) {
      program.send(
        .touches([
          InputSample(finger: 1, phase: phase, location: CGPoint(x: x, y: y), timestamp: program.now)
        ]))
      program.advance(to: program.now)
    }
    send(.began, 1200)
    var x: CGFloat = 1200
    var times = Stopwatch.times(200) {
      x -= 5
      send(.moved, x)
    }
    send(.ended, x)
    times.sort()
    return [times[100], times[199]]
  }
}

private final class Pad: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Gives keys to the inspector.
private final class KeyWindow: UIWindow {
  weak var inspector: Inspector?

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses { if let key = press.key { _ = inspector?.press(key) } }
  }
}
