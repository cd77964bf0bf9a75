import TouchScenes
import Touchstone

extension Command {
  /// Makes the mechanical changes that iOS code needs on Linux.
  static let port = Command(
    name: "port", synopsis: "FILE... [--check | --in-place]",
    summary: "makes the changes that iOS sources need on Linux, and lists the remaining tasks",
    details: """
      FILE...                Swift sources; a changed one is written to NAME.ported.swift in its folder
      --in-place             replaces the source instead
      --check                writes nothing

      Removes attributes without meaning on Linux and previews, converts #selector to Selector,
      @UIApplicationMain to @main, names that are older than Swift 4.2, and the names and forms of
      Swift 2, adds missing imports, and changes other imports, class protocols, optional methods
      and overrides in extensions.
      Pass all sources of a module at once, because they call each other.
      Every printed line has the position, the change or the remaining task, and the section of
      Docs/Differences.md.
      The scene delegate's class comes from an Info.plist next to the sources or in a folder there.
      Colors and images of asset catalogs there that sources use as members, such as UIColor.milk,
      are declared in AssetNames.ported.swift, or AssetNames.swift with --in-place; types of a
      phone's features that variables and parameters still have, such as UIKeyboardType, in
      PhoneTypes.ported.swift or PhoneTypes.swift.
      Sources are read by the compiler's parser, swiftc in PATH: only changes that it confirms are
      made. Other places are listed and not changed, and so are places that the compiler cannot
      read, and delegate methods that only a subclass implements. A source with an unterminated
      string or bracket, or that is not UTF-8, is reported and left unchanged; the others are written,
      and the status is 65.
      """,
    switches: ["--check", "--in-place"]
  ) { arguments throws(Failure) in
    guard !arguments.positional.isEmpty else { throw .usage(localized("which sources?")) }
    guard !arguments.has("--check") || !arguments.has("--in-place") else {
      throw .usage(localized("--check writes nothing, so it cannot be combined with --in-place"))
    }
    // Reads all sources before any is written.
    var sources: [(path: String, bytes: [UInt8])] = []
    var refusals: [Failure] = []
    for path in arguments.positional {
      guard path.hasSuffix(".swift") else {
        throw .usage(localized("%1$s: only Swift sources can be ported", "\(path)"))
      }
      do throws(FileError) {
        sources.append((path, try TextFile.read(path, atMost: longestSource)))
      } catch {
        refusals.append(Failure(error))
      }
    }
    let module = PortedModule(sources.map(\.bytes), of: PortedProgram(nextTo: sources.map(\.path)))
    var ports: [(path: String, port: Port)] = []
    var classes = DelegateClasses()
    for (path, bytes) in sources {
      do throws(Failure) {
        ports.append((path, try port(bytes, of: path, in: module)))
      } catch {
        // Without a compiler no source can be ported.
        guard error.status == .badFile || error.status == .bug else { throw error }
        refusals.append(error)
      }
      classes.add(bytes, file: path)
    }
    for (file, note) in classes.notes {
      guard let index = ports.firstIndex(where: { $0.path == file }) else { continue }
      ports[index].port.remains.append(note)
      ports[index].port.remains.sort { $0.line < $1.line }
    }
    for (path, port) in ports { try write(port, of: path, arguments) }
    if let names = AssetNames.source(for: module.program, in: module) {
      try write(names, to: "AssetNames", "which are in asset catalogs", Porter.absent, arguments)
    }
    if let types = PhoneTypes.source(for: ports.map(\.port.text), in: module) {
      try write(types, to: "PhoneTypes", "which have no effect on a desktop", Porter.phone, arguments)
    }
    guard let first = refusals.first else { return .done }
    guard arguments.positional.count > 1 else { throw first }
    for refusal in refusals { Complaint.print("touchstone: " + localized("left unchanged: %1$s", refusal.message)) }
    let count = "\(refusals.count) of \(arguments.positional.count)"
    throw Failure(
      message: localized("%1$s sources were left unchanged; see the lines above", "\(count)"), status: first.status)
  }

  /// Writes declarations that the sources lack next to the first source.
  private static func write(
    _ added: (text: String, names: [String]), to name: String, _ reason: String, _ entry: String,
    _ arguments: Arguments
  ) throws(Failure) {
    guard let first = arguments.positional.first else { return }
    let folder = first.lastIndex(of: "/").map { String(first[...$0]) } ?? ""
    let path = folder + name + (arguments.has("--in-place") ? ".swift" : ".ported.swift")
    let list = added.names.map { "`\($0)`" }.joined(separator: ", ")
    Output.line("\(path):1: changed: declares \(list), \(reason) [Differences: \(entry)]")
    guard !arguments.has("--check") else { return }
    do throws(FileError) { try TextFile.replace(path, with: added.text) } catch { throw Failure(error) }
  }

  /// Prints the changes of a source and the remaining tasks, and writes the result.
  private static func write(_ port: Port, of path: String, _ arguments: Arguments) throws(Failure) {
    let name = inOneLine(path)
    for note in port.changes {
      Output.line("\(name):\(note.line): changed: \(note.text) [Differences: \(note.entry)]")
    }
    for note in port.remains {
      Output.line("\(name):\(note.line): remains: \(note.text) [Differences: \(note.entry)]")
    }
    if port.changes.isEmpty && port.remains.isEmpty { Output.line(localized("%1$s: nothing to change", name)) }
    guard !arguments.has("--check"), !port.changes.isEmpty else { return }
    let target = arguments.has("--in-place") ? path : String(path.dropLast(6)) + ".ported.swift"
    do throws(FileError) { try TextFile.replace(target, with: port.text) } catch { throw Failure(error) }
  }

  /// The maximum number of bytes of a source.
  private static let longestSource = 4 << 20

  private static func port(_ bytes: [UInt8], of path: String, in module: PortedModule) throws(Failure) -> Port {
    do throws(PortFailure) {
      return try Port.port(bytes, in: module)
    } catch {
      switch error {
      case .source(let error):
        throw Failure(FileError(file: path, at: TextPosition(line: error.line), message: error.message))
      case .parser(let failure): throw Failure(message: "\(path): \(failure.message)", status: failure.status)
      }
    }
  }
}
