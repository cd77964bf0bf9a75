import TouchGeometry

/// Finds scenes and inputs: among those built into the program, and on the disk.
package struct SceneLibrary: Sendable {
  /// The content of a file that is built in, by its file name (`one-tap.json`, `one-tap.jsonl`); nil if there is none.
  private let builtIn: @Sendable (String) -> [UInt8]?

  package init(builtIn: @escaping @Sendable (String) -> [UInt8]?) {
    self.builtIn = builtIn
  }

  /// A scene and where it came from.
  package struct LoadedScene: Sendable, Equatable {
    package var scene: SceneFile
    /// What messages call the file: its path, or the file name of a built-in one.
    package var file: String
    package var isBuiltIn: Bool
    /// What else the file holds, if it is a capture: its input comes before any other.
    package var capture: CaptureFile?

    package init(scene: SceneFile, file: String, isBuiltIn: Bool, capture: CaptureFile? = nil) {
      self.scene = scene
      self.file = file
      self.isBuiltIn = isBuiltIn
      self.capture = capture
    }
  }

  /// The scene of a name, or else of a path: a built-in scene comes before a file, which may be a capture.
  ///
  /// Throws status 66 when there is neither, 65 when the content is bad.
  package func scene(_ nameOrPath: String) throws(FileError) -> LoadedScene {
    let asset = nameOrPath + ".json"
    if let bytes = builtIn(asset) {
      let scene = try SceneFile.read(bytes, file: asset)
      return LoadedScene(scene: scene, file: asset, isBuiltIn: true)
    }
    do {
      let value = try JSONReader.read(try TextFile.read(nameOrPath), file: nameOrPath)
      if CaptureFile.isCapture(value) {
        let capture = try CaptureFile.read(value, file: nameOrPath)
        return LoadedScene(scene: capture.scene, file: nameOrPath, isBuiltIn: false, capture: capture)
      }
      return LoadedScene(scene: try SceneFile.read(value, file: nameOrPath), file: nameOrPath, isBuiltIn: false)
    } catch {
      guard error.exitStatus == FileError.noSuchFile, !nameOrPath.contains("/"), !nameOrPath.contains(".") else {
        throw error
      }
      throw FileError(
        file: nameOrPath, at: nil, message: "neither a built-in scene nor a file",
        exitStatus: FileError.noSuchFile)
    }
  }

  /// The input at a path, or else the scene's own; nil when no path is given and the scene has none.
  ///
  /// Throws status 66 when the file is not there, 65 when it is bad or made for another size.
  package func input(of loaded: LoadedScene, at path: String? = nil) throws(FileError) -> InputFile? {
    let size = loaded.scene.size
    if let path { return try InputFile.read(try TextFile.read(path), file: path, sceneSize: size) }
    if let capture = loaded.capture { return capture.input }
    guard let own = loaded.scene.input else { return nil }
    if loaded.isBuiltIn {
      guard let bytes = builtIn(own) else {
        throw FileError(
          file: own, at: nil, message: "no such file is built in", exitStatus: FileError.noSuchFile)
      }
      return try InputFile.read(bytes, file: own, sceneSize: size)
    }
    // A scene that somebody sends must not have files read that were never meant for it.
    guard !own.hasPrefix("/"), !own.split(separator: "/").contains("..") else {
      throw FileError(
        file: loaded.file, at: nil, key: "input",
        message: "\"input\" is \(JSONWriter.quoted(own)), which leads out of the scene's folder; --input can name it")
    }
    let folder = loaded.file.lastIndex(of: "/").map { String(loaded.file[...$0]) } ?? ""
    let path = folder + own
    let bytes: [UInt8]
    do {
      bytes = try TextFile.read(path, within: folder)
    } catch {
      var error = error
      error.message += "; \(loaded.file) names it as its input"
      throw error
    }
    return try InputFile.read(bytes, file: path, sceneSize: size)
  }
}
