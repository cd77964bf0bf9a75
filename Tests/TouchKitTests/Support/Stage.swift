import TouchDrawing
import TouchGeometry
import TouchLoop

@testable import TouchKit

/// A surface that keeps what is presented.
@MainActor final class PaperSurface: PlatformSurface {
  var size: CGSize
  var scale: CGFloat = 1
  var place: CGPoint?
  var state = SurfaceState.normal
  /// What was asked of the surface, oldest first.
  var requests: [SurfaceRequest] = []
  var frames: [DisplayList] = []
  var damages: [[CGRect]] = []
  var hasLostPixels = false
  var isClosed = false
  var framesPerSecond: Double = 60
  var takesFrame = true

  init(size: CGSize) { self.size = size }
  func present(_ frame: PresentedFrame) {
    frames.append(frame.content)
    damages.append(frame.damage)
  }
  func take(_ request: SurfaceRequest) {
    requests.append(request)
    if request == .close { isClosed = true }
  }
}

/// A fresh application on a manual clock with one key window, and fingers to touch it.
///
/// What happens goes to `log`.
@MainActor final class Stage {
  let loop = EventLoop(clock: ManualClock())
  let application: UIApplication
  let surface: PaperSurface
  let scene: UIWindowScene
  let window: UIWindow
  let log = Log()
  private var places: [Int: CGPoint] = [:]

  init(size: CGSize = CGSize(width: 400, height: 400), application: UIApplication.Type = UIApplication.self) {
    self.application = application.init(loop: loop)
    surface = PaperSurface(size: size)
    scene = self.application.connect(surface)
    window = UIWindow(windowScene: scene)
    window.makeKeyAndVisible()
  }

  /// The time of the loop's clock.
  var now: TimeInterval { loop.now }

  func wait(_ seconds: TimeInterval) { loop.advance(to: loop.now + seconds) }

  /// Does what is pending: layout, drawing, presenting.
  func settle() { loop.advance(to: loop.now) }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send([(finger, .began, CGPoint(x: x, y: y))]) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) { send([(finger, .moved, CGPoint(x: x, y: y))]) }
  func up(finger: Int = 1) { send([(finger, .ended, places[finger] ?? .zero)]) }
  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 1) {
    down(x, y, finger: finger)
    up(finger: finger)
  }

  /// Samples of one event.
  func send(_ samples: [(finger: Int, phase: InputSample.Phase, place: CGPoint)]) {
    for sample in samples { places[sample.finger] = sample.place }
    let input = samples.map {
      InputSample(finger: $0.finger, phase: $0.phase, location: $0.place, timestamp: loop.now)
    }
    application.receive(.touches(input), in: scene)
  }
}

/// Lines in the order in which they were written.
@MainActor final class Log {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
  func callAsFunction(_ line: String) { lines.append(line) }
}

/// A view that logs its touches, and its hit tests if it is asked to.
@MainActor final class LogView: UIView {
  enum Super { case never, before, after }
  let name: String
  let log: Log
  var callsSuper = Super.never
  var overrides: Set<String> = ["began", "moved", "ended", "cancelled"]
  var logsHitTest = false
  var onTouch: ((String, Set<UITouch>, UIEvent?) -> Void)?
  var inside: ((CGPoint) -> Bool)?
  var hit: ((UIView?) -> UIView?)?

  init(_ name: String, _ log: Log, _ frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if logsHitTest { log("\(name).hitTest") }
    let answer = super.hitTest(point, with: event)
    return hit.map { $0(answer) } ?? answer
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if logsHitTest { log("\(name).pointInside") }
    return inside?(point) ?? super.point(inside: point, with: event)
  }

  private func received(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?, _ toSuper: () -> Void) {
    guard overrides.contains(what) else { return toSuper() }
    if callsSuper == .before { toSuper() }
    let fingers = touches.map(\.identifier).sorted().map(String.init).joined(separator: ",")
    log("\(name).\(what)" + (fingers == "1" ? "" : " \(fingers)"))
    onTouch?(what, touches, event)
    if callsSuper == .after { toSuper() }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    received("began", touches, event) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    received("moved", touches, event) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    received("ended", touches, event) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    received("cancelled", touches, event) { super.touchesCancelled(touches, with: event) }
  }
}

/// A view controller that logs `touchesBegan` without calling super.
@MainActor final class LogController: UIViewController {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("\(name).began") }
}

/// Writes the trace as lines: who, what, why.
@MainActor final class TraceLog: TraceSink {
  let log = Log()
  var names: [ObjectIdentifier: String] = [:]
  var kinds: Set<String>?

  func name(_ object: AnyObject?) -> String {
    object.map { names[ObjectIdentifier($0)] ?? ($0 as? LogView)?.name ?? "\(type(of: $0))" } ?? "nil"
  }

  func record(_ entry: TraceEntry) {
    var line: String
    switch entry.kind {
    case .hitTest(let answer): line = "\(name(entry.view)) hitTest \(answer)"
    case .bound: line = "\(name(entry.view)) bound"
    case .sent(let phase): line = "\(name(entry.view)) sent \(phase)"
    case .forwarded(let phase): line = "\(name(entry.responder)) forwarded \(phase) to \(name(entry.culprit))"
    case .withheld(let phase): line = "\(name(entry.view)) withheld \(phase)"
    case .dropped(let phase): line = "dropped \(phase)"
    case .cancelled: line = "\(name(entry.view)) cancelled"
    case .event: line = "event"
    case .receive, .asked, .transition, .blocked, .released, .prevented, .action, .reset, .delivered, .told, .passedOn,
      .transferred:
      return
    }
    if let reason = entry.reason { line += " \(reason)" }
    if let measure = entry.measure { line += " \(measure.measured) \(measure.unit.rawValue)" }
    log(line + " [\(entry.rule)]")
  }
}
