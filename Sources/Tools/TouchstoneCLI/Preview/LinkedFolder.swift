import Glibc
import TouchDrawing
import TouchFiles
import TouchScenes

/// Folders that contain links to the entries of another folder, and rewritten files.
enum LinkedFolder {
  /// The entries of a folder, sorted.
  static func names(in folder: String) -> [String] {
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

  /// Makes a folder with its parents, instead of a link that has its path.
  static func make(_ path: String) throws(Failure) {
    if isLink(path) { _ = unlink(path) }
    guard Files.makeFolder(path), isFolder(path) else {
      throw Failure(message: "\(path): \(String(cString: strerror(errno)))", status: .cutOff)
    }
  }

  /// Makes links to some entries of a folder, and removes other links and files.
  ///
  /// - Parameter kept: the names in the folder of links that stay as they are.
  static func link(
    _ names: Set<String>, of source: String, into folder: String, keeping kept: Set<String>
  ) throws(Failure) {
    for name in Self.names(in: folder) where !names.contains(name) && !kept.contains(name) {
      let path = "\(folder)/\(name)"
      if isLink(path) || !isFolder(path) { _ = unlink(path) }
    }
    for name in names {
      let (target, path) = ("\(source)/\(name)", "\(folder)/\(name)")
      if isLink(path), destination(of: path) == target { continue }
      if isFolder(path), !isLink(path) { remove(path) } else { _ = unlink(path) }
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

  /// Removes a folder with everything in it; what links refer to stays.
  private static func remove(_ folder: String) {
    for name in names(in: folder) {
      let path = "\(folder)/\(name)"
      if isFolder(path), !isLink(path) { remove(path) } else { _ = unlink(path) }
    }
    _ = rmdir(folder)
  }

  /// Writes a file if its text has changed, so that nothing is compiled again without a reason.
  static func write(_ text: String, to path: String) throws(Failure) {
    if isLink(path) { _ = unlink(path) }
    if let old = try? TextFile.read(path), old == Array(text.utf8) { return }
    do throws(FileError) { try TextFile.replace(path, with: text) } catch { throw Failure(error) }
  }
}
