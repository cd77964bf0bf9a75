import CTouchSystem
import Glibc
import TouchScenes

/// Parses a Swift source as the compiler does: with the parser of the toolchain, in a separate process.
struct SwiftParser {
  /// The program; found as a shell finds it.
  var compiler = "swiftc"
  /// The most seconds that it may take for one source.
  var seconds: Int32 = 60

  /// Parses a source, and types nothing.
  ///
  /// Throws when the compiler cannot be run, or when there is no room for what it says.
  func parse(_ text: [UInt8]) throws(Failure) -> SyntaxTree {
    // Files in memory: nothing is left when this process is killed.
    let descriptors = [true, false, false].map { touch_memory_file($0) }
    defer { for descriptor in descriptors where descriptor >= 0 { _ = close(descriptor) } }
    guard descriptors.allSatisfy({ $0 >= 0 }) else {
      throw Failure(message: "no file in memory: \(String(cString: strerror(errno)))", status: .cutOff)
    }
    let files = descriptors.map { "/proc/self/fd/\($0)" }
    do throws(FileError) {
      try TextFile.fill(descriptors[0], with: text, called: "the source for \(compiler)")
      for word in [compiler, "-frontend", "-dump-parse", "-swift-version", "5", files[0]] {
        touch_execute_argument(word)
      }
      let status = touch_execute_and_wait(descriptors[1], descriptors[2], seconds)
      guard status >= 0 else {
        let message = -status == ETIMEDOUT ? "it does not end within \(seconds) s" : String(cString: strerror(-status))
        throw FileError(file: compiler, at: nil, message: message, exitStatus: FileError.noSuchFile)
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
