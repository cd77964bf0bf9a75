import Glibc
import TouchFiles
import TouchScenes

/// A copy of a package in which a module is a program that shows previews.
///
/// The copy is in the package's `.build`: links to everything, except for the manifest and for sources with previews or an
/// entry point, which are rewritten. It is built into the same folder as the package itself, so that the kit and other
/// dependencies are compiled once.
struct PreviewMirror {
  let package: PreviewPackage
  /// The folder of the copy's manifest.
  let root: String

  /// The name of the folder in `.build`.
  static let folder = "touchstone-preview"
  /// The sources that are added to the module.
  static let (program, entry) = ("TouchstonePreview.swift", "TouchstonePreviewEntry.swift")

  init(of package: PreviewPackage) {
    self.package = package
    // The package manager names a package after its folder.
    let name = package.root.split(separator: "/").last.map(String.init) ?? "package"
    root = "\(package.root)/.build/\(Self.folder)/\(name)"
  }

  /// Where the values of the previewed views are kept between two builds.
  var state: String { "\(package.root)/.build/\(Self.folder)/state" }

  /// The path of a source of the module.
  private func path(of source: String) -> String { "\(package.root)/\(package.module.path)/\(source)" }

  /// Writes the copy as the sources are now.
  func write() throws(Failure) {
    let previews = try PreviewSource.read(path(of: package.source))
    guard !previews.previews.isEmpty else {
      throw Failure(message: localized("%1$s: it has no #Preview", "\(package.source)"), status: .badFile)
    }
    var manifest = ""
    do throws(FileError) {
      manifest = String(decoding: try TextFile.read("\(package.root)/Package.swift"), as: UTF8.self)
    } catch {
      throw Failure(error)
    }
    try LinkedFolder.make(root)
    let own: Set = [".build", ".git", "Package.swift", "Package.resolved", first(of: package.module.path)]
    try linkAll(of: package.root, into: root, except: own)
    try LinkedFolder.write(manifest + manifestEnd(after: manifest), to: "\(root)/Package.swift")
    // A copy, because the package manager writes to it.
    let resolved = "\(root)/Package.resolved"
    if access(resolved, F_OK) != 0, let versions = try? TextFile.read("\(package.root)/Package.resolved") {
      try LinkedFolder.write(String(decoding: versions, as: UTF8.self), to: resolved)
    }
    // Each folder on the way to the module is a real folder in the mirror; its other entries are links to the originals.
    var (inside, rest) = ("", package.module.path.split(separator: "/")[...])
    while let part = rest.popFirst() {
      inside += (inside.isEmpty ? "" : "/") + part
      let next = rest.first.map(String.init)
      try LinkedFolder.make("\(root)/\(inside)")
      if let next { try linkAll(of: "\(package.root)/\(inside)", into: "\(root)/\(inside)", except: [next]) }
    }
    try writeModule(previews)
  }

  private func linkAll(of source: String, into folder: String, except names: Set<String>) throws(Failure) {
    try LinkedFolder.link(
      Set(LinkedFolder.names(in: source)).subtracting(names), of: source, into: folder, keeping: names)
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
    for (source, text) in rewritten { try LinkedFolder.write(text, to: "\(to)/\(source)") }
    try LinkedFolder.write(RecorderSource.preview, to: "\(to)/\(Self.program)")
    try LinkedFolder.write(entry(previews.previews.count), to: "\(to)/\(Self.entry)")
  }

  /// The Swift sources below a folder, by their paths from it, without those with top-level code.
  private static func sources(in folder: String, inside: String = "") -> [String] {
    LinkedFolder.names(in: folder).flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      if name.hasPrefix(".") || name == "main.swift" { return [] }
      if LinkedFolder.isFolder(path) {
        return LinkedFolder.isLink(path) ? [] : sources(in: path, inside: inside + name + "/")
      }
      return name.hasSuffix(".swift") ? [inside + name] : []
    }
  }

  /// A source without its entry point, and with values for its previews; nil if it has neither.
  private func rewriting(_ source: String, firstNumber: Int) throws(Failure) -> PreviewSource? {
    let path = path(of: source)
    guard let bytes = try? TextFile.read(path, atMost: PreviewSource.longest) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard ["@main", "ApplicationMain", "#Preview"].contains(where: text.contains) else { return nil }
    return try PreviewSource.read(path, firstNumber: firstNumber)
  }

  /// Makes the folders of a module, with links to all files that are not rewritten.
  ///
  /// A `main.swift` has no link.
  private func copy(_ from: String, _ to: String, _ inside: String, _ rewritten: [String: String]) throws(Failure) {
    try LinkedFolder.make(to)
    var links: Set<String> = []
    for name in LinkedFolder.names(in: from) where name != "main.swift" {
      let path = inside + name
      if LinkedFolder.isFolder("\(from)/\(name)"), rewritten.keys.contains(where: { $0.hasPrefix(path + "/") }) {
        try copy("\(from)/\(name)", "\(to)/\(name)", path + "/", rewritten)
      } else if rewritten[path] == nil {
        links.insert(name)
      }
    }
    let own = (rewritten.keys + [Self.program, Self.entry]).filter { $0.hasPrefix(inside) }
    try LinkedFolder.link(
      links, of: from, into: to, keeping: Set(own.map { first(of: String($0.dropFirst(inside.count))) }))
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
}
