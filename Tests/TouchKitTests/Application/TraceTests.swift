import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct TraceTests {
  let stage = Stage()
  let trace = TraceLog()

  init() {
    stage.application.traceSink = trace
    trace.names[ObjectIdentifier(stage.window)] = "window"
  }

  func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil)
    -> LogView
  {
    let view = LogView(name, stage.log, CGRect(x: x, y: y, width: width, height: height))
    (parent ?? stage.window).addSubview(view)
    return view
  }

  @Test(
    "2.1, 2.2, 2.3, 2.4, 2.5, 2.6: every view asked gives an account, inner ones first, with the reason when it refuses"
  )
  func refusals() {
    _ = view("first", 0, 0, 100, 100)
    let box = view("box", 0, 0, 100, 100)
    view("hidden", 0, 0, 100, 100).isHidden = true
    view("transparent", 0, 0, 100, 100).alpha = 0
    view("off", 0, 0, 100, 100).isUserInteractionEnabled = false
    view("flat", 0, 0, 100, 100).transform = CGAffineTransform(scaleX: 0, y: 1)
    _ = view("aside", 13, 14, 100, 100)
    view("hollow", 0, 0, 100, 100).inside = { _ in false }
    view("through", 0, 0, 100, 100).hit = { _ in nil }
    stage.down(10, 10)
    expectEqual(
      trace.log.lines,
      [
        "through hitTest hit [2.1]", "through hitTest refused overridden [2.13]",
        "hollow hitTest refused overridden [2.13]", "aside hitTest refused outside 5.0 pt [2.3]",
        "flat hitTest refused singular [2.6]", "off hitTest refused interactionDisabled [1.3.7]",
        "transparent hitTest refused transparent [2.4]", "hidden hitTest refused hidden [2.4]",
        "box hitTest hit [2.1]", "window hitTest descended [2.2]", "box bound [1.5.1]", "event [1.1]",
        "box sent began [1.5]",
      ])
    #expect(stage.application.touchesEvent.touches[0].view === box)
  }

  @Test("3.4: the trace contains what a default implementation passes on, with the target")
  func forwarded() {
    let outer = view("outer", 0, 0, 200, 200)
    let inner = view("inner", 0, 0, 100, 100, in: outer)
    inner.overrides = []
    stage.down(10, 10)
    expectEqual(
      trace.log.lines,
      [
        "inner hitTest hit [2.1]", "outer hitTest descended [2.2]", "window hitTest descended [2.2]",
        "inner bound [1.5.1]", "event [1.1]", "inner sent began [1.5]", "inner forwarded began to outer [3.4]",
      ])
  }

  @Test("1.6: the trace contains a finger that is withheld from its view, with the finger that was first")
  func withheld() {
    _ = view("v", 0, 0, 100, 100)
    stage.down(10, 10, finger: 1)
    trace.log.lines = []
    stage.down(20, 20, finger: 2)
    expectEqual(
      trace.log.lines,
      [
        "v hitTest hit [2.1]", "window hitTest descended [2.2]", "v bound [1.5.1]", "event [1.1]",
        "v withheld began multipleTouchDisabled [1.6]",
      ])
  }

  @Test("1.15: the trace contains the drop of an unclaimed touch, with why the windows refused")
  func dropped() {
    stage.window.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.down(13, 14)
    expectEqual(trace.log.lines, ["window hitTest refused outside 5.0 pt [2.3]", "dropped began outside [1.15]"])
  }

  @Test("1.16: the trace contains the cancellation of a touch whose view leaves the window")
  func removed() {
    let box = view("v", 0, 0, 100, 100)
    stage.down(10, 10)
    trace.log.lines = []
    box.removeFromSuperview()
    stage.up()
    expectEqual(trace.log.lines, ["v cancelled viewRemoved [1.16]", "event [1.1]"])
  }

  @Test("No trace is built without an observer")
  func silent() {
    _ = view("v", 0, 0, 100, 100)
    stage.application.traceSink = nil
    stage.tap(10, 10)
    #expect(trace.log.lines == [] && HitTestTrace.current == nil)
  }
}
