import TouchScenes

extension SceneLibrary {
  /// The scenes that the command knows.
  static let standard = SceneLibrary(available: .built) { _ in nil }
}
