import Expectations
import Testing
import TouchDrawing
import TouchGeometry

@testable import TouchKit

/// Rule 32.6.
@MainActor struct ViewTransitionTests {
  private let stage = Stage()

  private func left(_ view: UIView) -> Double? {
    guard let motions = stage.window.application?.motions, let effects = view.rare?.effects else { return nil }
    var left: Double?
    motions.whileShown { left = effects.dissolve?.left }
    return left
  }

  @Test("32.6: the picture from before fades, the view comes; at the end nothing is left of it")
  func dissolves() {
    let view = stage.shownView()
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .blue }, completion: stage.logs("done"))
    #expect(view.backgroundColor == .blue && stage.seen(view).backgroundColor == UIColor.blue.cgColor)
    let before = view.rare?.effects?.dissolve?.before.commands
    expectEqual(before, [.fillRect(CGRect(x: 0, y: 0, width: 100, height: 100), UIColor.red.cgColor)])
    stage.wait(0.25)
    expectEqual(left(view), 0.75)
    expectEqual(stage.surface.damages.last, [CGRect(x: 0, y: 0, width: 100, height: 100)])
    stage.wait(1)
    #expect(stage.log.lines == ["done"] && view.rare?.effects?.dissolve == nil)
    #expect(!stage.loop.hasPendingTimers)
  }

  @Test(
    "32.6: a flip presses the old picture to the middle, and the view grows from there", arguments: [0, 1, 2, 3])
  func flips(_ kind: Int) {
    let options: [UIView.AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    let view = stage.shownView()
    view.bounds.origin = CGPoint(x: 30, y: 30)
    stage.settle()
    UIView.transition(
      with: view, duration: 1, options: [options[kind], .curveLinear],
      animations: { view.backgroundColor = .blue }, completion: stage.logs("done"))
    func seen(after time: Double) -> String {
      stage.wait(time)
      var turn: (transform: CGAffineTransform, isNew: Bool)?
      stage.window.application?.motions.whileShown {
        turn = view.rare?.effects?.dissolve.flatMap { $0.turn(view.storedBounds) }
      }
      guard let turn else { return "no turn" }
      let box = view.bounds.applying(turn.transform)
      return "\(turn.isNew ? "new" : "old") \([box.midX, box.midY, box.width, box.height].map { Int($0.rounded()) })"
    }
    func box(_ length: Int) -> String { "[80, 80, \(kind < 2 ? "\(length), 100" : "100, \(length)")]" }
    expectEqual(seen(after: 0), "old \(box(100))")
    expectEqual(seen(after: 0.25), "old \(box(71))")
    expectEqual(seen(after: 0.25), "old \(box(0))")
    expectEqual(seen(after: 0.25), "new \(box(71))")
    expectEqual(stage.surface.damages.last, [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(seen(after: 1) == "no turn" && stage.log.lines == ["done"])
  }

  @Test("32.6: what changes in it is there at once, unless its content may be animated")
  func content() {
    for (options, place) in [(UIView.AnimationOptions(), 10.0), (.allowAnimatedContent, 5)] {
      let view = stage.shownView()
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.addSubview(inner)
      stage.settle()
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear, options],
        animations: { inner.center.x += 10 })
      stage.wait(0.5)
      expectEqual(short(stage.seen(inner).position.x), 5 + place)
    }
  }

  @Test("32.6: a second one begins with the displayed values; the first does not finish")
  func interrupted() {
    let view = stage.shownView()
    UIView.transition(
      with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.backgroundColor = .blue },
      completion: stage.logs("first"))
    stage.wait(0.5)
    UIView.transition(
      with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
      animations: { view.backgroundColor = .green }, completion: stage.logs("second"))
    stage.settle()
    #expect(stage.log.lines == ["first unfinished"] && left(view) == 1)
    stage.wait(1.1)
    expectEqual(stage.log.lines, ["first unfinished", "second"])
  }

  @Test("32.6: one view takes the place of another, or is shown in its place")
  func exchange() {
    let (container, old, new) = (stage.shownView(), UIView(), UIView())
    for view in [old, UIView()] { container.addSubview(view) }
    stage.settle()
    UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve, completion: stage.logs("in"))
    #expect(container.subviews.first === new && old.superview == nil)
    #expect(container.rare?.effects?.dissolve != nil)
    stage.wait(1.1)
    old.isHidden = true
    container.addSubview(old)
    UIView.transition(
      from: new, to: old, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews],
      completion: stage.logs("shown"))
    #expect(new.isHidden && !old.isHidden && new.superview === container)
    UIView.transition(from: UIView(), to: new, duration: 1, completion: stage.logs("no superview"))
    stage.wait(1.1)
    expectEqual(stage.log.lines, ["in", "no superview unfinished", "shown"])
  }

  @Test("10.2, 32.6: the view gets no touches meanwhile; in no window the change is made at once")
  func touches() {
    let view = stage.view("view")
    stage.settle()
    UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve, animations: { view.alpha = 0.5 })
    stage.tap(10, 10)
    stage.wait(0.6)
    stage.tap(10, 10)
    UIView.transition(
      with: UIView(), duration: 0.5, options: .transitionCrossDissolve, animations: nil,
      completion: stage.logs("in no window"))
    stage.settle()
    expectEqual(stage.log.lines, ["view.began", "view.ended", "in no window"])
  }

  @Test("28.4, 32.6: a container dissolves one page into the other, and takes the old one away at the end")
  func pages() {
    let (root, old, new) = (UIViewController(), UIViewController(), UIViewController())
    for child in [old, new] { root.addChild(child) }
    root.view.addSubview(old.view)
    stage.window.rootViewController = root
    stage.settle()
    root.transition(
      from: old, to: new, duration: 1, options: .transitionCrossDissolve, animations: nil,
      completion: stage.logs("done"))
    #expect(root.view.rare?.effects?.dissolve != nil && new.view.superview === root.view)
    #expect(old.view.isHidden && old.view.superview === root.view)
    stage.wait(1.1)
    #expect(root.view.rare?.effects?.dissolve == nil && stage.log.lines == ["done"])
    #expect(!old.view.isHidden && old.view.superview == nil)
  }
}
