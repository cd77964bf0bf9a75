import UIKit

/// One line of a folder.
struct Entry: Equatable {
  let name: String
  let isFolder: Bool
  let bytes: Int

  var size: String {
    bytes < 1000 ? "\(bytes) bytes" : bytes < 1_000_000 ? "\(bytes / 1000) KB" : "\(bytes / 1_000_000) MB"
  }
}

/// A folder on disk: its files, and the deleted ones that can be restored.
struct Folder {
  let path: String
  private(set) var sections: [[Entry]] = [[], []]
  private var deleted: [(entry: Entry, section: Int, row: Int)] = []

  init(path: String) {
    self.path = path
    read()
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var canUndo: Bool { !deleted.isEmpty }

  /// Folders, then files, each by name; hidden ones are left out.
  mutating func read() {
    var entries: [Entry] = []
    guard let folder = opendir(path) else { return }
    while let item = readdir(folder) {
      let name = withUnsafePointer(to: &item.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      var info = stat()
      guard !name.hasPrefix("."), stat("\(path)/\(name)", &info) == 0 else { continue }
      entries.append(Entry(name: name, isFolder: info.st_mode & S_IFMT == S_IFDIR, bytes: Int(info.st_size)))
    }
    closedir(folder)
    entries.sort { $0.name.lowercased() < $1.name.lowercased() }
    sections = [entries.filter(\.isFolder), entries.filter { !$0.isFolder }]
  }

  /// Deletes a file by giving it a hidden name, so that it can be restored; returns whether this succeeded.
  mutating func delete(_ place: IndexPath) -> Bool {
    let entry = sections[place.section][place.row]
    guard rename("\(path)/\(entry.name)", "\(path)/.\(entry.name).deleted") == 0 else { return false }
    sections[place.section].remove(at: place.row)
    deleted.append((entry, place.section, place.row))
    return true
  }

  /// Restores the last deleted file; returns its index path, or nil if it cannot be restored.
  mutating func undo() -> IndexPath? {
    guard let last = deleted.popLast(),
      rename("\(path)/.\(last.entry.name).deleted", "\(path)/\(last.entry.name)") == 0
    else { return nil }
    let row = min(last.row, sections[last.section].count)
    sections[last.section].insert(last.entry, at: row)
    return IndexPath(row: row, section: last.section)
  }

  mutating func move(_ from: IndexPath, to: IndexPath) {
    sections[to.section].insert(sections[from.section].remove(at: from.row), at: to.row)
  }
}
