import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop

/// Plays an input into a scene on a clock that moves only as the input says.
///
/// Timers fire at their own times, in order, before an event with a later time; one that is due exactly at the time of
/// an event fires after it. The frames of what moves by itself are such timers. After the last line the clock runs on
/// until no timer is pending, ten seconds at the most.
@MainActor package final class ScenePlayer {
  package let stage: SceneStage
  package let application: UIApplication
  package let window: UIWindow
  /// Hears of each event right after it was dispatched, with its time.
  package var onEvent: ((Double) -> Void)?
  private var rest: ArraySlice<RecordedEvent> = []
  private let surface: any PlatformSurface
  private let windowScene: UIWindowScene

  /// By so much sums of decimal fractions may miss each other: an event at the very end of a run lies in it.
  private static let tolerance = 1e-9

  /// How long the clock runs on after the last line, in seconds at the most.
  package static let afterglow = 10.0

  /// A player that draws nothing.
  package convenience init(_ scene: SceneFile) {
    self.init(scene, on: SilentSurface(size: scene.size))
  }

  /// A player whose scene is drawn on `surface`, which has the scene's size.
  package convenience init(_ scene: SceneFile, on surface: any PlatformSurface) {
    self.init(on: surface) { application, windowScene in
      let window = UIWindow(windowScene: windowScene)
      let stage = SceneStage(scene, for: application)
      stage.install(in: window)
      window.makeKeyAndVisible()
      stage.takeKeyboard()
      return (stage, window)
    }
  }

  /// A player whose scene the caller puts on `surface`.
  ///
  /// - Parameters:
  ///   - surface: where everything is drawn.
  ///   - arrange: called once; makes the scene and the window that it is in.
  package init(
    on surface: any PlatformSurface,
    arrange: (UIApplication, UIWindowScene) -> (stage: SceneStage, window: UIWindow)
  ) {
    self.surface = surface
    application = UIApplication(loop: EventLoop(clock: ManualClock()))
    windowScene = application.connect(surface)
    (stage, window) = arrange(application, windowScene)
    application.loop.advance(to: 0)
    stage.onRun = { [weak self] end in
      while let event = self?.next, event.time <= end + Self.tolerance { self?.playNext() }
    }
  }

  /// Plays the whole input.
  package func play(_ input: InputFile) {
    load(input)
    while next != nil { playNext() }
    finish(after: input.lines.last?.time ?? 0)
  }

  /// Gets the input ready for `playNext()`.
  package func load(_ input: InputFile) { rest = input.events[...] }

  /// The event that comes next; nil when there is none.
  package var next: RecordedEvent? { rest.first }

  /// Plays the next event, and the events that come while an action in it lets the loop run.
  package func playNext() {
    guard let event = rest.first else { return }
    let count = rest.count
    application.loop.advance(to: event.time)
    // An action that a timer brought about may have let the loop run.
    guard rest.count == count else { return }
    rest.removeFirst()
    play(event)
  }

  /// Plays one event, after the timers that are due before it.
  package func play(_ event: RecordedEvent) {
    application.loop.advance(upTo: event.time)
    for input in event.inputs(on: ScenePlace(frame: window.frame)) { application.receive(input, from: surface) }
    if case .paste(let text) = event.content { stage.paste(text) }
    application.loop.advance(to: event.time)
    onEvent?(event.time)
  }

  /// Lets the timers run that are still pending.
  package func finish(after time: Double) {
    let end = time + Self.afterglow
    while let next = application.loop.nextTimerTime, next <= end {
      application.loop.advance(to: next)
      // Timers that always schedule another one for now end with the time.
      if let another = application.loop.nextTimerTime, another <= next { return application.loop.advance(to: end) }
    }
  }
}

/// A surface that shows nothing: for logs, where no picture is wanted.
@MainActor package final class SilentSurface: PlatformSurface {
  package let size: CGSize
  package var scale: CGFloat { 1 }
  package var paintsFrames: Bool { false }

  package init(size: CGSize) { self.size = size }

  package func present(_ frame: PresentedFrame) {}
  package func take(_ request: SurfaceRequest) {}
}
