import Expectations
import QuartzCore
import Testing
import TouchTesting
import UIKit

#if FoundationGeometry
/// Pieces that keep something with any view, and follow a scroll view from outside: what `touchstone port` made of them.
@MainActor @Suite struct PortedNoticeTests {
  let stage = TouchStage()

  init() { stage.window.application?.becomeShared() }

  @Test("Notices wait for each other, with what each view keeps, and end by a tap")
  func notices() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    stage.window.addSubview(view)
    var lines: [String] = []
    view.showNotice("one", for: 1000) { lines.append("one \($0)") }
    view.showNotice("two", for: 1000) { lines.append("two \($0)") }
    func shown() -> [String?] { view.subviews.map { ($0 as? UILabel)?.text } }
    expectEqual(shown(), ["one"])
    stage.wait(1)
    stage.tap(view.subviews[0])
    #expect(shown() == ["two"] && lines == ["one true"])
    stage.wait(1)
    stage.tap(view.subviews[0])
    #expect(shown() == [] && lines == ["one true", "two true"])
  }

  @Test("A shake adds to where the view is, a bump goes by boxed transforms, a hop by boxed points")
  func eyes() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.window.addSubview(view)
    stage.settle()
    func shown() -> CALayer? { view.layer.presentation() }
    view.refuse()
    view.center.x += 7
    stage.wait(0.1)
    #expect(abs((shown()?.position.x ?? 0) - 117) < 0.01 && view.center.x == 107)
    stage.wait(0.1)
    #expect(abs((shown()?.position.x ?? 0) - 97) < 0.01)
    stage.wait(0.5)
    expectEqual(shown()?.position.x, 107)
    view.bump()
    stage.wait(0.1)
    #expect(abs((shown()?.affineTransform().a ?? 0) - 1.25) < 0.01)
    stage.wait(1)
    expectEqual(shown()?.affineTransform(), .identity)
    view.hop(to: CGPoint(x: 207, y: 100))
    stage.wait(1)
    #expect(abs((shown()?.position.x ?? 0) - 157) < 0.01)
    stage.wait(5)
    #expect(shown()?.position.x == 207 && view.center.x == 107)
  }

  @Test("A header follows a list that is dragged by a finger, and no more once it is detached")
  func header() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    list.contentSize = CGSize(width: 200, height: 1000)
    stage.window.addSubview(list)
    let header = StretchHeader(minimum: 40)
    header.attach(to: list)
    expectEqual(header.frame, CGRect(x: 0, y: 0, width: 200, height: 40))
    let finger = stage.finger(1)
    finger.down(at: CGPoint(x: 100, y: 50))
    finger.move(to: CGPoint(x: 100, y: 90))
    finger.move(to: CGPoint(x: 100, y: 150))
    let pulled = -list.contentOffset.y
    #expect(pulled > 10 && header.frame.height == 40 + pulled)
    finger.up()
    stage.wait(3)
    #expect(list.contentOffset == .zero && header.frame.height == 40)
    list.contentSize.height = 500
    expectEqual(header.contentHeights, [1000, 500])
    header.detach()
    list.contentOffset.y = -30
    list.contentSize.height = 600
    #expect(header.frame.height == 40 && header.contentHeights == [1000, 500])
  }
}
#endif
