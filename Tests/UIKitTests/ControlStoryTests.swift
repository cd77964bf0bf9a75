import Expectations
import Testing
import TouchTesting
import UIKit

/// Controls in iOS code: subclasses with custom tracking, in controllers and scroll views.
@MainActor struct ControlStoryTests {
  @Test("3.12, 8.11: an action without a target finds the controller above; removeTarget ends that")
  func chain() {
    let controller = KnobController()
    let stage = TouchStage(rootViewController: controller)
    controller.knob.addTarget(nil, action: KnobController.turned, for: .valueChanged)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 20), duration: 0.1)
    expectEqual(controller.log.last, "turned 30")
    let count = controller.log.count
    controller.knob.removeTarget(nil, action: KnobController.turned, for: .valueChanged)
    stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 40), duration: 0.1)
    #expect(controller.log.count == count && controller.knob.value == 10)
  }

  @Test("9.2, 9.3, 9.4: a knob in a scroll view is turned after the delay or without one; a quick drag scrolls")
  func inAScrollView() {
    let controller = KnobController()
    let stage = TouchStage(rootViewController: controller)
    let list = UIScrollView(frame: controller.view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    controller.view.addSubview(list)
    list.addSubview(controller.knob)
    func drag(after pause: Double) -> [Int] {
      (list.contentOffset, controller.knob.value) = (.zero, 0)
      stage.finger.down(at: CGPoint(x: 50, y: 50))
      stage.wait(pause)
      stage.finger.move(by: CGVector(dx: 0, dy: -15))
      stage.finger.move(by: CGVector(dx: 0, dy: -15))
      stage.wait(1)
      stage.finger.up()
      stage.wait(1)
      return [controller.knob.value, Int(list.contentOffset.y)]
    }
    expectEqual(drag(after: 0.2), [30, 0])
    expectEqual(drag(after: 0.1), [0, 20])
    list.delaysContentTouches = false
    expectEqual(drag(after: 0), [30, 0])
    // Without scrolling there is no delay (9.5).
    list.isScrollEnabled = false
    list.delaysContentTouches = true
    expectEqual(drag(after: 0), [30, 0])
  }

  @Test("8.4: the 70 pt count while the finger is down, not when it comes down; and the state follows, in and out")
  func slop() {
    let controller = KnobController()
    let stage = TouchStage(rootViewController: controller)
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 300, width: 80, height: 40)
    controller.view.addSubview(button)
    var log: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDragExit, "exit"), (.touchDragEnter, "enter"), (.touchUpInside, "up inside"),
      (.touchUpOutside, "up outside"),
    ]
    for (event, name) in events {
      button.addAction(
        UIAction { action in
          let sender = action.sender as? UIButton
          log.append("\(name) \(sender?.isHighlighted == true) \(sender?.isTouchInside == true)")
        }, for: event)
    }
    stage.tap(at: CGPoint(x: 240, y: 320))
    expectEqual(log, [])
    stage.finger.down(at: CGPoint(x: 170, y: 320))
    for x in [250, 251, 240] as [CGFloat] { stage.finger.move(to: CGPoint(x: x, y: 320)) }
    stage.finger.up()
    expectEqual(log, ["down true true", "exit false false", "enter true true", "up inside false true"])
    #expect(button.state == .normal && !button.isTracking && !button.isTouchInside)
  }

  @Test("8.13: the bits of states and events are those of UIKit")
  func bits() {
    expectEqual(
      [UIControl.State.normal, .highlighted, .disabled, .selected, .focused, .application, .reserved].map(\.rawValue),
      [0, 1, 2, 4, 8, 0x00FF_0000, 0xFF00_0000])
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      .touchUpInside, .touchUpOutside, .touchCancel, .valueChanged, .primaryActionTriggered, .allTouchEvents,
      .allEvents,
    ]
    expectEqual(events.map(\.rawValue), [1, 2, 4, 8, 16, 32, 64, 128, 256, 4096, 8192, 0xFFF, 0xFFFF_FFFF])
    let button = UIButton(type: .system)
    button.isSelected = true
    button.isHighlighted = true
    button.isEnabled = false
    expectEqual(button.state, [.selected, .highlighted, .disabled])
  }

  @Test("2.14, 10.1: labels and image views take no touches by default; recognizers are nil until there was one")
  func defaults() {
    let views: [UIView] = [
      UIView(), UIImageView(), UILabel(), UIControl(), UIButton(), UISwitch(), UISlider(), UIStepper(),
      UISegmentedControl(), UIPageControl(), UIProgressView(), UIActivityIndicatorView(), UIScrollView(),
    ]
    expectEqual(views.filter { !$0.isUserInteractionEnabled }.map { "\(type(of: $0))" }, ["UIImageView", "UILabel"])
    let (view, tap) = (UIView(), UITapGestureRecognizer())
    expectNil(view.gestureRecognizers)
    view.addGestureRecognizer(tap)
    expectEqual(view.gestureRecognizers, [tap])
    view.removeGestureRecognizer(tap)
    expectEqual(view.gestureRecognizers, [])
    #expect(!UIControl().isMultipleTouchEnabled && !UIScrollView().isExclusiveTouch)
  }

  @Test("10.9: a recognizer of the window gets every touch in it")
  func window() {
    let controller = KnobController()
    let stage = TouchStage(rootViewController: controller)
    var places: [CGPoint] = []
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.addAction(
      UIAction { [unowned press] _ in if press.state == .began { places.append(press.location(in: nil)) } })
    stage.window.addGestureRecognizer(press)
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.tap(at: CGPoint(x: 300, y: 600))
    expectEqual(places, [CGPoint(x: 50, y: 50), CGPoint(x: 300, y: 600)])
  }
}

@MainActor private final class KnobController: UIViewController {
  let knob = Knob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  var log: [String] = []
  static let turned = Selector(KnobController.turned)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(knob)
  }

  func turned(_ sender: UIControl) { log.append("turned \((sender as? Knob)?.value ?? -1)") }
}

/// Counts the points that a finger goes up.
@MainActor private final class Knob: UIControl {
  var value = 0
  private var start = CGFloat(0)

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self).y
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    value = Int(start - touch.location(in: self).y)
    sendActions(for: .valueChanged)
    return true
  }
}
