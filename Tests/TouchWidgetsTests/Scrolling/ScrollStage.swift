import TouchDrawing
import TouchGeometry
import TouchKit
import TouchLoop
import TouchWidgets

/// A surface without pixels whose display has a rate.
@MainActor final class PacedSurface: PlatformSurface {
  let size: CGSize
  let scale: CGFloat
  var framesPerSecond: Double
  private(set) var frame = DisplayList()
  private(set) var frames = 0

  init(framesPerSecond: Double, size: CGSize = CGSize(width: 400, height: 400), scale: CGFloat = 1) {
    self.framesPerSecond = framesPerSecond
    self.size = size
    self.scale = scale
  }

  func present(_ shown: PresentedFrame) {
    frame = shown.content
    frames += 1
  }
  func take(_ request: SurfaceRequest) {}
}

/// A fresh application on a manual clock with one scroll view that fills its window, and fingers.
@MainActor final class ScrollStage {
  let loop = EventLoop(clock: ManualClock())
  let application: UIApplication
  let surface: PacedSurface
  let scene: UIWindowScene
  let window: UIWindow
  let list: UIScrollView
  let diary = ScrollDiary()
  private var places: [Int: CGPoint] = [:]

  init(
    _ list: UIScrollView? = nil, framesPerSecond: Double = 60, contentSize: CGSize = CGSize(width: 400, height: 4000),
    size: CGSize = CGSize(width: 400, height: 400), scale: CGFloat = 1
  ) {
    application = UIApplication(loop: loop)
    surface = PacedSurface(framesPerSecond: framesPerSecond, size: size, scale: scale)
    scene = application.connect(surface)
    window = UIWindow(frame: CGRect(origin: .zero, size: surface.size))
    window.windowScene = scene
    self.list = list ?? UIScrollView(frame: window.bounds)
    self.list.frame = window.bounds
    self.list.contentSize = contentSize
    self.list.delegate = diary
    window.addSubview(self.list)
    window.makeKeyAndVisible()
    loop.advance(to: 0)
  }

  /// Returns the delegate's calls since the last time.
  func takeLines() -> [String] {
    defer { diary.lines = [] }
    return diary.lines
  }

  func wait(_ seconds: TimeInterval) { loop.advance(to: loop.now + seconds) }

  /// Waits until nothing moves.
  func rest() {
    while let next = loop.nextTimerTime { loop.advance(to: next) }
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, type: UITouch.TouchType = .direct) {
    send(finger, .began, CGPoint(x: x, y: y), type)
  }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1, type: UITouch.TouchType = .direct) {
    send(finger, .moved, CGPoint(x: x, y: y), type)
  }
  func up(finger: Int = 1, type: UITouch.TouchType = .direct) { send(finger, .ended, places[finger] ?? .zero, type) }
  /// Lifts the finger; the app receives the event later than its time.
  func up(at time: TimeInterval) { send(1, .ended, places[1] ?? .zero, .direct, at: time) }
  func cancel(finger: Int = 1) { send(finger, .cancelled, places[finger] ?? .zero, .direct) }

  private func send(
    _ finger: Int, _ phase: InputSample.Phase, _ place: CGPoint, _ type: UITouch.TouchType, at time: TimeInterval? = nil
  ) {
    places[finger] = place
    let sample = InputSample(finger: finger, phase: phase, location: place, timestamp: time ?? loop.now, type: type)
    application.receive(.touches([sample]), in: scene)
  }

  /// Two fingers in one event.
  func together(_ phase: InputSample.Phase, _ first: CGPoint, _ second: CGPoint) {
    let samples = [(1, first), (2, second)].map {
      InputSample(finger: $0.0, phase: phase, location: $0.1, timestamp: loop.now)
    }
    application.receive(.touches(samples), in: scene)
  }

  /// A drag by so many points at a constant speed, in steps of 10 ms, without a lift.
  func drag(dx: CGFloat = 0, dy: CGFloat, speed: CGFloat, from start: CGPoint = CGPoint(x: 200, y: 200)) {
    down(start.x, start.y)
    let way = max(abs(dx), abs(dy))
    let steps = max(1, Int((way / speed * 100).rounded()))
    for step in 1...steps {
      wait(0.01)
      let part = CGFloat(step) / CGFloat(steps)
      move(start.x + dx * part, start.y + dy * part)
    }
  }

  func scroll(
    _ dx: CGFloat, _ dy: CGFloat, at place: CGPoint = CGPoint(x: 200, y: 200), _ keys: UIKeyModifierFlags = []
  ) {
    application.receive(.scroll(CGVector(dx: dx, dy: dy), at: place, timestamp: loop.now, modifiers: keys), in: scene)
  }

  func key(_ code: UIKeyboardHIDUsage, _ keys: UIKeyModifierFlags = []) {
    for isDown in [true, false] {
      application.receive(
        .key(code: code.rawValue, characters: "", isDown: isDown, timestamp: loop.now, modifiers: keys), in: scene)
    }
  }
}

/// A delegate that records its calls, and performs the test's closures.
@MainActor final class ScrollDiary: UIScrollViewDelegate {
  var lines: [String] = []
  /// Offsets and the times of the loop at which they were reached.
  var places: [(time: TimeInterval, offset: CGPoint)] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var newTarget: CGPoint?
  var zoomed: UIView?
  /// Runs after a call was noted.
  var then: (String, UIScrollView) -> Void = { _, _ in }
  var logsScrolling = false

  private func note(_ line: String, _ scrollView: UIScrollView) {
    lines.append(line)
    then(line, scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    places.append((UIApplication.shared.loop.now, scrollView.contentOffset))
    if logsScrolling { lines.append("didScroll \(scrollView.contentOffset.x) \(scrollView.contentOffset.y)") }
    then("didScroll", scrollView)
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { then("didZoom", scrollView) }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging", scrollView) }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let newTarget { targetContentOffset.pointee = newTarget }
    note("willEndDragging", scrollView)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)", scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating", scrollView) }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating", scrollView) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation", scrollView) }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming", scrollView)
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming", scrollView)
  }
}
