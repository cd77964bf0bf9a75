import Expectations
import Testing
import TouchGeometry
import TouchHost
import TouchLoop

/// What views do goes to the application that they are in, also between the calls of their host, when another one's runs.
@MainActor @Suite struct OwnApplicationTests {
  /// Keeps what was copied.
  final class Desk: HostDesktop {
    var texts: [Clipboard: String] = [:]
    func text(on clipboard: Clipboard) -> String? { texts[clipboard] }
    func take(_ request: PlatformRequest) { if case .write(let text, let place) = request { texts[place] = text } }
  }

  private func makeHost() throws -> TouchHost {
    try TouchHost(size: CGSize(width: 200, height: 100), scale: 1, clock: ManualClock())
  }

  private func field(_ text: String, in host: TouchHost) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.text = text
    host.window.addSubview(field)
    host.update()
    return field
  }

  @Test("A field copies to the desktop of its host and pastes from there")
  func pasteboard() throws {
    let (one, other) = (try makeHost(), try makeHost())
    let (left, right) = (Desk(), Desk())
    (one.desktop, other.desktop) = (left, right)
    try #require(UIApplication.shared === other.window.windowScene?.next)
    let field = field("one", in: one)
    field.becomeFirstResponder()
    field.selectAll(nil)
    field.copy(nil)
    one.update()
    other.update()
    #expect(left.texts == [.general: "one"] && right.texts == [:])
    right.texts[.general] = "other"
    let second = self.field("", in: other)
    second.becomeFirstResponder()
    one.handle(.hover(nil, timestamp: 0))
    second.paste(nil)
    expectEqual(second.text, "other")
  }

  @Test("Undo actions registered in one turn of one application are one group")
  func undo() throws {
    let (one, other) = (try makeHost(), try makeHost())
    let manager = try #require(one.window.undoManager)
    final class Value { var number = 0 }
    let value = Value()
    func set(_ number: Int) {
      let before = value.number
      manager.registerUndo(withTarget: value) { $0.number = before }
      value.number = number
    }
    set(1)
    other.update()
    set(2)
    one.update()
    set(3)
    manager.undo()
    expectEqual(value.number, 2)
    manager.undo()
    #expect(value.number == 0 && !manager.canUndo)
  }

  @Test("A window and a scene that are kept longer than their host can be asked and changed, and do nothing")
  func kept() throws {
    var host: TouchHost? = try makeHost()
    let window = try #require(host?.window)
    let scene = try #require(window.windowScene)
    let view = UIView(frame: window.bounds)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    window.addSubview(view)
    host?.handle(
      .touches([InputSample(finger: 1, phase: .began, location: CGPoint(x: 5, y: 5), timestamp: 0)]))
    weak let application = UIApplication.shared
    host = nil
    // Another one is the program's by now, which held the former one until then.
    let next = try makeHost()
    #expect(application == nil && scene.next == nil && scene.sizeRestrictions == nil)
    view.backgroundColor = .red
    view.removeFromSuperview()
    tap.isEnabled = false
    window.rootViewController = UIViewController()
    window.isHidden = true
    scene.title = "Nobody sees it"
    #expect(!next.isClosed && window.firstResponder == nil)
  }
}
