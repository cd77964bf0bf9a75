import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// A window that shows nothing, so that only events are measured.
@MainActor final class NoSurface: SceneSurface {
  let size = CGSize(width: 400, height: 400)
  let scale: CGFloat = 1
  var title = ""
  private(set) var presented = 0
  func present(_ content: DisplayList, damage: [CGRect]) { presented += 1 }
  var pointerShape = PointerShape.arrow
  func showPointer(_ shape: PointerShape) { pointerShape = shape }
  func close() {}
}

/// A listener that only counts.
@MainActor final class CountingSink: TraceSink {
  private(set) var entries = 0
  func record(_ entry: TraceEntry) { entries += 1 }
}

/// Lets all recognizers recognize at once, so that every one sees every event.
@MainActor final class Together: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// One finger that moves, through the application's door and a number of pan recognizers with an action each.
@MainActor final class EventCase {
  private let clock = ManualClock()
  private let application: UIApplication
  private let scene: UIWindowScene
  private let window: UIWindow
  private let together = Together()
  private let sink = CountingSink()
  private var actions = 0
  private var moves = 0

  init(recognizers: Int, traced: Bool) {
    application = UIApplication(loop: EventLoop(clock: clock))
    scene = application.connect(NoSurface())
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    let view = UIView(frame: window.bounds)
    window.addSubview(view)
    for _ in 0..<recognizers {
      let pan = UIPanGestureRecognizer()
      pan.delegate = together
      pan.addAction(UIAction { [weak self] _ in self?.actions += 1 })
      view.addGestureRecognizer(pan)
    }
    if traced { application.traceSink = sink }
    send(.began, 100)
    for _ in 0..<100 { move() }
  }

  private func send(_ phase: InputSample.Phase, _ x: CGFloat) {
    let time = Double(moves) * 0.008
    let sample = InputSample(finger: 1, phase: phase, location: CGPoint(x: x, y: 100), timestamp: time)
    application.receive(.touches([sample]), in: scene)
  }

  private func move() {
    moves += 1
    send(.moved, 100 + CGFloat(moves % 200))
  }

  /// Moves the finger so many times.
  func run(events: Int) { for _ in 0..<events { move() } }

  /// Microseconds for an event; nil when the recognizers did not see the events.
  func measure(recognizers: Int) -> Double? {
    let before = actions
    let time = Stopwatch.least(of: 15) { run(events: 2000) } / 2000 * 1e6
    return actions - before == 15 * 2000 * recognizers ? time : nil
  }
}
