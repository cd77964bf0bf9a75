import CTouchSystem
import Glibc
import TouchScenes

/// Reads a Swift source as the compiler does: by the parser of the toolchain, in a process of its own.
struct SwiftParser {
  /// The program; found as a shell finds it.
  var compiler = "swiftc"

  /// Parses a source, and types nothing.
  ///
  /// Throws when the compiler cannot be run, or when there is no room for what it says.
  func parse(_ text: [UInt8]) throws(Failure) -> SyntaxTree {
    let folder = try Self.makeFolder()
    let files = ["source.swift", "tree", "errors"].map { "\(folder)/\($0)" }
    defer {
      for file in files { _ = unlink(file) }
      _ = rmdir(folder)
    }
    do throws(FileError) {
      try TextFile.create(text, at: files[0])
      for word in [compiler, "-frontend", "-dump-parse", "-swift-version", "5", files[0]] {
        touch_execute_argument(word)
      }
      let status = touch_execute_and_wait(files[1], files[2])
      guard status >= 0 else {
        throw FileError(
          file: compiler, at: nil, message: String(cString: strerror(-status)), exitStatus: FileError.noSuchFile)
      }
      let (tree, messages) = (try TextFile.read(files[1]), try TextFile.read(files[2]))
      // One that cannot parse prints what it has understood; one that is no compiler prints something else, or nothing.
      let printed = String(decoding: tree, as: UTF8.self)
      guard printed.hasPrefix("(source_file ") else {
        throw FileError(
          file: compiler, at: nil, message: "it does not print what it parses", exitStatus: FileError.noSuchFile)
      }
      return SyntaxTree(
        of: text, tree: printed, errors: Self.errors(in: String(decoding: messages, as: UTF8.self), of: files[0]))
    } catch {
      throw Failure(error)
    }
  }

  private static func makeFolder() throws(Failure) -> String {
    let root = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var name = Array("\(root)/touchstone-port-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw Failure(message: "\(root): \(String(cString: strerror(errno)))", status: .cutOff)
    }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// `FILE:3:14: error: expected …` of what the compiler says.
  private static func errors(in messages: String, of file: String) -> [Port.Note] {
    messages.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("\(file):"), let mark = line.firstRange(of: ": error: ") else { return nil }
      let place = line[line.index(line.startIndex, offsetBy: file.count + 1)..<mark.lowerBound].split(separator: ":")
      guard let number = place.first.flatMap({ Int($0) }) else { return nil }
      return Port.Note(
        line: number, text: "the compiler cannot read this: \(line[mark.upperBound...])", entry: Porter.swift5)
    }
  }
}
