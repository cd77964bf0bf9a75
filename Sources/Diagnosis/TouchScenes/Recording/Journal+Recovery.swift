import CTouchScenes
import TouchGeometry

extension Journal {
  /// A recording whose program ended before it was saved, and what became of it.
  package struct Recovered: Sendable, Equatable {
    /// The journal that was found.
    package var journal: String
    /// The input file that was written; nil when that failed, and then the journal is still there.
    package var file: String?
    package var input: InputFile
    /// Why the input file could not be written; nil when it was.
    package var failure: FileError?

    /// What the user reads about it.
    package var sentence: String {
      if let failure { return "\(journal): an unfinished recording, which cannot be saved: \(failure.message)" }
      let length = "\(input.lines.count) lines, \(decimal(input.lines.last?.time ?? 0, places: 1)) s"
      return "\(file ?? journal): recovered from an unfinished recording, \(length)"
    }
  }

  /// Finishes the recordings of a folder whose programs have ended, each as a new input file.
  ///
  /// A last line that is not complete is left out. Fingers and keys that were down are cancelled. A journal that a
  /// program still writes is left alone, and so is a file that is not a journal. A journal without input is removed
  /// and not reported.
  ///
  /// - Parameter folder: its path, ending with a slash; empty for the current one.
  /// - Returns: in the order of their names.
  package static func recover(in folder: String) -> [Recovered] {
    names(in: folder.isEmpty ? "." : folder).compactMap { recover(folder + $0) }
  }

  /// The folder of a file as a prefix of its path; empty for the current one.
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

  /// `a-recovered-1.jsonl` for the journal of `a.jsonl`.
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
  /// The input of a file that was not written to its end: its complete lines, and then all fingers and keys that are
  /// still down are cancelled; nil for a file that is not an input file.
  package static func unfinished(_ bytes: [UInt8], file: String) -> InputFile? {
    guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")),
      var input = try? InputFile.read(Array(bytes[...end]), file: file)
    else { return nil }
    input.cancelAll()
    return input
  }

  /// Cancels the fingers and the keys that are down after the last line.
  mutating func cancelAll() {
    var fingers: [InputTouch] = []
    var keys: [InputKey] = []
    var buttons: [PressButtonName] = []
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
      case .wait, .hover, .scroll, .motion, .remoteControl, .text, .composition, .paste: break
      }
    }
    guard let time = lines.last?.time else { return }
    for var key in keys {
      key.modifiers = []
      lines.append(InputLine(time, .press(.cancelled, key)))
    }
    for button in buttons { lines.append(InputLine(time, .button(.cancelled, button))) }
    // Lines with the same time are one event; the lines before belong to another.
    if !fingers.isEmpty { lines.append(InputLine(time, .wait)) }
    for var finger in fingers {
      finger.phase = .cancelled
      lines.append(InputLine(time, .touch(finger)))
    }
  }
}
