import Expectations
import Testing
import TouchCairo
import TouchDrawing
import TouchGeometry

@testable import TouchstoneCLI

/// `play --style`, and scenes that define a style.
@MainActor @Suite struct PlayStyleTests {
  /// Controls without text, in a stack view: a slider, a switch that is on and one that is off.
  private func scene(_ style: String) -> String {
    #"""
    {"format": "touchstone-scene", "version": 1, "title": "t", "size": [120, 120]\#(style),
     "root": {"name": "root", "class": "UIStackView", "frame": [0, 0, 120, 120], "axis": "vertical", "spacing": 8,
       "isLayoutMarginsRelativeArrangement": true, "distribution": "equalSpacing", "alignment": "leading",
       "children": [
         {"name": "slider", "class": "UISlider", "frame": [0, 0, 100, 0], "value": 0.4},
         {"name": "on", "class": "UISwitch", "frame": [0, 0, 0, 0], "isOn": true},
         {"name": "off", "class": "UISwitch", "frame": [0, 0, 0, 0]}]}}
    """#
  }

  /// What `play` shows of a scene.
  private func picture(_ text: String, _ options: [String] = []) throws -> Bitmap {
    var template = Array("/tmp/touchstone-style-XXXXXX".utf8CString)
    let folder = try #require(
      template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) }.map { String(cString: $0) })
    let (scene, input, picture) = (folder + "/scene.json", folder + "/input.jsonl", folder + "/picture.png")
    defer {
      for path in [scene, input, picture] { unlink(path) }
      rmdir(folder)
    }
    try Scenes.write(text, to: scene)
    try Scenes.write("{\"format\": \"touchstone-input\", \"version\": 1, \"size\": [120, 120]}\n", to: input)
    let status = Dispatcher.run(
      ["play", scene, "--input", input, "--log", "none", "--screenshot", picture] + options)
    expectEqual(status, .done)
    return try #require(Bitmap(pngFile: picture))
  }

  @Test func theOptionGivesAnySceneAStyle() throws {
    let (light, dark) = (try picture(scene("")), try picture(scene(""), ["--style", "dark"]))
    #expect(light != dark)
    expectNil(GoldenFolder(module: "TouchstoneCLI").complaint(about: dark, named: "style-dark@1"))
    expectNil(GoldenFolder(module: "TouchstoneCLI").complaint(about: light, named: "style-light@1"))
    try expectEqual(picture(scene(""), ["--style", "light"]), light)
  }

  @Test func theOptionCountsMoreThanTheScene() throws {
    let dark = scene(#", "userInterfaceStyle": "dark""#)
    try expectEqual(picture(dark), picture(scene(""), ["--style", "dark"]))
    try expectEqual(picture(dark, ["--style", "light"]), picture(scene("")))
  }

  @Test func aStyleThatThereIsNotIsWrongUsage() {
    expectEqual(Dispatcher.run(["play", "one-tap", "--log", "none", "--style", "sepia"]), .wrongUsage)
  }
}
