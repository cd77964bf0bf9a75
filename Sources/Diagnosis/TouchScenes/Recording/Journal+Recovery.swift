import CTouchScenes
import TouchGeometry

extension Journal {
  /// A recording whose process ended before it was saved, and the result of its recovery.
  package struct Recovered: Sendable, Equatable {
    /// The path of the journal.
    package var journal: String
    /// The path of the written input file; nil if writing failed, in which case the journal remains.
    package var file: String?
    package var input: InputFile
    /// The reason that the input file could not be written; nil if it was written.
    package var failure: FileError?

    /// The sentence for the user.
    package var sentence: String {
      if let failure {
        return localized("%1$s: an unfinished recording, which cannot be saved: %2$s", journal, failure.message)
      }
      let length = decimal(input.lines.last?.time ?? 0, places: 1)
      return localized(
        "%1$s: recovered from an unfinished recording, %2$s lines, %3$s s", file ?? journal, "\(input.lines.count)",
        length)
    }
  }

  /// Recovers the recordings in a folder whose processes have ended, each as a new input file.
  ///
  /// An incomplete last line is dropped. Active fingers and keys are cancelled. Files that are not journals, and
  /// journals that another process still writes, are unchanged. A journal without input is removed and not reported.
  ///
  /// - Parameter folder: the path, ending with a slash; empty for the current folder.
  /// - Returns: the recordings in the order of their names.
  package static func recover(in folder: String) -> [Recovered] {
    names(in: folder.isEmpty ? "." : folder).compactMap { recover(folder + $0) }
  }

  /// The folder of a file as a prefix of its path; empty for the current folder.
  package static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  private static func names(in folder: String) -> [String] {
    guard let list = touch_folder_open(folder) else { return [] }
    defer { touch_folder_close(list) }
    var names: [String] = []
    while let name = touch_folder_next(list) {
      let text = String(cString: name)
      if text.hasSuffix(suffix) { names.append(text) }
    }
    return names.sorted()
  }

  private static func recover(_ path: String) -> Recovered? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let bytes = try? TextFile.read(path),
      let input = InputFile.unfinished(bytes, file: path)
    else { return nil }
    guard !input.lines.isEmpty else {
      _ = unlink(path)
      return nil
    }
    let file = freeName(for: path)
    do throws(FileError) {
      try TextFile.replace(file, with: input.text)
    } catch {
      return Recovered(journal: path, file: nil, input: input, failure: error)
    }
    _ = unlink(path)
    return Recovered(journal: path, file: file, input: input, failure: nil)
  }

  /// An unused name: `a-recovered-1.jsonl` for the journal of `a.jsonl`.
  private static func freeName(for path: String) -> String {
    let ending = ".jsonl"
    var stem = String(path.dropLast(suffix.count))
    if stem.hasSuffix(ending) { stem = String(stem.dropLast(ending.count)) }
    var number = 1
    while access("\(stem)-recovered-\(number)\(ending)", F_OK) == 0 { number += 1 }
    return "\(stem)-recovered-\(number)\(ending)"
  }
}

extension InputFile {
  /// The input of an incomplete file: its complete lines, and the cancellation of all active fingers and keys; nil for
  /// a file that is not an input file.
  package static func unfinished(_ bytes: [UInt8], file: String) -> InputFile? {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")),
      var input = try? InputFile.read(Array(bytes[...end]), file: file)
    else { return nil }
    input.cancelAll()
    return input
  }

  /// Cancels the fingers and the keys that are down after the last line, and the touchpad's gesture in progress.
  mutating func cancelAll() {
    var fingers: [InputTouch] = []
    var keys: [InputKey] = []
    var buttons: [PressButtonName] = []
    var gesture: InputTransform?
    for line in lines {
      switch line.content {
      case .touch(let touch):
        fingers.removeAll { $0.id == touch.id }
        if touch.phase == .began || touch.phase == .moved { fingers.append(touch) }
      case .press(let phase, let key):
        keys.removeAll { $0.usage == key.usage }
        if phase == .began { keys.append(key) }
      case .button(let phase, let button):
        buttons.removeAll { $0 == button }
        if phase == .began { buttons.append(button) }
      case .transform(let sample):
        gesture = sample.phase == .began || sample.phase == .changed ? sample : nil
      case .wait, .hover, .scroll, .hold, .motion, .acceleration, .remoteControl, .text, .composition, .paste: break
      }
    }
    guard let time = lines.last?.time else { return }
    for var key in keys {
      key.modifiers = []
      lines.append(InputLine(time, .press(.cancelled, key)))
    }
    for button in buttons { lines.append(InputLine(time, .button(.cancelled, button))) }
    if var gesture {
      gesture.phase = .cancelled
      lines.append(InputLine(time, .transform(gesture)))
    }
    // Lines with the same time are one event; separate the cancellations from the lines before.
    if !fingers.isEmpty { lines.append(InputLine(time, .wait)) }
    for var finger in fingers {
      finger.phase = .cancelled
      lines.append(InputLine(time, .touch(finger)))
    }
  }
}
