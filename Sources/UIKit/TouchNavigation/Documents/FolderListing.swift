import TouchDrawing
import TouchGeometry

/// The contents of a folder for choosing a file.
struct FolderListing: Equatable {
  struct Entry: Equatable {
    let name: String
    let isFolder: Bool
  }

  let path: String
  private(set) var entries: [Entry] = []

  /// The path of the parent folder; nil at the root.
  var parent: String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  func path(of entry: Entry) -> String { path == "/" ? "/\(entry.name)" : "\(path)/\(entry.name)" }

  /// Lists folders, then files whose names have one of the extensions, each sorted by name, without hidden ones.
  ///
  /// An unreadable folder is empty.
  init(path: String, endings: [String]) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    for name in ProgramFolder.names(in: self.path) {
      var info = stat()
      guard !name.hasPrefix("."), stat("\(self.path)/\(name)", &info) == 0 else { continue }
      let isFolder = info.st_mode & S_IFMT == S_IFDIR
      guard isFolder || FolderListing.matches(name, endings) else { continue }
      entries.append(Entry(name: name, isFolder: isFolder))
    }
    entries.sort {
      ($0.isFolder ? 0 : 1, $0.name.lowercased(), $0.name) < ($1.isFolder ? 0 : 1, $1.name.lowercased(), $1.name)
    }
  }

  static func matches(_ name: String, _ endings: [String]) -> Bool {
    guard !endings.isEmpty else { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }
}
