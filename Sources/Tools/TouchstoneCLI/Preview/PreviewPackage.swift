import CTouchSystem
import Glibc
import TouchFiles
import TouchScenes

/// The package that contains a previewed source, as `swift package describe` reports it.
struct PreviewPackage {
  /// A module of the package that is compiled for the preview.
  struct Module {
    let name: String
    /// The folder below the root.
    let path: String
    /// The sources below the folder.
    let sources: [String]
  }

  /// The folder of the manifest, without links.
  let root: String
  /// The module that contains the source.
  let module: Module
  /// The modules of the package that may be compiled with it: its own and those that it can depend on.
  let modules: [Module]
  /// The source below the folder of its module.
  let source: String

  /// Finds the package of a source: the nearest folder above it that has a manifest.
  init(containing path: String) throws(Failure) {
    guard let whole = Self.resolved(path) else {
      throw Failure(message: "\(path): \(String(cString: strerror(errno)))", status: .noSuchFile)
    }
    guard let root = Self.root(of: whole) else {
      throw Failure(message: localized("%1$s: no folder above it has a Package.swift", "\(path)"), status: .noSuchFile)
    }
    self.root = root
    let words = ["swift", "package", "--package-path", root, "describe", "--type", "json"]
    modules = try Self.modules(described: SwiftPackageManager.output(of: words), root: root)
    let relative = String(whole.dropFirst(root.count + 1))
    for module in modules where relative.hasPrefix(module.path + "/") {
      let source = String(relative.dropFirst(module.path.count + 1))
      guard module.sources.contains(source) else { continue }
      (self.module, self.source) = (module, source)
      return
    }
    throw Failure(
      message: localized("%1$s: the package at %2$s has no program or library with this source", "\(path)", "\(root)"),
      status: .badFile)
  }

  /// The folder of each module, with its whole path.
  var folders: [String] { modules.map { "\(root)/\($0.path)" } }

  static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  private static func root(of path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if access("\(folder)/Package.swift", R_OK) == 0 { return String(folder) }
    }
    return nil
  }

  /// Reads the modules, without tests, plugins and macros.
  private static func modules(described bytes: [UInt8], root: String) throws(Failure) -> [Module] {
    let whole: JSONValue
    do throws(FileError) {
      whole = try JSONReader.read(bytes, file: "swift package describe")
    } catch {
      throw Failure(error)
    }
    return (whole.member("targets")?.elements ?? []).compactMap { target in
      guard let name = target.member("name")?.string, let path = target.member("path")?.string,
        let type = target.member("type")?.string, type == "executable" || type == "library",
        target.member("module_type")?.string == "SwiftTarget"
      else { return nil }
      let sources = target.member("sources")?.elements?.compactMap(\.string) ?? []
      // A module in the root has the path of the root.
      let isRoot = path == root || path.isEmpty
      return isRoot ? nil : Module(name: name, path: path, sources: sources)
    }
  }
}

/// Commands of the package manager.
enum SwiftPackageManager {
  /// Returns what a command prints; its errors go to standard error.
  static func output(of words: [String]) throws(Failure) -> [UInt8] {
    let output = touch_memory_file(false)
    guard output >= 0 else {
      throw Failure(
        message: localized("no file in memory: %1$s", "\(String(cString: strerror(errno)))"), status: .cutOff)
    }
    defer { _ = close(output) }
    for word in words { touch_execute_argument(word) }
    let status = touch_execute_and_wait(output, STDERR_FILENO, 600)
    guard status >= 0 else {
      throw Failure(message: "\(words[0]): \(String(cString: strerror(-status)))", status: .noSuchFile)
    }
    guard status == 0 else {
      throw Failure(
        message: localized("%1$s ended with status %2$s", "\(words.joined(separator: " "))", "\(status)"),
        status: .badFile)
    }
    do throws(FileError) { return try TextFile.read("/proc/self/fd/\(output)") } catch { throw Failure(error) }
  }
}

extension JSONValue {
  fileprivate func member(_ key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  fileprivate var elements: [JSONValue]? {
    guard case .array(let values) = content else { return nil }
    return values
  }

  fileprivate var string: String? {
    guard case .string(let text) = content else { return nil }
    return text
  }
}
