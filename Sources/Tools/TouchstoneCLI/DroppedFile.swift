import TouchGeometry
import TouchScenes

/// The content of a file that was dropped on the window.
enum DroppedFile {
  case scene(SceneLibrary.LoadedScene)
  case input(InputFile)

  /// Reads a scene or an input, which differ in their first lines.
  ///
  /// Throws as the readers do; an input must suit a scene of `sceneSize`.
  @MainActor static func read(_ path: String, sceneSize: CGSize) throws(FileError) -> DroppedFile {
    let bytes = try TextFile.read(path)
    let first = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }.prefix(1024), as: UTF8.self)
    if first.contains("\"touchstone-input\"") {
      return .input(try InputFile.read(bytes, file: path, sceneSize: sceneSize))
    }
    return .scene(try Scenes.read(path))
  }
}
