import TouchScenes

/// The result of porting a source: its changes, and the tasks that remain for the reader.
///
/// The source's tokens propose changes, because they have positions and do not require that the surrounding code is
/// valid. Each change states its assumptions, and is made only if the compiler's parser confirms them.
struct Port: Equatable {
  /// A note about a line, with the section of Differences.md that describes it.
  struct Note: Equatable {
    var line: Int
    var text: String
    var entry: String
  }

  /// The source after the changes.
  var text: String
  /// Notes about changes, with lines of the original source.
  var changes: [Note]
  /// Notes about code that was not understood, or cannot be changed mechanically.
  var remains: [Note]

  /// Ports a source; refuses one that is not UTF-8, cannot be split into tokens, has unmatched brackets, or whose port
  /// has more parse errors than the source.
  ///
  /// - Parameter module: The declarations of the sources that are ported together; nil for a single source.
  static func port(
    _ bytes: [UInt8], in module: PortedModule? = nil, by parser: SwiftParser = SwiftParser()
  ) throws(PortFailure) -> Port {
    if bytes.starts(with: byteOrderMark) {
      var result = try Self.port(Array(bytes.dropFirst(byteOrderMark.count)), in: module, by: parser)
      result.text = "\u{FEFF}" + result.text
      return result
    }
    // The changes are made with the line ends of Linux, and the source keeps its own.
    if LineEnds.areOfWindows(bytes) {
      var result = try Self.port(LineEnds.ofLinux(bytes), in: module, by: parser)
      result.text = LineEnds.ofWindows(result.text)
      return result
    }
    // An invalid byte could not be written back.
    do throws(FileError) {
      try UTF8Check.check(bytes, file: "")
    } catch {
      throw .source(SwiftLexerError(line: error.line ?? 1, message: error.message))
    }
    do {
      let module = module ?? PortedModule([bytes])
      let syntax = try rewritten(bytes, in: module, by: parser)
      var porter = try Porter.walking(
        over: syntax.bytes, in: module, isOfSwift2: syntax.isOfSwift2, notEscaping: syntax.notEscaping)
      var result = porter.result
      if !porter.proposals.isEmpty || !syntax.changes.isEmpty {
        let trees = try read(syntax.bytes, porter.tokens, by: parser)
        porter.keep(confirmedBy: trees)
        result = porter.result
        let ported = Array(result.text.utf8)
        let after = try read(ported, try SwiftLexer.tokens(of: ported), by: parser)
        guard after.reduce(0, { $0 + $1.errors.count }) <= trees.reduce(0, { $0 + $1.errors.count }) else {
          throw Failure(
            message: localized("the port cannot be read: %1$s", "\(after.flatMap(\.errors).map(\.text))"), status: .bug)
        }
      }
      result.changes = syntax.changes + result.changes
      result.remains = (result.remains + syntax.remains).sorted { $0.line < $1.line }
      return result
    } catch let error as SwiftLexerError {
      throw .source(error)
    } catch let error as Failure {
      throw .parser(error)
    } catch {
      throw .parser(Failure(message: "\(error)", status: .bug))
    }
  }

  /// Rewrites the forms that the compiler cannot read; returns the source unchanged if it has more errors after that.
  private static func rewritten(
    _ bytes: [UInt8], in module: PortedModule, by parser: SwiftParser
  ) throws -> OldSyntax.Result {
    let result = OldSyntax.rewritten(bytes, declaresSteps: module.declaresSteps)
    guard !result.changes.isEmpty else { return result }
    let before = try read(bytes, try SwiftLexer.tokens(of: bytes), by: parser)
    let after = try read(result.bytes, try SwiftLexer.tokens(of: result.bytes), by: parser)
    let isWorse = after.reduce(0) { $0 + $1.errors.count } > before.reduce(0) { $0 + $1.errors.count }
    return isWorse ? OldSyntax.Result(bytes: bytes) : result
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func read(
    _ bytes: [UInt8], _ tokens: [SwiftToken], by parser: SwiftParser
  ) throws(Failure) -> [SyntaxTree] {
    var trees: [SyntaxTree] = []
    for text in ConditionalText.variants(of: bytes, tokens) { trees.append(try parser.parse(text)) }
    return trees
  }
}

/// The reason that a source is not ported.
enum PortFailure: Error {
  /// Its tokens or brackets cannot be read.
  case source(SwiftLexerError)
  /// The compiler cannot be run, or reports more errors for the port than for the source.
  case parser(Failure)
}
