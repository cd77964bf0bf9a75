import Expectations
import Glibc
import Testing
import TouchScenes

@testable import TouchstoneCLI

/// Whole programs that are ported at once: the results are compiled, and used by fingers, in `PortedCodeTests`.
@MainActor @Suite struct PortedProgramTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/\($1)" } + "/PortedCodeTests"

  /// The sources of a program by their names, in alphabetical order.
  private func sources(_ program: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = "\(Self.folder)/Originals/Programs/\(program)"
    let directory = try #require(opendir(folder))
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".swift.txt") { names.append(String(name.dropLast(10))) }
    }
    return try names.sorted().map { ($0, try TextFile.read("\(folder)/\($0).swift.txt")) }
  }

  @Test(arguments: ["Recipes", "Breathing", "Doodles", "Planner", "Skies", "Readers", "People", "Fifteens", "Feeds"])
  func aProgramBecomesWhatIsCompiledAndUsed(_ program: String) throws {
    let originals = try sources(program)
    #expect(originals.count >= 10)
    let module = PortedModule(originals.map(\.bytes))
    var ports: [[UInt8]] = []
    for (name, bytes) in originals {
      let port = try Port.port(bytes, in: module)
      // No task remains.
      expectEqual(port.remains.filter { !$0.text.contains("SwiftUI") }.map { "\(name):\($0.line): \($0.text)" }, [])
      let path = "\(Self.folder)/Ported/Programs/\(program)/\(name).swift"
      // PORT_WRITE=1 writes the results of a changed porter.
      if getenv("PORT_WRITE") != nil { try TextFile.replace(path, with: port.text) }
      try expectEqual(String(decoding: TextFile.read(path), as: UTF8.self), port.text)
      ports.append(Array(port.text.utf8))
    }
    let again = PortedModule(ports)
    for bytes in ports { try expectEqual(Port.port(bytes, in: again).changes, []) }
  }
}
