import Expectations
import Glibc
import Testing
import TouchScenes

@testable import TouchstoneCLI

/// What the command `touchstone port` writes, prints and returns.
@MainActor @Suite struct PortCommandTests {
  private let folder = "/tmp/touchstone-port-\(getpid())"

  private func write(_ files: [(name: String, text: String)]) throws {
    mkdir(folder, 0o700)
    for file in files { try TextFile.replace("\(folder)/\(file.name)", with: file.text) }
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try TextFile.read("\(folder)/\(name)"), as: UTF8.self)
  }

  private func removeAll(_ names: [String]) {
    for name in names { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }

  @Test func aSourceThatCannotBeReadIsLeftAndTheOthersAreWritten() throws {
    let names = ["a.swift", "b.swift", "c.swift"]
    try write([(names[0], "@objc class A {}\n"), (names[1], "let b = \"\n"), (names[2], "@objc class C {}\n")])
    defer { removeAll(names) }
    let paths = (names + ["d.swift"]).map { "\(folder)/\($0)" }
    let failure = #expect(throws: Failure.self) {
      try Command.port.run(Arguments(paths + ["--in-place"], options: [], switches: ["--in-place"]))
    }
    expectEqual(failure?.message, "2 of 4 sources were left unchanged; see the lines above")
    expectEqual(failure?.status, .noSuchFile)
    try expectEqual(names.map(text), ["class A {}\n", "let b = \"\n", "class C {}\n"])
  }

  @Test(arguments: [
    ("MilkBlue", "Color", "milkBlue"), ("AccentColor", "Color", "accent"), ("Color", "Color", "color"),
    ("dark-gray 2", "Color", "darkGray2"), ("URLBar", "Image", "urlBar"), ("logoImage", "Image", "logo"),
    ("1st", "Image", "_1st"), ("URL", "Image", "url"),
  ])
  func aSetHasTheMemberThatXcodeMakes(_ set: String, _ suffix: String, _ member: String) {
    expectEqual(AssetNames.member(of: set, without: suffix), member)
  }

  @Test func membersOfAssetCatalogsAreDeclared() throws {
    let catalog = "\(folder)/Assets.xcassets"
    let sets = ["MilkBlue.colorset", "Unused.colorset", "logo.imageset"]
    let source = "import UIKit\nlet a = UIColor.milkBlue\nlet b: UIImage = .logo\n"
    try write([("a.swift", source)])
    mkdir(catalog, 0o700)
    for set in sets { mkdir("\(catalog)/\(set)", 0o700) }
    defer {
      for set in sets { rmdir("\(catalog)/\(set)") }
      rmdir(catalog)
      removeAll(["a.swift", "AssetNames.swift"])
    }
    let paths = ["a.swift", "AssetNames.swift"].map { "\(folder)/\($0)" }
    _ = try Command.port.run(Arguments([paths[0], "--in-place"], options: [], switches: ["--in-place"]))
    try expectEqual(text("a.swift"), source)
    #expect(
      try text("AssetNames.swift") == """
        import UIKit

        extension UIColor {
          /// The color `MilkBlue` of the asset catalog.
          static var milkBlue: UIColor { UIColor(named: "MilkBlue")! }
        }

        extension UIImage {
          /// The image `logo` of the asset catalog.
          static var logo: UIImage { UIImage(named: "logo")! }
        }

        """)
    let sources = try paths.map { try TextFile.read($0) }
    expectNil(AssetNames.source(for: PortedProgram(nextTo: paths), in: PortedModule(sources)))
  }

  @Test func typesOfPhonesThatVariablesStillHaveAreDeclared() throws {
    let source = """
      import UIKit
      class A: UIViewController {
        var style: UIStatusBarStyle = .default
        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        func field(_ kind: UIKeyboardType = .URL, _ mode: UIScrollView.KeyboardDismissMode) {}
      }
      struct UIReturnKeyType {}
      let key: UIReturnKeyType, other: B.UIKeyboardAppearance

      """
    try write([("a.swift", source)])
    defer { removeAll(["a.swift", "PhoneTypes.swift"]) }
    let paths = ["a.swift", "PhoneTypes.swift"].map { "\(folder)/\($0)" }
    _ = try Command.port.run(Arguments([paths[0], "--in-place"], options: [], switches: ["--in-place"]))
    expectEqual(
      try text("PhoneTypes.swift"),
      """
      import UIKit

      extension UIScrollView {
        /// A way in which a drag hides the keyboard, a feature of phones: a desktop ignores it.
        public enum KeyboardDismissMode: Int, Sendable {
          case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
        }
      }

      /// A kind of keyboard on the screen, a feature of phones: a desktop ignores it.
      public enum UIKeyboardType: Int, Sendable {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad
        /// Another name of `asciiCapable`.
        public static let alphabet = asciiCapable
      }

      /// The style of the status bar, a feature of phones: a desktop ignores it.
      public enum UIStatusBarStyle: Int, Sendable {
        case `default` = 0, lightContent = 1, darkContent = 3
      }

      """)
    let sources = try paths.map { try TextFile.read($0) }
    expectNil(PhoneTypes.source(for: sources.map { String(decoding: $0, as: UTF8.self) }, in: PortedModule(sources)))
  }
}
