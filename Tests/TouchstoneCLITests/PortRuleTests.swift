import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to modules, hints, protocols and overrides.
@MainActor @Suite struct PortRuleTests {
  /// Ports a source that imports UIKit in its last line, so that no import is added.
  private func port(_ source: String) throws -> Port {
    let end = "\nimport UIKit\n"
    var port = try Port.port(Array((source + end).utf8))
    port.text.removeLast(end.count)
    return port
  }

  @Test(arguments: [
    (
      "import UIKit\nimport Vision // sees\n@_exported import Photos",
      "import UIKit\n#if canImport(Vision)\nimport Vision // sees\n#endif\n#if canImport(Photos)\n@_exported import Photos\n#endif"
    ),
    (
      "#if canImport(WebKit)\nimport WebKit\n#elseif DEBUG\nimport class WebKit.WKWebView\n#endif",
      "#if canImport(WebKit)\nimport WebKit\n#elseif DEBUG\n#if canImport(WebKit)\nimport class WebKit.WKWebView\n#endif\n#endif"
    ),
    ("import UIKit; import MapKit", "import UIKit; import MapKit"),
  ])
  func modulesThatAreNotThereAreAskedFor(_ source: String, _ expected: String) throws {
    let port = try port(source)
    expectEqual(port.text, expected)
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test(arguments: [
    ("class A<T: UIView> {\n  let b = T()\n}", [2]), ("func f<A, T: B.C, D>() -> T { T.init(frame: .zero) }", []),
    ("class B: UIControl {}\nfunc f<A, T: B>() -> T {\n  T(frame: .zero)\n}", [3]),
    ("func f<T: Decodable>() -> T { T() }", []), ("func f(T: UIView) { T() }", []),
  ])
  func objectsOfClassesThatAreParametersAreNamed(_ source: String, _ lines: [Int]) throws {
    try expectEqual(port(source).remains.map(\.line), lines)
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

  @Test(arguments: [
    ("a.returnKeyType = isLast ? .done : .next", ""),
    ("a.returnKeyType = b.isLast\n    ? .done\n    : c.returnKeyType // d", ""),
    ("e()\n  a.returnKeyType = .done; f()\n  g(); b.keyboardType = .url", "e()\n  f()\n  g()"),
    ("a.keyboardType = .url; b.keyboardType = .url; d.keyboardType = .url\n  c()", "c()"),
    ("a { [weak b] in\n    b?.c.keyboardType = .url\n  }", "a { [weak b] in\n  }"),
    ("cells[0].layer.contentsScale = UIScreen.main.scale", ""),
    ("(layer as? CALayer)?.edgeAntialiasingMask = [.a, .b]", ""),
    ("layer.allowsGroupOpacity = true\n  layer.isDoubleSided = true\n  layer.minificationFilter = .trilinear", ""),
    (
      "switch a {\n  case .a: b.returnKeyType = .done\n  case .b where c ? d : e: b.returnKeyType = f; g()\n  case .c:\n    g()\n    b.returnKeyType = .go\n  default:\n    b.returnKeyType = .go // h\n    b.keyboardType = .url\n  }",
      "switch a {\n  case .a: break\n  case .b where c ? d : e: g()\n  case .c:\n    g()\n  default:\n    break\n  }"
    ),
    (
      "h.forEach {\n    $0.returnKeyType = .done\n    i($0)\n  }", "h.forEach {\n    i($0)\n  }"
    ),
  ])
  func hintsThatCallNothingAreTakenOut(_ source: String, _ expected: String) throws {
    let port = try port("func f() {\n  \(source)\n}")
    #expect(port.text == "func f() {\n" + (expected.isEmpty ? "" : "  \(expected)\n") + "}" && port.remains == [])
  }

  @Test func aMemberBeforeAColonIsNoLabel() throws {
    let port = try port("func f() {\n  a.keyboardType = .url\n  g(b ? c.keyboardType : d)\n}")
    #expect(port.text == "func f() {\n  g(b ? UIKeyboardType.default : d)\n}" && port.remains == [])
  }

  @Test(arguments: [
    "a.returnKeyType = b ? .done : c()", "a.b().returnKeyType = .done", "layer.isDoubleSided = false",
    "layer.allowsGroupOpacity = a", "layer.magnificationFilter = .nearest", "a.forEach { $0.keyboardType = .url }",
    "a.forEach {\n    $0.keyboardType = .url\n  }",
    "switch a {\n  case .b:\n    #if C\n    a.keyboardType = .url\n    #endif\n  }",
  ])
  func hintsThatMayMeanSomethingAreNamed(_ source: String) throws {
    let port = try port("func f() {\n  \(source)\n}")
    #expect(port.changes == [] && port.remains.count == 1)
  }

  @Test func keysAndObserversOfPropertiesAreNamed() throws {
    let source = """
      class A: B {
        override func observeValue(forKeyPath keyPath: String?, of object: Any?) {}
        func f() {
          a.addObserver(self, forKeyPath: "b", options: .new, context: nil)
          removeObserver(self, forKeyPath: "b")
          c.setValue(d, forKeyPath: "textColor")
          let e = c.value(forKey: "_e") as? F
          g = h.observe(\\.bounds, options: [.new]) { _, _ in }
          g = h.observe(\\.contentOffset) { _, _ in }
          UserDefaults.standard.setValue(1, forKey: "i")
          center.addObserver(self, selector: j, name: k, object: nil)
          l.value(m)
        }
      }
      """
    let port = try port(source)
    #expect(port.text == source && port.remains.map(\.line) == [2, 4, 5, 6, 7, 8])
  }

  @Test(arguments: [
    ("CGSize(width: 100, height: .infinity)", "CGSize(width: 100, height: CGFloat.infinity)"),
    (
      "CGRect(x: -.infinity, y: .zero, width: 3 * 4.5, height: .greatestFiniteMagnitude)",
      "CGRect(x: -CGFloat.infinity, y: CGFloat.zero, width: 3 * 4.5, height: CGFloat.greatestFiniteMagnitude)"
    ),
    ("CGPoint.init(x: .pi, y: 2)", "CGPoint.init(x: CGFloat.pi, y: 2)"),
  ])
  func aNumberThatTwoTypesHaveIsThatOfSizes(_ source: String, _ expected: String) throws {
    let port = try port("let a = \(source)")
    #expect(port.text == "let a = \(expected)" && port.remains == [])
  }

  @Test(arguments: [
    "CGSize(width: a.width, height: .infinity)", "CGSize(width: CGFloat.zero, height: .infinity)",
    "f(width: .infinity, g: CGSize(width: 2, height: .pi / 2), h: .zero)", "UIEdgeInsets(top: .zero, left: 1)",
  ])
  func aNumberWhoseTypeIsSaidStays(_ source: String) throws {
    try expectEqual(port("let a = \(source)").text, "let a = \(source)")
  }
}
