import TouchDiagnosis
import Glibc

/// The functions in the symbol table of a program, read from its file: 64-bit ELF in this machine's byte order.
struct SymbolTable {
  struct Function {
    let name: String
    let address: UInt64
  }

  private let symbols: [UInt8]
  private let names: [UInt8]

  /// Reads the symbols of a file; nil if it cannot be read, has another format, or was stripped.
  init?(_ path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    guard let head = Self.read(file, at: 0, 64), head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    let (place, size, count) = (Self.number(head, 40, 8), Self.number(head, 58, 2), Self.number(head, 60, 2))
    guard size == 64, let sections = Self.read(file, at: place, size * count) else { return nil }
    // A section of type 2 contains symbols. Its field at offset 40 is the index of the section with their names.
    for index in 0..<Int(count) where Self.number(sections, index * 64 + 4, 4) == 2 {
      let link = Int(Self.number(sections, index * 64 + 40, 4))
      guard link < Int(count), let symbols = Self.section(file, sections, index),
        let names = Self.section(file, sections, link)
      else { return nil }
      (self.symbols, self.names) = (symbols, names)
      return
    }
    return nil
  }

  /// The maximum size of a section that is read, in bytes, about ten times what programs have.
  private static let maximum: UInt64 = 512 << 20

  private static func section(_ file: Int32, _ sections: [UInt8], _ index: Int) -> [UInt8]? {
    read(file, at: number(sections, index * 64 + 24, 8), number(sections, index * 64 + 32, 8))
  }

  private static func read(_ file: Int32, at place: UInt64, _ count: UInt64) -> [UInt8]? {
    guard count <= maximum, place < UInt64(Int64.max) - maximum else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    return pread(file, &bytes, bytes.count, Int(place)) == bytes.count ? bytes : nil
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> UInt64 {
    guard start >= 0, start + count <= bytes.count else { return 0 }
    return (0..<count).reversed().reduce(0) { $0 << 8 | UInt64(bytes[start + $1]) }
  }

  /// Returns the functions whose names begin with `start`, at most 64.
  func functions(beginningWith start: String) -> [Function] {
    let wanted = Array(start.utf8)
    var found: [Function] = []
    for place in stride(from: 0, to: symbols.count - 23, by: 24) {
      // A symbol of type 2 is a function.
      guard symbols[place + 4] & 15 == 2, case let name = Int(Self.number(symbols, place, 4)),
        name + wanted.count < names.count, names[name..<(name + wanted.count)].elementsEqual(wanted),
        let end = names[name...].firstIndex(of: 0)
      else { continue }
      found.append(
        Function(
          name: String(decoding: names[name..<end], as: UTF8.self), address: Self.number(symbols, place + 8, 8)))
      if found.count == Self.maximumFunctions, !found.contains(where: { $0.name == "\(start)fD" }) {
        found.removeFirst()
      }
      if found.count >= Self.maximumFunctions { break }
    }
    return found
  }

  private static let maximumFunctions = 64
}
