import TouchFiles
import TouchGeometry

/// A file name of an image in its parts: `icons/star@2x.png` is `icons/star`, 2, `png`.
struct ImageName {
  /// Without scale and extension.
  var stem: String
  /// Pixels in a point; nil when the name does not say.
  var scale: CGFloat?
  /// One of the endings that images have; nil for a name without it.
  var ending: String?

  /// In the order in which they are tried.
  static let endings = ["png", "jpg", "jpeg", "webp", "svg"]

  init(_ name: String) {
    stem = name
    if let dot = stem.lastIndex(of: "."), Self.endings.contains(stem[stem.index(after: dot)...].lowercased()) {
      ending = String(stem[stem.index(after: dot)...])
      stem = String(stem[..<dot])
    }
    for (suffix, value) in [("@2x", 2), ("@3x", 3), ("@1x", 1)] as [(String, CGFloat)] where stem.hasSuffix(suffix) {
      stem = String(stem.dropLast(suffix.count))
      scale = value
    }
  }
}

/// The folder of the program's file, and what SwiftPM has put into it.
package enum ProgramFolder {
  /// The program's folder and those beside it whose names end in `.resources`, sorted, so that the same picture is
  /// found whatever the order in the folder.
  static var folders: [String] {
    guard let folder = path else { return [] }
    return [folder] + names(in: folder).filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The path of the picture of a name that suits a display best; nil when there is none.
  static func picture(_ name: String, scale: CGFloat, in folders: [String]) -> String? {
    guard !name.isEmpty else { return nil }
    let parts = ImageName(name)
    let scales = scale >= 2.5 ? ["@3x", "@2x", ""] : scale >= 1.5 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    let endings = parts.ending.map { [$0] } ?? ImageName.endings
    for folder in folders {
      for ending in endings {
        // A name that says its scale means that very file.
        if parts.scale != nil, parts.ending != nil {
          if access("\(folder)/\(name)", R_OK) == 0 { return "\(folder)/\(name)" }
          continue
        }
        for suffix in scales {
          let path = "\(folder)/\(parts.stem)\(suffix).\(ending)"
          if access(path, R_OK) == 0 { return path }
        }
      }
    }
    return nil
  }

  /// The folder of a set, such as `Accent.colorset`, in some folders or in catalogs there; nil when there is none.
  static func set(_ name: String, _ kind: String, in folders: [String]) -> String? {
    guard !name.isEmpty, !name.holds("..") else { return nil }
    for folder in folders {
      let here = "\(folder)/\(name).\(kind)"
      if access("\(here)/Contents.json", R_OK) == 0 { return here }
      for catalog in names(in: folder).filter({ $0.hasSuffix(".xcassets") }).sorted() {
        if let found = search("\(folder)/\(catalog)", "\(name).\(kind)", depth: 0) { return found }
      }
    }
    return nil
  }

  /// Catalogs have folders in folders; links that lead in circles end somewhere.
  private static func search(_ folder: String, _ name: String, depth: Int) -> String? {
    if access("\(folder)/\(name)/Contents.json", R_OK) == 0 { return "\(folder)/\(name)" }
    guard depth < 8 else { return nil }
    for inner in names(in: folder).sorted() where !inner.contains(".") {
      if let found = search("\(folder)/\(inner)", name, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The font files in those folders, and in folders called `Fonts` there, sorted.
  static var fontFiles: [String] {
    folders.flatMap { [$0, "\($0)/Fonts"] }.flatMap { folder in
      names(in: folder).filter { name in
        [".ttf", ".otf", ".ttc"].contains { name.lowercased().hasSuffix($0) }
      }.sorted().map { "\(folder)/\($0)" }
    }
  }

  private static var path: String? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = buffer.withUnsafeMutableBytes { bytes in
      readlink("/proc/self/exe", bytes.bindMemory(to: CChar.self).baseAddress!, bytes.count)
    }
    guard count > 0, count < buffer.count else { return nil }
    let file = String(decoding: buffer[..<count], as: UTF8.self)
    return file.lastIndex(of: "/").map { String(file[..<$0]) }
  }

  /// The names in a folder, in no order; none when it cannot be read.
  package static func names(in folder: String) -> [String] {
    guard let listing = opendir(folder) else { return [] }
    defer { closedir(listing) }
    var found: [String] = []
    while let entry = readdir(listing) {
      found.append(
        withUnsafeBytes(of: entry.pointee.d_name) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
      )
    }
    return found
  }
}
