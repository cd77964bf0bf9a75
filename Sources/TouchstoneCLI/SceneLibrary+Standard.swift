import CTouch
import TouchScenes

extension SceneLibrary {
  /// The scenes that the command knows: those that are built in, and files.
  static let standard = SceneLibrary(available: .built) { name in
    let index = (0..<touch_asset_count()).first { touch_asset_name($0).map { String(cString: $0) } == name }
    return index.map { index in
      var bytes = [UInt8](repeating: 0, count: touch_asset_size(index))
      touch_asset_copy(index, &bytes)
      return bytes
    }
  }

  /// What opens when no scene is named.
  static let firstScene = "hit-test-order"
}
