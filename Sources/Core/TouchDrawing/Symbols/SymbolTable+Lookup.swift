import Synchronization

extension SymbolTable {
  /// Returns the drawing with a name in the table; nil if there is none.
  ///
  /// The table is parsed when the first symbol is created, and each drawing when it is first used.
  static func drawing(_ name: Substring) -> SymbolDrawing? {
    state.withLock { state in
      if state.lines.isEmpty { state.lines = lines() }
      guard var line = state.lines[name] else { return nil }
      if case .alias(let other) = line {
        guard let meant = state.lines[other] else { return nil }
        line = meant
      }
      switch line {
      case .read(let drawing): return drawing
      case .unread(let parts):
        guard let drawing = SymbolDrawing(parts) else { return nil }
        state.lines[name] = .read(drawing)
        return drawing
      case .alias: return nil
      }
    }
  }

  /// All names of the table, in order.
  package static var names: [String] {
    text.split(separator: "\n").filter { !$0.hasPrefix(" ") }.compactMap { line in
      line.firstIndex { $0 == "|" || $0 == "=" }.map { String(line[..<$0]) }
    }
  }

  private enum Line: Sendable {
    case unread(Substring)
    case read(SymbolDrawing)
    /// Another name of a drawing.
    case alias(Substring)
  }

  private struct State {
    var lines: [Substring: Line] = [:]
  }

  private static let state = Mutex(State())

  /// Returns the lines by name; an entry with continuation lines is one.
  private static func lines() -> [Substring: Line] {
    var entries: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix(" "), !entries.isEmpty {
        entries[entries.count - 1] += line.drop { $0 == " " }.isEmpty ? "" : " " + line.drop { $0 == " " }
      } else {
        entries.append(String(line))
      }
    }
    var found: [Substring: Line] = [:]
    for entry in entries {
      guard let end = entry.firstIndex(where: { $0 == "|" || $0 == "=" }) else { continue }
      let rest = entry[entry.index(after: end)...]
      found[entry[..<end]] = entry[end] == "=" ? .alias(rest) : .unread(rest)
    }
    return found
  }
}
