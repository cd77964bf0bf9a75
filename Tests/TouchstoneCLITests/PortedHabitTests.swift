import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to compared selectors, data sources, loggers and what Foundation on Linux lacks.
@MainActor @Suite struct PortedHabitTests {
  @Test(arguments: ["action == #selector(copyText)", "#selector(copyText) != action"])
  func aComparedSelectorIsAConstantOfItsClass(_ comparison: String) throws {
    let source = """
      class A: UIView {
        func can(_ action: Selector) -> Bool { return \(comparison) || b }
        func f() { g(#selector(copyText), #selector(other)) }
        @objc func copyText() {}
        @objc func other() {}
      }
      """
    let port = try port(source)
    expectEqual(
      port.text,
      """
      import UIKit
      class A: UIView {
        @MainActor static let copyTextSelector = Selector(A.copyText)
        func can(_ action: Selector) -> Bool { return \(comparison.replacing("#selector(copyText)", with: "A.copyTextSelector")) || b }
        func f() { g(A.copyTextSelector, Selector(A.other)) }
        func copyText() {}
        func other() {}
      }
      """)
    try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
  }

  @Test func casesAndRemovedTargetsCompareToo() throws {
    let source = """
      class A: UIView { func f() { switch a { case #selector(b(_:)), #selector(k): c(); default: d() } }
        func g() { e.removeTarget(self, action: #selector(h), for: .touchUpInside); i = #selector(j) } }
      """
    try expectEqual(
      port(source).text,
      """
      import UIKit
      class A: UIView { @MainActor static let bSelector = Selector(A.b(_:)); @MainActor static let hSelector = Selector(A.h); @MainActor static let kSelector = Selector(A.k); func f() { switch a { case A.bSelector, A.kSelector: c(); default: d() } }
        func g() { e.removeTarget(self, action: A.hSelector, for: .touchUpInside); i = Selector(A.j) } }
      """)
  }

  @Test func aComparedReferenceOfAnEarlierRunKeepsItsName() throws {
    let removal = "e.removeTarget(self, action: Selector(A.h(_:)), for: i)"
    let source = "class A: B {\n  func f() { g == #selector(h); \(removal) }\n}\n"
    let port = try port(source)
    #expect(!port.text.contains("hSelector") && port.text.contains("g == Selector(A.h)"))
  }

  @Test func aConstantIsUsedInAllSourcesOfItsModule() throws {
    let (first, second) = (
      Array("class A: B {\n  func f() { g == #selector(h) }\n}\nimport UIKit\n".utf8),
      Array("class C: B {\n  func f() { i(#selector(A.h)) }\n}\nimport UIKit\n".utf8)
    )
    let module = PortedModule([first, second])
    #expect(try Port.port(second, in: module).text.contains("i(A.hSelector)"))
  }

  @Test(arguments: [
    "class A<T>: B {\n  func f() { g == #selector(h) }\n}", "extension A {\n  func f() { g == #selector(h) }\n}",
    "class A: B {\n  let hSelector = 1\n  func f() { g == #selector(h) }\n}",
    "class A: B {\n  func f() { g == #selector(h) }\n  func i() { g == #selector(h(_:)) }\n}",
    "class A: B {\n  func f() { g = #selector(h) }\n}", "class A: B {\n  func f() { g ?? #selector(h) }\n}",
  ])
  func aClassThatCannotHaveItGetsNoConstant(_ source: String) throws {
    let text = try port(source).text
    #expect(text.contains("Selector(A.h)") && !text.contains("static let"))
  }

  @Test(arguments: [
    (
      "tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath)",
      "tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }"
    ),
    (
      "tableView(_ t: UITableView, commit a: UITableViewCell.EditingStyle, forRowAt b: IndexPath)",
      "tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }"
    ),
    (
      "collectionView(_ c: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath)",
      "collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }"
    ),
  ])
  func aMethodThatEnablesAnotherGetsIt(_ method: String, _ added: String) throws {
    for words in ["", "override ", "public override "] {
      let source = "class A: B {\n  \(words)func \(method) {\n    c()\n  }\n}"
      let port = try port(source)
      expectEqual(
        port.text, "import UIKit\nclass A: B {\n  \(words)func \(method) {\n    c()\n  }\n\n  \(words)func \(added)\n}")
      try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
    }
  }

  @Test func aMethodThatTheClassOrItsSuperclassHasIsNotAdded() throws {
    let move = "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}"
    let can = "func tableView(_ t: UITableView, canMoveRowAt a: IndexPath) -> Bool { false }"
    for source in [
      "class A: B {\n  \(move)\n}\nextension A {\n  \(can)\n}", "class A: B {\n  \(can)\n}\nclass C: A {\n  \(move)\n}",
      "protocol P {\n  \(move.dropLast(3))\n}",
    ] {
      try expectEqual(port(source).changes, [])
    }
    let port = try port("extension A {\n  override \(move)\n}")
    #expect(
      !port.text.contains("canMove")
        && port.remains.contains { $0.text.contains("implement `tableView(_:canMoveRowAt:)`") })
  }

  @Test(arguments: [
    ("import os", "import OSLog"), ("import os.log", "import OSLog"), ("import OSLog", "import OSLog"),
    ("import os.signpost", "#if canImport(os)\nimport os.signpost\n#endif"),
    ("#if canImport(os)\nimport os\n#endif", "#if canImport(os)\nimport os\n#endif"),
  ])
  func loggersAreInTheKitsModule(_ source: String, _ expected: String) throws {
    try expectEqual(port(source).text, "import UIKit\n" + expected)
  }

  @Test func whatFoundationLacksAndWhatIsNotBuiltIsNamed() throws {
    let source = """
      func f() {
        a(NSPredicate(format: "b == %@", c), NSPredicate { _, _ in true })
        a(NSSortDescriptor(key: "b", ascending: true), NSSortDescriptor(keyPath: \\B.c, ascending: true))
        a(NSExpression(format: "1 + 1"))
        let d = UIDynamicAnimator(referenceView: e)
        layer.sublayerTransform = g
        layer.actions = ["bounds": NSNull()]
        tableView.separatorEffect = UIBlurEffect.h
        button.isPointerInteractionEnabled = true
        layer.speed = 0
      }
      """
    let port = try port(source)
    expectEqual(
      port.remains.map { "\($0.line) \($0.text.prefix { $0 != ":" && $0 != "(" })" },
      [
        "3 `NSPredicate", "4 `NSSortDescriptor", "5 `NSExpression", "6 `UIDynamicAnimator`",
      ])
    expectEqual(port.changes.map(\.line), [9, 10])
    for kept in ["sublayerTransform = g", "actions = [\"bounds\": NSNull()]", "speed = 0"] {
      #expect(port.text.contains("layer." + kept))
    }
  }

  @Test(arguments: ["pattern", "\"[a-z]+\""])
  func aPredicateThatMatchesAPatternIsAClosure(_ pattern: String) throws {
    let port = try port("a(NSPredicate(format: \"SELF MATCHES %@\", \(pattern)).evaluate(with: b))\n")
    let match = "(object as? String)?.range(of: \"^(?:\\(\(pattern)))$\", options: .regularExpression) != nil"
    expectEqual(port.text, "import UIKit\na(NSPredicate(block: { object, _ in \(match) }).evaluate(with: b))\n")
    expectEqual(port.remains, [])
  }
}
