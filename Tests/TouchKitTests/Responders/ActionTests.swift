import Expectations
import Testing
import TouchGeometry

@testable import TouchKit

@MainActor @Suite struct ActionTests {
  let stage = Stage()

  class Canvas: UIView {
    static let plain = Selector(Canvas.plainTap)
    static let sent = Selector(Canvas.tapped(_:))
    static let typed = Selector(Canvas.typed(_:))
    static let full = Selector(Canvas.tapped(_:event:))
    static let insistent = Selector(Canvas.tapped(_:forEvent:))
    var log: [String] = []
    func plainTap() { log.append("plain") }
    func tapped(_ sender: Any?) { log.append("sender \(sender ?? "nil")") }
    func typed(_ sender: UIWindow) { log.append("window") }
    func tapped(_ sender: Any?, event: UIEvent?) {
      log.append("sender \(sender ?? "nil") event \(event?.type.rawValue ?? -1)")
    }
    func tapped(_ sender: UIView, forEvent event: UIEvent) {
      log.append("type \(event.type.rawValue) touches \(event.allTouches?.count ?? 0)")
    }
  }

  final class Editor: UIView {
    var copies = 0
    var mayCopy = true
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { copies += 1 }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      action == .copy ? mayCopy : super.canPerformAction(action, withSender: sender)
    }
  }

  @Test("3.12: a method may take nothing, the sender, or the sender and the event")
  func arities() {
    let canvas = Canvas()
    let event = UIEvent(type: .presses)
    for action in [Canvas.plain, Canvas.sent, Canvas.full] {
      #expect(stage.application.sendAction(action, to: canvas, from: "me", for: event))
    }
    #expect(stage.application.sendAction(Canvas.sent, to: canvas, from: nil, for: nil))
    #expect(stage.application.sendAction(Canvas.full, to: canvas, from: nil, for: nil))
    expectEqual(canvas.log, ["plain", "sender me", "sender me event 3", "sender nil", "sender nil event -1"])
  }

  @Test("3.12: a method that insists on an event is called by the program's own actions, too")
  func insistent() {
    let canvas = Canvas()
    #expect(stage.application.sendAction(Canvas.insistent, to: canvas, from: stage.window, for: nil))
    let event = UIEvent(type: .presses)
    #expect(stage.application.sendAction(Canvas.insistent, to: canvas, from: stage.window, for: event))
    #expect(!stage.application.sendAction(Canvas.insistent, to: canvas, from: "me", for: nil))
    expectEqual(canvas.log, ["type 0 touches 0", "type 3 touches 0"])
  }

  @Test("3.12: a target of another class, or a sender of another type, gets nothing")
  func wrongTypes() {
    let canvas = Canvas()
    #expect(!stage.application.sendAction(Canvas.plain, to: UIView(), from: nil, for: nil))
    #expect(!stage.application.sendAction(Canvas.typed, to: canvas, from: "me", for: nil))
    #expect(!stage.application.sendAction(Canvas.typed, to: canvas, from: nil, for: nil))
    #expect(stage.application.sendAction(Canvas.typed, to: canvas, from: stage.window, for: nil))
    expectEqual(canvas.log, ["window"])
  }

  @Test("A selector equals itself only, and performs an override on an instance of a subclass")
  func identity() {
    final class Sub: Canvas {
      override func plainTap() { log.append("sub") }
    }
    let sub = Sub()
    expectEqual(Canvas.plain, Canvas.plain)
    #expect(Canvas.plain != Selector(Canvas.plainTap))
    #expect(Canvas.plain.perform(on: sub, sender: nil, event: nil))
    expectEqual(sub.log, ["sub"])
  }

  @Test("3.12: without a target the first responder up the chain of the first responder performs it")
  func fromFirstResponder() {
    let canvas = Canvas()
    let editor = Editor()
    stage.window.addSubview(canvas)
    canvas.addSubview(editor)
    editor.becomeFirstResponder()
    #expect(stage.application.sendAction(Canvas.plain, to: nil, from: nil, for: nil))
    expectEqual(canvas.log, ["plain"])
  }

  @Test("3.12, L31: without a target and a first responder the search starts at the sender and may end at the window")
  func fromSender() {
    final class Window: UIWindow {
      static let action = Selector(Window.act)
      var acts = 0
      func act() { acts += 1 }
    }
    let window = Window(windowScene: stage.scene)
    let sender = UIView()
    window.addSubview(sender)
    #expect(stage.application.sendAction(Window.action, to: nil, from: sender, for: nil))
    expectEqual(window.acts, 1)
    #expect(!stage.application.sendAction(Window.action, to: nil, from: nil, for: nil))
    #expect(!stage.application.sendAction(Canvas.plain, to: nil, from: sender, for: nil))
  }

  @Test("3.11: canPerformAction is also true for what a responder further up has; the target is the one that has it")
  func implementer() {
    let canvas = Canvas()
    let inner = UIView()
    canvas.addSubview(inner)
    #expect(inner.canPerformAction(Canvas.plain, withSender: nil))
    #expect(inner.target(forAction: Canvas.plain, withSender: nil) as? UIView === canvas)
    #expect(!UIView().canPerformAction(Canvas.plain, withSender: nil))
    expectNil(UIView().target(forAction: Canvas.plain, withSender: nil))
  }

  @Test("3.11: an edit action belongs to the responders that override it")
  func editActions() {
    let outer = Editor()
    let middle = UIView()
    let inner = Editor()
    outer.addSubview(middle)
    middle.addSubview(inner)
    #expect(middle.target(forAction: .copy, withSender: nil) as? UIView === outer)
    #expect(inner.target(forAction: .copy, withSender: nil) as? UIView === inner)
    expectNil(inner.target(forAction: .paste, withSender: nil))
    inner.mayCopy = false
    #expect(inner.target(forAction: .copy, withSender: nil) as? UIView === outer)
  }

  @Test("3.11: each edit action is distinguished from the others")
  func eachEditAction() {
    final class Cut: UIView { override func cut(_ sender: Any?) {} }
    final class Copy: UIView { override func copy(_ sender: Any?) {} }
    final class Paste: UIView { override func paste(_ sender: Any?) {} }
    final class One: UIView { override func select(_ sender: Any?) {} }
    final class All: UIView { override func selectAll(_ sender: Any?) {} }
    final class Delete: UIView { override func delete(_ sender: Any?) {} }
    let responders: [UIView] = [Cut(), Copy(), Paste(), One(), All(), Delete()]
    let actions: [Selector] = [.cut, .copy, .paste, .select, .selectAll, .delete]
    for (row, responder) in responders.enumerated() {
      expectEqual(actions.map { $0.isImplemented(by: responder) }, actions.indices.map { $0 == row })
    }
  }

  @Test("3.12: an edit action that a responder lacks is passed to the next that has it")
  func passedOn() {
    let outer = Editor()
    let inner = UIView()
    outer.addSubview(inner)
    inner.copy(nil)
    expectEqual(outer.copies, 1)
    #expect(Selector.copy.perform(on: outer, sender: nil, event: nil))
    expectEqual(outer.copies, 2)
  }
}
