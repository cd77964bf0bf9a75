import Dispatch
import Glibc

/// The files and lines in which the classes of a program are defined, from its debug information.
///
/// `addr2line` or `llvm-symbolizer` reads the debug information, if the system has one of them. Nothing is found for
/// programs without debug information, and for classes of shared libraries.
@MainActor final class ClassSources {
  /// The definitions that were found, by the name of the class.
  private(set) var places: [String: SourcePlace] = [:]
  /// Called after definitions were added to `places`.
  var onFound: () -> Void = {}
  private var asked: [(name: String, mangled: String)] = []
  private var isAsking = false
  /// The path of the program's executable; nil before `begin(_:)`.
  private var program: String?

  /// Sets the program whose classes are looked up.
  ///
  /// - Parameter process: its process identifier.
  func begin(_ process: Int32) { program = process > 0 ? "/proc/\(process)/exe" : nil }

  /// Starts the search for a class, and returns at once.
  func ask(_ name: String, _ mangled: String) {
    guard program != nil, !mangled.isEmpty else { return }
    asked.append((name, mangled))
    next()
  }

  /// Returns where the class of an object is defined, or why that is not known.
  ///
  /// - Parameters:
  ///   - name: the name of the class.
  ///   - isOfTheKit: whether the class is the kit's.
  func answer(for name: String, isOfTheKit: Bool) -> SourceAnswer {
    if isOfTheKit { return .unknown(localized("%1$s is a class of the kit, not of the program.", name)) }
    if program == nil {
      return .unknown(localized("The program runs on another machine, so its sources are not known here."))
    }
    if let place = places[name] { return .place(place) }
    return .unknown(
      localized("Where %1$s is defined is not known: the program's debug information does not contain it.", name))
  }

  private func next() {
    guard let program, !isAsking, !asked.isEmpty else { return }
    isAsking = true
    let classes = asked
    asked = []
    DispatchQueue.global().async {
      let found = Self.places(of: classes, in: program)
      DispatchQueue.main.async {
        MainActor.assumeIsolated { self.add(found) }
      }
    }
  }

  private func add(_ found: [String: SourcePlace]) {
    places.merge(found) { old, _ in old }
    isAsking = false
    if !found.isEmpty { onFound() }
    next()
  }

  /// Returns the definitions of classes in a program, without the classes for which nothing is found.
  nonisolated static func places(
    of classes: [(name: String, mangled: String)], in program: String
  ) -> [String: SourcePlace] {
    guard let table = SymbolTable(program) else { return [:] }
    var found: [String: SourcePlace] = [:]
    for one in classes {
      // Every class has a destructor (`fD`), which determines the file. The line is the lowest one in this file among
      // the functions of the class.
      let functions = table.functions(beginningWith: "$s\(one.mangled)")
      guard let own = functions.first(where: { $0.name == "$s\(one.mangled)fD" }) else { continue }
      let addresses = [own.address] + functions.map(\.address)
      let lines = lines(of: addresses, in: program)
      guard let file = lines.first??.file else { continue }
      let first = lines.compactMap { $0?.file == file ? $0?.line : nil }.min() ?? 0
      found[one.name] = SourcePlace(path: file, line: first)
    }
    return found
  }

  /// Returns the file and the line of each address, or nil for an unknown one; an empty array if no tool is installed.
  private nonisolated static func lines(of addresses: [UInt64], in program: String) -> [(file: String, line: Int)?] {
    let words = addresses.map { "0x" + String($0, radix: 16) }.joined(separator: " ")
    for tool in ["addr2line", "llvm-symbolizer --output-style=GNU"] {
      let text = output(of: "\(tool) -e \(program) \(words) 2>/dev/null")
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      if lines.count >= addresses.count { return lines.prefix(addresses.count).map(place) }
    }
    return []
  }

  private nonisolated static func place(_ line: Substring) -> (file: String, line: Int)? {
    // addr2line may add a remark after the number.
    let parts = line.split(separator: " ").first?.split(separator: ":") ?? []
    guard parts.count == 2, let number = Int(parts[1]), number > 0, !parts[0].hasSuffix(">") else { return nil }
    return (String(parts[0]), number)
  }

  private nonisolated static func output(of command: String) -> String {
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var (bytes, piece): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 1 << 14))
    while case let count = fread(&piece, 1, piece.count, pipe), count > 0 { bytes += piece[..<count] }
    return String(decoding: bytes, as: UTF8.self)
  }
}
