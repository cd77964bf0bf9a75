import CTouchSystem
import Glibc
import TouchGeometry
import TouchProbe

/// An app of this user that listens for inspectors.
@MainActor package struct ListeningProgram {
  package enum State: String, Sendable {
    case listening, inspected
    /// The process does not answer: it is stopped, or busy.
    case silent
  }

  package let process: Int
  /// The app's name; empty if it does not answer.
  package let name: String
  package let state: State

  package init(process: Int, name: String, state: State) {
    (self.process, self.name, self.state) = (process, name, state)
  }

  /// The folder with the sockets; nil without `XDG_RUNTIME_DIR`.
  package static var folder: String? {
    getenv("XDG_RUNTIME_DIR").map { String(cString: $0) + "/" + ProbeListener.folderName }
  }

  /// The apps that listen, by the number of their process.
  ///
  /// Removes the sockets of processes that have ended.
  package static func all(in folder: String) -> [ListeningProgram] {
    processes(in: folder).compactMap { process in
      let path = "\(folder)/\(process)"
      do throws(ProbeConnection.Failure) {
        let connection = try ProbeConnection(path: path, timeout: 1000)
        return ListeningProgram(
          process: process, name: connection.name, state: connection.isInspected ? .inspected : .listening)
      } catch {
        if error.isStale { unlink(path) }
        return error.isStale ? nil : ListeningProgram(process: process, name: "", state: .silent)
      }
    }
  }

  /// The path of the socket that a word means: the number of a process, or a path.
  package static func path(_ word: String) -> String? {
    if word.contains("/") { return word }
    guard let process = Int(word), process > 0 else { return nil }
    return folder.map { "\($0)/\(process)" }
  }

  private static func processes(in folder: String) -> [Int] {
    guard touch_user_folder_is_own(folder) else { return [] }
    var found: [Int] = []
    while case let next = touch_user_folder_next(folder, Int32(found.last ?? 0)), next > 0 { found.append(Int(next)) }
    return found
  }
}
