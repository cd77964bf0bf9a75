import CTouchScenes

/// The source files that are added to other programs: to apps for iPhone or iPad, and to previewed ones.
package enum RecorderSource {
  /// TouchRecorder.swift, which records gestures: the text that `touchstone recorder` prints.
  package static var recorder: String {
    var bytes = [UInt8](repeating: 0, count: touch_recorder_size())
    touch_recorder_copy(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// SceneRunner.swift, which runs scene files: the text that `touchstone runner` prints.
  package static var runner: String {
    var bytes = [UInt8](repeating: 0, count: touch_scene_runner_size())
    touch_scene_runner_copy(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// TouchstonePreview.swift, which shows previews: `touchstone preview` adds it to a copy of the program.
  package static var preview: String {
    var bytes = [UInt8](repeating: 0, count: touch_preview_size())
    touch_preview_copy(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
