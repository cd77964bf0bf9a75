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
    /// As `pans`, for a pen with force and tilt, and three earlier samples in each event.
    case pens
    /// Pinches that two fingers on a touchpad drive, with an action each.
    case touchpad
    /// Taps by a button, with an action each; every second event is a release.
    case presses
  }

  private let clock = ManualClock()
  private let application: UIApplication
  private let scene: UIWindowScene
  private let window: UIWindow
  private let together = Together()
  private let sink = CountingSink()
  /// How many send actions.
  private let acting: Int
  private let family: Family
  private var samples = [InputSample(finger: 1, phase: .began, location: .zero, timestamp: 0)]
  private let count = Count()
  private var moves = 0

  /// - Parameter hasSources: Whether all other inputs are in use while the finger moves: a button is down, a shake is in
  ///   progress, pans follow the wheel, and remote controls, a pen and an accelerometer have reported something.
  init(recognizers: Int, family: Family, traced: Bool, hasSources: Bool = false) {
    application = UIApplication(loop: EventLoop(clock: clock))
    scene = application.connect(NoSurface())
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
    self.family = family
    acting = family == .mix || family == .deep ? 1 : recognizers
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
    // Buttons start at the window, because nothing has the focus.
    if family == .presses { view = window }
    for index in 0..<recognizers {
      let recognizer = Self.recognizer(of: family, index)
      recognizer.delegate = together
      recognizer.addAction(UIAction { [count] _ in count.actions += 1 })
      view.addGestureRecognizer(recognizer)
    }
    if traced { application.traceSink = sink }
    if hasSources { useOtherSources(view) }
    switch family {
    case .pans, .mix, .deep, .pens: send(.began, 100)
    case .touchpad: transform(.began, scale: 1)
    case .presses: break
    }
    for _ in 0..<100 { move() }
  }

  private func useOtherSources(_ view: UIView) {
    for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? [] { pan.allowedScrollTypesMask = .all }
    let listener = Listener(frame: .zero)
    view.addSubview(listener)
    listener.becomeFirstResponder()
    application.beginReceivingRemoteControlEvents()
    let place = CGPoint(x: 300, y: 300)
    let inputs: [InputEvent] = [
      .hover(place, timestamp: 0, pen: PenHover(distance: 0.5)), .scroll(.init(dx: 0, dy: 7), at: place, timestamp: 0),
      .scroll(.zero, at: place, timestamp: 0),
      .transform(TransformSample(phase: .began, location: place, timestamp: 0)),
      .transform(TransformSample(phase: .ended, location: place, timestamp: 0)),
      .remoteControl(.remoteControlPlay, timestamp: 0), .acceleration(x: 0, y: 0, z: 9.8, timestamp: 0),
      .motion(.began, timestamp: 0), .button(UIPress.PressType.playPause.rawValue, isDown: true, timestamp: 0),
    ]
    for input in inputs { application.receive(input, in: scene) }
  }

  /// A first responder that receives shakes and remote controls.
  private final class Listener: UIView {
    override var canBecomeFirstResponder: Bool { true }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
    override func remoteControlReceived(with event: UIEvent?) {}
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  }

  private static func recognizer(of family: Family, _ index: Int) -> UIGestureRecognizer {
    switch family {
    case .pans, .pens: UIPanGestureRecognizer()
    case .mix, .deep: various(index)
    case .touchpad: UIPinchGestureRecognizer()
    case .presses: UITapGestureRecognizer()
    }
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
    guard family == .pens else { return application.receive(.touches(samples), in: scene) }
    (samples[0].type, samples[0].force) = (.pencil, 0.5)
    samples[0].angles = PenAngles(tilt: CGVector(dx: 0.5, dy: 0.25))
    let earlier = phase == .began ? [] : [samples[0], samples[0], samples[0]]
    application.receive(.touches(samples, coalesced: earlier), in: scene)
  }

  private func transform(_ phase: TransformSample.Phase, scale: CGFloat) {
    let place = CGPoint(x: 100, y: 100)
    application.receive(
      .transform(TransformSample(phase: phase, scale: scale, location: place, timestamp: Double(moves) * 0.008)),
      in: scene)
  }

  private func move() {
    moves += 1
    switch family {
    case .pans, .mix, .deep, .pens: send(.moved, 100 + CGFloat(moves % 40))
    case .touchpad: transform(.changed, scale: 1.5 + CGFloat(moves % 40) / 100)
    case .presses:
      application.receive(
        .button(UIPress.PressType.select.rawValue, isDown: moves % 2 == 1, timestamp: Double(moves) * 0.008), in: scene)
    }
  }

  /// Moves the finger so many times.
  func run(events: Int) { for _ in 0..<events { move() } }

  /// Microseconds for an event; nil when the recognizers did not see the events.
  func measure() -> Double? {
    let before = count.actions
    let time = Stopwatch.minimum(of: 15) { run(events: 2000) } / 2000 * 1e6
    let expected = 15 * 2000 * acting / (family == .presses ? 2 : 1)
    return count.actions - before == expected ? time : nil
  }
}
