import Expectations
import Testing
import TouchTesting
import UIKit

/// Rules that take a window, a control or a scroll view to be seen.
@MainActor class RuleTests {
  let scenery = Scenery()
  var stage: TouchStage { scenery.stage }
  var diary: Diary { scenery.diary }
  var view: DiaryView { scenery.view }

  /// A window that logs its touches like any view.
  class LogWindow: UIWindow {
    var diary: Diary?
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      diary?.add("window.began \(touches.allSatisfy { $0.view === self && $0.window === self })")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { diary?.add("window.ended") }
  }

  @Test("2.12, 10.9: outside all views the window itself is hit, and its recognizers get touches from everywhere in it")
  func windowIsAView() {
    let window = LogWindow(windowScene: stage.window.windowScene!)
    window.diary = diary
    window.makeKeyAndVisible()
    window.addSubview(view)
    let tap = scenery.add(UITapGestureRecognizer(), "tap", to: window)
    tap.cancelsTouchesInView = false
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.tap(view)
    expectEqual(diary.lines, ["window.began true", "tap ended", "window.ended", "v.began", "tap ended", "v.ended"])
    window.isUserInteractionEnabled = false
    stage.tap(view, .evenIfUnreachable)
    expectEqual(diary.lines.count, 6)
  }

  @Test(
    "6.15, 9.2: a quick tap in scrolled content is the tap's, a longer one is cancelled in the view, a long one ends")
  func scrolledContent() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scrollView.contentSize = CGSize(width: 400, height: 1000)
    stage.rootView.addSubview(scrollView)
    scrollView.addSubview(view)
    scenery.add(UITapGestureRecognizer(), "tap", to: stage.rootView)
    view.onBegan = { [diary] _, _ in diary.addTimed("told") }
    stage.press(view, forDuration: 0.1)
    expectEqual(diary.lines, ["tap ended"])
    stage.wait(0.9)
    diary.lines = []
    stage.press(view, forDuration: 0.3)
    expectEqual(diary.lines, ["v.began", "115 told", "tap ended", "v.cancelled"])
    stage.wait(0.7)
    diary.lines = []
    stage.press(view, forDuration: 1)
    expectEqual(diary.lines, ["v.began", "215 told", "v.ended"])
  }

  @Test("8.13: the states of a control are bits, and come together")
  func controlStates() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal && control.state.rawValue == 0)
    (control.isHighlighted, control.isEnabled, control.isSelected) = (true, false, true)
    #expect(control.state == [.highlighted, .disabled, .selected] && control.state.rawValue == 7)
    expectEqual(UIControl.State.focused.rawValue, 8)
  }

  @Test("10.1: a view has no list of recognizers until it gets one, and an empty list when they are removed")
  func recognizerLists() {
    expectNil(view.gestureRecognizers)
    let (one, two) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.addGestureRecognizer(one)
    view.addGestureRecognizer(two)
    view.addGestureRecognizer(one)
    #expect(view.gestureRecognizers == [one, two] && one.view === view)
    view.gestureRecognizers = [two]
    #expect(view.gestureRecognizers == [two] && one.view == nil)
    view.removeGestureRecognizer(two)
    #expect(view.gestureRecognizers == [] && two.view == nil)
  }
}
