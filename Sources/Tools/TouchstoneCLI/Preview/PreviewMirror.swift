import Glibc
import TouchDrawing
import TouchFiles
import TouchScenes

/// A copy of a package in which a module is a program that shows previews.
///
/// The copy is in the package's `.build`: links to everything, but for the manifest, the previewed source, and sources with
/// an entry point, which are rewritten. It is built into the same folder as the package itself, so that the kit and other
/// dependencies are compiled once.
struct PreviewMirror {
  let package: PreviewPackage
  /// The folder of the copy's manifest.
  let root: String

  /// The name of the folder in `.build`.
  static let folder = "touchstone-preview"
  /// The sources that are added to the module.
  private static let (program, entry) = ("TouchstonePreview.swift", "TouchstonePreviewEntry.swift")
  /// The maximum number of bytes of a source.
  static let longestSource = 4 << 20

  init(of package: PreviewPackage) {
    self.package = package
    // The package manager names a package after its folder.
    let name = package.root.split(separator: "/").last.map(String.init) ?? "package"
    root = "\(package.root)/.build/\(Self.folder)/\(name)"
  }

  /// Where the values of the previewed views are kept between two builds.
  var state: String { "\(package.root)/.build/\(Self.folder)/state" }

  /// Reads the previews of a source of the module; `firstNumber` is that of the first in the names of the values.
  func previews(in source: String, firstNumber: Int = 1) throws(Failure) -> PreviewSource {
    let path = "\(package.root)/\(package.module.path)/\(source)"
    do throws(FileError) {
      let bytes = try TextFile.read(path, atMost: Self.longestSource)
      do throws(SwiftLexerError) {
        return try PreviewSource(bytes, path: path, firstNumber: firstNumber)
      } catch {
        throw FileError(file: path, at: TextPosition(line: error.line), message: error.message)
      }
    } catch {
      throw Failure(error)
    }
  }

  /// Writes the copy as the sources are now.
  func write() throws(Failure) {
    let previews = try previews(in: package.source)
    guard !previews.previews.isEmpty else {
      throw Failure(message: "\(package.source): it has no #Preview", status: .badFile)
    }
    var manifest = ""
    do throws(FileError) {
      manifest = String(decoding: try TextFile.read("\(package.root)/Package.swift"), as: UTF8.self)
    } catch {
      throw Failure(error)
    }
    try makeFolder(root)
    let own: Set = [".build", ".git", "Package.swift", "Package.resolved", first(of: package.module.path)]
    try link(package.root, into: root, except: own)
    try write(manifest + manifestEnd(after: manifest), to: "\(root)/Package.swift")
    // A copy, because the package manager writes to it.
    let resolved = "\(root)/Package.resolved"
    if access(resolved, F_OK) != 0, let versions = try? TextFile.read("\(package.root)/Package.resolved") {
      try write(String(decoding: versions, as: UTF8.self), to: resolved)
    }
    // The folders above the module have links to their other entries.
    var (inside, rest) = ("", package.module.path.split(separator: "/")[...])
    while let part = rest.popFirst() {
      inside += (inside.isEmpty ? "" : "/") + part
      let next = rest.first.map(String.init)
      try makeFolder("\(root)/\(inside)")
      if let next { try link("\(package.root)/\(inside)", into: "\(root)/\(inside)", except: [next]) }
    }
    try writeModule(previews)
  }

  private func first(of path: String) -> String { path.split(separator: "/").first.map(String.init) ?? path }

  // MARK: The module

  private func writeModule(_ previews: PreviewSource) throws(Failure) {
    let (from, to) = ("\(package.root)/\(package.module.path)", "\(root)/\(package.module.path)")
    var rewritten: [String: String] = [package.source: previews.text]
    var next = previews.previews.count + 1
    for source in Self.sources(in: from) where source != package.source {
      guard let other = try rewriting(source, firstNumber: next) else { continue }
      rewritten[source] = other.text
      next += other.previews.count
    }
    try copy(from, to, "", rewritten)
    for (source, text) in rewritten { try write(text, to: "\(to)/\(source)") }
    try write(RecorderSource.preview, to: "\(to)/\(Self.program)")
    try write(entry(previews.previews.count), to: "\(to)/\(Self.entry)")
  }

  /// The Swift sources below a folder, by their paths from it, without those with top-level code.
  private static func sources(in folder: String, inside: String = "") -> [String] {
    names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasPrefix(".") || name == "main.swift" { return [] }
      if isFolder(path) { return isLink(path) ? [] : sources(in: path, inside: inside + name + "/") }
      return name.hasSuffix(".swift") ? [inside + name] : []
    }
  }

  /// A source without its entry point, and with values for its previews; nil if it has neither.
  private func rewriting(_ source: String, firstNumber: Int) throws(Failure) -> PreviewSource? {
    let path = "\(package.root)/\(package.module.path)/\(source)"
    guard let bytes = try? TextFile.read(path, atMost: Self.longestSource) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard ["@main", "ApplicationMain", "#Preview"].contains(where: text.contains) else { return nil }
    return try previews(in: source, firstNumber: firstNumber)
  }

  /// Makes the folders of a module, with links to all files that are not rewritten.
  ///
  /// A `main.swift` has no link.
  private func copy(_ from: String, _ to: String, _ inside: String, _ rewritten: [String: String]) throws(Failure) {
    try makeFolder(to)
    var links: Set<String> = []
    for name in Self.names(in: from) where name != "main.swift" {
      let path = inside + name
      if Self.isFolder("\(from)/\(name)"), rewritten.keys.contains(where: { $0.hasPrefix(path + "/") }) {
        try copy("\(from)/\(name)", "\(to)/\(name)", path + "/", rewritten)
      } else if rewritten[path] == nil {
        links.insert(name)
      }
    }
    try link(from, into: to, only: links, keeping: Set(rewritten.keys).union([Self.program, Self.entry]), inside)
  }

  private func entry(_ count: Int) -> String {
    let values = (1...count).map { "touchstonePreview\($0)" }.joined(separator: ", ")
    return """
      // Written by `touchstone preview`.
      \(Self.using("UIKit"))

      @main enum TouchstonePreviewEntry {
        @MainActor static func main() {
          UIApplicationMain { TouchstonePreviewDelegate([\(values)]) }
        }
      }

      """
  }

  /// The line that imports a module into what is written.
  private static func using(_ module: String) -> String { "import \(module)" }

  // MARK: The manifest

  /// What follows the package's own manifest: dependencies by their whole paths, and one program.
  private func manifestEnd(after manifest: String) -> String {
    // Parameters that older versions of the tools do not have.
    let version = Self.toolsVersion(of: manifest)
    let traits = version >= (6, 1) ? ", traits: dependency.traits" : ""
    let access = version >= (5, 9) ? "\n    packageAccess: target.packageAccess," : ""
    return """

      // Added by `touchstone preview`.
      for index in package.dependencies.indices {
        let dependency = package.dependencies[index]
        guard case .fileSystem(let name, let path) = dependency.kind else { continue }
        let isWhole = path.hasPrefix("/") || path.hasPrefix("~")
        let whole = isWhole ? path : \(PreviewSource.literal(package.root + "/")) + path
        package.dependencies[index] =
          name.map { .package(name: $0, path: whole\(traits)) } ?? .package(path: whole\(traits))
      }
      // The module, and then the modules of the package that it can use.
      var previewed = [\(PreviewSource.literal(package.module.name))]
      var next = 0
      while next < previewed.count {
        for dependency in package.targets.first(where: { $0.name == previewed[next] })?.dependencies ?? [] {
          switch dependency {
          case .targetItem(let name, _), .byNameItem(let name, _):
            if !previewed.contains(name), package.targets.contains(where: { $0.name == name }) { previewed.append(name) }
          default: break
          }
        }
        next += 1
      }
      package.products.removeAll()
      package.targets.removeAll { !previewed.contains($0.name) }
      for (index, target) in package.targets.enumerated() where target.name == previewed[0] {
        package.targets[index] = .executableTarget(
          name: target.name, dependencies: target.dependencies, path: \(PreviewSource.literal(package.module.path)),
          exclude: target.exclude,
          sources: target.sources.map {
            $0.filter { $0 != "main.swift" } + ["\(Self.program)", "\(Self.entry)"]
          }, resources: target.resources, publicHeadersPath: target.publicHeadersPath,\(access)
          cSettings: target.cSettings, cxxSettings: target.cxxSettings,
          swiftSettings: (target.swiftSettings ?? []) + [.define("TOUCHSTONE_PREVIEW")],
          linkerSettings: target.linkerSettings, plugins: target.plugins)
      }

      """
  }

  /// The version of the tools in the first line of a manifest, such as `// swift-tools-version: 6.2`; 0 without one.
  static func toolsVersion(of manifest: String) -> (Int, Int) {
    guard let line = manifest.split(separator: "\n").first, let colon = line.firstIndex(of: ":") else { return (0, 0) }
    let numbers = line[line.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." }
    let parts = numbers.split(separator: ".").compactMap { Int($0) }
    return (parts.first ?? 0, parts.count > 1 ? parts[1] : 0)
  }

  // MARK: Files

  /// The entries of a folder, sorted.
  private static func names(in folder: String) -> [String] {
    ProgramFolder.names(in: folder).filter { $0 != "." && $0 != ".." }.sorted()
  }

  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private func makeFolder(_ path: String) throws(Failure) {
    // A link of an earlier preview may be there.
    if Self.isLink(path) { _ = unlink(path) }
    guard Files.makeFolder(path), Self.isFolder(path) else {
      throw Failure(message: "\(path): \(String(cString: strerror(errno)))", status: .cutOff)
    }
  }

  /// Makes links to everything in a folder, but for some names, and removes other links.
  private func link(_ from: String, into to: String, except names: Set<String>) throws(Failure) {
    try link(from, into: to, only: Set(Self.names(in: from)).subtracting(names), keeping: names, "")
  }

  private func link(
    _ from: String, into to: String, only names: Set<String>, keeping kept: Set<String>, _ inside: String
  ) throws(Failure) {
    for name in Self.names(in: to) where !names.contains(name) {
      let path = "\(to)/\(name)"
      let isKept = kept.contains { $0 == inside + name || $0.hasPrefix(inside + name + "/") }
      if !isKept, Self.isLink(path) || !Self.isFolder(path) { _ = unlink(path) }
    }
    for name in names {
      let (target, path) = ("\(from)/\(name)", "\(to)/\(name)")
      if Self.isLink(path), Self.destination(of: path) == target { continue }
      if Self.isFolder(path), !Self.isLink(path) { Self.remove(path) } else { _ = unlink(path) }
      guard symlink(target, path) == 0 else {
        throw Failure(message: "\(path): \(String(cString: strerror(errno)))", status: .cutOff)
      }
    }
  }

  private static func destination(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
    let count = readlink(path, &bytes, bytes.count - 1)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder of the copy with everything in it; what links refer to stays.
  private static func remove(_ folder: String) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if isFolder(path), !isLink(path) { remove(path) } else { _ = unlink(path) }
    }
    _ = rmdir(folder)
  }

  /// Writes a file if its text has changed, so that nothing is compiled again without a reason.
  private func write(_ text: String, to path: String) throws(Failure) {
    if Self.isLink(path) { _ = unlink(path) }
    if let old = try? TextFile.read(path), old == Array(text.utf8) { return }
    do throws(FileError) { try TextFile.replace(path, with: text) } catch { throw Failure(error) }
  }
}
