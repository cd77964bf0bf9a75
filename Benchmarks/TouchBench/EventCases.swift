import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// A window that shows nothing, so that only events are measured.
@MainActor final class NoSurface: PlatformSurface {
  let size = CGSize(width: 400, height: 400)
  let scale: CGFloat = 1
  private(set) var presented = 0
  func present(_ frame: PresentedFrame) { presented += 1 }
  func take(_ request: SurfaceRequest) {}
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

/// How often actions were sent.
@MainActor final class Count {
  var actions = 0
}

/// One finger that moves, through the application's door and a number of recognizers that follow it.
@MainActor final class EventCase {
  /// Who they are.
  enum Family: String {
    /// Pans with an action each that all act simultaneously: the hardest case.
    case pans
    /// One pan that acts; the others have not made up their minds: pans that want two fingers, long presses, taps.
    case mix
    /// As `mix`, in a view below a hundred others, in a window of 10,000.
    case deep
  }

  private let clock = ManualClock()
  private let application: UIApplication
  private let scene: UIWindowScene
  private let window: UIWindow
  private let together = Together()
  private let sink = CountingSink()
  /// How many send actions.
  private let acting: Int
  private var samples = [InputSample(finger: 1, phase: .began, location: .zero, timestamp: 0)]
  private let count = Count()
  private var moves = 0

  init(recognizers: Int, family: Family, traced: Bool) {
    application = UIApplication(loop: EventLoop(clock: clock))
    scene = application.connect(NoSurface())
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    acting = family == .pans ? recognizers : 1
    var view = UIView(frame: window.bounds)
    window.addSubview(view)
    if family == .deep {
      for _ in 0..<9_900 { view.addSubview(UIView(frame: CGRect(x: 0, y: 380, width: 10, height: 10))) }
      for _ in 0..<100 {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        view = inner
      }
    }
    for index in 0..<recognizers {
      let recognizer = family == .pans ? UIPanGestureRecognizer() : Self.various(index)
      recognizer.delegate = together
      recognizer.addAction(UIAction { [count] _ in count.actions += 1 })
      view.addGestureRecognizer(recognizer)
    }
    if traced { application.traceSink = sink }
    send(.began, 100)
    for _ in 0..<100 { move() }
  }

  /// The first acts; none of the others ever comes to a decision about one finger that moves 40 pt.
  private static func various(_ index: Int) -> UIGestureRecognizer {
    switch index % 3 {
    case _ where index == 0: return UIPanGestureRecognizer()
    case 1:
      let press = UILongPressGestureRecognizer()
      press.allowableMovement = 1000
      return press
    case 2: return UITapGestureRecognizer()
    default:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      return pan
    }
  }

  /// The array of samples is one that is used again, as code that reads a device does it.
  private func send(_ phase: InputSample.Phase, _ x: CGFloat) {
    samples[0].phase = phase
    samples[0].location = CGPoint(x: x, y: 100)
    samples[0].timestamp = Double(moves) * 0.008
    application.receive(.touches(samples), in: scene)
  }

  private func move() {
    moves += 1
    send(.moved, 100 + CGFloat(moves % 40))
  }

  /// Moves the finger so many times.
  func run(events: Int) { for _ in 0..<events { move() } }

  /// Microseconds for an event; nil when the recognizers did not see the events.
  func measure() -> Double? {
    let before = count.actions
    let time = Stopwatch.least(of: 15) { run(events: 2000) } / 2000 * 1e6
    return count.actions - before == 15 * 2000 * acting ? time : nil
  }
}
