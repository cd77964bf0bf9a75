import Expectations
import Testing
import TouchTesting
import UIKit

/// What people reported of windows, tabs, sheets and controls; Docs/Reports.md has the sources.
@MainActor @Suite struct ReportWindowTests {
  private let size = CGSize(width: 320, height: 400)

  @MainActor private final class Counter {
    var lines: [String] = []
    func button(_ name: String, _ frame: CGRect) -> UIButton {
      let button = UIButton(frame: frame)
      button.addAction(UIAction { [weak self] _ in self?.lines.append(name) }, for: .touchUpInside)
      return button
    }
  }

  // MARK: Windows

  private final class Overlay: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let found = super.hitTest(point, with: event)
      return found === rootViewController?.view || found === self ? nil : found
    }
  }

  @Test("2.1: a window in front whose hit test finds nothing passes the touch to the window behind it")
  func overlay() throws {
    let (stage, counter) = (TouchStage(size: size), Counter())
    stage.rootView.addSubview(counter.button("behind", CGRect(x: 0, y: 0, width: 320, height: 400)))
    let front = Overlay(windowScene: try #require(stage.window.windowScene))
    front.windowLevel = .alert
    front.rootViewController = UIViewController()
    front.rootViewController?.view.addSubview(counter.button("front", CGRect(x: 0, y: 0, width: 320, height: 100)))
    front.isHidden = false
    stage.settle()
    stage.tap(at: CGPoint(x: 160, y: 50))
    stage.wait(1)
    stage.tap(at: CGPoint(x: 160, y: 300))
    stage.wait(1)
    expectEqual(counter.lines, ["front", "behind"])
  }

  @Test("A tap on the window that ends editing and cancels nothing leaves a button its touch")
  func endingEditing() {
    let (stage, counter) = (TouchStage(size: size), Counter())
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    stage.rootView.addSubview(field)
    stage.rootView.addSubview(counter.button("button", CGRect(x: 20, y: 200, width: 100, height: 40)))
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addAction(UIAction { [weak stage] _ in stage?.window.endEditing(true) })
    stage.window.addGestureRecognizer(tap)
    stage.settle()
    field.becomeFirstResponder()
    stage.tap(at: CGPoint(x: 60, y: 220))
    stage.wait(1)
    expectEqual(counter.lines, ["button"])
    field.becomeFirstResponder()
    stage.tap(at: CGPoint(x: 250, y: 350))
    stage.wait(1)
    #expect(counter.lines == ["button"] && !field.isFirstResponder)
  }

  @Test("5.3.4: a tap around takes a custom control's touch, a button keeps its own")
  func customControl() {
    let (stage, counter) = (TouchStage(size: size), Counter())
    let box = UIControl(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
    box.addAction(UIAction { _ in counter.lines.append("box") }, for: .touchUpInside)
    stage.rootView.addSubview(box)
    stage.rootView.addSubview(counter.button("button", CGRect(x: 20, y: 200, width: 100, height: 40)))
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in counter.lines.append("tap") })
    stage.rootView.addGestureRecognizer(tap)
    stage.settle()
    for y in [40, 220] as [CGFloat] {
      stage.tap(at: CGPoint(x: 60, y: y))
      stage.wait(1)
    }
    expectEqual(counter.lines, ["tap", "button"])
  }

  // MARK: Tabs and sheets

  @Test("A tap on the tab of the present page pops its navigation controller to the root")
  func chosenAgain() {
    let stage = TouchStage(size: size)
    let (stack, tabs) = (UINavigationController(rootViewController: UIViewController()), UITabBarController())
    stack.title = "a"
    let other = UIViewController()
    other.title = "b"
    tabs.viewControllers = [stack, other]
    stage.window.rootViewController = tabs
    stage.settle()
    stack.pushViewController(UIViewController(), animated: false)
    stage.settle()
    let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
    stage.tap(at: CGPoint(x: bar.minX + bar.width * 0.25, y: bar.minY + 20))
    stage.wait(2)
    expectEqual(stack.viewControllers.count, 1)
  }

  private final class Hearing: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { lines.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { lines.append("did") }
  }

  @Test("30.10: a sheet that the program dismisses does not notify the presentation controller's delegate")
  func dismissedByTheProgram() {
    let (stage, hearing) = (TouchStage(size: size), Hearing())
    let (page, sheet) = (UIViewController(), UIViewController())
    stage.window.rootViewController = page
    stage.settle()
    sheet.modalPresentationStyle = .pageSheet
    sheet.presentationController?.delegate = hearing
    page.present(sheet, animated: false)
    stage.settle()
    sheet.dismiss(animated: true)
    stage.wait(2)
    #expect(page.presentedViewController == nil && hearing.lines == [])
  }
}
