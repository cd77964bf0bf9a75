import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchTesting
import TouchWidgets

@testable import TouchNavigation

/// What a navigation bar shows while pages come and go.
@MainActor @Suite struct BarCrossingTests {
  let scene = NavigationStage()

  private var bar: UINavigationBar { scene.navigation.navigationBar }
  /// The titles of the bar that are there as labels, with how opaque they are and how far they have slid.
  private var title: String {
    let labels = bar.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden && $0.text != nil }
    return labels.map { "\($0.text ?? "") \(tenths($0.alpha)) \(tenths($0.transform.tx / 400))" }.joined(
      separator: ", ")
  }
  /// The pictures of what goes, likewise.
  private var former: String {
    let pictures = bar.subviews.filter {
      type(of: $0) == UIView.self && !$0.isUserInteractionEnabled && $0.frame.width < 390
    }
    return pictures.map { "\(tenths($0.alpha)) \(tenths($0.transform.tx / 400))" }.joined(separator: ", ")
  }
  /// Both contents, at the fraction of the page's transition.
  private var expected: String {
    let lower = scene.navigation.view.subviews[0].subviews[0].frame.minX
    let part = 1 + lower / (400 * NavigationTuning.parallax)
    let gone = "\(tenths(1 - part)) \(tenths(NavigationTuning.parallax * part))"
    return "A \(tenths(part)) \(tenths(-NavigationTuning.parallax * (1 - part))); \(gone), \(gone)"
  }
  private func tenths(_ value: CGFloat) -> Int { Int((value * 10).rounded()) }

  private func push() {
    scene.stage.settle()
    scene.navigation.pushViewController(scene.page("B"), animated: false)
    scene.stage.settle()
  }

  @Test("32.4: a push fades titles and lets them slide, and leaves nothing behind")
  func pushes() {
    scene.stage.settle()
    scene.navigation.pushViewController(scene.page("B"), animated: true)
    scene.stage.wait(0)
    // The ends of what moves; the title of the root goes to the left.
    #expect(title == "B 10 0" && former == "0 -3")
    scene.stage.wait(1)
    #expect(title == "B 10 0" && former == "" && bar.topItem?.title == "B")
  }

  @Test("32.4: titles follow the finger of a pop, and return with it")
  func fingers() {
    push()
    scene.stage.finger.down(at: CGPoint(x: 4, y: 300))
    scene.stage.finger.move(to: CGPoint(x: 204, y: 300), duration: 1)
    let halfway = [title, former, expected]
    scene.stage.wait(0.4)
    scene.stage.finger.move(to: CGPoint(x: 84, y: 300), duration: 1)
    let back = [title, former, expected]
    scene.stage.wait(0.4)
    scene.stage.finger.up()
    scene.stage.wait(1)
    #expect("\(halfway[0]); \(halfway[1])" == halfway[2] && "\(back[0]); \(back[1])" == back[2] && halfway != back)
    #expect(title == "B 10 0" && former == "" && bar.backButton?.alpha == 1 && scene.names == "AB")
    scene.stage.finger.down(at: CGPoint(x: 4, y: 300))
    scene.stage.finger.move(to: CGPoint(x: 304, y: 300), duration: 1)
    scene.stage.finger.up()
    scene.stage.wait(1)
    #expect(title == "A 10 0" && former == "" && bar.backButton == nil && scene.names == "A")
  }

  @Test("32.4: buttons fade in their places, and what is changed on the way is seen at once")
  func buttons() throws {
    push()
    let below = try #require(scene.navigation.viewControllers.first)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    below.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    scene.stage.finger.down(at: CGPoint(x: 4, y: 300))
    scene.stage.finger.move(to: CGPoint(x: 204, y: 300), duration: 1)
    #expect(tenths(button.alpha) == 5 && button.transform == .identity)
    below.navigationItem.title = "New"
    scene.stage.wait(0.1)
    expectEqual(title, "New 5 -2")
    scene.stage.finger.cancel()
    scene.stage.wait(1)
    #expect(button.alpha == 1 && button.superview == nil && title == "B 10 0")
  }
}
