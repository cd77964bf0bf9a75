import TouchGeometry

extension UIApplication {
  /// Gives the program files that the user dropped on a scene: to its delegate all at once, else to the application's
  /// one by one (semantics 40.6).
  func open(_ contexts: [UIOpenURLContext], in scene: UIWindowScene) {
    guard opensFiles, !contexts.isEmpty else { return }
    if let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: Set(contexts))
    } else {
      for context in contexts { _ = delegate?.application(self, open: context.url, options: [:]) }
    }
  }

  /// Takes files that came from the desktop.
  func drop(_ paths: [String], in scene: UIWindowScene) {
    if let onDrop {
      for path in paths { onDrop(path) }
    } else {
      open(paths.map { UIOpenURLContext(url: URL(fileURLWithPath: $0)) }, in: scene)
    }
  }

  /// Says to the desktop whether files may be dropped on the windows.
  func tellOfDrops() { for scene in scenes { tellOfDrops(scene) } }

  func tellOfDrops(_ scene: UIWindowScene) {
    let isOn = takesDrops && !scene.isTool
    if isOn != scene.takesDrops { scene.takesDrops = isOn }
  }

  var takesDrops: Bool { opensFiles || onDrop != nil }
}

extension UIApplication {
  /// How a file came.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// An option of the given name; the desktop tells none.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
