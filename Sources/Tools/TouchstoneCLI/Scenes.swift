import TouchScenes

/// The scenes that commands accept.
enum Scenes {
  /// The scene that opens by default.
  static let first = BuiltInScenes.entries[0].name

  /// A scene by its name or path, with errors as commands report them.
  ///
  /// A recording gets the requirements that its log reveals; see `UnsaidWaiting`.
  @MainActor static func load(_ nameOrPath: String) throws(Failure) -> SceneLibrary.LoadedScene {
    do throws(FileError) {
      return try read(nameOrPath)
    } catch {
      var failure = Failure(error)
      if failure.status == .noSuchFile {
        failure.message += Suggestion.clause(for: nameOrPath, among: BuiltInScenes.entries.map(\.name))
      }
      throw failure
    }
  }

  /// The same, with errors as readers of files report them.
  @MainActor static func read(_ nameOrPath: String) throws(FileError) -> SceneLibrary.LoadedScene {
    var loaded = try BuiltInScenes.library.scene(nameOrPath)
    if let capture = loaded.capture {
      let concluded = UnsaidWaiting(in: capture).capture
      (loaded.scene, loaded.capture) = (concluded.scene, concluded)
    }
    return loaded
  }

  /// The input at a path, for a scene.
  static func input(of loaded: SceneLibrary.LoadedScene, _ path: String) throws(Failure) -> InputFile? {
    do throws(FileError) {
      return try BuiltInScenes.library.input(of: loaded, at: path)
    } catch {
      throw Failure(error)
    }
  }

  /// The input that a scene names; nil if it names none, or if the input cannot be read.
  static func ownInput(of loaded: SceneLibrary.LoadedScene) -> InputFile? {
    (try? BuiltInScenes.library.input(of: loaded)) ?? nil
  }

  /// Refuses a scene whose own input is missing or invalid, as playing it would.
  ///
  /// A scene without an input is accepted.
  static func checkOwnInput(of loaded: SceneLibrary.LoadedScene) throws(Failure) {
    do throws(FileError) {
      _ = try BuiltInScenes.library.input(of: loaded)
    } catch {
      throw Failure(error)
    }
  }

  /// A scene and the input to play into it: the one at `path`, or the scene's own.
  @MainActor static func loadWithInput(_ name: String, _ path: String?) throws(Failure) -> (SceneFile, InputFile) {
    try withInput(try load(name), path)
  }

  /// The same for a loaded scene.
  static func withInput(
    _ loaded: SceneLibrary.LoadedScene, _ path: String?
  ) throws(Failure) -> (SceneFile, InputFile) {
    let input: InputFile?
    do throws(FileError) {
      input = try BuiltInScenes.library.input(of: loaded, at: path)
    } catch {
      throw Failure(error)
    }
    guard let input else {
      throw Failure(
        message: localized("%1$s: the scene names no input; give one with --input FILE", "\(loaded.file)"),
        status: .badFile)
    }
    return (loaded.scene, input)
  }

  /// Notes about a capture that precede its explanation: what its scene cannot express, conclusions from its log, and
  /// where the replay differs.
  @MainActor static func remarks(on capture: CaptureFile) -> [String] {
    let notes = notes(of: capture)
    guard let difference = CaptureReplay(capture).difference else { return notes + capture.conclusions }
    return notes + [localized("It does not play as it was seen: %1$s.", difference[0])] + difference.dropFirst()
      + [localized("So what is said here may not be what has happened.")]
  }

  /// What the `about` of a capture states after its origin, without conclusions from the log.
  private static func notes(of capture: CaptureFile) -> [String] {
    let (origin, end) = ("Captured from \(capture.program).", capture.conclusions.joined(separator: " "))
    guard capture.scene.about.hasPrefix(origin) else { return [] }
    var text = capture.scene.about.dropFirst(origin.count)
    if !end.isEmpty, text.hasSuffix(end) { text.removeLast(end.count) }
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text.isEmpty ? [] : [String(text)]
  }

  /// A path without the extension of scenes or captures.
  static func stem(of path: String) -> String {
    let ending = [".json", ".touchstone"].first { path.hasSuffix($0) } ?? ""
    return String(path.dropLast(ending.count))
  }

  /// Refuses a path that cannot be written, before any work is done.
  static func checkWritable(_ path: String) throws(Failure) { _ = try writable(path) }

  /// The target of a path after following links.
  ///
  /// Throws if it cannot be written.
  static func writable(_ path: String) throws(Failure) -> String {
    do throws(FileError) {
      try TextFile.checkReplaceable(path)
      return try TextFile.plainTarget(of: path)
    } catch {
      throw Failure(error)
    }
  }

  /// Writes a file as a whole, or leaves it unchanged.
  static func write(_ text: String, to path: String) throws(Failure) { try write(Array(text.utf8), to: path) }

  /// The same with any bytes.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    do throws(FileError) {
      try TextFile.replace(path, with: bytes)
    } catch {
      throw Failure(error)
    }
  }
}
