import Glibc
import TouchGeometry
import TouchScenes

extension Command {
  /// Creates the folder of a new tool, scene or host.
  static let new = Command(
    name: "new", synopsis: "NAME [--touchstone FOLDER|URL] [--scene | --host-c]",
    summary: "makes a folder with a small tool, its test, icon and desktop entry, ready to run and to give away",
    details: """
      NAME                 the tool's name, and its folder's: letters and digits, a letter first
      --touchstone FOLDER  the folder of Touchstone's sources; Touchstone, next to the new folder, by default
      --touchstone URL     their repository instead; the tool uses its tag with the version of this command
      --scene              makes a scene file and an input instead, to find out why a gesture does not act
      --host-c             makes a program in C with a window of SDL instead, which contains a panel of the kit

      Then: cd NAME, swift run; swift test tests the tool with simulated fingers, and make deb builds a Debian package
      of it. An existing folder is not changed; the status is 64.
      """,
    options: ["--touchstone"], switches: ["--scene", "--host-c"]
  ) { arguments throws(Failure) in
    guard let name = try arguments.only("name"), !name.isEmpty else { throw .usage(localized("which name?")) }
    let isWord = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    guard isWord, let first = name.first, first.isLetter, name.count <= 60 else {
      throw .usage(localized("%1$s: a name consists of at most 60 letters and digits, a letter first", "\(name)"))
    }
    guard !NewPackage.taken.contains(name.lowercased()) else {
      throw .usage(localized("%1$s: Swift, its libraries or Touchstone use that name; choose another one", "\(name)"))
    }
    let sources = arguments.value(of: "--touchstone")
    switch (arguments.has("--scene"), arguments.has("--host-c")) {
    case (true, true): throw .usage(localized("--scene and --host-c cannot be combined; give one of them"))
    case (false, false): try makeTool(name, sources: sources ?? "Touchstone")
    case (let isScene, _):
      guard sources == nil else { throw .usage(localized("--touchstone: a scene and a program in C need no sources")) }
      let files = isScene ? try NewScene(name: name).files() : NewHost(name: name).files
      try write(files, to: name)
      let explain = "touchstone explain \(name).scene.json"
      Output.line("cd \(name) && " + (isScene ? explain : "make && ./\(name)"))
    }
    return .done
  }

  private static func makeTool(_ name: String, sources text: String) throws(Failure) {
    guard let sources = KitSources(text, version: Dispatcher.version) else {
      throw .usage(
        localized(
          "--touchstone %1$s: expected a folder or a URL without quotes, backslashes and line breaks", "\(text)"))
    }
    var (now, date) = (time(nil), tm())
    localtime_r(&now, &date)
    try write(NewPackage(name: name, sources: sources, year: 1900 + Int(date.tm_year)).files, to: name)
    if case .folder = sources, access("\(text)/Package.swift", F_OK) != 0 {
      Output.line(
        localized("there is no package at %1$s yet: put Touchstone's sources there, or change Package.swift", text))
    }
    Output.line("cd \(name) && swift run")
  }

  /// Writes files into a new folder; scripts are executable.
  private static func write(_ files: [NewFile], to name: String) throws(Failure) {
    guard mkdir(name, 0o755) == 0 else {
      if errno == EEXIST { throw .usage(localized("%1$s exists already", "\(name)")) }
      throw Failure(message: "\(name): \(String(cString: strerror(errno)))", status: .noSuchFile)
    }
    for file in files {
      let path = "\(name)/\(file.path)"
      if let slash = path.lastIndex(of: "/"), !Files.makeFolder(String(path[..<slash])) {
        throw Failure(message: "\(path[..<slash]): \(String(cString: strerror(errno)))", status: .cutOff)
      }
      try Scenes.write(file.text, to: path)
      if file.text.hasPrefix("#!") { chmod(path, 0o755) }
    }
    Output.line("\(name): \(files.map(\.path).joined(separator: ", "))")
  }
}

/// A file that `touchstone new` writes.
struct NewFile {
  /// The path in the new folder.
  let path: String
  let text: String
}
