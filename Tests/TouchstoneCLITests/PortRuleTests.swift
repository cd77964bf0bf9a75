import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to modules, hints, protocols and overrides.
@MainActor @Suite struct PortRuleTests {
  private func port(_ source: String) throws -> Port { try Port.port(Array(source.utf8)) }

  @Test(arguments: [
    (
      "import UIKit\nimport os.log // logs\n@_exported import Photos",
      "import UIKit\n#if canImport(os)\nimport os.log // logs\n#endif\n#if canImport(Photos)\n@_exported import Photos\n#endif"
    ),
    (
      "#if canImport(WebKit)\nimport WebKit\n#elseif DEBUG\nimport class WebKit.WKWebView\n#endif",
      "#if canImport(WebKit)\nimport WebKit\n#elseif DEBUG\n#if canImport(WebKit)\nimport class WebKit.WKWebView\n#endif\n#endif"
    ),
    ("import UIKit; import MapKit", "import UIKit; import MapKit"),
  ])
  func modulesThatAreNotThereAreAskedFor(_ source: String, _ expected: String) throws {
    let port = try port(source)
    #expect(port.text == expected)
    #expect(try self.port(port.text).changes == [])
  }

  @Test func aModuleThatIsNotThereIsNamedOnce() throws {
    let port = try port("import ImageIO\nimport struct ImageIO.A\nimport AVKit\nimport Mine")
    #expect(port.remains.map(\.line) == [1, 3] && port.changes.map(\.line) == [1, 2, 3])
  }

  @Test(arguments: [
    ("#selector(add as () -> Void)", "Selector(A.add as (A) -> () -> Void)"),
    ("#selector(self.add(_:) as (B) -> Void)", "Selector(A.add(_:) as (A) -> (B) -> Void)"),
    (
      "#selector(C.D.add(_:) as (C.D) -> ([(B) -> Int]) -> Void)",
      "Selector(C.D.add(_:) as (C.D) -> ([(B) -> Int]) -> Void)"
    ),
  ])
  func aSelectorWithACastHasTheTypeOfAMethodOfAClass(_ source: String, _ expected: String) throws {
    let port = try port("class A { func f() { b(\(source), #selector(g)) } }")
    #expect(port.text == "class A { func f() { b(\(expected), Selector(A.g)) } }" && port.remains == [])
  }

  @Test func aSelectorWithACastWhoseTypeCannotBeSeenIsNamed() throws {
    let source = "func f() {\n  a(#selector(add as () -> Void))\n  b(#selector(c.add as () -> Void))\n}"
    let port = try port(source)
    #expect(port.text == source && port.remains.map(\.line) == [2, 3])
  }
}
