import Expectations
import Testing
import TouchTesting
import UIKit

/// What people reported of scroll views, animations, buttons and the back gesture; Docs/Reports.md has the sources.
@MainActor @Suite struct ReportMovementTests {
  private let size = CGSize(width: 320, height: 400)

  private final class Calls: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if lines.last != "scrolled" { lines.append("scrolled") }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      lines.append("lifted, decelerates: \(decelerate)")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rests") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
  }

  // MARK: Scroll views

  private func scrolling(_ calls: Calls) -> (TouchStage, UIScrollView) {
    let stage = TouchStage(size: size)
    let list = UIScrollView(frame: CGRect(origin: .zero, size: size))
    list.contentSize = CGSize(width: 320, height: 20_000)
    list.delegate = calls
    stage.rootView.addSubview(list)
    stage.settle()
    return (stage, list)
  }

  private func throwUp(_ stage: TouchStage) {
    stage.finger.down(at: CGPoint(x: 160, y: 380))
    stage.finger.move(to: CGPoint(x: 160, y: 180), duration: 0.1)
    stage.finger.up()
    stage.wait(0.1)
  }

  @Test("9.18: content that decelerates continues from an offset that the app sets")
  func offsetDuringDeceleration() {
    let calls = Calls()
    let (stage, list) = scrolling(calls)
    throwUp(stage)
    list.contentOffset = CGPoint(x: 0, y: 5_000)
    #expect(list.isDecelerating)
    stage.wait(0.1)
    #expect(list.contentOffset.y > 5_000)
  }

  @Test("9.18: setContentOffset(_:animated: false) stops content that decelerates")
  func stoppingDeceleration() {
    let calls = Calls()
    let (stage, list) = scrolling(calls)
    throwUp(stage)
    list.setContentOffset(list.contentOffset, animated: false)
    let offset = list.contentOffset
    stage.wait(1)
    #expect(list.contentOffset == offset && !list.isDecelerating)
  }

  @Test("9.9: a finger that rests before its lift leaves nothing that decelerates")
  func restingFinger() {
    let calls = Calls()
    let (stage, _) = scrolling(calls)
    stage.finger.down(at: CGPoint(x: 160, y: 380))
    stage.finger.move(to: CGPoint(x: 160, y: 280), duration: 1)
    stage.wait(1)
    stage.finger.up()
    stage.wait(2)
    expectEqual(calls.lines, ["scrolled", "lifted, decelerates: false"])
  }

  @Test("9.18: an offset that the app sets notifies the delegate once; an equal one does not")
  func offsetOfTheApp() {
    let calls = Calls()
    let (_, list) = scrolling(calls)
    list.contentOffset = CGPoint(x: 0, y: 100)
    expectEqual(calls.lines, ["scrolled"])
    calls.lines = []
    list.contentOffset = CGPoint(x: 0, y: 100)
    list.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    expectEqual(calls.lines, [])
  }

  @Test("9.18: a jump without animation does not end an animation")
  func jump() {
    let calls = Calls()
    let (stage, list) = scrolling(calls)
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    stage.wait(1)
    expectEqual(calls.lines, ["scrolled"])
    list.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.wait(1)
    expectEqual(calls.lines, ["scrolled", "animated"])
  }

  // MARK: Rows

  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var chosen: [Int] = []
    let button = UIButton(type: .system)
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      if indexPath.row == 0 {
        button.frame = CGRect(x: 200, y: 0, width: 100, height: 40)
        cell.contentView.addSubview(button)
      }
      return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
  }

  private func table(_ rows: Rows) -> (TouchStage, UITableView) {
    let stage = TouchStage(size: size)
    let table = UITableView(frame: CGRect(origin: .zero, size: size))
    (table.dataSource, table.delegate) = (rows, rows)
    stage.rootView.addSubview(table)
    stage.settle()
    return (stage, table)
  }

  @Test("9.2: a button in a row is highlighted after the delay, or immediately without delaysContentTouches")
  func delayedHighlight() {
    let rows = Rows()
    let (stage, table) = table(rows)
    stage.finger.down(at: CGPoint(x: 250, y: 20))
    #expect(!rows.button.isHighlighted)
    stage.wait(0.2)
    #expect(rows.button.isHighlighted)
    stage.finger.up()
    table.delaysContentTouches = false
    stage.wait(1)
    stage.finger.down(at: CGPoint(x: 250, y: 20))
    #expect(rows.button.isHighlighted)
    stage.finger.up()
  }

  @Test("26.15: a row that is held and then dragged scrolls, and is not selected")
  func heldRow() throws {
    let rows = Rows()
    let (stage, table) = table(rows)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    stage.finger.down(at: CGPoint(x: 50, y: 110))
    stage.wait(0.6)
    #expect(cell.isHighlighted)
    stage.finger.move(to: CGPoint(x: 50, y: 40), duration: 0.3)
    #expect(!cell.isHighlighted && table.contentOffset.y > 0)
    stage.finger.up()
    stage.wait(1)
    expectEqual(rows.chosen, [])
  }

  @Test("26.15: a long press on the table takes the selection of the row")
  func longPressOnTable() {
    let rows = Rows()
    let (stage, table) = table(rows)
    let press = UILongPressGestureRecognizer()
    var states: [UIGestureRecognizer.State] = []
    press.addAction(UIAction { [weak press] _ in if let press { states.append(press.state) } })
    table.addGestureRecognizer(press)
    stage.tap(at: CGPoint(x: 50, y: 20))
    stage.wait(1)
    expectEqual(rows.chosen, [0])
    stage.finger.down(at: CGPoint(x: 50, y: 110))
    stage.wait(1)
    stage.finger.up()
    stage.wait(1)
    expectEqual(rows.chosen, [0])
    expectEqual(states, [.began, .ended], "its action comes at the beginning and at the end")
  }

  // MARK: Buttons and animations

  @Test("6.3: a long press on a button cancels the button's touch")
  func longPressOnButton() {
    let stage = TouchStage(size: size)
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
    button.addGestureRecognizer(UILongPressGestureRecognizer())
    stage.rootView.addSubview(button)
    stage.settle()
    stage.press(button, forDuration: 1)
    expectEqual(events, ["cancel"])
    stage.tap(button)
    expectEqual(events, ["cancel", "up"])
  }

  @Test("10.2: a view whose layer moves by a CAAnimation is hit where the view is")
  func layerAnimation() {
    let stage = TouchStage(size: size)
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.rootView.addSubview(button)
    stage.settle()
    let way = CABasicAnimation(keyPath: "position.y")
    way.fromValue = 40
    way.toValue = 340
    way.duration = 10
    button.layer.add(way, forKey: "way")
    stage.wait(9)
    stage.tap(at: CGPoint(x: 70, y: 310))
    expectEqual(taps, 0)
    stage.tap(at: CGPoint(x: 70, y: 40))
    expectEqual(taps, 1)
  }

  @Test("2.4: a view whose alpha an animation ended at zero gets no touches")
  func faded() {
    let stage = TouchStage(size: size)
    let button = UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.rootView.addSubview(button)
    stage.settle()
    UIView.animate(withDuration: 0.2) { button.alpha = 0 }
    stage.wait(1)
    stage.tap(at: CGPoint(x: 70, y: 40))
    expectEqual(taps, 0)
    button.alpha = 1
    stage.tap(at: CGPoint(x: 70, y: 40))
    expectEqual(taps, 1)
  }

  // MARK: Going back

  @Test("28.17: a custom left item or a hidden bar disables the back gesture; the app's own delegate enables it")
  func customBackButton() {
    final class Always: NSObject, UIGestureRecognizerDelegate {}
    let (stage, stack, always) = (TouchStage(size: size), UINavigationController(), Always())
    stack.viewControllers = [UIViewController()]
    stage.window.rootViewController = stack
    func pops(_ change: (UIViewController) -> Void) -> Bool {
      let page = UIViewController()
      change(page)
      stack.pushViewController(page, animated: false)
      stage.settle()
      stage.finger.down(at: CGPoint(x: 2, y: 200))
      stage.finger.move(to: CGPoint(x: 300, y: 200), duration: 0.2)
      stage.finger.up()
      stage.wait(2)
      defer {
        stack.popToRootViewController(animated: false)
        stack.setNavigationBarHidden(false, animated: false)
      }
      return stack.viewControllers.count == 1
    }
    let custom: (UIViewController) -> Void = { page in
      page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: UIButton(type: .system))
    }
    #expect(pops { _ in })
    #expect(!pops(custom))
    #expect(
      pops {
        custom($0)
        $0.navigationItem.leftItemsSupplementBackButton = true
      })
    #expect(!pops { _ in stack.setNavigationBarHidden(true, animated: false) })
    stack.interactivePopGestureRecognizer?.delegate = always
    #expect(pops(custom))
    #expect(pops { _ in stack.setNavigationBarHidden(true, animated: false) })
  }
}
