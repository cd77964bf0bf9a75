import Expectations
import Testing
import TouchTesting
import UIKit

@testable import PreviewProgram

/// What the window of `touchstone preview` shows, and what stays over a new build.
@Suite(.serialized) @MainActor struct PreviewProgramTests {
  /// Two tabs; the first has controls in a scroll view.
  private final class Panel: UIViewController {
    let scroll = UIScrollView()
    let field = UITextField()
    let toggle = UISwitch()
    let slider = UISlider()
    var heard: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(scroll)
      for (index, part) in [field, toggle, slider].enumerated() {
        part.frame = CGRect(x: 10, y: 10 + 50 * index, width: 100, height: 40)
        scroll.addSubview(part)
      }
      toggle.addAction(UIAction { [weak self] _ in self?.heard.append("toggle") }, for: .valueChanged)
      field.text = "initial"
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      scroll.frame = view.bounds
      scroll.contentSize = CGSize(width: view.bounds.width, height: 3000)
    }
  }

  private static func tabs() -> (UITabBarController, Panel) {
    let (tabs, panel) = (UITabBarController(), Panel())
    tabs.viewControllers = [UIViewController(), panel]
    return (tabs, panel)
  }

  private static func stage(
    _ previews: [TouchstonePreview], show: String = "", kept: [String: TouchstonePreviewState] = [:]
  ) -> (TouchStage, TouchstonePreviewController) {
    let controller = TouchstonePreviewController(previews, choice: TouchstonePreviewChoice(show), kept: kept)
    return (TouchStage(size: CGSize(width: 960, height: 720), rootViewController: controller), controller)
  }

  @Test func changedValuesComeBackAndOthersAreNew() throws {
    var made: [Panel] = []
    let preview = TouchstonePreview(name: "Panel") { () -> UIViewController in
      let (tabs, panel) = Self.tabs()
      made.append(panel)
      return tabs
    }
    let (stage, controller) = Self.stage([preview], show: "style=light")
    let tabs = try #require(controller.devices[0].content as? UITabBarController)
    tabs.selectedIndex = 1
    tabs.view.layoutIfNeeded()
    stage.tap(made[0].toggle)
    made[0].field.text = "one\ttwo\nthree\\"
    made[0].scroll.contentOffset.y = 200
    let state = try #require(controller.state["Panel"])

    // A new build, with another value for the slider.
    let (_, second) = Self.stage(
      [
        TouchstonePreview(name: "Panel") { () -> UIViewController in
          let (tabs, panel) = Self.tabs()
          made.append(panel)
          panel.slider.value = 0.75
          return tabs
        }
      ], show: "style=light", kept: ["Panel": TouchstonePreviewState(state.text)])
    let panel = made[1]
    expectEqual((second.devices[0].content as? UITabBarController)?.selectedIndex, 1)
    #expect(panel.toggle.isOn)
    expectEqual(panel.heard, ["toggle"])
    expectEqual(panel.field.text, "one\ttwo\nthree\\")
    expectEqual(panel.scroll.contentOffset.y, 200)
    expectEqual(panel.slider.value, 0.75)
    expectEqual(second.state["Panel"]?.values, state.values)
  }

  @Test func anOffsetBeyondTheNewContentEndsAtItsEnd() {
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 3000)
    let state = TouchstonePreviewState("UIView/0 UIScrollView contentOffset\t0.0 2500.0\n")
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 500)
    controller.view.addSubview(scroll)
    scroll.frame = controller.view.bounds
    scroll.contentSize.height = 800
    state.restore(to: controller)
    expectEqual(scroll.contentOffset.y, 300)
  }

  @Test func passwordsAreNotKept() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.isSecureTextEntry = true
    field.text = "secret"
    let controller = UIViewController()
    controller.view.addSubview(field)
    #expect(TouchstonePreviewState(of: controller).values.values.allSatisfy { $0 != "secret" })
  }

  @Test func bothStylesAreShownSideBySide() {
    let (_, controller) = Self.stage([TouchstonePreview(name: "A") { UIView() as UIView }])
    expectEqual(controller.devices.map(\.traitCollection.userInterfaceStyle), [.light, .dark])
    let frames = controller.devices.map(\.view.frame)
    expectEqual(frames[0].size, frames[1].size)
    expectEqual(frames[0].maxX + 24, frames[1].minX)
  }

  @Test func sizesOfTraitsAndChoicesApply() {
    func size(_ preview: TouchstonePreview, _ show: String) -> CGSize? {
      Self.stage([preview], show: show).1.devices.first?.view.bounds.size
    }
    let fixed = TouchstonePreview(name: "A", size: (200, 100)) { UIView() as UIView }
    expectEqual(size(fixed, "style=dark"), CGSize(width: 200, height: 100))
    expectEqual(size(fixed, "style=dark;size=320x568"), CGSize(width: 320, height: 568))
    let turned = TouchstonePreview(name: "A", isLandscape: true) { UIView() as UIView }
    expectEqual(size(turned, "style=dark;size=320x568"), CGSize(width: 568, height: 320))
    let label = TouchstonePreview(name: "A", fitsContent: true) { () -> UIView in
      let label = UILabel()
      label.text = "fits"
      return label
    }
    let fitting = UILabel()
    fitting.text = "fits"
    expectEqual(size(label, "style=dark"), fitting.intrinsicContentSize)
  }

  @Test func whatWasChangedInTheDarkPictureIsKept() throws {
    let (_, controller) = Self.stage([TouchstonePreview(name: "A") { () -> UIView in UISwitch() }])
    let toggle = try #require(controller.devices[1].content.view.subviews.first as? UISwitch)
    toggle.isOn = true
    expectEqual(controller.state["A"]?.values.values.contains("true"), true)
  }

  @Test func anotherPreviewAndBackKeepsItsState() throws {
    let previews = ["A", "B"].map { name in
      TouchstonePreview(name: name) { () -> UIView in UISwitch() }
    }
    let (stage, controller) = Self.stage(previews, show: "style=light;name=B")
    let toggle = try #require(controller.devices[0].content.view.subviews.first as? UISwitch)
    toggle.isOn = true
    stage.tap(labeled: "Preview")
    stage.tap(labeled: "A")
    expectEqual(controller.choice.name, "A")
    stage.tap(labeled: "Preview")
    stage.tap(labeled: "B")
    let second = try #require(controller.devices[0].content.view.subviews.first as? UISwitch)
    #expect(second !== toggle)
    #expect(second.isOn)
  }

  @Test func aChoiceIsReadAsItIsWritten() {
    var choice = TouchstonePreviewChoice("")
    choice.name = "a;b=c\\d"
    choice.size = CGSize(width: 390, height: 844)
    choice.style = .dark
    expectEqual(TouchstonePreviewChoice(choice.text), choice)
    expectEqual(TouchstonePreviewChoice("size=0x1;style=blue;nothing"), TouchstonePreviewChoice(""))
  }
}
