import TouchDiagnosis
import Glibc
import TouchFiles

/// Finds what would help in a living program: the program takes a gesture down into a folder of this one, and it is
/// played again with changes.
@MainActor package final class LivingExplainer {
  /// What came of it.
  package struct Finding {
    /// With the cures that were tried; nil where the gesture cannot be played as it was.
    package var explanation: Explanation?
    /// For the user, at the top of the window.
    package var sentence: String

    package init(explanation: Explanation?, sentence: String) {
      (self.explanation, self.sentence) = (explanation, sentence)
    }
  }

  private let explain: @MainActor (String) -> Finding
  /// The folder that the program writes to; empty while nothing is to be taken down.
  private var folder = ""

  init(_ explain: @escaping @MainActor (String) -> Finding) { self.explain = explain }

  var isOn: Bool { !folder.isEmpty }

  /// Begins or ends it.
  ///
  /// - Returns: the folder for the program; empty to end it, and where none can be made.
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

  /// What would help in the gesture of a file, which is taken away; nil of a file that is not in the folder.
  func finding(of path: String) -> Finding? {
    guard isOn, path.hasPrefix(folder + "/"), !path.dropFirst(folder.count + 1).contains("/") else { return nil }
    defer { unlink(path) }
    return explain(path)
  }

  /// Takes the folder away.
  func close() {
    if isOn { rmdir(folder) }
    folder = ""
  }
}
