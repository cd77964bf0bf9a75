import Expectations
import Testing

@testable import TouchstoneCLI

/// How `touchstone port` rewrites forms of Swift 2 to 4 that the compiler of today cannot read.
@MainActor @Suite struct PortedSyntaxTests {
  @Test(arguments: [
    ("if let a = b where a > 1 {}", "if let a = b, a > 1 {}"),
    ("guard let a = b() where c(a) else { d() }", "guard let a = b(), c(a) else { d() }"),
    ("while let a = b.next() where a { c() }", "while let a = b.next(), a { c() }"),
    ("if let a = b, c = d {}", "if let a = b, let c = d {}"),
    ("if var a = b, c: D = e where a == c {}", "if var a = b, var c: D = e, a == c {}"),
    ("guard let a = b,\n  c = d as? E else { f() }", "guard let a = b,\n  let c = d as? E else { f() }"),
    ("repeat { a() } while b\nextension C where D == E {}", "repeat { a() } while b\nextension C where D == E {}"),
    ("for a in b where a == 1 {}", "for a in b where a == 1 {}"),
    ("if let a = b, a == c {}", "if let a = b, a == c {}"),
    ("if a, b { c { d = e }; let f = g }", "if a, b { c { d = e }; let f = g }"),
  ])
  func conditionsHaveCommasAndEachNameItsLet(_ old: String, _ new: String) throws {
    try expectPort("func f() { \(old) }", "func f() { \(new) }")
  }

  @Test(arguments: [
    ("for var i = 0; i < n; i++ { a(i) }", "for i in stride(from: 0, to: n, by: 1) { a(i) }"),
    ("for (var i = 0; i <= a.count; ++i) { b(i) }", "for i in stride(from: 0, through: a.count, by: 1) { b(i) }"),
    ("for var i = n - 1; i >= 0; i-- { a(i) }", "for i in stride(from: n - 1, through: 0, by: -1) { a(i) }"),
    (
      "for var i: CGFloat = 0; i < n; i += step { a(i) }",
      "for i in stride(from: CGFloat(0), to: n, by: step) { a(i) }"
    ),
    (
      "for var i = 0; i < n; i++ { if let i = a { b(i) } }",
      "for i in stride(from: 0, to: n, by: 1) { if let i = a { b(i) } }"
    ),
    ("for var i = 9; i > 0; i -= 2 { a(i) }", "for i in stride(from: 9, to: 0, by: -2) { a(i) }"),
  ])
  func loopsOfCRunOverSequences(_ old: String, _ new: String) throws {
    try expectPort("func f() { \(old) }", "func f() { \(new) }")
  }

  @Test(arguments: [
    "for var i = 0; i < n; i++ { i += 1 }", "for var i = 0; i < a.count; i++ { a.removeLast() }",
    "for var i = 0; i < n; i-- { a(i) }", "for var i = 0, j = 1; i < n; i++ { b(&i) }",
    "for var i = 0; i < n && b; i++ { c() }",
  ])
  func aLoopWhoseBodyChangesItIsNamed(_ source: String) throws {
    let port = try port("func f() { \(source) }")
    #expect(port.text.contains("for var i = 0"))
    #expect(port.remains.contains { $0.text.hasPrefix("a loop of C") })
  }

  @Test(arguments: [
    ("a++", "a += 1"), ("a.b[0]--", "a.b[0] -= 1"), ("++a", "a += 1"), ("--self.a; b()", "self.a -= 1; b()"),
    ("a!.b++", "a!.b += 1"), ("switch a { case 1: b++\ndefault: c-- }", "switch a { case 1: b += 1\ndefault: c -= 1 }"),
    ("a()\n  b++\n  c++", "a()\n  b += 1\n  c += 1"),
  ])
  func stepsAreAssignments(_ old: String, _ new: String) throws {
    try expectPort("func f() { \(old) }", "func f() { \(new) }")
  }

  @Test func aStepInAnExpressionIsNamedAndAnOwnOperatorStays() throws {
    let port = try port("func f() { a[b++] = 1 }")
    expectEqual(port.text, "import UIKit\nfunc f() { a[b++] = 1 }")
    expectEqual(port.remains.map(\.line), [2])
    let own = "postfix func ++ (a: inout Int) {}\nfunc f() { b++ }"
    try expectEqual(TouchstoneCLITests.port(own).changes, [])
    try expectEqual(TouchstoneCLITests.port("let a = b + +c\nlet d = e - -f\nlet g = h+i").changes, [])
  }

  @Test(arguments: [
    ("var a: String -> Int", "var a: (String) -> Int"),
    ("var a: ([Int] -> Void)?", "var a: (([Int]) -> Void)?"),
    ("let a: [String -> Int] = []", "let a: [(String) -> Int] = []"),
    ("typealias A = B.C<D>? throws -> E", "typealias A = (B.C<D>?) throws -> E"),
    ("func f(a: Int -> Bool) {}", "func f(_ a: @escaping (Int) -> Bool) {}"),
    ("var a: A -> B -> C", "var a: (A) -> (B) -> C"),
    ("var a: (b: Int, c: D) -> Void", "var a: (_ b: Int, _ c: D) -> Void"),
    ("func f() -> (a: Int) -> Void { b() }", "func f() -> (_ a: Int) -> Void { b() }"),
    ("let a = b { C in d(C) }", "let a = b { C in d(C) }"),
    ("let a = { (b: Int) -> C in d }", "let a = { (b: Int) -> C in d }"),
    ("let a = b.map { c -> D in e }", "let a = b.map { c -> D in e }"),
    ("func == (a: A, b: A) -> Bool { true }", "func == (a: A, b: A) -> Bool { true }"),
  ])
  func typesOfFunctionsHaveParenthesesAndNoLabels(_ old: String, _ new: String) throws { try expectPort(old, new) }

  @Test(arguments: [
    ("func f(inout a: Int, inout b c: D) {}", "func f(_ a: inout Int, b c: inout D) {}"),
    ("func f(var a: Int, let b: Int) { c(a) }", "func f(_ a: Int, b: Int) { var a = a; c(a) }"),
    ("func f<T where T: A, T.B == C>(a: T) -> D { e() }", "func f<T>(_ a: T) -> D where T: A, T.B == C { e() }"),
    ("protocol A { typealias B; typealias C: D }", "protocol A { associatedtype B; associatedtype C: D }"),
    ("protocol A { typealias B = C }", "protocol A { typealias B = C }"),
    ("var a: protocol<B, C.D>?", "var a: B & C.D?"), ("var a: [protocol<>]", "var a: [Any]"),
    ("func f(@noescape a: () -> Void) {}", "func f(_ a: () -> Void) {}"),
    ("class A {\n  @warn_unused_result(message=\"b\")\n  func f() {}\n}", "class A {\n  \n  func f() {}\n}"),
    ("class A { @warn_unused_result func f() {} }", "class A { func f() {} }"),
    ("class A {\n  @available(*, unavailable) var b = 1\n}", "class A {\n  var b = 1\n}"),
    (
      "class A {\n  @available(*, unavailable) var b: Int { 1 }\n}",
      "class A {\n  @available(*, unavailable) var b: Int { 1 }\n}"
    ),
  ])
  func parametersAndAttributesHavePresentForms(_ old: String, _ new: String) throws {
    try expectPort(old, new)
  }

  @Test(arguments: [
    ("let a = self.dynamicType", "let a = type(of: self)"), ("b.c().dynamicType.d()", "type(of: b.c()).d()"),
    ("let a = (b.c as NSString!).length", "let a = (b.c! as NSString).length"),
    ("for a in 0.stride(to: 9, by: 3) {}", "for a in stride(from: 0, to: 9, by: 3) {}"),
    ("b(a.c.stride(through: d, by: 1))", "b(stride(from: a.c, through: d, by: 1))"),
    ("(n - 1).stride(to: 0, by: -1)", "stride(from: n - 1, to: 0, by: -1)"),
    ("let a = [Int](count: b(1, 2), repeatedValue: 0)", "let a = [Int](repeating: 0, count: b(1, 2))"),
    ("a(__FILE__, __LINE__, __FUNCTION__, __COLUMN__)", "a(#file, #line, #function, #column)"),
  ])
  func valuesHavePresentForms(_ old: String, _ new: String) throws { try expectPort(old, new) }

  @Test func aFormInAFormIsRewrittenToo() throws {
    try expectPort(
      "func f() { if let a = b where a { for var i = 0; i < 3; i++ { a++ } } }",
      "func f() { if let a = b, a { for i in stride(from: 0, to: 3, by: 1) { a += 1 } } }")
  }

  @Test func notesHaveTheLinesOfTheSource() throws {
    let port = try port("func f() {\n  a++\n  dispatch_async(dispatch_get_main_queue(), {\n    b++\n  })\n  c[d++]\n}")
    expectEqual(port.changes.map(\.line), [3, 4, 4, 5])
    expectEqual(port.remains.map(\.line), [7])
  }
}
