import Expectations
import Testing
import TouchDrawing
import TouchGeometry
import TouchKit
import TouchTesting

@testable import TouchNavigation
@testable import TouchWidgets

@MainActor private final class Listener: UIColorPickerViewControllerDelegate {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { diary(ColorParts(color).hex + (continuously ? "…" : "")) }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { diary("finish") }
}

@MainActor @Suite struct ColorPickerTests {
  let diary = Diary()
  let stage = TouchStage(size: CGSize(width: 600, height: 600))
  let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 32, height: 32))

  init() {
    stage.rootView.addSubview(well)
    well.addAction(
      UIAction { [well, diary] _ in diary(well.selectedColor.map { ColorParts($0).hex } ?? "nil") }, for: .valueChanged)
    stage.settle()
  }

  private var picker: UIColorPickerViewController? {
    stage.window.rootViewController?.presentedViewController as? UIColorPickerViewController
  }
  private func part<Part: UIView>(_ type: Part.Type, _ label: String) -> Part? {
    picker?.view.subviews.lazy.compactMap { $0 as? Part }.first { $0.accessibilityLabel == label }
  }

  @Test("30.22: a well opens a picker next to it, adopts each color and sends valueChanged")
  func aWell() throws {
    well.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.tap(well)
    stage.wait(1)
    expectEqual(picker?.selectedColor, UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1))
    let plane = try #require(part(ColorPlane.self, "Saturation and brightness"))
    stage.finger.down(at: CGPoint(x: 0.001, y: plane.bounds.height - 0.001), in: plane)
    expectEqual(diary.take(), "#000000")
    stage.finger.up()
    expectEqual(diary.take(), "#000000")
    stage.tap(at: CGPoint(x: 580, y: 580))
    stage.wait(1)
    #expect(picker == nil && well.selectedColor.map { ColorParts($0).hex } == "#000000")
  }

  @Test("30.22: hue and saturation are kept through black")
  func kept() {
    var parts = ColorParts(UIColor(hue: 0.6, saturation: 0.5, brightness: 1, alpha: 1))
    parts.brightness = 0
    let back = ColorParts(parts.color, after: parts)
    #expect(back.hue == parts.hue && back.saturation == parts.saturation && back.brightness == 0)
  }

  @Test("30.22: tracks, keys, palette and number; each is reported once, a finger's as continuous and at its end")
  func picking() throws {
    let listener = Listener(diary)
    let controller = UIColorPickerViewController()
    controller.delegate = listener
    controller.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    stage.window.rootViewController?.present(controller, animated: false)
    stage.settle()
    let hue = try #require(part(ColorTrack.self, "Hue"))
    stage.finger.down(at: CGPoint(x: hue.bounds.midX, y: 12), in: hue)
    expectEqual(diary.take(), "#00FFFF…")
    stage.finger.up()
    expectEqual(diary.take(), "#00FFFF")
    stage.window.windowScene?.focusSystem.requestFocusUpdate(to: hue)
    stage.typeKey(.keyboardHome)
    expectEqual(diary.take(), "#FF0000")
    let opacity = try #require(part(ColorTrack.self, "Opacity"))
    stage.window.windowScene?.focusSystem.requestFocusUpdate(to: opacity)
    stage.typeKey(.keyboardHome)
    expectEqual(diary.take(), "#FF000000")
    controller.supportsAlpha = false
    controller.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    let white = try #require(part(ColorSwatch.self, "#FFFFFF"))
    stage.tap(white)
    expectEqual(diary.take(), "#FFFFFF")
    stage.tap(labeled: "Hexadecimal number")
    stage.typeKey(.keyboardA, modifierFlags: .control)
    stage.typeText("12ab34")
    stage.typeKey(.keyboardReturnOrEnter)
    expectEqual(diary.take(), "#12AB34")
    stage.tap(labeled: "Hexadecimal number")
    stage.typeText("zz")
    stage.typeKey(.keyboardReturnOrEnter)
    #expect(diary.take() == "" && ColorParts(controller.selectedColor).hex == "#12AB34")
    controller.dismiss(animated: false)
    stage.settle()
    expectEqual(diary.take(), "finish")
  }
}
