import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to protocols whose methods are optional, and to calls of them.
@MainActor @Suite struct PortedDelegateTests {
  /// Ports a source that imports UIKit in its last line, so that no import is added.
  private func port(_ source: String) throws -> Port {
    let end = "\nimport UIKit\n"
    var port = try Port.port(Array((source + end).utf8))
    port.text.removeLast(end.count)
    return port
  }

  /// A protocol with optional methods, and a function that does something with `p`, a weak delegate.
  private func source(_ methods: [String], _ calls: String) -> String {
    let lines = methods.map { "  @objc optional \($0)\n" }.joined()
    return "@objc protocol P {\n\(lines)}\nfunc f(_ p: P?) {\n  \(calls)\n}\n"
  }

  private func result(_ methods: [String], _ defaults: [String], _ calls: String) -> String {
    let lines = methods.map { "  \($0)\n" }.joined()
    let bodies = zip(methods, defaults).map { "  \($0) \($1)\n" }.joined()
    return "protocol P: AnyObject {\n\(lines)}\n\nextension P {\n\(bodies)}\nfunc f(_ p: P?) {\n  \(calls)\n}\n"
  }

  @Test(arguments: [
    (["func a(_ b: Int) -> Bool"], ["{ true }"], "if p?.a?(1) ?? true { c() }"),
    (["func a(_ b: Int) -> Bool"], ["{ false }"], "if p?.a?(1) == true || p?.a?(2) != true { c() }"),
    (["func a(_ b: Int) -> Bool"], ["{ true }"], "guard p?.a?(1) != false else { return }"),
    (
      ["func a() -> UIView?", "func a(b c: Int) -> [Int]!"], ["{ nil }", "{ nil }"], "let d = p?.a?(); _ = p?.a?(b: 1)"
    ),
    (["func a() -> CGFloat", "func b()"], ["{ -1.5 }", "{}"], "let c = (p?.a?() ?? -1.5)\n  p?.b?(); p!.b!()"),
    (
      ["func a() -> UIEdgeInsets", "func b(c: Int) -> UIEdgeInsets"], ["{ .zero }", "{ UIEdgeInsets.zero }"],
      "d(p?.a?() ?? .zero, p?.b?(c: 1) ?? UIEdgeInsets.zero)"
    ),
  ])
  func aMethodWithAValueHasADefaultIfItsCallsAgree(_ methods: [String], _ defaults: [String], _ calls: String) throws {
    let port = try port(source(methods, calls))
    let called = calls.replacing("?(", with: "(").replacing("!(", with: "(")
    #expect(port.text == result(methods, defaults, called) && port.remains == [])
  }

  @Test(arguments: [
    "if p?.a?(1) ?? true { c() }; if p?.a?(2) ?? false { c() }", "if let d = p?.a?(1) { c(d) }",
    "if p?.a?(1) ?? d { c() }", "if p?.a?(1) ?? self.d { c() }", "if p?.a?(1) ?? D.e() { c() }", "",
    "if let g = p?.a(_:) { c(g(1)) } else { c(p?.a?(1) ?? true) }",
  ])
  func aMethodWithAValueIsLeftIfItsCallsDoNotAgree(_ calls: String) throws {
    let port = try port(source(["func a(_ b: Int) -> Bool"], calls))
    expectEqual(port.remains.map(\.line), [2])
    #expect(port.text.contains("  optional func a(_ b: Int) -> Bool\n") && port.text.contains("  \(calls)\n"))
  }

  @Test func theCallsOfAllSourcesCount() throws {
    let protocols = Array(source(["func a(_ b: Int) -> Bool", "func c()"], "").utf8)
    let calls = "class A {\n  func g() { if p?.a?(1) ?? true { p?.c?() } }\n}"
    let module = PortedModule([protocols, Array(calls.utf8)])
    #expect(try Port.port(protocols, in: module).text.contains("  func a(_ b: Int) -> Bool { true }\n"))
    try expectEqual(Port.port(Array(calls.utf8), in: module).text, calls.replacing("?(", with: "("))
    let others = PortedModule([protocols, Array(calls.utf8), Array("let a = p?.a?(1)".utf8)])
    try expectEqual(Port.port(protocols, in: others).remains.map(\.line), [2])
    try expectEqual(Port.port(Array(calls.utf8), in: others).text, calls.replacing("c?(", with: "c("))
  }

  @Test func methodsOfTheKitsDelegatesAreCalledAsOthersAre() throws {
    let source = """
      class A: UITabBarController {
        let collectionView = UICollectionView()
        var textFieldShouldReturn: ((UITextField) -> Bool)?
        func f() {
          if delegate?.tabBarController?(self, shouldSelect: c) ?? true { b.scrollViewDidScroll?(d) }
          (e as? F)?.collectionView?(g, layout: self, sizeForItemAt: h) ?? i
          j.tableView?(k, colorForRowAt: h)
          j.textFieldShouldReturn?(l)
          m?(1)
        }
      }
      """
    let port = try port(source)
    #expect(port.changes.map(\.line) == [5, 5, 6] && port.remains == [])
    expectEqual(
      port.text,
      source.replacing("Controller?(", with: "Controller(").replacing("Scroll?(", with: "Scroll(")
        .replacing("collectionView?(", with: "collectionView("))
  }

  @Test(arguments: [
    (
      "if let b = a, let c = b.textFieldShouldReturn?(d) { return c }",
      "if let b = a, case let c = b.textFieldShouldReturn(d) { return c }"
    ),
    (
      "guard let c = b.textFieldShouldReturn?(d) else { return }",
      "guard case let c = b.textFieldShouldReturn(d) else { return }"
    ),
    ("if let c = b?.textFieldShouldReturn?(d) { e(c) }", "if let c = b?.textFieldShouldReturn(d) { e(c) }"),
    ("if let c = b.viewForZooming?(in: d) { e(c) }", "if let c = b.viewForZooming(in: d) { e(c) }"),
    ("if let c = b.text?(d) { f(c) }", "if let c = b.text(d) { f(c) }"),
  ])
  func aResultThatIsNoLongerOptionalIsBoundByAPattern(_ old: String, _ new: String) throws {
    let declaration = """
      @objc protocol P { @objc optional func mayMove(_ a: Int) -> Bool
        @objc optional func text(_ a: Int) -> String? }
      let g = h?.mayMove?(1) ?? true
      """
    let port = try port(declaration + "\nfunc f() { \(old) }\n")
    #expect(port.text.contains("func f() { \(new) }"))
  }
}
