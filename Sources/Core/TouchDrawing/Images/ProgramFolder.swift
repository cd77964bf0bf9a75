import TouchFiles
import TouchGeometry

/// The parts of an image's file name: `icons/star@2x.png` is `icons/star`, 2, `png`.
struct ImageName {
  /// The name without scale and extension.
  var stem: String
  /// The number of pixels per point; nil if the name does not specify it.
  var scale: CGFloat?
  /// A known image extension; nil for a name without one.
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

/// The folder of the app's executable, with the resources that SwiftPM puts there.
package enum ProgramFolder {
  /// The app's folder and the folders next to it whose names end in `.resources`.
  ///
  /// They are sorted, so that the result does not depend on the order of the folder's entries.
  static var folders: [String] {
    guard let folder = path else { return [] }
    return [folder] + names(in: folder).filter { $0.hasSuffix(".resources") }.sorted().map { "\(folder)/\($0)" }
  }

  /// Returns the path of the picture with a name that best suits a display; nil if there is none.
  static func picture(_ name: String, scale: CGFloat, in folders: [String]) -> String? {
    guard !name.isEmpty else { return nil }
    let parts = ImageName(name)
    let scales = scale >= 2.5 ? ["@3x", "@2x", ""] : scale >= 1.5 ? ["@2x", "@3x", ""] : ["", "@2x", "@3x"]
    let endings = parts.ending.map { [$0] } ?? ImageName.endings
    for folder in folders {
      for ending in endings {
        // A name with a scale means exactly that file.
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

  /// Returns the folder of a set, such as `Accent.colorset`, in some folders or in catalogs there; nil if there is
  /// none.
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

  /// Searches nested folders of catalogs; the depth is limited because of circular links.
  private static func search(_ folder: String, _ name: String, depth: Int) -> String? {
    if access("\(folder)/\(name)/Contents.json", R_OK) == 0 { return "\(folder)/\(name)" }
    guard depth < 8 else { return nil }
    for inner in names(in: folder).sorted() where !inner.contains(".") {
      if let found = search("\(folder)/\(inner)", name, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The font files in those folders, and in folders named `Fonts` there, sorted.
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

  /// Returns the names in a folder, in no order; empty if it cannot be read.
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
