import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to targets, methods of properties and optional calls with closures.
@MainActor @Suite struct PortedTargetTests {
  @Test(arguments: [
    "let button: UIButton = {\n    let button = UIButton()\n    button.addTarget(self, action: a, for: .touchUpInside)\n    return button\n  }()",
    "private var item = UIBarButtonItem(title: \"a\", style: .plain, target: self, action: a)",
    "let b = [1], c = d(e) { $0.addTarget(self, action: a, for: .valueChanged) }",
  ])
  func selfIsNoTargetInTheValueOfAStoredProperty(_ member: String) throws {
    let port = try port("class A: UIViewController {\n  \(member)\n}")
    #expect(
      port.text == "import UIKit\nclass A: UIViewController {\n  \(member.replacing("self", with: "nil"))\n}"
        && port.remains == [])
  }

  @Test(arguments: [
    "lazy var b: UIButton = { b.addTarget(self, action: a, for: c); return b }()",
    "var b: UIButton { b.addTarget(self, action: a, for: c); return b }",
    "static let b = B(target: self, action: a)", "func f() { let b = B(target: self, action: a) }",
    "let b = 1\n  func f() { b.addTarget(self, action: a, for: c) }", "let b = B(delegate: self)",
  ])
  func selfStaysWhereItIsTheObject(_ member: String) throws {
    let port = try port("class A: UIViewController {\n  \(member)\n}")
    #expect(port.changes == [] && port.remains == [])
  }

  @Test func aRecognizersTargetInTheValueOfAStoredPropertyIsNamed() throws {
    let port = try port("class A: UIView {\n  let b = UITapGestureRecognizer(target: self, action: a)\n}")
    #expect(port.changes == [] && port.remains.map(\.line) == [3])
  }

  @Test(arguments: [
    ("let model: Model", "#selector(model.load)", "Selector(Model.load)"),
    ("var model = B.Model(1)", "#selector(self.model.load(_:))", "Selector(B.Model.load(_:))"),
    ("weak var model: Model?", "#selector(model.load)", "Selector(Model.load)"),
  ])
  func aMethodOfAPropertyHasTheTypeOfItsDeclaration(_ member: String, _ old: String, _ new: String) throws {
    let source = "class A: UIView {\n  \(member)\n  func f() { g(\(old)) }\n}"
    let port = try port(source)
    #expect(port.text == "import UIKit\n" + source.replacing(old, with: new) && port.remains == [])
  }

  @Test(arguments: ["let model = make()", "let model: Model\n  func h(model: Other) {}", "let model: [Model]", ""])
  func aMethodOfAPropertyOfUnknownTypeIsNamed(_ member: String) throws {
    let port = try port("class A: UIView {\n  \(member)\n  func f() { g(#selector(model.load)) }\n}")
    #expect(port.changes == [] && port.remains.count == 1)
  }

  @Test func anOptionalMethodWithATrailingClosureIsCalledAsOthersAre() throws {
    let source = """
      @objc protocol P {
        @objc optional func load(_ a: Int, completion: @escaping (Bool) -> Void)
        @objc optional func show(completion: @escaping () -> Void)
      }
      class A {
        var completion: ((Bool) -> Void)?
        func f(completion: (() -> Void)?) {
          p?.load?(1) { b in c(b) }
          p?.show?() { d() }
          p?.load?(1, completion: e)
          completion?()
          self.completion?(true)
        }
      }
      """
    let lines = try port(source).text.split(separator: "\n").suffix(7).map { $0.drop { $0 == " " } }
    expectEqual(
      lines,
      [
        "p?.load(1) { b in c(b) }", "p?.show() { d() }", "p?.load(1, completion: e)", "completion?()",
        "self.completion?(true)", "}", "}",
      ])
  }
}
