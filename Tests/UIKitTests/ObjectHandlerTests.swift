import Expectations
import Testing
import TouchTesting
import UIKit

/// Helpers of the main actor that are `NSObject`s, as iOS code has them, and `Sendable`; with Foundation's and with the kit's own.
@MainActor class ObjectHandlerTests {
  private let stage = TouchStage()

  @MainActor private final class Helper: NSObject, UIGestureRecognizerDelegate, Sendable {
    static let kept = Selector(Helper.pressed)
    var received: [String] = []

    func tapped() { received.append("tapped") }
    func tapped(by tap: UITapGestureRecognizer) { received.append("tapped by \(tap.numberOfTapsRequired)") }
    func pressed(_ sender: UIButton, _ event: UIEvent) { received.append("pressed") }
    func stepped(_ link: CADisplayLink) { received.append("stepped") }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      received.append("asked")
      return true
    }
  }

  @MainActor private final class Keeper: UIObject {
    let view: UIView

    override init() {
      view = UIView()
      super.init()
    }
  }

  @Test("3.12, 4.5.4: its methods are actions, by a selector and without one, and it is a delegate")
  func handlesTaps() {
    let helper = Helper()
    let tap = UITapGestureRecognizer(target: helper, action: Selector(Helper.tapped as (Helper) -> () -> Void))
    tap.addTarget(helper, action: Selector(Helper.tapped(by:)))
    tap.addTarget(helper, action: Helper.tapped(by:))
    tap.delegate = helper
    stage.rootView.addGestureRecognizer(tap)
    stage.tap(stage.rootView)
    expectEqual(helper.received, ["asked", "tapped", "tapped by 1", "tapped by 1"])
  }

  @Test("8.11: a selector that is kept is found again")
  func handlesPresses() {
    let (helper, button) = (Helper(), UIButton(frame: CGRect(x: 20, y: 20, width: 90, height: 40)))
    stage.rootView.addSubview(button)
    button.addTarget(helper, action: Helper.kept, for: .touchUpInside)
    stage.tap(button)
    button.removeTarget(helper, action: Helper.kept, for: .touchUpInside)
    stage.tap(button)
    expectEqual(helper.received, ["pressed"])
  }

  @Test func itFollowsTheDisplay() {
    // The link follows the application that was made last.
    let (stage, helper) = (TouchStage(), Helper())
    let link = CADisplayLink(target: helper, action: Helper.stepped)
    link.add(to: .main, forMode: .common)
    stage.wait(0.1)
    link.invalidate()
    #expect(helper.received.contains("stepped"))
  }

  @Test func whatMakesViewsInItsInitIsAnObjectOfTheKit() {
    expectNil(Keeper().view.superview)
  }
}
