import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

/// Input views and accessory views at the bottom of the window (17.24).
@MainActor @Suite(.serialized) struct InputViewTests {
  let stage = Stage()

  private final class Editor: UIView {
    var ownInput: UIView?
    var ownAccessory: UIView?
    override var inputView: UIView? { ownInput }
    override var inputAccessoryView: UIView? { ownAccessory }
    override var canBecomeFirstResponder: Bool { true }
  }

  private final class Controller: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  private func editor(_ input: CGFloat?, _ accessory: CGFloat? = nil, in view: UIView? = nil) -> Editor {
    let editor = Editor(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    editor.ownInput = input.map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: $0)) }
    editor.ownAccessory = accessory.map { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: $0)) }
    (view ?? stage.window).addSubview(editor)
    stage.settle()
    return editor
  }

  /// The frame of a view in the window; nil if it is in none.
  private func place(_ view: UIView?) -> CGRect? {
    view.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: nil) }
  }

  @Test("17.24: the views are as wide as the window, the accessory above the input, and leave with the first responder")
  func bothViews() {
    let editor = editor(100, 40)
    #expect(editor.becomeFirstResponder() && place(editor.ownInput) == nil)
    stage.settle()
    let shown = stage.window.inputPanel.map(stage.seen)
    #expect(shown?.frame.minY == 400 && stage.window.inputPanel?.frame.minY == 260)
    stage.wait(0.3)
    expectEqual(place(editor.ownAccessory), CGRect(x: 0, y: 260, width: 400, height: 40))
    expectEqual(place(editor.ownInput), CGRect(x: 0, y: 300, width: 400, height: 100))
    let cover = UIView(frame: stage.window.bounds)
    stage.window.addSubview(cover)
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 350), with: nil) === editor.ownInput)
    editor.resignFirstResponder()
    stage.wait(0.3)
    #expect(place(editor.ownInput) == nil && stage.window.inputPanel == nil && editor.ownInput?.superview == nil)
  }

  @Test("17.24: a responder in an input view keeps the views, whose next responder is the one that showed them")
  func responderInside() {
    let controller = Controller()
    stage.window.rootViewController = controller
    let inner = editor(nil, in: controller.bar)
    #expect(controller.becomeFirstResponder())
    stage.wait(0.3)
    expectEqual(place(controller.bar), CGRect(x: 0, y: 370, width: 400, height: 30))
    #expect(inner.becomeFirstResponder())
    stage.wait(0.3)
    #expect(place(controller.bar)?.minY == 370 && inner.isFirstResponder)
    var chain: [UIResponder] = []
    var responder: UIResponder? = inner
    while let present = responder, chain.count < 20 {
      chain.append(present)
      responder = present.next
    }
    #expect(chain.contains { $0 === controller } && chain.count < 20)
  }

  @Test("17.24: another first responder replaces the views by its own; with the same ones nothing moves")
  func replaced() {
    let (first, second, third) = (editor(100), editor(60), editor(nil))
    third.ownInput = second.ownInput
    first.becomeFirstResponder()
    stage.wait(0.3)
    second.becomeFirstResponder()
    stage.wait(0.3)
    #expect(place(first.ownInput) == nil && place(second.ownInput)?.minY == 340)
    let frames = stage.surface.frames.count
    third.becomeFirstResponder()
    stage.wait(0.3)
    #expect(place(second.ownInput)?.minY == 340 && stage.surface.frames.count == frames)
  }

  @Test("17.24: `reloadInputViews` shows a new view at once, and the guide of the keyboard follows")
  func reloaded() {
    let editor = editor(nil)
    let guide = stage.window.keyboardLayoutGuide
    stage.settle()
    editor.becomeFirstResponder()
    stage.wait(0.3)
    #expect(stage.window.inputPanel == nil && guide.layoutFrame.minY == 400)
    editor.ownInput = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 80))
    editor.reloadInputViews()
    stage.wait(0.3)
    #expect(place(editor.ownInput)?.minY == 320 && guide.layoutFrame.minY == 320)
    editor.resignFirstResponder()
    stage.wait(0.3)
    expectEqual(guide.layoutFrame.minY, 400)
  }

  @Test("17.24: the height is that of constraints, an intrinsic one if it is flexible, or that of the frame")
  func heights() {
    final class Natural: UIView { override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 70) } }
    func height(_ view: UIView) -> CGFloat? {
      let editor = editor(nil)
      editor.ownInput = view
      editor.becomeFirstResponder()
      stage.wait(0.3)
      defer { editor.removeFromSuperview() }
      return place(view)?.height
    }
    let constrained = UIView()
    constrained.translatesAutoresizingMaskIntoConstraints = false
    constrained.heightAnchor.constraint(equalToConstant: 55).isActive = true
    let flexible = Natural(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    flexible.autoresizingMask = .flexibleHeight
    #expect(height(constrained) == 55 && height(flexible) == 70 && height(Natural(frame: .zero)) == 70)
    expectEqual(height(Natural(frame: CGRect(x: 0, y: 0, width: 10, height: 20))), 20)
  }

  #if FoundationGeometry
  @Test("17.24: the keyboard's notifications are posted around each movement, with its frames")
  func notifications() {
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillShowNotification, "will show"), (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"), (UIResponder.keyboardDidHideNotification, "did hide"),
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
    ]
    let log = stage.log
    let (frameKey, durationKey) = (
      UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
    )
    let tokens = names.map { name, text in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        let frame = (note.userInfo?[frameKey] as? NSValue)?.cgRectValue
        let seconds = note.userInfo?[durationKey] as? Double
        let line = "\(text) \(frame.map { "\(Int($0.minY)) \(Int($0.height))" } ?? "?") \(seconds ?? -1)"
        MainActor.assumeIsolated { log(line) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token as Any) } }
    let editor = editor(100)
    editor.becomeFirstResponder()
    stage.settle()
    log("--")
    stage.wait(0.3)
    editor.resignFirstResponder()
    stage.wait(0.3)
    expectEqual(
      log.lines,
      [
        "will change 300 100 0.25", "will show 300 100 0.25", "--", "did change 300 100 0.25", "did show 300 100 0.25",
        "will change 400 100 0.25", "will hide 400 100 0.25", "did change 400 100 0.25", "did hide 400 100 0.25",
      ])
  }
  #endif
}
