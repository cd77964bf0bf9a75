import Expectations
import Testing

@testable import TouchstoneCLI

/// Which imports `touchstone port` adds and mends.
@MainActor @Suite struct PortedImportTests {
  private func port(_ source: String) throws -> Port { try Port.port(Array(source.utf8)) }

  private nonisolated static let network = "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n"

  @Test(arguments: [
    ("// Header\n\nclass A: UIView {}\n", "// Header\n\nimport UIKit\n\nclass A: UIView {}\n"),
    (
      "/// A.\nclass A {\n  let b = CGSize.zero\n}\n",
      "import Foundation\n\n/// A.\nclass A {\n  let b = CGSize.zero\n}\n"
    ),
    ("class A: CALayer {}\n", "import QuartzCore\n\nclass A: CALayer {}\n"),
    ("@objc class A: UIView {}", "import UIKit\n\nclass A: UIView {}"),
    ("func f(_ c: CGContext) {}\n", "import CoreGraphics\n\nfunc f(_ c: CGContext) {}\n"),
    ("import Mine\nlet a = UIColor.red\n", "import Mine\nimport UIKit\nlet a = UIColor.red\n"),
    ("import Mine // c", "import Mine // c"),
    (
      "import Foundation\nlet a: URLSession? = nil\n", "import Foundation\n\(network)let a: URLSession? = nil\n"
    ),
    (
      "import UIKit\nclass A: NSObject, XMLParserDelegate {}",
      "import UIKit\n#if canImport(FoundationXML)\nimport FoundationXML\n#endif\nclass A: NSObject, XMLParserDelegate {}"
    ),
    (
      "import CoreData\n\nstruct A {}\n",
      "#if canImport(CoreData)\nimport CoreData\n#endif\nimport Foundation\n\nstruct A {}\n"
    ),
    (
      "import MapKit\n\nclass A: UIView {}\n",
      "#if canImport(MapKit)\nimport MapKit\n#endif\nimport UIKit\n\nclass A: UIView {}\n"
    ),
    (
      "#if os(macOS)\nimport AppKit\n#endif\n#if canImport(UIKit)\nlet a = UIColor.red\n#endif",
      "#if canImport(UIKit)\nimport UIKit\n#endif\n#if os(macOS)\nimport AppKit\n#endif\n#if canImport(UIKit)\nlet a = UIColor.red\n#endif"
    ),
    (
      "import Foundation.NSUserDefaults\nimport QuartzCore.CALayer\nimport CoreText.CTFont",
      "import Foundation\nimport QuartzCore\nimport CoreText"
    ),
  ])
  func aSourceGetsTheImportsThatItNeeds(_ source: String, _ expected: String) throws {
    let port = try port(source)
    expectEqual(port.text, expected)
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test(arguments: [
    "struct UIThing {}\nlet a = UIThing()", "let a = b.UIView", "struct A { let b = 1 }",
    "import class UIKit.UIView\nclass A: UIView { let b = Date() }", "// UIView\nlet a = \"UIView\"",
    "#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\nclass A: UIView {}",
  ])
  func aSourceThatLacksNothingStays(_ source: String) throws { try expectEqual(port(source).text, source) }

  @Test func whatOtherSourcesDeclareNeedsNoImport() throws {
    let source = Array("let a = UIThing()\n".utf8)
    let module = PortedModule([source, Array("public struct UIThing {}".utf8)])
    try expectEqual(Port.port(source, in: module).changes, [])
  }

  @Test func aModuleThatIsNotThereIsNamedWithWhatToUseInstead() throws {
    let port = try port("import AVFoundation\nimport CoreImage\nimport Photos\nlet a = UIDynamicAnimator()")
    expectEqual(
      port.remains.map { String($0.text.split(separator: ": ", maxSplits: 1)[1]) },
      [
        "there is no such module on Linux: play sounds and films with GStreamer or SDL_mixer, in a separate process or library",
        "there is no such module on Linux: filter the pixels of a `CGImage`, or draw with blend modes and gradients",
        "there is no such module on Linux",
        "there is no simulation of bodies: animate with springs, `UIView.animate(springDuration:…)`",
      ])
  }

  private nonisolated static let condition = "#if canImport(DeveloperToolsSupport) || TOUCHSTONE_PREVIEW\n"

  @Test(arguments: [
    (
      "import UIKit\n\nclass A {}\n\n@available(iOS 17, *)\n#Preview(\"a\") {\n  A(b)\n}\n",
      "import UIKit\n\nclass A {}\n\n\(condition)@available(iOS 17, *)\n#Preview(\"a\") {\n  A(b)\n}\n#endif\n"
    ),
    ("#Preview {\n  A()\n} // a\nclass A {}\n", "\(condition)#Preview {\n  A()\n} // a\n#endif\nclass A {}\n"),
    (
      "#Preview(\"a\", body: { A() })\nclass A {}\n",
      "\(condition)#Preview(\"a\", body: { A() })\n#endif\nclass A {}\n"
    ),
    ("class A {}; #Preview { A() }", "class A {};\n\(condition) #Preview { A() }\n#endif\n"),
  ])
  func previewsAreUnderACondition(_ source: String, _ expected: String) throws {
    let port = try port(source)
    #expect(port.text == expected && port.remains == [] && port.changes.count == 1)
    let again = try self.port(expected)
    expectEqual(again.changes, [])
  }

  @Test func previewsOfSwiftUIAreRemovedAndNamed() throws {
    let port = try port(
      "#if DEBUG\n@available(iOS 13, *)\nprivate struct P: B, PreviewProvider {\n  @objc static var previews: C { D() }\n}\n#endif\n"
    )
    #expect(port.text == "#if DEBUG\n#endif\n" && port.remains == [] && port.changes.count == 1)
  }

  @Test func aPreviewInsideOfATypeStays() throws {
    let source = "class A {\n  func f() { #Preview { b } }\n  struct P: PreviewProvider {}\n}"
    try expectEqual(port(source).changes, [])
  }
}
