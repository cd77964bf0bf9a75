import TouchGeometry

extension UIApplication {
  /// Passes files that the user dropped on a scene to the app: to the scene delegate together, otherwise to the
  /// application delegate one by one (semantics 40.6).
  func open(_ contexts: [UIOpenURLContext], in scene: UIWindowScene) {
    guard opensFiles, !contexts.isEmpty else { return }
    if let delegate = scene.delegate {
      delegate.scene(scene, openURLContexts: Set(contexts))
    } else {
      for context in contexts { _ = delegate?.application(self, open: context.url, options: [:]) }
    }
  }

  /// Activates the window that was used last, and opens the files and performs the shortcut item of a second start of
  /// the app in it (semantics 40.9, 40.11).
  package func handleSecondStart(_ paths: [String], shortcut type: String? = nil) {
    guard let scene = frontScene else { return }
    scene.request(.activate)
    open(paths.map { UIOpenURLContext(url: URL(fileURLWithPath: $0)) }, in: scene)
    if let type { perform(shortcutItem(type), in: scene) }
  }

  /// Processes files dropped from the desktop.
  func drop(_ paths: [String], in scene: UIWindowScene) {
    if let onDrop {
      for path in paths { onDrop(path) }
    } else {
      open(paths.map { UIOpenURLContext(url: URL(fileURLWithPath: $0)) }, in: scene)
    }
  }

  /// Tells the desktop whether files may be dropped on the windows.
  func updateDropTargets() { for scene in scenes { updateDropTargets(scene) } }

  func updateDropTargets(_ scene: UIWindowScene) {
    let isOn = takesDrops && !scene.isTool
    if isOn != scene.takesDrops { scene.takesDrops = isOn }
    let takesDrags = remoteDrops.hasTargets && !scene.isTool
    if takesDrags != scene.takesRemoteDrags { scene.takesRemoteDrags = takesDrags }
  }

  var takesDrops: Bool { opensFiles || onDrop != nil }
}

extension UIApplication {
  /// An option of an opened file.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option with the given name; the desktop provides none.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}
