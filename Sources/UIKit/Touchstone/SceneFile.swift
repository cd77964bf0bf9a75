import TouchFiles
import TouchGeometry
import TouchKit
import TouchSDL

/// The file in which an app's scenes are stored: `scenes.json` in a folder of the app's name, below `XDG_STATE_HOME` or
/// `~/.local/state`.
@MainActor final class SceneFile: SceneStoring {
  private let folder: String?
  private var path: String? { folder.map { $0 + "/scenes.json" } }
  /// The maximum length that is read, in bytes.
  private static let longest = 1 << 20

  init(name: String) {
    let home = DisplayChoice.variable("HOME").map { $0 + "/.local/state" }
    folder = (DisplayChoice.variable("XDG_STATE_HOME") ?? home).map { "\($0)/\(name)" }
  }

  func read() -> [UInt8]? {
    guard let path, access(path, R_OK) == 0 else { return nil }
    return try? TextFile.read(path, atMost: Self.longest)
  }

  func write(_ text: String?) {
    guard let folder, let path else { return }
    guard let text else {
      unlink(path)
      return
    }
    guard Files.makeFolder(folder) else {
      return Complaint.print("the windows are not stored: cannot create \(folder)")
    }
    do throws(FileError) {
      try TextFile.replace(path, with: text)
    } catch {
      Complaint.print("the windows are not stored: \(error)")
    }
  }
}
