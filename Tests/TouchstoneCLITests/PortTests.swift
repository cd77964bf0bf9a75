import Expectations
import Glibc
import Testing
import TouchScenes

@testable import TouchstoneCLI

/// What `touchstone port` changes, names and refuses.
@MainActor @Suite struct PortTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/\($1)" } + "/PortedCodeTests"

  /// Ports a source that imports UIKit in its last line, so that no import is added.
  private func port(_ source: String) throws -> Port {
    let end = "\nimport UIKit\n"
    var port = try Port.port(Array((source + end).utf8))
    port.text.removeLast(end.count)
    return port
  }

  @Test(arguments: [
    "Recognizers", "Controls", "Views", "Controllers", "Gauges", "Drawers", "Forms", "Machines", "Layers",
    "Accessible", "Fields", "Panels", "Pictures", "Apps", "Editors", "Wheels", "Notices", "Headers", "Flows", "ListKit",
    "Anchors", "Coordinators", "Presenters", "Rows",
    // In the manner of public sources of Swift 2, 3, 4 and 5.
    "OldTags", "OldStars", "OldPull", "OldMenu", "OldField", "OldZoom", "OldPicker", "ThirdLines", "ThirdRing",
    "FourthScreens", "FourthDial", "FifthPager", "FifthMenus",
  ])
  func theOriginalsBecomeWhatIsCompiledAndTested(_ name: String) throws {
    let original = try TextFile.read("\(Self.folder)/Originals/\(name).swift.txt")
    let text = try Port.port(original).text
    let path = "\(Self.folder)/Ported/\(name).swift"
    // PORT_WRITE=1 writes the results of a changed porter.
    if getenv("PORT_WRITE") != nil { try TextFile.replace(path, with: text) }
    let ported = try TextFile.read(path)
    expectEqual(text, String(decoding: ported, as: UTF8.self))
    let again = try Port.port(ported)
    expectEqual(again.changes, [])
    guard let types = PhoneTypes.source(for: [text], in: PortedModule([original])) else { return }
    let typesPath = "\(Self.folder)/Ported/PhoneTypes.swift"
    if getenv("PORT_WRITE") != nil { try TextFile.replace(typesPath, with: types.text) }
    expectEqual(types.text, String(decoding: try TextFile.read(typesPath), as: UTF8.self))
  }

  @Test(arguments: [
    ("class A { func f() { b(#selector(tap)) } }", "class A { func f() { b(Selector(A.tap)) } }"),
    (
      "extension A.B { func f() { b(#selector(self.tap(_:))) } }",
      "extension A.B { func f() { b(Selector(A.B.tap(_:))) } }"
    ),
    ("class A { @objc(go:) dynamic func f() {} }", "class A { func f() {} }"),
    ("class A { @objc (go:with:) func f() {} }", "class A { func f() {} }"),
    ("class A {\n  @objc\n  func f() {}\n}", "class A {\n  func f() {}\n}"),
    (
      "let a = [#keyPath(CALayer.opacity), #keyPath(A.B.position.x), #keyPath(bounds), #keyPath(self.bounds.size)]",
      "let a = [\"opacity\", \"position.x\", \"bounds\", \"bounds.size\"]"
    ),
    ("@UIApplicationMain class A {}", "@main class A {}"),
    ("import UIKit.UIGestureRecognizerSubclass", "import UIKit"),
    ("import UIKit.UIPanGestureRecognizer", "import UIKit"),
    ("protocol P: class {}", "protocol P: AnyObject {}"),
    ("import ObjectiveC\nimport ObjectiveC.runtime", "import UIKit\nimport UIKit"),
    (
      "#if os(iOS) || os(tvOS)\nlet a = 1\n#elseif !os(iOS)\nlet a = 2\n#endif\n#if os(macOS)\n#endif // os(iOS)",
      "#if canImport(UIKit) || os(tvOS)\nlet a = 1\n#elseif !canImport(UIKit)\nlet a = 2\n#endif\n#if os(macOS)\n#endif // os(iOS)"
    ),
    (
      "@objc public protocol P {\n  @objc optional func a(_ b: Int)\n  func c()\n}\nclass D {\n  weak var p: P?\n  func e() { p?.a?(1); f.g?(2) }\n}",
      "public protocol P: AnyObject {\n  func a(_ b: Int)\n  func c()\n}\n\nextension P {\n  public func a(_ b: Int) {}\n}\nclass D {\n  weak var p: P?\n  func e() { p?.a(1); f.g?(2) }\n}"
    ),
    (
      "@objc(PP) protocol P: NSObjectProtocol {\n  optional func a(\n    b: Int)\n}",
      "protocol P: NSObjectProtocol {\n  func a(\n    b: Int)\n}\n\nextension P {\n  func a(\n    b: Int) {}\n}"
    ),
    (
      "@objc protocol P {\n  @objc optional func a() -> Void\n  @objc optional func b(_ c: Int) -> ()\n}",
      "protocol P: AnyObject {\n  func a() -> Void\n  func b(_ c: Int) -> ()\n}\n\nextension P {\n  func a() -> Void {}\n  func b(_ c: Int) -> () {}\n}"
    ),
    ("let a = \"@objc #selector(x) \\(b(\"}\"))\" // @objc", "let a = \"@objc #selector(x) \\(b(\"}\"))\" // @objc"),
    (
      "/* /* @objc */ #selector(x) */ let b = #\"\"\"\n@objc \"\n\"\"\"#",
      "/* /* @objc */ #selector(x) */ let b = #\"\"\"\n@objc \"\n\"\"\"#"
    ),
  ])
  func changes(_ source: String, _ expected: String) throws { try expectEqual(port(source).text, expected) }

  @Test func whatIsNotUnderstoodIsLeftAndNamed() throws {
    let source = """
      import SwiftUI
      class A {
        @IBOutlet var b: UIView!
        func f() { c(#selector(other.tap), #selector(getter: A.b)) }
      }
      extension A { override func draw() {} }
      func g() { c(#selector(tap)) }
      """
    let port = try port(source)
    expectEqual(port.remains.map(\.line), [1, 3, 4, 4, 6, 7])
    expectEqual(port.changes.map(\.line), [1, 3])
    let kept = source.split(separator: "\n").dropFirst().joined(separator: "\n").replacing("@IBOutlet ", with: "")
    expectEqual(port.text, "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n" + kept)
  }

  @Test(arguments: [
    (
      "class A: B {\n  let c = 1\n\n  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }\n\n  func f() {}\n}",
      "class A: B {\n  let c = 1\n\n  func f() {}\n}"
    ),
    (
      "class A: B {\n  let c = 1\n\n  @objc public override var shouldAutorotate: Bool {\n    return false\n  }\n}",
      "class A: B {\n  let c = 1\n}"
    ),
    (
      "class A: B {\n  func f() {\n    g()\n    self.setNeedsStatusBarAppearanceUpdate()\n  }\n}",
      "class A: B {\n  func f() {\n    g()\n  }\n}"
    ),
    (
      "func f() {\n  a.b?.keyboardType = .emailAddress\n  c.layer.contentsScale = UIScreen.main.scale\n  g()\n}",
      "func f() {\n  g()\n}"
    ),
    (
      "func f() {\n  automaticallyAdjustsScrollViewInsets = false\n  UIApplication.shared.isNetworkActivityIndicatorVisible = true\n  UIApplication.shared.applicationIconBadgeNumber = 0\n  a.showsSelectionIndicator = true\n  b.dimsBackgroundDuringPresentation = false\n  restorationIdentifier = \"c\"\n  d.shouldBeArchived = true\n  UIApplication.shared.isIdleTimerDisabled = true\n  e.passwordRules = nil\n  f.adjustsImageWhenHighlighted = false\n  g.contentScaleFactor = UIScreen.main.scale\n}",
      "func f() {\n}"
    ),
    (
      "func f() {\n  a.actions = b\n  d.clearsContextBeforeDrawing = true\n}",
      "func f() {\n  a.actions = b\n}"
    ),
  ])
  func whatOnlyATelephoneHasIsTakenOut(_ source: String, _ expected: String) throws {
    let port = try port(source)
    #expect(port.text == expected && port.remains == [])
    #expect(port.changes.allSatisfy { $0.entry == Porter.phone || $0.text == "removed `@objc`" })
  }

  @Test func anOptionalMethodThatReturnsSomethingIsLeftWithItsCalls() throws {
    let source = """
      protocol P {
        optional func a() -> Int
        optional func b() throws
        optional var c: Int { get }
        optional func d()
        optional func d(_ e: Int) -> Int
      }
      func f(_ p: P?) { _ = p?.a?(); p?.d?() }
      """
    let port = try port(source)
    #expect(port.remains.map(\.line) == [2, 3, 4, 6] && port.changes.map(\.line) == [5, 1, 8])
    #expect(port.text.contains("p?.a?(); p?.d()") && port.text.contains("extension P {\n  func d() {}\n}"))
  }

  @Test func whatMayMeanSomethingElseIsLeft() throws {
    let own = "struct Form {\n  var keyboardType = 1\n}\nfunc f() {\n  form.keyboardType = .one\n}"
    #expect(try port(own).changes == [] && port(own).remains == [])
    let odd = """
      func f() {
        field.returnKeyType = kind()
        if a { field.returnKeyType = .done }
        switch a {
        case 1:
          setNeedsStatusBarAppearanceUpdate()
        default: break
        }
        let type = field.returnKeyType
        let b = UIImpactFeedbackGenerator(); f(b)
        let c = UIMotionEffectGroup()
      }
      """
    let left = try port(odd)
    expectEqual(left.changes.map(\.line), [9, 6])
    expectEqual(
      left.text,
      odd.replacing("setNeedsStatusBarAppearanceUpdate()", with: "break")
        .replacing("type = field.returnKeyType", with: "type = UIReturnKeyType.default"))
    expectEqual(left.remains.map(\.line), [2, 3, 10, 11])
    #expect(left.remains.allSatisfy { $0.entry == Porter.phone })
  }

  @Test func everyEntryIsAHeadingOfTheDifferences() throws {
    let path = String(Self.folder.dropLast("Tests/PortedCodeTests".count)) + "Docs/Differences.md"
    let text = String(decoding: try TextFile.read(path), as: UTF8.self)
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    for entry in [
      Porter.selectors, Porter.delegates, Porter.start, Porter.absent, Porter.recognizers, Porter.swift5,
      Porter.phone,
    ] {
      #expect(headings.contains(entry))
    }
  }

  @Test(arguments: [
    ("let a = \"x\nlet b", 1, "a string does not end"), ("\n/* x", 2, "a comment does not end"),
    ("class A {\n)", 2, "a ) closes nothing"), ("class A {", 1, "a { is not closed"),
  ])
  func whatCannotBeReadIsRefused(_ source: String, _ line: Int, _ message: String) {
    #expect {
      try port(source)
    } throws: { error in
      guard case .source(let error) = error as? PortFailure else { return false }
      return error == SwiftLexerError(line: line, message: message)
    }
  }

  @Test func aByteThatIsNoCharacterIsRefusedAsItCouldNotBeWrittenBack() {
    #expect {
      try Port.port(Array("@objc class A {}\n// caf".utf8) + [0xE9, 0x0A])
    } throws: { error in
      guard case .source(let error) = error as? PortFailure else { return false }
      return error == SwiftLexerError(line: 2, message: "not valid UTF-8")
    }
  }

  @Test func bothBranchesOfAConditionAreReadByTheCompiler() throws {
    let source = """
      #if canImport(UIKit)
      class A { @objc func f() { b(#selector(f)) } }
      #elseif os(macOS)
      class B { @objc func f() { b(#selector(f)) } }
      #else
      class C { @objc func f() {} }
      #endif
      """
    let port = try port(source)
    #expect(port.remains == [] && port.changes.map(\.line) == [2, 2, 4, 4, 6])
    #expect(port.text.contains("class B { func f() { b(Selector(B.f)) } }"))
  }

  @Test func whatTheCompilerReadsOtherwiseIsLeftAndNamed() throws {
    // `dynamic` is the name of a function here, and what follows it a keyword in backticks.
    let source = "func f() { let dynamic = 1\n_ = dynamic\nvar g = 2 }\nclass A { @objc func h() {} }"
    let port = try port(source)
    expectEqual(port.text, source.replacing("@objc ", with: ""))
    #expect(
      port.remains.map(\.line) == [2] && port.remains[0].text.hasPrefix("the compiler reads this place otherwise"))
  }

  @Test func whatTheCompilerCannotReadIsNamedAndTheRestIsPorted() throws {
    let port = try port("class A {\n  @objc func f() {}\n  func g(a: ) {}\n}")
    expectEqual(port.text, "class A {\n  func f() {}\n  func g(a: ) {}\n}")
    #expect(port.remains.map(\.line) == [3] && port.remains[0].text.hasPrefix("the compiler cannot read this: "))
  }

  @Test(arguments: ["no such compiler", "true"])
  func withoutACompilerNothingIsPorted(_ compiler: String) {
    #expect {
      try Port.port(Array("@objc class A {}".utf8), by: SwiftParser(compiler: compiler))
    } throws: { error in
      guard case .parser(let failure) = error as? PortFailure else { return false }
      return failure.status == .noSuchFile && failure.message.hasPrefix(compiler)
    }
  }

  @Test func aMethodThatOnlyASubclassOfADelegateWritesIsNamed() {
    var classes = DelegateClasses()
    classes.add(
      Array(
        """
        class Base: UIViewController, UITableViewDelegate {
          func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 44 }
        }
        extension Base: UIKit.UITextFieldDelegate {}
        """.utf8), file: "base.swift")
    classes.add(
      Array(
        """
        final class List: Base, UISearchBarDelegate {
          override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 20 }
          func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {}
          private func tableView(_ tableView: UITableView, sorted: Bool) {}
          func searchBar(_ bar: UISearchBar, textDidChange text: String) {}
          func reload() {}
          func scrollViewDidScroll(_ scrollView: UIScrollView) { func tableView(_ a: Int) {} }
        }
        extension List { public func textFieldShouldReturn(_ field: UITextField) -> Bool { true } }
        class Longer: List {
          override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        }
        """.utf8), file: "list.swift")
    expectEqual(
      classes.notes.map { "\($0.file):\($0.note.line) \($0.note.text.split(separator: " ")[0])" },
      [
        "list.swift:3 `List.tableView(_:didSelectRowAt:)`", "list.swift:7 `List.scrollViewDidScroll(_:)`",
        "list.swift:9 `List.textFieldShouldReturn(_:)`",
      ])
  }

  /// Each took a minute or more when its cost grew with the square.
  @Test func sourcesBeyondTheCeilingsAreRefused() {
    func refusal(_ text: String) -> SwiftLexerError? {
      do throws(PortFailure) {
        _ = try Port.port(Array(text.utf8))
        return nil
      } catch {
        guard case .source(let error) = error else { return nil }
        return error
      }
    }
    expectEqual(
      refusal(String(repeating: "#", count: 100_000))?.message, "more than 255 # in a row; accepted: at most so many")
    let selectors = String(repeating: "let a = #selector(b)\n", count: 100_000)
    expectEqual(
      refusal(selectors),
      SwiftLexerError(line: 5001, message: "more than 5000 places to change; split the source into several"))
  }

  @Test func aCompilerThatDoesNotEndIsEnded() throws {
    let path = "/tmp/touchstone-slow-compiler-\(getpid())"
    try Array("#!/bin/sh\nexec sleep 100\n".utf8).withUnsafeBytes { bytes in
      let file = try #require(fopen(path, "w"))
      fwrite(bytes.baseAddress, 1, bytes.count, file)
      fclose(file)
    }
    chmod(path, 0o700)
    defer { unlink(path) }
    expectEqual(message(of: SwiftParser(compiler: path, seconds: 0)), "\(path): it does not end within 0 s")
  }

  /// 64 MB are the most.
  @Test func aCompilerThatPrintsWithoutEndIsEnded() {
    expectEqual(message(of: SwiftParser(compiler: "yes")), "yes: it does not print what it parses")
  }

  private func message(of parser: SwiftParser) -> String? {
    do throws(Failure) {
      _ = try parser.parse([])
      return nil
    } catch {
      return error.message
    }
  }
}
