import Expectations
import Testing
import TouchTesting
import UIKit

/// A scroll view in code as it is written for iOS: subclasses, a controller as the delegate, whole logs.
@MainActor struct ScrollViewStoryTests {
  private func stage(_ controller: ListController) -> TouchStage {
    let stage = TouchStage(size: CGSize(width: 320, height: 480), rootViewController: controller)
    return stage
  }

  @Test("9.2, 9.3, 9.9: a row that is pressed long enough, then dragged from, and what follows")
  func pressedThenDragged() {
    let controller = ListController()
    let stage = stage(controller)
    stage.finger.down(at: CGPoint(x: 100, y: 20))
    stage.wait(0.2)
    expectEqual(controller.take(), ["shouldBegin Row", "row began"])
    stage.finger.move(by: CGVector(dx: 0, dy: -14))
    expectEqual(controller.take(), ["shouldCancel Row", "willBeginDragging", "didScroll 4", "row cancelled"])
    #expect(controller.list.isTracking && controller.list.isDragging && !controller.list.isDecelerating)
    stage.wait(1)
    stage.finger.up()
    expectEqual(controller.take(), ["willEndDragging v 0 target 4", "didEndDragging false"])
    #expect(!controller.list.isTracking && !controller.list.isDragging)
  }

  @Test("9.2: a row receives a tap completely when the finger is lifted; it does not receive a quick drag")
  func tapAndDrag() {
    let controller = ListController()
    let stage = stage(controller)
    stage.finger.down(at: CGPoint(x: 100, y: 20))
    stage.wait(0.05)
    stage.finger.up()
    expectEqual(controller.take(), ["shouldBegin Row", "row began", "row ended"])
    stage.finger.down(at: CGPoint(x: 100, y: 20))
    stage.finger.move(by: CGVector(dx: 0, dy: -20))
    stage.wait(1)
    stage.finger.up()
    expectEqual(
      controller.take(),
      [
        "willBeginDragging", "didScroll 10", "willEndDragging v 0 target 10", "didEndDragging false",
      ])
  }

  @Test("9.9: the delegate snaps the target to rows, and the content comes to rest there")
  func snapped() {
    let controller = ListController()
    controller.snap = 44
    let stage = stage(controller)
    stage.finger.down(at: CGPoint(x: 100, y: 300))
    stage.finger.move(by: CGVector(dx: 0, dy: -10))
    for _ in 0..<8 {
      stage.wait(0.01)
      stage.finger.move(by: CGVector(dx: 0, dy: -12))
    }
    stage.finger.up()
    stage.wait(4)
    expectEqual(controller.list.contentOffset.y.truncatingRemainder(dividingBy: 44), 0)
    #expect(controller.list.contentOffset.y > 400)
    let calls = controller.take().filter { !$0.hasPrefix("didScroll") }.map { $0.prefix { $0 != " " } }
    expectEqual(
      calls,
      [
        "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating", "didEndDecelerating",
      ])
  }

  @Test("setContentOffset and scrollRectToVisible, animated: the calls, and nothing for what is there already")
  func byProgram() {
    let controller = ListController()
    let stage = stage(controller)
    controller.list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    expectEqual(controller.take(), [])
    stage.wait(0.5)
    let calls = controller.take()
    #expect(calls.last == "didEndScrollingAnimation" && calls[calls.count - 2] == "didScroll 100")
    controller.list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    controller.list.scrollRectToVisible(CGRect(x: 0, y: 200, width: 10, height: 10), animated: true)
    stage.wait(0.5)
    expectEqual(controller.take(), [])
    controller.list.scrollRectToVisible(CGRect(x: 0, y: 600, width: 10, height: 44), animated: false)
    expectEqual(controller.take(), ["didScroll 164"])
  }

  @Test("9.15: zoom(to:animated:) and the delegate's calls, in order")
  func zoomed() {
    let controller = ListController()
    let stage = stage(controller)
    controller.list.maximumZoomScale = 4
    controller.zooms = true
    controller.list.zoom(to: CGRect(x: 0, y: 0, width: 160, height: 240), animated: false)
    expectEqual(controller.list.zoomScale, 2)
    expectEqual(controller.take(), ["didZoom 2"])
    controller.list.setZoomScale(1, animated: true)
    stage.wait(0.5)
    let calls = controller.take()
    #expect(calls.first == "willBeginZooming" && calls.last == "didEndZooming 1")
    expectEqual(Array(calls.suffix(3)).first { $0.hasPrefix("didZoom") }, "didZoom 1")
    #expect(!calls.contains("didEndScrollingAnimation"))
  }

  @Test("9.3, 9.4: a button in a scroll view that cancels buttons too")
  func buttons() {
    let controller = ListController()
    let stage = stage(controller)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 100, width: 100, height: 44)
    button.addAction(UIAction { _ in controller.log.append("touchDown") }, for: .touchDown)
    button.addAction(UIAction { _ in controller.log.append("touchCancel") }, for: .touchCancel)
    button.addAction(UIAction { _ in controller.log.append("touchUpInside") }, for: .touchUpInside)
    controller.list.addSubview(button)
    stage.tap(button)
    expectEqual(controller.take(), ["shouldBegin UIButton", "touchDown", "touchUpInside"])
    stage.finger.down(at: CGPoint(x: 50, y: 120))
    stage.wait(0.2)
    stage.finger.move(by: CGVector(dx: 0, dy: -30))
    stage.finger.up()
    expectEqual(controller.take(), ["shouldBegin UIButton", "touchDown", "shouldCancel UIButton", "touchUpInside"])
    controller.list.cancelsButtons = true
    stage.finger.down(at: CGPoint(x: 50, y: 120))
    stage.wait(0.2)
    stage.finger.move(by: CGVector(dx: 0, dy: -30))
    stage.wait(1)
    stage.finger.up()
    expectEqual(
      controller.take(),
      [
        "shouldBegin UIButton", "touchDown", "shouldCancel UIButton", "willBeginDragging", "didScroll 20",
        "touchCancel",
        "willEndDragging v 0 target 20", "didEndDragging false",
      ])
  }
}

/// A list of rows, as a controller for iOS is written.
@MainActor private final class ListController: UIViewController, UIScrollViewDelegate {
  let list = List()
  let content = UIView()
  var log: [String] = []
  var snap: CGFloat?
  var zooms = false

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 320, height: 4400)
    list.delegate = self
    list.controller = self
    view.addSubview(list)
    content.frame = CGRect(x: 0, y: 0, width: 320, height: 4400)
    list.addSubview(content)
    let row = Row(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.controller = self
    content.addSubview(row)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("didScroll \(Int(scrollView.contentOffset.y))") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    log.removeAll { $0.hasPrefix("didScroll") }
    log.append("didZoom \(Int(scrollView.zoomScale))")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    if let snap { targetContentOffset.pointee.y = (targetContentOffset.pointee.y / snap).rounded() * snap }
    log.append("willEndDragging v \(Int(velocity.y)) target \(Int(targetContentOffset.pointee.y))")
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.append("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.append("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooms ? content : nil }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("willBeginZooming") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.append("didEndZooming \(Int(scale))")
  }
}

@MainActor private final class List: UIScrollView {
  weak var controller: ListController?
  var cancelsButtons = false

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    controller?.log.append("shouldBegin \(type(of: view))")
    return super.touchesShouldBegin(touches, with: event, in: view)
  }
  override func touchesShouldCancel(in view: UIView) -> Bool {
    controller?.log.append("shouldCancel \(type(of: view))")
    return view is UIButton && cancelsButtons || super.touchesShouldCancel(in: view)
  }
}

@MainActor private final class Row: UIView {
  weak var controller: ListController?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { controller?.log.append("row began") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { controller?.log.append("row ended") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    controller?.log.append("row cancelled")
  }
}
