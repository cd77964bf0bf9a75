import CTouchScenes

/// The scenes that are built into `touchstone`, with their inputs and expected logs: the files of `Assets/Scenes`,
/// embedded at compile time.
package enum BuiltInScenes {
  /// The purpose of a scene.
  package enum Group: String, Sendable, CaseIterable {
    /// Scenes that show one rule each.
    case foundations
    /// Scenes in which two gestures compete for a finger, and scenes with the cure.
    case conflicts
  }

  /// A scene in the list.
  package struct Entry: Sendable, Equatable {
    /// The name of the scene on the command line; its file is `NAME.json`.
    package var name: String
    package var group: Group
    /// The name of the scene whose conflict this one cures; nil for other scenes.
    package var curedConflict: String?

    /// The name of the file with the callbacks that the scene's own input must cause.
    package var logFile: String { name + ".log" }
  }

  /// All scenes, in a good order to read: foundations first, each cure after its conflict.
  package static let entries: [Entry] =
    foundations.map { Entry(name: $0, group: .foundations) }
    + conflicts.flatMap { name in
      [
        Entry(name: name, group: .conflicts),
        Entry(name: name + "-cured", group: .conflicts, curedConflict: name),
      ]
    }

  /// Finds scenes and inputs among the built-in files and on the disk.
  package static let library = SceneLibrary { file($0) }

  /// The title of a scene in the language of the tools, one line.
  ///
  /// Throws if there is no scene of this name.
  package static func title(of entry: Entry) throws(FileError) -> String {
    try library.scene(entry.name).scene.localizedTitle
  }

  /// The names of all embedded files: those of the scenes, then the chapters of the rules, in byte order.
  package static var files: [String] { (0..<touch_asset_count()).map { String(cString: touch_asset_name($0)) } }

  /// The content of an embedded file; nil if there is no such file.
  package static func file(_ name: String) -> [UInt8]? {
    for index in 0..<touch_asset_count() where String(cString: touch_asset_name(index)) == name {
      var bytes = [UInt8](repeating: 0, count: touch_asset_size(index))
      touch_asset_copy(index, &bytes)
      return bytes
    }
    return nil
  }

  private static let foundations = [
    "hit-test-order", "cannot-hit", "bigger-touch-area", "pass-through-overlay", "redirect-to-child",
    "responder-chain", "container-chain", "one-tap", "long-press", "cancels-touches", "delays-began", "delays-ended",
    "require-to-fail",
    "simultaneous", "exclusive-touch-type", "nested-taps", "unrelated-branches", "multi-touch", "pencil-canvas",
    "presses", "menu-press", "motion", "remote-control", "touchpad-pinch", "own-recognizer", "views-in-rows", "gallery",
  ]

  private static let conflicts = [
    "tap-kills-rows", "tap-kills-table", "tap-against-field", "button-under-tap", "tap-outside", "modal-by-hit-test",
    "overlapping-siblings",
    "single-double-tap", "double-press", "button-double-tap", "swipe-and-pan", "tap-and-swipe", "swipe-container",
    "transform",
    "one-two-fingers", "press-then-drag", "press-twice", "loser-never-told", "pager", "zoomed-photo",
    "nested-same-axis", "cell-swipe", "row-swipe-in-pager", "reorder-rows", "reorder-table",
    "one-axis-pan", "button-in-scroll", "slider-in-scroll",
    "edge-back", "drawer-at-edge", "own-back-button", "back-delegate", "drawer-at-back", "menu-and-drag",
    "two-buttons", "sheet-and-list", "bottom-sheet",
  ]
}
