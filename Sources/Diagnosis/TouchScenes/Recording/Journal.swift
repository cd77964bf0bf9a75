import TouchGeometry

/// A recording on the disk while it is being made: an input file that is extended with each line.
///
/// It is in the folder of the final file and has its name with `.recording` appended. Each line is written at once, so
/// that nothing is lost if the process is killed. `finish()` replaces the final file atomically. The journal is locked
/// while it is open, so that it is not recovered as an abandoned one.
@MainActor package final class Journal {
  /// The path of the final file.
  package let target: String
  /// The path of the journal.
  package var path: String { Self.path(for: target) }
  /// The last error; nil if the disk has all lines.
  ///
  /// Each new line repeats the attempt.
  package private(set) var failure: FileError?

  private let descriptor: Int32
  /// The offset of each line of the input in the file, and the end of the last one.
  private var offsets: [Int]
  private var isOpen = true

  /// The path of the journal of a file.
  package static func path(for target: String) -> String { target + suffix }
  package static let suffix = ".recording"

  /// Creates a journal with the header of an input.
  ///
  /// Throws status 66 if another process writes it, or if the file cannot be created. Recover an abandoned journal
  /// first.
  package init(for input: InputFile, target: String) throws(FileError) {
    let path = Self.path(for: target)
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else {
      let code = errno
      throw code == EEXIST
        ? FileError(
          file: path, at: nil, message: localized("another program is recording into it"),
          exitStatus: FileError.noSuchFile)
        : TextFile.refusal(path, "written", code: code)
    }
    // On a file system without locks, the existing file is the only sign of another recorder.
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    self.target = target
    offsets = [0]
    let header = Array(input.header.utf8)
    guard Self.put(header, at: 0, descriptor) else {
      let code = errno
      _ = close(descriptor)
      _ = unlink(path)
      throw TextFile.refusal(path, "written", code: code)
    }
    offsets = [header.count]
  }

  /// Writes the lines that are new, and removes those that the recording no longer has.
  ///
  /// - Parameters:
  ///   - input: the present recording.
  ///   - kept: the number of its lines that have not changed since the previous call.
  package func note(_ input: InputFile, keeping kept: Int) {
    guard isOpen else { return }
    let kept = min(kept, offsets.count - 1, input.lines.count)
    var bytes: [UInt8] = []
    var ends: [Int] = []
    for line in input.lines[kept...] {
      bytes += line.text.utf8
      ends.append(offsets[kept] + bytes.count)
    }
    let isShorter = kept < offsets.count - 1
    let start = offsets[kept]
    if isShorter {
      offsets.removeSubrange((kept + 1)...)
      _ = ftruncate(descriptor, off_t(start))
    }
    guard !bytes.isEmpty else { return }
    guard Self.put(bytes, at: start, descriptor) else {
      failure = TextFile.refusal(path, "written", code: errno)
      // Remove a partly written line; the next call writes it again.
      _ = ftruncate(descriptor, off_t(start))
      return
    }
    failure = nil
    offsets += ends
  }

  /// Replaces the final file with the journal; the input is the whole recording.
  ///
  /// Throws status 66 if writing fails. The journal then remains, and the next start recovers it.
  package func finish(_ input: InputFile) throws(FileError) {
    guard isOpen else { return }
    note(input, keeping: offsets.count - 1)
    isOpen = false
    defer { _ = close(descriptor) }
    if let failure { throw failure }
    guard fsync(descriptor) == 0 else { throw TextFile.refusal(path, "written", code: errno) }
    guard rename(path, target) == 0 else { throw TextFile.refusal(target, "written", code: errno) }
  }

  /// Removes the journal without saving.
  package func discard() {
    guard isOpen else { return }
    isOpen = false
    _ = unlink(path)
    _ = close(descriptor)
  }

  /// Writes bytes at an offset.
  ///
  /// Returns whether all of them were written.
  private static func put(_ bytes: [UInt8], at offset: Int, _ descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = pwrite(descriptor, Array(rest), rest.count, off_t(offset + bytes.count - rest.count))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
