import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to overrides in extensions.
@MainActor @Suite struct PortedOverrideTests {
  /// Ports a source that imports UIKit in its last line, so that no import is added.
  private func port(_ source: String) throws -> Port {
    let end = "\nimport UIKit\n"
    var port = try Port.port(Array((source + end).utf8))
    port.text.removeLast(end.count)
    return port
  }

  @Test func anOverrideMovesIntoItsClassWithItsCommentsAndItsChanges() throws {
    let source = """
      class A: UIView {
        let b = 1
      }

      // MARK: - Constraints
      public extension A {
        // MARK: Layout
        /// Says what it does.
        @objc
        override func updateConstraints() {
          c(#selector(d))
          super.updateConstraints()
        } // so

        func d() {}

        /*
         Says more.
         */
        override public class var layerClass: AnyClass {
          E.self
        }
      }
      """
    let expected = """
      class A: UIView {
        let b = 1

        /// Says what it does.
        public override func updateConstraints() {
          c(Selector(A.d))
          super.updateConstraints()
        } // so

        /*
         Says more.
         */
        override public class var layerClass: AnyClass {
          E.self
        }
      }

      // MARK: - Constraints
      public extension A {
        // MARK: Layout

        func d() {}
      }
      """
    let port = try port(source)
    #expect(port.text == expected && port.remains == [])
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test(arguments: ["class A: UIView {}", "class A: UIView {\n}"])
  func anEmptyClassGetsTheOverride(_ type: String) throws {
    let port = try port("extension A {\n  override func draw() {\n  }\n  override func e() {}\n}\n\(type)\n")
    expectEqual(
      port.text, "extension A {\n}\nclass A: UIView {\n  override func draw() {\n  }\n\n  override func e() {}\n}\n")
    #expect(port.remains == [] && port.changes.map(\.line) == [2, 4])
  }

  @Test(arguments: [
    "class A<B>: C {\n}\nextension A where B: D {\n  override func draw() {}\n}",
    "#if E\nclass A: C {\n}\n#endif\nextension A {\n  override func draw() {}\n}",
    "class A: C {\n}\n#if E\nextension A {\n  override func draw() {}\n}\n#endif",
    "class A: C {\n}\nprivate extension A {\n  override func draw() {}\n}",
    "class A: C {\n}\nextension A { override func draw() {} }",
    "class F {\n  class A: C {\n  }\n}\nextension F.A {\n  override func draw() {}\n}",
    "extension A {\n  override func draw() {}\n}",
  ])
  func anOverrideThatCannotMoveSafelyIsNamed(_ source: String) throws {
    let port = try port(source)
    #expect(port.text == source && port.changes == [] && port.remains.count == 1)
  }

  @Test func anOverrideMovesInsideOfTheSameCondition() throws {
    let source =
      "#if E\nclass A: C {\n}\nextension A {\n  override func draw() {\n  }\n}\n#else\nclass A: D {\n}\n#endif"
    let port = try port(source)
    expectEqual(
      port.text,
      "#if E\nclass A: C {\n  override func draw() {\n  }\n}\nextension A {\n}\n#else\nclass A: D {\n}\n#endif")
    expectEqual(port.remains, [])
  }

  @Test func whatASubclassOverridesMovesOutOfTheExtension() throws {
    let source = """
      class A {
      }
      class B: A {
      }
      extension A {
        @objc dynamic func f(_ a: Int) {
        }
        var g: Int {
          1
        }
        func h() {
        }
      }
      class C<T: D>: B {
        override func f(_ a: Int) {}
        override var g: Int { 2 }
      }
      """
    let port = try port(source)
    expectEqual(
      port.text,
      """
      class A {
        func f(_ a: Int) {
        }

        var g: Int {
          1
        }
      }
      class B: A {
      }
      extension A {
        func h() {
        }
      }
      class C<T: D>: B {
        override func f(_ a: Int) {}
        override var g: Int { 2 }
      }
      """)
    #expect(try self.port(port.text).changes == [] && port.remains == [])
  }

  @Test func whatASubclassOverridesIsNamedWhereTheClassIsInAnotherSource() throws {
    let source = Array("extension A {\n  func f() {\n  }\n}".utf8)
    let others = ["class A {}", "class B: A { override func f() {} }"].map { Array($0.utf8) }
    let port = try Port.port(source, in: PortedModule([source] + others))
    expectEqual(port.remains.map(\.text), ["`f()` is overridden in a subclass: move it out of the extension into `A`"])
  }
}
