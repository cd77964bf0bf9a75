import Expectations
import Testing
import TouchGeometry
import TouchKit
import TouchScenes

@testable import TouchInspector

/// The lanes of built-in scenes, each compared with Tests/Goldens/Lanes; `TOUCHSTONE_BLESS=1` rewrites them.
@MainActor @Suite(.serialized) struct LaneModelTests {
  @Test(arguments: [
    "one-tap", "single-double-tap", "single-double-tap-cured", "swipe-and-pan", "swipe-and-pan-cured", "transform",
    "delays-began", "delays-ended", "long-press", "require-to-fail", "simultaneous", "multi-touch", "two-buttons",
    "tap-kills-rows", "gallery", "button-in-scroll", "button-in-scroll-cured", "slider-in-scroll",
    "slider-in-scroll-cured", "pager", "pager-cured", "bottom-sheet", "edge-back", "cell-swipe", "menu-press",
    "double-press", "presses", "touchpad-pinch",
  ]) func theLanesAreThese(_ name: String) throws {
    let loaded = try BuiltInScenes.library.scene(name)
    let input = try #require(try BuiltInScenes.library.input(of: loaded))
    let player = ScenePlayer(loaded.scene)
    let record = Record(of: player.window, recognizers: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    player.application.traceSink = record
    player.play(input)
    let parts = #filePath.split(separator: "/").prefix { $0 != "Tests" }
    let file = "/" + parts.joined(separator: "/") + "/Tests/Goldens/Lanes/\(name).txt"
    let text = record.model.text + "\n"
    if getenv("TOUCHSTONE_BLESS") != nil { try TextFile.replace(file, with: text) }
    expectEqual(String(decoding: try TextFile.read(file), as: UTF8.self), text)
  }
}
