import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

private let frame = CGRect(x: 150, y: 150, width: 100, height: 50)

@MainActor private final class Listener {
  unowned let stage: ControlStage
  let name: String
  init(_ stage: ControlStage, _ name: String) {
    self.stage = stage
    self.name = name
  }

  func plain() { stage.log("\(name).plain") }
  func withSender(_ sender: UIControl) { stage.log("\(name).sender \(type(of: sender))") }
  func withAnything(_ sender: Any?) { stage.log("\(name).anything") }
  func withEvent(_ sender: UIControl, _ event: UIEvent) { stage.log("\(name).event \(event.type)") }
  func withOptionalEvent(_ sender: UIButton, _ event: UIEvent?) {
    stage.log("\(name).event? \(event == nil ? "nil" : "touches")")
  }

  static let heard = Selector(Listener.plain)
  static let asked = Selector(Listener.withSender)
}

/// A control that sees every method and closure pass.
@MainActor private final class Sender: UIControl {
  var passed: [String] = []
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    passed.append(target == nil ? "chain" : "target")
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) {
    passed.append("closure \(action.title)")
    super.sendAction(action)
  }
}

@MainActor private final class ActionWindow: UIWindow {
  var heard: [String] = []
  func control(_ sender: UIControl) { heard.append("\(type(of: sender))") }
  static let control = Selector(ActionWindow.control)
}

@MainActor @Suite struct TargetTests {
  @Test("3.12, 8.11: methods of no, one and two arguments are called in the order in which they were added")
  func arities() {
    let stage = ControlStage()
    let (button, listener) = (UIButton(frame: frame), Listener(stage, "a"))
    stage.root.addSubview(button)
    button.addTarget(listener, action: Listener.withEvent, for: .touchUpInside)
    button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
    button.addTarget(listener, action: Listener.withSender, for: .touchUpInside)
    button.addTarget(listener, action: Listener.withAnything, for: .touchUpInside)
    button.addTarget(listener, action: Listener.withOptionalEvent, for: [.touchUpInside, .valueChanged])
    stage.tap(200, 175)
    expectEqual(
      stage.takeLines(), ["a.event touches", "a.plain", "a.sender UIButton", "a.anything", "a.event? touches"])
    button.sendActions(for: .valueChanged)
    expectEqual(stage.lines, ["a.event? nil"])
  }

  @Test("8.11: the same target and selector are called once, for all events they were added for")
  func addedTwice() {
    let stage = ControlStage()
    let (control, a, b) = (UIControl(frame: frame), Listener(stage, "a"), Listener(stage, "b"))
    stage.root.addSubview(control)
    control.addTarget(a, action: Listener.heard, for: .touchUpInside)
    control.addTarget(b, action: Listener.heard, for: .touchUpInside)
    control.addTarget(a, action: Listener.heard, for: .touchUpInside)
    control.addTarget(a, action: Listener.heard, for: .touchDown)
    stage.tap(200, 175)
    expectEqual(stage.lines, ["a.plain", "a.plain", "b.plain"])
  }

  @Test("8.11: a target is not retained, and a deallocated one is not called")
  func weakTarget() {
    let stage = ControlStage()
    let control = UIControl(frame: frame)
    stage.root.addSubview(control)
    var listener: Listener? = Listener(stage, "a")
    weak let gone = listener
    control.addTarget(listener, action: Listener.heard, for: .touchDown)
    listener = nil
    expectNil(gone)
    stage.down(200, 175)
    expectEqual(stage.lines, [])
    expectEqual(control.allControlEvents, [])
  }

  @Test("removeTarget takes away what is meant: nil stands for any, other events stay, closures stay")
  func removing() {
    let stage = ControlStage()
    let (control, a, b) = (UIControl(), Listener(stage, "a"), Listener(stage, "b"))
    let all: UIControl.Event = [.touchDown, .valueChanged]
    func fresh() {
      control.removeTarget(nil, action: nil, for: .allEvents)
      for target in [a, b] {
        control.addTarget(target, action: Listener.heard, for: all)
        control.addTarget(target, action: Listener.asked, for: all)
      }
    }
    func sent(_ event: UIControl.Event) -> [String] {
      control.sendActions(for: event)
      return stage.takeLines()
    }
    let everything = ["a.plain", "a.sender UIControl", "b.plain", "b.sender UIControl"]
    fresh()
    expectEqual(sent(.touchDown), everything)
    control.removeTarget(a, action: Listener.heard, for: .touchDown)
    expectEqual(sent(.touchDown), ["a.sender UIControl", "b.plain", "b.sender UIControl"])
    expectEqual(sent(.valueChanged), everything)
    fresh()
    control.removeTarget(b, action: nil, for: .allEvents)
    expectEqual(sent(.touchDown), ["a.plain", "a.sender UIControl"])
    fresh()
    control.removeTarget(nil, action: Listener.asked, for: .valueChanged)
    expectEqual(sent(.valueChanged), ["a.plain", "b.plain"])
    fresh()
    let action = UIAction { _ in stage.log("closure") }
    control.addAction(action, for: all)
    control.removeTarget(nil, action: nil, for: .allEvents)
    expectEqual(sent(.touchDown), ["closure"])
    control.removeAction(action, for: .touchDown)
    expectEqual(sent([.touchDown]), [])
    expectEqual(sent([.touchDown, .valueChanged]), ["closure"])
  }

  @Test("A target removed during the sending is not called any more; an added one waits for the next time")
  func changingWhileSending() {
    let stage = ControlStage()
    let (control, a, b) = (UIControl(), Listener(stage, "a"), Listener(stage, "b"))
    let meddler = UIAction { [unowned control] _ in
      stage.log("meddler")
      control.removeTarget(a, action: nil, for: .allEvents)
      control.addTarget(b, action: Listener.heard, for: .valueChanged)
    }
    control.addAction(meddler, for: .valueChanged)
    control.addTarget(a, action: Listener.heard, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    expectEqual(stage.takeLines(), ["meddler"])
    control.sendActions(for: .valueChanged)
    expectEqual(stage.lines, ["meddler", "b.plain"])
  }

  @Test("A closure has the control as its sender while it runs")
  func closureSender() {
    let stage = ControlStage()
    let control = UIControl(frame: frame, primaryAction: UIAction { stage.log("\($0.sender is UIControl)") })
    control.sendActions(for: .primaryActionTriggered)
    expectEqual(stage.lines, ["true"])
  }

  @Test("3.12: an action without target goes from the control to the first responder of the chain that has it")
  func chain() throws {
    let stage = ControlStage(window: ActionWindow.init(frame:))
    let window = try #require(stage.window as? ActionWindow)
    let control = stage.add(DiaryControl(stage, frame))
    control.addTarget(nil, action: ActionWindow.control, for: .touchUpInside)
    stage.tap(200, 175)
    expectEqual(window.heard, ["DiaryControl"])
    control.removeTarget(nil, action: ActionWindow.control, for: .touchUpInside)
    stage.tap(200, 175)
    expectEqual(window.heard, ["DiaryControl"])
  }

  @Test("8.11: every method and closure passes through sendAction, which an override can watch")
  func overriddenSendAction() {
    let stage = ControlStage()
    let (control, listener) = (Sender(frame: frame), Listener(stage, "a"))
    stage.root.addSubview(control)
    control.addTarget(listener, action: Listener.heard, for: .touchDown)
    control.addAction(UIAction(title: "c") { _ in stage.log("closure") }, for: .touchDown)
    control.addTarget(nil, action: ActionWindow.control, for: .touchDown)
    stage.down(200, 175)
    expectEqual(control.passed, ["target", "closure c", "chain"])
    expectEqual(stage.lines, ["a.plain", "closure"])
  }

  @Test("What is registered can be asked: targets, events, and the methods of one target")
  func asking() {
    let stage = ControlStage()
    let (control, a, b) = (UIControl(), Listener(stage, "a"), Listener(stage, "b"))
    control.addTarget(a, action: Listener.heard, for: [.touchDown, .touchUpInside])
    control.addTarget(b, action: Listener.heard, for: .touchCancel)
    control.addTarget(a, action: Listener.asked, for: .touchDown)
    control.addTarget(nil, action: ActionWindow.control, for: .valueChanged)
    expectEqual(control.allTargets.map { ObjectIdentifier($0) }, [ObjectIdentifier(a), ObjectIdentifier(b)])
    expectEqual(control.allControlEvents, [.touchDown, .touchUpInside, .touchCancel, .valueChanged])
    expectEqual(control.actions(forTarget: a, forControlEvent: .touchDown), [Listener.heard, Listener.asked])
    expectEqual(control.actions(forTarget: a, forControlEvent: .touchUpInside), [Listener.heard])
    expectNil(control.actions(forTarget: b, forControlEvent: .touchDown))
    expectEqual(control.actions(forTarget: nil, forControlEvent: .valueChanged), [ActionWindow.control])
  }
}
