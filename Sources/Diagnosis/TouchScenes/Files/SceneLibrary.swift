import TouchGeometry

/// Finds scenes and inputs among the built-in files and on the disk.
package struct SceneLibrary: Sendable {
  /// The content of a built-in file by its name (`one-tap.json`, `one-tap.jsonl`); nil if there is no such file.
  private let builtIn: @Sendable (String) -> [UInt8]?

  package init(builtIn: @escaping @Sendable (String) -> [UInt8]?) {
    self.builtIn = builtIn
  }

  /// A scene with its source.
  package struct LoadedScene: Sendable, Equatable {
    package var scene: SceneFile
    /// The name of the file in messages: its path, or the name of a built-in file.
    package var file: String
    package var isBuiltIn: Bool
    /// The capture that contains the scene, if it is one; its input precedes any other.
    package var capture: CaptureFile?

    package init(scene: SceneFile, file: String, isBuiltIn: Bool, capture: CaptureFile? = nil) {
      (self.scene, self.file, self.isBuiltIn, self.capture) = (scene, file, isBuiltIn, capture)
    }
  }

  /// The scene with a name or a path; a built-in scene precedes a file.
  ///
  /// A file may be a capture.
  ///
  /// Throws status 66 if there is neither, and 65 if the content is invalid.
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
        file: nameOrPath, at: nil, message: localized("neither a built-in scene nor a file"),
        exitStatus: FileError.noSuchFile)
    }
  }

  /// The input at a path, or the scene's own without a path; nil if the scene has none.
  ///
  /// Throws status 66 if the file does not exist, and 65 if it is invalid or made for another size.
  package func input(of loaded: LoadedScene, at path: String? = nil) throws(FileError) -> InputFile? {
    let size = loaded.scene.size
    if let path { return try InputFile.read(try TextFile.read(path), file: path, sceneSize: size) }
    if let capture = loaded.capture { return capture.input }
    guard let own = loaded.scene.input else { return nil }
    if loaded.isBuiltIn {
      guard let bytes = builtIn(own) else {
        throw FileError(
          file: own, at: nil, message: localized("no such file is built in"), exitStatus: FileError.noSuchFile)
      }
      return try InputFile.read(bytes, file: own, sceneSize: size)
    }
    // A scene from elsewhere must not cause files outside its folder to be read.
    guard !own.hasPrefix("/"), !own.split(separator: "/").contains("..") else {
      throw FileError(
        file: loaded.file, at: nil, key: "input",
        message: localized(
          "\"input\" is %1$s, which leads out of the scene's folder; --input can name it", "\(JSONWriter.quoted(own))"))
    }
    let folder = loaded.file.lastIndex(of: "/").map { String(loaded.file[...$0]) } ?? ""
    let path = folder + own
    let bytes: [UInt8]
    do {
      bytes = try TextFile.read(path, within: folder)
    } catch {
      var error = error
      error.message += localized("; %1$s names it as its input", loaded.file)
      throw error
    }
    return try InputFile.read(bytes, file: path, sceneSize: size)
  }
}
