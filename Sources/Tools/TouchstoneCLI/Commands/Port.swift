import TouchScenes

extension Command {
  /// Makes the mechanical changes that iOS code needs here.
  static let port = Command(
    name: "port", synopsis: "FILE... [--check | --in-place]",
    summary: "makes the changes that iOS sources need here, and names what remains",
    details: """
      FILE...                Swift sources; a changed one is written to NAME.ported.swift in its folder
      --in-place             replaces the source instead
      --check                writes nothing

      Removes attributes without meaning on Linux, converts #selector to Selector and
      @UIApplicationMain to @main, and changes imports, class protocols, optional methods and
      overrides in extensions. Pass all sources of a module at once, because they call each other.
      Every printed line has the position, the change or the remaining task, and the section of
      Docs/Differences.md.
      Sources are read by the compiler's parser, swiftc in PATH: only changes that it confirms are
      made. Other places are listed and not changed, and so are places that the compiler cannot
      read, and delegate methods that only a subclass implements. A source with an unterminated
      string or bracket, or that is not UTF-8, is refused with status 65.
      """,
    switches: ["--check", "--in-place"]
  ) { arguments throws(Failure) in
    guard !arguments.positional.isEmpty else { throw .usage("which sources?") }
    guard !arguments.has("--check") || !arguments.has("--in-place") else {
      throw .usage("--check writes nothing, so --in-place cannot be meant")
    }
    // All of them are read before any is written.
    var sources: [(path: String, bytes: [UInt8])] = []
    for path in arguments.positional {
      guard path.hasSuffix(".swift") else { throw .usage("\(path): only Swift sources can be ported") }
      do throws(FileError) {
        sources.append((path, try TextFile.read(path, atMost: longestSource)))
      } catch {
        throw Failure(error)
      }
    }
    let module = PortedModule(sources.map(\.bytes))
    var ports: [(path: String, port: Port)] = []
    var classes = DelegateClasses()
    for (path, bytes) in sources {
      ports.append((path, try port(bytes, of: path, in: module)))
      classes.add(bytes, file: path)
    }
    for (file, note) in classes.notes {
      guard let index = ports.firstIndex(where: { $0.path == file }) else { continue }
      ports[index].port.remains.append(note)
      ports[index].port.remains.sort { $0.line < $1.line }
    }
    for (path, port) in ports {
      for note in port.changes {
        Output.line("\(path):\(note.line): changed: \(note.text) [Differences: \(note.entry)]")
      }
      for note in port.remains {
        Output.line("\(path):\(note.line): remains: \(note.text) [Differences: \(note.entry)]")
      }
      if port.changes.isEmpty && port.remains.isEmpty { Output.line("\(path): nothing to change") }
      guard !arguments.has("--check"), !port.changes.isEmpty else { continue }
      let target = arguments.has("--in-place") ? path : String(path.dropLast(6)) + ".ported.swift"
      do throws(FileError) { try TextFile.replace(target, with: port.text) } catch { throw Failure(error) }
    }
    return .done
  }

  /// The most bytes of a source.
  private static let longestSource = 4 << 20

  private static func port(_ bytes: [UInt8], of path: String, in module: PortedModule) throws(Failure) -> Port {
    do throws(PortFailure) {
      return try Port.port(bytes, in: module)
    } catch {
      switch error {
      case .source(let error):
        throw Failure(FileError(file: path, at: TextPosition(line: error.line), message: error.message))
      case .parser(let failure): throw failure
      }
    }
  }
}
