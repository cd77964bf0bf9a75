import TouchGeometry
import TouchScenes

extension Command {
  /// Converts a recording of real touches to an input file.
  static let `import` = Command(
    name: "import", synopsis: "CSV -o FILE [--size WxH]",
    summary: "turns a recording of real touches into an input file",
    details: """
      CSV                    rows of type (down, move, up, cancel), down, x, y, time, named in the first line
      -o FILE                the input file to write
      --size WxH             the size of the scenes that it is for, in points; without it 430x932, or more where
                             the touches go beyond that

      A row is assigned to the nearest finger. Times count from the first row.
      """,
    options: ["-o", "--size"]
  ) { arguments throws(Failure) in
    guard let path = try arguments.only("recording") else { throw .usage(localized("which recording?")) }
    guard let output = arguments.value(of: "-o") else {
      throw .usage(localized("no output file; name one with -o FILE"))
    }
    let given = try arguments.value(of: "--size").map(size(of:))
    let input: InputFile
    do throws(FileError) {
      let recording = try TouchRecording.read(try TextFile.read(path), file: path)
      let size: CGSize
      if let given { size = given } else { size = try InputFile.likelySize(of: recording) }
      input = try InputFile(recording, size: size)
      // Checks the result with the reader of input files, so that `play` accepts every written file.
      do throws(FileError) {
        _ = try InputFile.read(Array(input.text.utf8), file: path)
      } catch {
        throw FileError(
          file: path, at: nil, message: localized("cannot be converted to an input file: %1$s", "\(error.message)"))
      }
      try TextFile.replace(output, with: input.text)
    } catch {
      throw Failure(error)
    }
    let (width, height) = (Int(input.size.width), Int(input.size.height))
    let (count, size) = ("\(input.lines.count)", "\(width)x\(height)")
    Output.line(
      given == nil
        ? localized("%1$s: %2$s lines, for scenes of %3$s points (assumed; change it with --size)", output, count, size)
        : localized("%1$s: %2$s lines, for scenes of %3$s points", output, count, size))
    return .done
  }

  private static func size(of text: String) throws(Failure) -> CGSize {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], (1...10_000).contains(width),
      (1...10_000).contains(height)
    else { throw .usage(localized("--size %1$s: it takes WIDTHxHEIGHT, whole points from 1 to 10000", "\(text)")) }
    return CGSize(width: CGFloat(width), height: CGFloat(height))
  }
}
