import CTouchSystem
import Glibc
import TouchScenes

/// Parses a Swift source with the toolchain's compiler, in a separate process.
struct SwiftParser {
  /// The compiler, which is searched as a shell does.
  var compiler = "swiftc"
  /// The maximum time for one source, in seconds.
  var seconds: Int32 = 60

  /// Parses a source without type checking.
  ///
  /// The language mode is that of Swift 5; a source that is valid only with regular expressions between slashes, as in
  /// Swift 6, is read with them. Throws if the compiler cannot be run, or if there is no memory for its output.
  func parse(_ text: [UInt8]) throws(Failure) -> SyntaxTree {
    let tree = try parse(text, [])
    guard !tree.errors.isEmpty, text.contains(UInt8(ascii: "/")) else { return tree }
    let other = try parse(text, ["-enable-bare-slash-regex"])
    return other.errors.count < tree.errors.count ? other : tree
  }

  private func parse(_ text: [UInt8], _ options: [String]) throws(Failure) -> SyntaxTree {
    // Files in memory, so that nothing remains if this process is killed.
    let descriptors = [true, false, false].map { touch_memory_file($0) }
    defer { for descriptor in descriptors where descriptor >= 0 { _ = close(descriptor) } }
    guard descriptors.allSatisfy({ $0 >= 0 }) else {
      throw Failure(
        message: localized("no file in memory: %1$s", "\(String(cString: strerror(errno)))"), status: .cutOff)
    }
    let files = descriptors.map { "/proc/self/fd/\($0)" }
    do throws(FileError) {
      try TextFile.fill(descriptors[0], with: text, called: "the source for \(compiler)")
      for word in [compiler, "-frontend", "-dump-parse", "-swift-version", "5"] + options + [files[0]] {
        touch_execute_argument(word)
      }
      let status = touch_execute_and_wait(descriptors[1], descriptors[2], seconds)
      guard status >= 0 else {
        let message = -status == ETIMEDOUT ? "it does not end within \(seconds) s" : String(cString: strerror(-status))
        throw FileError(file: compiler, at: nil, message: message, exitStatus: FileError.noSuchFile)
      }
      let (tree, messages) = (try TextFile.read(files[1]), try TextFile.read(files[2]))
      // After a syntax error the compiler prints a partial tree; another program prints something else, or nothing.
      let printed = String(decoding: tree, as: UTF8.self)
      guard printed.hasPrefix("(source_file ") else {
        throw FileError(
          file: compiler, at: nil, message: localized("it does not print what it parses"),
          exitStatus: FileError.noSuchFile)
      }
      return SyntaxTree(
        of: text, tree: printed, errors: Self.errors(in: String(decoding: messages, as: UTF8.self), of: files[0]))
    } catch {
      throw Failure(error)
    }
  }

  /// Reads lines such as `FILE:3:14: error: expected …` of the compiler's messages.
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
