import CTouchScenes

/// The source file that records gestures in an app for iPhone or iPad.
package enum RecorderSource {
  /// The text that `touchstone recorder` prints.
  package static var text: String {
    var bytes = [UInt8](repeating: 0, count: touch_recorder_size())
    touch_recorder_copy(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
