import Expectations
import Testing
import TouchTesting
import UIKit

/// What views say of themselves to people who do not see them, and how tests find them by it.
@MainActor @Suite struct AccessibilityTests {
  let stage = TouchStage(size: CGSize(width: 400, height: 600))

  @discardableResult private func show<V: UIView>(_ view: V, _ frame: CGRect) -> V {
    view.frame = frame
    stage.rootView.addSubview(view)
    return view
  }

  @Test("Views of the kit say what they are and what they show, row by row")
  func natural() {
    let title = show(UILabel(), CGRect(x: 20, y: 20, width: 200, height: 30))
    title.text = "Settings"
    title.accessibilityTraits = .header
    let name = show(UITextField(), CGRect(x: 20, y: 60, width: 200, height: 30))
    name.placeholder = "Name"
    let secret = show(UITextField(), CGRect(x: 230, y: 60, width: 100, height: 30))
    (secret.text, secret.isSecureTextEntry) = ("abc", true)
    let wifi = show(UISwitch(), CGRect(x: 20, y: 100, width: 51, height: 31))
    (wifi.isOn, wifi.accessibilityLabel) = (true, "Wi-Fi")
    let volume = show(UISlider(), CGRect(x: 100, y: 100, width: 200, height: 31))
    (volume.value, volume.accessibilityLabel) = (0.25, "Volume")
    let segments = UISegmentedControl(items: ["Day", "Night"])
    show(segments, CGRect(x: 20, y: 150, width: 200, height: 31)).selectedSegmentIndex = 1
    let save = show(UIButton(type: .system), CGRect(x: 20, y: 200, width: 100, height: 40))
    save.setTitle("Save", for: .normal)
    save.isEnabled = false
    show(UIImageView(), CGRect(x: 200, y: 200, width: 40, height: 40))
    expectEqual(
      stage.reading,
      """
      Settings, header
      Name
      •••
      Wi-Fi, 1, button, toggle
      Volume, 25%, adjustable
      Day, button
      Night, button, selected
      Save, button, not enabled
      """)
    volume.accessibilityIncrement()
    expectEqual(volume.value, 0.35)
    volume.accessibilityLabel = nil
    expectNil(volume.accessibilityLabel)
  }

  @Test("Each is found by its name and tapped where it says; what is not told of is found by its identifier only")
  func found() {
    var heard: [String] = []
    for (index, name) in ["one", "two"].enumerated() {
      let button = show(UIButton(type: .system), CGRect(x: 20, y: 20 + 60 * index, width: 100, height: 40))
      button.setTitle(name, for: .normal)
      button.accessibilityIdentifier = "button-\(index)"
      button.addAction(UIAction { _ in heard.append(name) }, for: .touchUpInside)
    }
    let ring = show(UIControl(), CGRect(x: 200, y: 20, width: 100, height: 100))
    ring.accessibilityIdentifier = "ring"
    ring.addAction(UIAction { _ in heard.append("ring") }, for: .touchUpInside)
    stage.tap(labeled: "two")
    stage.tap(identifiedBy: "button-0")
    stage.tap(identifiedBy: "ring")
    expectEqual(heard, ["two", "one", "ring"])
    ring.isAccessibilityElement = true
    ring.accessibilityActivationPoint = CGPoint(x: 25, y: 85)
    stage.tap(stage.element(identifiedBy: "ring"))
    expectEqual(heard, ["two", "one", "ring", "two"])
  }

  @Test("What is hidden, covered by something modal, or inside an element is not told of")
  func hidden() {
    let box = show(UIView(), CGRect(x: 0, y: 0, width: 400, height: 200))
    for (index, name) in ["a", "b", "c"].enumerated() {
      let label = UILabel(frame: CGRect(x: 10 + 100 * index, y: 10, width: 90, height: 20))
      label.text = name
      box.addSubview(label)
    }
    expectEqual(stage.accessibleElements.map(\.label), ["a", "b", "c"])
    box.subviews[0].isHidden = true
    box.subviews[1].accessibilityElementsHidden = true
    expectEqual(stage.accessibleElements.map(\.label), ["c"])
    box.isAccessibilityElement = true
    box.accessibilityLabel = "box"
    expectEqual(stage.accessibleElements.map(\.label), ["box"])
    box.isAccessibilityElement = false
    let panel = show(UILabel(), CGRect(x: 100, y: 300, width: 100, height: 20))
    panel.text = "panel"
    expectEqual(stage.accessibleElements.map(\.label), ["c", "panel"])
    panel.accessibilityViewIsModal = true
    expectEqual(stage.accessibleElements.map(\.label), ["panel"])
  }

  @Test("A view names the parts that it draws, and their order is kept")
  func parts() {
    let chart = show(UIView(), CGRect(x: 50, y: 50, width: 200, height: 100))
    chart.accessibilityElements = ["second", "first"].enumerated().map { index, name in
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = name
      bar.accessibilityFrameInContainerSpace = CGRect(x: 100 - 100 * index, y: 0, width: 100, height: 100)
      return bar
    }
    var places: [CGPoint] = []
    let tap = TapPlace { places.append($0) }
    chart.addGestureRecognizer(tap)
    expectEqual(stage.accessibleElements.map(\.label), ["second", "first"])
    stage.tap(labeled: "second")
    expectEqual(places, [CGPoint(x: 150, y: 50)])
    chart.frame.origin.y = 300
    expectEqual(stage.element(labeled: "first").frame, CGRect(x: 50, y: 300, width: 100, height: 100))
  }

  /// Tells where it was tapped.
  private final class TapPlace: UITapGestureRecognizer {
    private let send: (CGPoint) -> Void
    init(_ send: @escaping (CGPoint) -> Void) {
      self.send = send
      super.init(target: nil, action: nil)
      addTarget(self, action: TapPlace.tapped)
    }
    func tapped() { send(location(in: view)) }
  }

  @Test("A row is one thing with its texts, unless there is something to use in it")
  func rows() {
    let cell = show(UITableViewCell(style: .value1, reuseIdentifier: nil), CGRect(x: 0, y: 0, width: 300, height: 44))
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Ada"
    expectEqual(stage.reading, "Name, Ada")
    let toggle = UISwitch()
    toggle.accessibilityLabel = "on"
    cell.accessoryView = toggle
    expectEqual(stage.accessibleElements.map(\.label), ["Name", "Ada", "on"])
  }

  @Test("What a program announces is heard by the test on whose stage it runs")
  func announcements() {
    let button = show(UIButton(type: .system), CGRect(x: 20, y: 20, width: 100, height: 40))
    button.setTitle("Save", for: .normal)
    button.addAction(
      UIAction { _ in
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }, for: .touchUpInside)
    stage.tap(labeled: "Save")
    #expect(stage.announcements == ["Saved"] && !UIAccessibility.isVoiceOverRunning)
  }
}
