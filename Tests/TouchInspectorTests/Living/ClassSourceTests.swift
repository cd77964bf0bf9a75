import Expectations
import Glibc
import Testing
import TouchKit
@testable import TouchProbe

@testable import TouchInspector

/// A class of this program; the line of its name is reported.
final class Somewhere: UIView {
  override func layoutSubviews() {}
}
private let lineOfSomewhere = #line - 3

/// Where classes are defined, read from the debug information of this very program.
@MainActor @Suite struct ClassSourceTests {
  /// Whether the system has a tool that reads debug information.
  private nonisolated static var hasTool: Bool {
    ["addr2line", "llvm-symbolizer"].contains { tool in
      ["/usr/bin", "/usr/local/bin", "/bin"].contains { access("\($0)/\(tool)", X_OK) == 0 }
    }
  }

  @Test(.enabled(if: hasTool)) func theFileAndTheLineOfAClassAreTold() throws {
    let mangled = try #require(_mangledTypeName(Somewhere.self))
    let found = ClassSources.places(
      of: [("Somewhere", mangled), ("Nobody", "7Nothing6NobodyC")], in: "/proc/\(getpid())/exe")
    #if FoundationGeometry
    expectEqual(found, ["Somewhere": SourcePlace(path: #filePath, line: lineOfSomewhere)])
    #else
    // `make test` builds this setting without debug information, and such a program tells nothing.
    #expect(found.isEmpty || found.mapValues(\.short) == ["Somewhere": "ClassSourceTests.swift:\(lineOfSomewhere)"])
    #endif
  }

  @Test func aProgramWithoutSymbolsTellsNothing() throws {
    expectNil(SymbolTable("/no/such/file"))
    expectNil(SymbolTable("/proc/self/maps"), "no program")
    expectEqual(ClassSources.places(of: [("Somewhere", "x")], in: "/bin/sh"), [:], "a stripped one")
  }

  @Test func theProbeTellsEachClassOfTheProgramOnce() {
    let names = ProbeNames()
    let (one, two, label) = (Somewhere(), Somewhere(), UIView())
    expectEqual([one, two, label].map { names.className(of: $0) }, ["Somewhere", "Somewhere", "UIView"])
    expectEqual(names.takeClasses().map(\.name), ["Somewhere"])
    #expect(names.takeClasses().isEmpty)
  }
}
