import TouchGeometry

/// A recording on the disk while it is made: an input file that grows by a line as soon as there is one.
///
/// It lies beside the file that the recording is to become and has that file's name with `.recording` after it. Nothing
/// stays in memory: what was written is there when the program is killed. `finish()` makes it the file itself, whole or
/// not at all. While it is open it is locked, so that nobody takes it for one that was left behind.
@MainActor package final class Journal {
  /// The file that the recording is to become.
  package let target: String
  /// Where it lies until then.
  package var path: String { Self.path(for: target) }
  /// Why the disk does not have everything; nil while it does.
  ///
  /// Each line tries again.
  package private(set) var failure: FileError?

  private let descriptor: Int32
  /// Where each line of the input begins in the file, and where the last one ends.
  private var offsets: [Int]
  private var isOpen = true

  /// Where the journal of a file lies.
  package static func path(for target: String) -> String { target + suffix }
  package static let suffix = ".recording"

  /// Begins a journal with the header of an input.
  ///
  /// Throws status 66 when a program writes one already, or when the file cannot be made; one that was
  /// left behind has to be recovered before.
  package init(for input: InputFile, target: String) throws(FileError) {
    let path = Self.path(for: target)
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else {
      let code = errno
      throw code == EEXIST
        ? FileError(
          file: path, at: nil, message: "another program is recording into it", exitStatus: FileError.noSuchFile)
        : TextFile.refusal(path, "written", code: code)
    }
    // Without locks on this file system, two recorders of one file are told apart by its being there.
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

  /// Writes down what the recording has more than before; what it has less is cut off.
  ///
  /// - Parameters:
  ///   - input: the recording as it is now.
  ///   - kept: how many of its lines are those of the call before.
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
      // Half a line would spoil the file; the next call tries all of it again.
      _ = ftruncate(descriptor, off_t(start))
      return
    }
    failure = nil
    offsets += ends
  }

  /// Makes it the file, in the place of one that was there; the input is the whole recording.
  ///
  /// Throws status 66 when the disk refuses. What is in the journal then stays there, for the next start.
  package func finish(_ input: InputFile) throws(FileError) {
    guard isOpen else { return }
    note(input, keeping: offsets.count - 1)
    isOpen = false
    defer { _ = close(descriptor) }
    if let failure { throw failure }
    guard fsync(descriptor) == 0 else { throw TextFile.refusal(path, "written", code: errno) }
    guard rename(path, target) == 0 else { throw TextFile.refusal(target, "written", code: errno) }
  }

  /// Takes the journal away: nobody wants the recording.
  package func discard() {
    guard isOpen else { return }
    isOpen = false
    _ = unlink(path)
    _ = close(descriptor)
  }

  /// Whether all of the bytes were written.
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
