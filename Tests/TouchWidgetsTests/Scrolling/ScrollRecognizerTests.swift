import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The scroll view's own recognizers and the subclasses that people write (semantics 9.1, 9.2, 9.3, 5.4.1).
@MainActor @Suite struct ScrollRecognizerTests {
  @Test("9.1: a subclass that conforms is the delegate of its pan; others cannot be")
  func delegates() {
    let list = TogetherScrollView(frame: .zero)
    #expect(list.panGestureRecognizer.delegate === list)
    let stranger = TogetherScrollView(frame: .zero)
    list.panGestureRecognizer.delegate = stranger
    #expect(list.panGestureRecognizer.delegate === list)
    let plain = UIScrollView(frame: .zero)
    plain.panGestureRecognizer.delegate = stranger
    expectNil(plain.panGestureRecognizer.delegate)
  }

  @Test("9.1, 5.1.2: a subclass allows its pan to be simultaneous with an outer one")
  func together() {
    let inner = TogetherScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    inner.contentSize = CGSize(width: 400, height: 4000)
    let stage = ScrollStage()
    stage.list.addSubview(inner)
    stage.drag(dy: -30, speed: 300)
    #expect(inner.contentOffset.y == 20 && stage.list.contentOffset.y == 20)
  }

  @Test("5.4.1: gestureRecognizerShouldBegin of a scroll view is asked for its pan, whatever view was hit")
  func shouldBegin() {
    let list = StubbornScrollView(frame: .zero)
    let stage = ScrollStage(list)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    list.addSubview(row)
    stage.drag(dy: -30, speed: 300)
    #expect(list.contentOffset.y == 0 && list.questions == 1)
    stage.cancel()
    row.removeFromSuperview()
    stage.drag(dy: -30, speed: 300)
    #expect(list.contentOffset.y == 0 && list.questions == 2)
  }

  @Test("9.2, 9.3: the overrides get the view and are asked once per touch and drag")
  func contentQuestions() {
    let list = AskingScrollView(frame: .zero)
    let stage = ScrollStage(list)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    list.addSubview(row)
    stage.down(200, 200)
    stage.wait(0.2)
    stage.move(200, 185)
    stage.wait(0.02)
    stage.move(200, 170)
    expectEqual(list.questions, ["shouldBegin 1 row", "shouldCancel row"])
    stage.cancel()
    list.canCancelContentTouches = false
    list.questions = []
    stage.down(200, 200)
    stage.wait(0.2)
    stage.move(200, 185)
    expectEqual(list.questions, ["shouldBegin 1 row"])
    expectEqual(list.contentOffset.y, 20)
  }

  @Test("9.3: touchesShouldCancel is true for views and false for controls")
  func defaults() {
    let list = UIScrollView(frame: .zero)
    #expect(list.touchesShouldCancel(in: UIView()) && list.touchesShouldCancel(in: UILabel()))
    #expect(!list.touchesShouldCancel(in: UIControl()) && !list.touchesShouldCancel(in: UIButton(frame: .zero)))
    #expect(list.touchesShouldBegin([], with: nil, in: UIView()))
  }

  @Test("9.16: with two fingers the content follows their middle")
  func twoFingers() {
    let stage = ScrollStage()
    stage.together(.began, CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 200))
    stage.wait(0.02)
    stage.together(.moved, CGPoint(x: 100, y: 180), CGPoint(x: 300, y: 180))
    expectEqual(stage.list.contentOffset.y, 10)
    stage.wait(0.02)
    stage.together(.moved, CGPoint(x: 100, y: 160), CGPoint(x: 300, y: 180))
    expectEqual(stage.list.contentOffset.y, 20)
  }

  @Test("The scroll indicators appear with the movement, disappear after it, and block nothing")
  func indicators() {
    let stage = ScrollStage()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 4000))
    stage.list.addSubview(row)
    stage.drag(dy: -110, speed: 1100)
    expectEqual(stage.list.subviews.count, 2)
    #expect(stage.window.hitTest(CGPoint(x: 396, y: 10), with: nil) === row)
    stage.up()
    stage.rest()
    expectEqual(stage.list.subviews.count, 1)
    stage.list.flashScrollIndicators()
    expectEqual(stage.list.subviews.count, 2)
    stage.rest()
    stage.list.showsVerticalScrollIndicator = false
    stage.list.flashScrollIndicators()
    expectEqual(stage.list.subviews.count, 1)
  }

  @Test("The mouse drags the bar that it hovers over")
  func draggedBar() {
    let stage = ScrollStage()
    stage.list.flashScrollIndicators()
    func hover(_ y: CGFloat) {
      stage.application.receive(.hover(CGPoint(x: 396, y: y), timestamp: stage.loop.now), in: stage.scene)
    }
    hover(20)
    stage.down(396, 20, type: .indirectPointer)
    stage.move(396, 198.5, type: .indirectPointer)
    // The bar has 394 - 39.4 points to go, the content 3600.
    #expect(abs(stage.list.contentOffset.y - 178.5 / (394 - 39.4) * 3600) < 1)
    stage.up(type: .indirectPointer)
    hover(20)
    stage.rest()
    expectEqual(stage.takeLines(), [])
  }
}

@MainActor private final class TogetherScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor private final class StubbornScrollView: UIScrollView {
  var questions = 0
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === panGestureRecognizer { questions += 1 }
    return false
  }
}

@MainActor private final class AskingScrollView: UIScrollView {
  var questions: [String] = []
  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    questions.append("shouldBegin \(touches.count) \(view === subviews.first ? "row" : "other")")
    return super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    questions.append("shouldCancel \(view === subviews.first ? "row" : "other")")
    return super.touchesShouldCancel(in: view)
  }
}
