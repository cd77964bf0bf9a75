import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct ApplicationInputTests {
  final class Window: UIWindow {
    let log: Log
    var swallows = false
    init(_ scene: UIWindowScene, _ log: Log) {
      self.log = log
      super.init(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      windowScene = scene
    }
    required init?(coder: NSCoder) { nil }
    override func sendEvent(_ event: UIEvent) {
      log("window.sendEvent \(event.touches.map { "\($0.phase)" })")
      if !swallows { super.sendEvent(event) }
    }
  }

  final class Application: UIApplication {
    var log: Log?
    var swallows = false
    override func sendEvent(_ event: UIEvent) {
      log?.write("application.sendEvent")
      if !swallows { super.sendEvent(event) }
    }
  }

  @Test("1.1: an event goes to the application, then to each window that has touches in it")
  func route() throws {
    let stage = Stage(application: Application.self)
    let application = try #require(stage.application as? Application)
    application.log = stage.log
    let window = Window(stage.scene, stage.log)
    window.makeKeyAndVisible()
    window.addSubview(LogView("v", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.down(10, 10)
    window.swallows = true
    stage.move(20, 20)
    application.swallows = true
    stage.up()
    expectEqual(
      stage.log.lines,
      [
        "application.sendEvent", "window.sendEvent [\"began\"]", "v.began", "application.sendEvent",
        "window.sendEvent [\"moved\"]", "application.sendEvent",
      ])
  }

  @Test("1.1, 1.6: a touch whose end is swallowed blocks nothing; a gesture that had begun with it alone is cancelled")
  func swallowedEnd() {
    let stage = Stage()
    let window = Window(stage.scene, Log())
    window.makeKeyAndVisible()
    let view = LogView("v", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    let tap = stage.add(UITapGestureRecognizer(), "tap", to: view)
    let press = stage.add(UILongPressGestureRecognizer(), "press", to: view)
    for seconds in [0, 0.6] {
      stage.down(10, 10)
      stage.wait(seconds)
      window.swallows = true
      stage.up()
      window.swallows = false
    }
    stage.tap(10, 10)
    expectEqual(
      stage.log.lines,
      [
        "v.began", "v.began", "press began", "v.cancelled", "press cancelled", "v.began", "tap ended", "v.cancelled",
      ])
    #expect(tap.state == .possible && press.state == .possible && press.numberOfTouches == 0)
  }

  @Test("1.1: a program may inject an event into a window itself")
  func injected() {
    let stage = Stage()
    stage.window.addSubview(LogView("v", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.down(10, 10)
    let event = stage.application.touchesEvent
    event.touches[0].phase = .moved
    stage.window.sendEvent(event)
    expectEqual(stage.log.lines, ["v.began", "v.moved"])
  }

  @Test("1.14: the highest level wins, then the window that came to the front last")
  func windowChoice() {
    let stage = Stage()
    func window(_ level: UIWindow.Level) -> UIWindow {
      let window = UIWindow(windowScene: stage.scene)
      window.windowLevel = level
      window.isHidden = false
      return window
    }
    func hit() -> UIWindow? {
      stage.down(10, 10)
      defer { stage.up() }
      return stage.application.touchesEvent.touches.first?.window
    }
    let alert = window(.alert)
    let (first, second) = (window(.normal), window(.normal))
    #expect(hit() === alert)
    alert.isHidden = true
    #expect(hit() === second)
    first.makeKeyAndVisible()
    #expect(hit() === first)
    first.alpha = 0
    #expect(hit() === second)
    second.isUserInteractionEnabled = false
    #expect(hit() === stage.window)
  }

  @Test("1.14: a touch stays with its window when another comes in front")
  func staysWithWindow() {
    let stage = Stage()
    stage.window.addSubview(LogView("v", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.down(10, 10)
    let cover = UIWindow(windowScene: stage.scene)
    cover.makeKeyAndVisible()
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.ended"])
  }

  @Test("1.15: a touch that no window claims is dropped for good")
  func dropped() {
    let stage = Stage()
    stage.window.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    stage.window.addSubview(LogView("v", stage.log, CGRect(x: 0, y: 0, width: 50, height: 50)))
    stage.down(100, 100)
    stage.move(10, 10)
    stage.up()
    expectEqual(stage.log.lines, [])
  }

  @Test(
    "1.13: losing the keyboard or the screen cancels every touch, and the fingers are forgotten",
    arguments: [
      InputEvent.focus(false), .visibility(false),
    ])
  func interruption(event: InputEvent) {
    let stage = Stage()
    let trace = TraceLog()
    for (index, name) in ["left", "right"].enumerated() {
      stage.window.addSubview(LogView(name, stage.log, CGRect(x: 100 * index, y: 0, width: 100, height: 100)))
    }
    stage.down(10, 10, finger: 1)
    stage.down(110, 10, finger: 2)
    stage.application.traceSink = trace
    stage.application.receive(event, in: stage.scene)
    stage.move(20, 20, finger: 1)
    stage.up(finger: 1)
    expectEqual(stage.log.lines, ["left.began", "right.began 2", "left.cancelled", "right.cancelled 2"])
    expectEqual(
      trace.log.lines, ["event [1.1]", "left cancelled windowLost [1.13]", "right cancelled windowLost [1.13]"])
  }

  @Test("1.13: a finger that comes down twice has lost its end: the first touch is cancelled")
  func twiceDown() {
    let stage = Stage()
    stage.window.addSubview(LogView("v", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.down(10, 10)
    stage.down(20, 20)
    stage.up()
    expectEqual(stage.log.lines, ["v.began", "v.cancelled", "v.began", "v.ended"])
  }

  @Test("1.12: while events are ignored touches are discarded; those in flight are cancelled; calls nest")
  func ignoring() {
    let stage = Stage()
    stage.window.addSubview(LogView("v", stage.log, CGRect(x: 0, y: 0, width: 100, height: 100)))
    stage.down(10, 10)
    stage.application.beginIgnoringInteractionEvents()
    stage.application.beginIgnoringInteractionEvents()
    stage.up()
    stage.tap(10, 10)
    stage.application.endIgnoringInteractionEvents()
    #expect(stage.application.isIgnoringInteractionEvents)
    stage.tap(10, 10)
    stage.application.endIgnoringInteractionEvents()
    stage.tap(10, 10)
    expectEqual(stage.log.lines, ["v.began", "v.cancelled", "v.began", "v.ended"])
  }

  @Test("The delegate receives keyboard, screen and end, in this order")
  func life() {
    final class Delegate: UIApplicationDelegate {
      var calls: [String] = []
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
      func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
      func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
      func applicationWillEnterForeground(_ application: UIApplication) { calls.append("foreground") }
      func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
    }
    let stage = Stage()
    let delegate = Delegate()
    stage.application.delegate = delegate
    for event: InputEvent in [.focus(true), .visibility(false), .focus(false), .visibility(true), .focus(true), .close]
    {
      stage.application.receive(event, from: stage.surface)
    }
    expectEqual(delegate.calls, ["resign", "background", "foreground", "active", "resign", "background", "terminate"])
    #expect(stage.surface.isClosed && stage.application.scenes.isEmpty)
    // It ends once, however often that is asked for.
    stage.application.end()
    expectEqual(delegate.calls.count, 7)
  }

  @Test("The end of the program ends every run of the loop, also those inside of others")
  func endInsideOfRuns() {
    let stage = Stage()
    let loop = stage.application.loop
    var left: [String] = []
    loop.schedule(at: 1) {
      loop.schedule(at: 2) {
        stage.application.receive(.close, from: stage.surface)
        left.append("handler")
      }
      loop.run(until: 50)
      left.append("inner \(loop.now)")
    }
    loop.schedule(at: 40) { left.append("too late") }
    loop.run(until: 100)
    expectEqual(left, ["handler", "inner 2.0"])
  }

  @Test("A window that is taken down cancels its gestures, and receives no more events")
  func tearDown() {
    let stage = Stage()
    let window = UIWindow(windowScene: stage.scene)
    window.makeKeyAndVisible()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(view)
    var states: [UIGestureRecognizer.State] = []
    let press = UILongPressGestureRecognizer()
    press.addAction(UIAction { _ in states.append(press.state) })
    view.addGestureRecognizer(press)
    stage.down(10, 10)
    stage.wait(1)
    expectEqual(states, [.began])
    window.tearDown()
    expectEqual(states, [.began, .cancelled])
    stage.settle()
    #expect(view.window == nil && window.isHidden && !stage.application.windows.contains { $0 === window })
    #expect(stage.application.touchesEvent.touches.isEmpty && !stage.application.loop.hasPendingTimers)
    stage.move(90, 90)
    stage.up()
    expectEqual(states, [.began, .cancelled])
  }

  @Test("A window that fills the scene follows its size; another does not")
  func resize() {
    let stage = Stage()
    let small = UIWindow(windowScene: stage.scene)
    small.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    small.isHidden = false
    stage.surface.size = CGSize(width: 600, height: 300)
    stage.application.receive(.resize, in: stage.scene)
    expectEqual(stage.window.frame, CGRect(x: 0, y: 0, width: 600, height: 300))
    expectEqual(small.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  @Test("The pointer enters, moves over and leaves views without touching them")
  func hover() {
    let stage = Stage()
    let window = Window(stage.scene, stage.log)
    window.makeKeyAndVisible()
    window.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    for place in [CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20), CGPoint(x: 200, y: 200), nil] {
      stage.application.receive(.hover(place, timestamp: 0), in: stage.scene)
    }
    expectEqual(
      stage.log.lines,
      [
        "window.sendEvent [\"regionEntered\"]", "window.sendEvent [\"regionMoved\"]",
        "window.sendEvent [\"regionMoved\"]", "window.sendEvent [\"regionExited\"]",
      ])
  }

  @Test("A view that leaves under a pointer that rests is not kept until it moves")
  func leavesUnderThePointer() {
    let stage = Stage()
    let window = UIWindow(windowScene: stage.scene)
    window.makeKeyAndVisible()
    weak var gone: UIView?
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      gone = view
      window.addSubview(view)
      stage.application.receive(.hover(CGPoint(x: 10, y: 10), timestamp: 0), in: stage.scene)
      view.removeFromSuperview()
    }
    expectNil(gone)
  }
}
