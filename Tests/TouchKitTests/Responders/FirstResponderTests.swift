import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct FirstResponderTests {
  let stage = Stage()

  final class Field: UIView {
    let name: String
    let log: Log
    var canBecome = true
    var canResign = true
    var resigns: Bool?
    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var canBecomeFirstResponder: Bool {
      log("\(name).canBecome")
      return canBecome
    }
    override var canResignFirstResponder: Bool {
      log("\(name).canResign")
      return canResign
    }
    override func resignFirstResponder() -> Bool {
      log("\(name).resign")
      return resigns ?? super.resignFirstResponder()
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log("\(name).pressesBegan \(presses.map { $0.key?.characters ?? "" })")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("\(name).pressesEnded") }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log("\(name).pressesChanged") }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      log("\(name).pressesCancelled")
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("\(name).motionBegan") }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { log("\(name).motionEnded") }
    override func remoteControlReceived(with event: UIEvent?) { log("\(name).remote \(event!.subtype)") }
  }

  func field(_ name: String) -> Field {
    let field = Field(name, stage.log)
    stage.window.addSubview(field)
    return field
  }

  @Test("3.7: first it is asked whether it can, then the present one resigns, then it is set")
  func order() {
    let (a, b) = (field("a"), field("b"))
    #expect(a.becomeFirstResponder())
    #expect(b.becomeFirstResponder())
    expectEqual(stage.log.lines, ["a.canBecome", "b.canBecome", "a.resign", "a.canResign"])
    #expect(!a.isFirstResponder && b.isFirstResponder)
  }

  @Test("3.7: becoming first responder again succeeds, without questions")
  func already() {
    let a = field("a")
    a.becomeFirstResponder()
    stage.log.lines = []
    #expect(a.becomeFirstResponder())
    expectEqual(stage.log.lines, [])
  }

  @Test("3.7: a view that cannot become first responder does not, and the present one is not asked")
  func cannotBecome() {
    let (a, b) = (field("a"), field("b"))
    a.becomeFirstResponder()
    b.canBecome = false
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder)
    expectEqual(stage.log.lines, ["a.canBecome", "b.canBecome"])
    #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
  }

  @Test("3.7: when the present one refuses, nothing changes", arguments: [true, false])
  func refuses(byOverride: Bool) {
    let (a, b) = (field("a"), field("b"))
    a.becomeFirstResponder()
    if byOverride { a.resigns = false } else { a.canResign = false }
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder && !b.isFirstResponder)
  }

  @Test("3.8: outside a window no view becomes first responder")
  func noWindow() { #expect(!Field("loose", stage.log).becomeFirstResponder()) }

  @Test("3.9: leaving the window resigns, even against the view's answer", arguments: [true, false])
  func leaving(wants: Bool) {
    let outer = UIView()
    stage.window.addSubview(outer)
    let a = Field("a", stage.log)
    outer.addSubview(a)
    a.becomeFirstResponder()
    a.canResign = wants
    outer.removeFromSuperview()
    #expect(stage.window.firstResponder == nil && !a.isFirstResponder)
  }

  @Test("3.10: keys go to the first responder of the key window from down to up")
  func keys() {
    let a = field("a")
    a.becomeFirstResponder()
    stage.log.lines = []
    func key(_ isDown: Bool) {
      stage.application.receive(.key(code: 4, characters: "x", isDown: isDown, timestamp: 0), in: stage.scene)
    }
    key(true)
    key(true)
    _ = a.resignFirstResponder()
    key(false)
    key(false)
    expectEqual(
      stage.log.lines, ["a.pressesBegan [\"x\"]", "a.pressesChanged", "a.resign", "a.canResign", "a.pressesEnded"])
  }

  @Test("3.10: keys that are down are cancelled when the keyboard is lost")
  func keysCancelled() {
    let a = field("a")
    a.becomeFirstResponder()
    stage.application.receive(.key(code: 4, characters: "x", isDown: true, timestamp: 0), in: stage.scene)
    stage.application.receive(.focus(false), in: stage.scene)
    expectEqual(stage.log.lines.last, "a.pressesCancelled")
    #expect(stage.application.presses.isEmpty)
  }

  @Test("3.10: shakes and media keys start at the first responder, without one at the key window")
  func motion() {
    final class Window: UIWindow {
      var shakes = 0
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
    }
    let a = field("a")
    a.becomeFirstResponder()
    stage.log.lines = []
    stage.application.receive(.shake(timestamp: 0), in: stage.scene)
    stage.application.sendEvent(UIEvent(type: .remoteControl, subtype: .remoteControlPlay))
    expectEqual(stage.log.lines, ["a.motionBegan", "a.motionEnded", "a.remote remoteControlPlay"])
    let window = Window(windowScene: stage.scene)
    window.makeKeyAndVisible()
    stage.application.receive(.shake(timestamp: 0), in: stage.scene)
    expectEqual(window.shakes, 1)
  }

  @Test("3.9: a controller that is first responder resigns with its view")
  func controller() {
    final class Controller: UIViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Controller()
    stage.window.addSubview(controller.view)
    #expect(controller.becomeFirstResponder() && controller.isFirstResponder)
    controller.view.removeFromSuperview()
    expectNil(stage.window.firstResponder)
  }
}
