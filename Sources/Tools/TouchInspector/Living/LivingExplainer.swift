import TouchDiagnosis
import Glibc
import TouchFiles

/// Searches for cures for the gestures of a running program.
///
/// The program writes each gesture to a temporary folder, and the inspector plays it again with changes.
@MainActor package final class LivingExplainer {
  /// The result of the search.
  package struct Finding {
    /// The explanation with the cures that were tried; nil if the gesture cannot be reproduced.
    package var explanation: Explanation?
    /// The sentence for the user, at the top of the window.
    package var sentence: String

    package init(explanation: Explanation?, sentence: String) {
      (self.explanation, self.sentence) = (explanation, sentence)
    }
  }

  private let explain: @MainActor (String) -> Finding
  /// The folder that the program writes gestures to; empty while the search is off.
  private var folder = ""

  init(_ explain: @escaping @MainActor (String) -> Finding) { self.explain = explain }

  var isOn: Bool { !folder.isEmpty }

  /// Switches the search on or off.
  ///
  /// - Returns: the folder for the program; empty if the search is off, or if no folder can be created.
  func toggle() -> String {
    if isOn {
      close()
      return ""
    }
    let place = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(place)/touchstone-XXXXXX".utf8CString)
    folder = mkdtemp(&name) == nil ? "" : String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return folder
  }

  /// Searches for cures for the gesture in a file, and deletes the file.
  ///
  /// Returns nil if the file is not in the folder.
  func finding(of path: String) -> Finding? {
    guard isOn, path.hasPrefix(folder + "/"), !path.dropFirst(folder.count + 1).contains("/") else { return nil }
    defer { unlink(path) }
    return explain(path)
  }

  /// Switches the search off and deletes the folder.
  func close() {
    if isOn { rmdir(folder) }
    folder = ""
  }
}
