import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchNavigation

/// Plays an input into a scene, on a clock that only the input advances.
///
/// Timers fire at their times, in order, before an event with a later time. A timer with the time of an event fires
/// after the event. Frames of animations are such timers. After the last line the clock advances until no timer is
/// pending, at most ten seconds.
@MainActor package final class ScenePlayer {
  package let stage: SceneStage
  package let application: UIApplication
  package let window: UIWindow
  /// Called with the time of each event, right after its dispatch.
  package var onEvent: ((Double) -> Void)?
  private var rest: ArraySlice<RecordedEvent> = []
  private let surface: any PlatformSurface
  private let windowScene: UIWindowScene

  /// The tolerance for errors in sums of decimal fractions, so that an event at the end of a run belongs to the run.
  private static let tolerance = 1e-9

  /// The maximum time that the clock advances after the last line, in seconds.
  package static let afterglow = 10.0

  /// Creates a player that draws nothing.
  package convenience init(_ scene: SceneFile) {
    self.init(scene, on: SilentSurface(size: scene.size))
  }

  /// Creates a player whose scene is drawn on `surface`, which has the scene's size.
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

  /// Creates a player whose scene the caller puts on `surface`.
  ///
  /// - Parameters:
  ///   - surface: the surface to draw on.
  ///   - arrange: called once; makes the scene and its window.
  package init(
    on surface: any PlatformSurface,
    arrange: (UIApplication, UIWindowScene) -> (stage: SceneStage, window: UIWindow)
  ) {
    self.surface = surface
    application = UIApplication(loop: EventLoop(clock: ManualClock()))
    application.undoOffering = UndoAlerts()
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

  /// Prepares the input for `playNext()`.
  package func load(_ input: InputFile) { rest = input.events[...] }

  /// The next event; nil at the end.
  package var next: RecordedEvent? { rest.first }

  /// Plays the next event, and the events that arrive while an action in it runs the loop.
  package func playNext() {
    guard let event = rest.first else { return }
    let count = rest.count
    application.loop.advance(to: event.time)
    // A timer's action may have run the loop and played the event.
    guard rest.count == count else { return }
    rest.removeFirst()
    play(event)
  }

  /// Plays one event, after the timers that are scheduled before it.
  package func play(_ event: RecordedEvent) {
    application.loop.advance(upTo: event.time)
    for input in event.inputs(on: ScenePlace(frame: window.frame)) { application.receive(input, from: surface) }
    if case .paste(let text) = event.content { stage.paste(text) }
    application.loop.advance(to: event.time)
    onEvent?(event.time)
  }

  /// Fires the pending timers after the last event.
  package func finish(after time: Double) {
    let end = time + Self.afterglow
    while let next = application.loop.nextTimerTime, next <= end {
      application.loop.advance(to: next)
      // Timers that reschedule themselves without delay end here.
      if let another = application.loop.nextTimerTime, another <= next { return application.loop.advance(to: end) }
    }
  }

  /// Cancels the touches and presses that are down, and releases the windows with their views.
  ///
  /// Call it after the last use of the scene. A touch and its window retain each other, so a scene whose input ends while
  /// a finger is down would otherwise never be released.
  package func close() { application.tearDown() }
}

/// A surface that shows nothing, for logs without pictures.
@MainActor package final class SilentSurface: PlatformSurface {
  package let size: CGSize
  package var scale: CGFloat { 1 }
  package var paintsFrames: Bool { false }

  package init(size: CGSize) { self.size = size }

  package func present(_ frame: PresentedFrame) {}
  package func take(_ request: SurfaceRequest) {}
}
