import CTouch
import TouchGeometry
import TouchScenes

/// The scenes that are built into the program.
enum Scenes {
  /// What opens when no scene is named.
  static let first = "hit-test-order"

  /// Built-in scenes and files.
  static let library = SceneLibrary(available: .built) { name in
    (0..<touch_asset_count()).first { touch_asset_name($0).map { String(cString: $0) } == name }.map { asset($0) }
  }

  /// A scene by its name or path, with failures as commands report them.
  static func load(_ nameOrPath: String) throws(Failure) -> SceneLibrary.LoadedScene {
    do throws(FileError) {
      return try library.scene(nameOrPath)
    } catch {
      throw Failure(error)
    }
  }

  private static func asset(_ index: Int32) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: touch_asset_size(index))
    touch_asset_copy(index, &bytes)
    return bytes
  }
}
