import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchWidgets

/// Scrolling by the program, the wheel and the keyboard.
@MainActor @Suite struct ScrollProgramTests {
  @Test("The defaults are UIKit's")
  func defaults() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(list.contentOffset == .zero && list.contentSize == .zero && list.contentInset == .zero)
    #expect(list.isScrollEnabled && list.bounces && list.bouncesZoom && list.clipsToBounds)
    #expect(list.delaysContentTouches && list.canCancelContentTouches)
    #expect(!list.isPagingEnabled && !list.isDirectionalLockEnabled)
    #expect(!list.alwaysBounceVertical && !list.alwaysBounceHorizontal)
    #expect(list.showsVerticalScrollIndicator && list.showsHorizontalScrollIndicator)
    #expect(list.decelerationRate == .normal && list.minimumZoomScale == 1 && list.maximumZoomScale == 1)
    #expect(list.zoomScale == 1 && list.indicatorStyle == .default)
    #expect(!list.isTracking && !list.isDragging && !list.isDecelerating && !list.isZooming && !list.isZoomBouncing)
    #expect(list.panGestureRecognizer.view === list && list.pinchGestureRecognizer?.isEnabled == false)
    expectEqual(list.panGestureRecognizer.delaysTouchesEnded, false)
    #expect(list.subviews.isEmpty)
  }

  @Test("contentOffset is the origin of the bounds, and each change is reported once")
  func offset() {
    let stage = ScrollStage()
    stage.list.contentOffset = CGPoint(x: 0, y: 30)
    expectEqual(stage.list.bounds.origin, CGPoint(x: 0, y: 30))
    stage.list.bounds.origin.y = 40
    stage.list.contentOffset = CGPoint(x: 0, y: 40)
    stage.list.setContentOffset(CGPoint(x: 5, y: 9999), animated: false)
    expectEqual(stage.diary.places.map(\.offset), [CGPoint(x: 0, y: 30), CGPoint(x: 0, y: 40), CGPoint(x: 5, y: 9999)])
  }

  @Test("An animated change takes 0.3 s and ends with one call; one to where the content is does nothing")
  func animated() {
    let stage = ScrollStage()
    stage.list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    expectEqual(stage.list.contentOffset.y, 0)
    stage.wait(0.15)
    #expect(abs(stage.list.contentOffset.y - 300) < 1)
    stage.wait(0.151)
    expectEqual(stage.list.contentOffset.y, 600)
    expectEqual(stage.takeLines(), ["didEndScrollingAnimation"])
    stage.list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.wait(1)
    expectEqual(stage.takeLines(), [])
  }

  @Test("Without a window an animated change is made at once")
  func noWindow() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    list.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    expectEqual(list.contentOffset.y, 50)
  }

  @Test("A finger stops an animated change, and the call comes")
  func interrupted() {
    let stage = ScrollStage()
    stage.list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.wait(0.1)
    stage.down(200, 200)
    let offset = stage.list.contentOffset
    stage.wait(1)
    #expect(stage.list.contentOffset == offset && offset.y < 600)
    expectEqual(stage.takeLines(), ["didEndScrollingAnimation"])
  }

  @Test("9.18: an offset that is set in the middle of an animated change ends that, and is where the content rests")
  func setInTheMiddle() {
    let stage = ScrollStage()
    stage.list.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    stage.wait(0.1)
    stage.list.contentOffset.y = 10
    expectEqual(stage.takeLines(), ["didEndScrollingAnimation"])
    stage.wait(1)
    #expect(stage.list.contentOffset.y == 10 && stage.takeLines() == [])
  }

  @Test("9.18: what the delegate sets on the way of an animated change is overtaken by it")
  func setOnTheWay() {
    let stage = ScrollStage()
    stage.diary.then = { line, list in
      if line == "didScroll", list.contentOffset.y < 300 { list.contentOffset.y = 300 }
    }
    stage.list.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    stage.wait(1)
    #expect(stage.list.contentOffset.y == 2000 && stage.takeLines() == ["didEndScrollingAnimation"])
  }

  @Test("scrollRectToVisible moves as little as necessary, and nothing for a visible rect")
  func reveal() {
    let stage = ScrollStage()
    stage.list.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 50), animated: false)
    expectEqual(stage.list.contentOffset.y, 150)
    stage.list.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 50), animated: false)
    expectEqual(stage.list.contentOffset.y, 150)
    stage.list.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
    expectEqual(stage.list.contentOffset.y, 100)
    stage.list.scrollRectToVisible(CGRect(x: 0, y: 3990, width: 10, height: 900), animated: false)
    expectEqual(stage.list.contentOffset.y, 3600)
  }

  @Test("Content that becomes smaller is scrolled back; insets are room to scroll to")
  func extent() {
    let stage = ScrollStage()
    stage.list.contentOffset.y = 3600
    stage.list.contentSize.height = 1000
    expectEqual(stage.list.contentOffset.y, 600)
    stage.list.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 20, right: 0)
    stage.list.scrollRectToVisible(CGRect(x: 0, y: 990, width: 1, height: 10), animated: false)
    expectEqual(stage.list.contentOffset.y, 620)
    stage.scroll(0, 4800)
    stage.rest()
    expectEqual(stage.list.contentOffset.y, -50)
    expectEqual(stage.list.adjustedContentInset, stage.list.contentInset)
  }

  // MARK: Wheel

  @Test("A notch of the wheel moves the content by 48 points, smoothly; notches add up")
  func notches() {
    let stage = ScrollStage()
    stage.scroll(0, -48)
    expectEqual(stage.list.contentOffset.y, 0)
    stage.wait(0.05)
    #expect(stage.list.contentOffset.y > 10 && stage.list.contentOffset.y < 48)
    stage.scroll(0, -48)
    stage.rest()
    expectEqual(stage.list.contentOffset.y, 96)
    let places = stage.diary.places.map(\.offset.y)
    expectEqual(places, places.sorted())
    expectEqual(stage.takeLines(), [])
  }

  @Test("The touchpad moves the content by what it says, at once, and not beyond the edges")
  func touchpad() {
    let stage = ScrollStage()
    stage.scroll(0, -12.5)
    expectEqual(stage.list.contentOffset.y, 12.5)
    stage.scroll(0, 40)
    expectEqual(stage.list.contentOffset.y, 0)
  }

  @Test("The wheel goes to the innermost that can move along its axis")
  func nestedWheel() {
    let stage = ScrollStage()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = CGSize(width: 1000, height: 300)
    stage.list.addSubview(inner)
    stage.scroll(0, -10)
    #expect(stage.list.contentOffset.y == 10 && inner.contentOffset == .zero)
    stage.scroll(-10, 0)
    #expect(inner.contentOffset.x == 10 && stage.list.contentOffset.x == 0)
    stage.scroll(0, -10, .shift)
    #expect(inner.contentOffset.x == 20 && stage.list.contentOffset.y == 10)
    inner.isScrollEnabled = false
    stage.scroll(-10, 0)
    expectEqual(inner.contentOffset.x, 20)
  }

  @Test("A pan in the content that follows the wheel has it before the scroll view")
  func panBeforeList() {
    let stage = ScrollStage()
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .all
    row.addGestureRecognizer(pan)
    stage.list.addSubview(row)
    stage.scroll(0, -10)
    #expect(stage.list.contentOffset.y == 0 && pan.state != .possible)
  }

  // MARK: Keys

  private nonisolated static let keys: [(UIKeyboardHIDUsage, UIKeyModifierFlags, CGFloat)] = [
    (.keyboardDownArrow, [], 1048), (.keyboardUpArrow, [], 952), (.keyboardPageDown, [], 1360),
    (.keyboardPageUp, [], 640), (.keyboardHome, [], 0), (.keyboardEnd, [], 3600), (.keyboardSpacebar, [], 1360),
    (.keyboardSpacebar, .shift, 640), (.keyboardLeftArrow, [], 1000), (.keyboardDownArrow, .command, 1000),
  ]

  @Test("Keys scroll when something in the content is the first responder", arguments: keys)
  func keys(code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, expected: CGFloat) {
    let stage = ScrollStage()
    let field = FocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stage.list.addSubview(field)
    stage.list.contentOffset.y = 1000
    stage.key(code, modifiers)
    stage.rest()
    expectEqual(stage.list.contentOffset.y, 1000)
    #expect(field.becomeFirstResponder())
    stage.key(code, modifiers)
    stage.rest()
    expectEqual(stage.list.contentOffset.y, expected)
  }

  @Test("Keys that scroll nothing are passed along the responder chain")
  func passedOn() {
    let stage = ScrollStage()
    let outer = KeyView(frame: stage.window.bounds)
    stage.window.addSubview(outer)
    outer.addSubview(stage.list)
    let field = FocusView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    stage.list.addSubview(field)
    _ = field.becomeFirstResponder()
    stage.key(.keyboardLeftArrow)
    stage.key(.keyboardDownArrow)
    stage.key(.keyboardA)
    expectEqual(outer.codes, [.keyboardLeftArrow, .keyboardA])
  }
}

@MainActor private final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

@MainActor private final class KeyView: UIView {
  var codes: [UIKeyboardHIDUsage] = []
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    codes += presses.compactMap { $0.key?.keyCode }
  }

  @Test(
    "9.12: content that becomes smaller while it moves by itself is not carried beyond its end", arguments: [0, 1, 2])
  func smaller(_ way: Int) {
    let stage = ScrollStage()
    switch way {
    case 0: stage.list.setContentOffset(CGPoint(x: 0, y: 3000), animated: true)
    case 1: stage.scroll(0, -480)
    default:
      stage.down(200, 350)
      for step in 1...6 {
        stage.wait(1.0 / 60)
        stage.move(200, 350 - 45 * CGFloat(step))
      }
      stage.up()
    }
    stage.wait(0.1)
    let before = stage.list.contentOffset.y
    #expect(before > 100 && before < 1000)
    // The end is ahead of the content: it stops there.
    stage.list.contentSize.height = before + 450
    stage.wait(3)
    #expect(abs(stage.list.contentOffset.y - before - 50) < 1e-6 && !stage.list.isDecelerating)
    // Nothing is left where the content is: it goes there at once.
    stage.list.setContentOffset(.zero, animated: true)
    stage.wait(0.02)
    stage.list.contentSize.height = 100
    stage.wait(0.02)
    expectEqual(stage.list.contentOffset.y, 0)
  }

  @Test("The room of a refresh control is not the program's contentInset")
  func refreshing() {
    let stage = ScrollStage()
    let control = UIRefreshControl()
    stage.list.refreshControl = control
    control.beginRefreshing()
    #expect(stage.list.contentInset == .zero && stage.list.adjustedContentInset.top == 60)
    stage.list.contentInset.top = 40
    expectEqual(stage.list.adjustedContentInset.top, 100)
    control.endRefreshing()
    #expect(stage.list.contentInset.top == 40 && stage.list.adjustedContentInset.top == 40)
  }
}
