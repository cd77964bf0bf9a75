import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to haptics, status bars, orientations and the window of the delegate.
@MainActor @Suite struct PortedDeviceTests {
  // MARK: Haptics

  @Test func hapticsAreRemovedWithTheirUses() throws {
    let source = """
      class A: UIView {
        private let impact = UIImpactFeedbackGenerator(style: .light)
        var selection: UISelectionFeedbackGenerator?
        fileprivate lazy var notice: UINotificationFeedbackGenerator = UINotificationFeedbackGenerator()
        func f() {
          impact.prepare()
          self.impact.impactOccurred(intensity: 0.5)
          selection = UISelectionFeedbackGenerator()
          selection?.selectionChanged(); g()
          selection = nil
          notice.notificationOccurred(.success)
          UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
          let local = UIImpactFeedbackGenerator()
          local.impactOccurred()
        }
        func other(local: Int?) {
          i(local)
        }
        var number: Int?
        private var last: UIImpactFeedbackGenerator?
        func h() { UISelectionFeedbackGenerator().selectionChanged() }
      }
      """
    let port = try port(source)
    expectEqual(
      port.text,
      """
      import UIKit
      class A: UIView {
        func f() {
          g()
        }
        func other(local: Int?) {
          i(local)
        }
        var number: Int?
        func h() { }
      }
      """)
    expectEqual(port.remains, [])
    try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
  }

  @Test(arguments: [
    "let a = UIImpactFeedbackGenerator()\nf(a)", "func f(a: UIImpactFeedbackGenerator) { a.prepare() }",
    "class A {\n  @B\n  var c = UIImpactFeedbackGenerator()\n}",
    "let a = UIImpactFeedbackGenerator()\nlet b = a.prepare()",
    "let a: UIImpactFeedbackGenerator = { UIImpactFeedbackGenerator() }()",
    "func f(_ a: UINotificationFeedbackGenerator.FeedbackType) {}", "let a = [UIImpactFeedbackGenerator()]",
    "let a = UIImpactFeedbackGenerator()\nb.a.prepare()",
  ])
  func hapticsInOtherCodeAreListed(_ source: String) throws {
    let port = try port(source)
    #expect(port.text == "import UIKit\n" + source && !port.remains.isEmpty)
    #expect(port.remains.allSatisfy { $0.entry == Porter.phone })
  }

  @Test func aClassWithTheNameOfAGeneratorStays() throws {
    let port = try port("class UIImpactFeedbackGenerator {}\nlet a = UIImpactFeedbackGenerator()\n")
    #expect(port.changes == [] && port.remains == [])
  }

  // MARK: Status bar

  @Test(arguments: [
    "UIApplication.shared.statusBarStyle = .lightContent", "UIApplication.shared.isStatusBarHidden = true",
    "UIApplication.shared.setStatusBarHidden(true, with: .fade)",
    "UIApplication.shared.setStatusBarStyle(a(b), animated: false)",
  ])
  func statementsAboutTheStatusBarAreRemoved(_ statement: String) throws {
    let port = try port("func f() {\n  \(statement)\n  g()\n}\n")
    #expect(port.text == "import UIKit\nfunc f() {\n  g()\n}\n" && port.remains == [])
  }

  @Test func theStatusBarHasNoSize() throws {
    let port = try port("a = UIApplication.shared.statusBarFrame.height + b.statusBarFrame.height\n")
    expectEqual(port.text, "import UIKit\na = CGRect.zero.height + b.statusBarFrame.height\n")
    expectEqual(port.remains.count, 1)
  }

  @Test(arguments: ["a.statusBarStyle = .b", "a.isStatusBarHidden = true", "let a = b.statusBarStyle"])
  func membersOfOthersStay(_ statement: String) throws {
    try expectEqual(port("func f() {\n  \(statement)\n}\n").changes, [])
  }

  // MARK: Orientation

  @Test(arguments: [
    ("a = UIDevice.current.orientation.isLandscape ? 1 : 2", ">"),
    ("if b, UIDevice.current.orientation.isPortrait {}", "<="),
    ("if UIApplication.shared.statusBarOrientation.isLandscape {}", ">"),
  ])
  func orientationsCompareTheSize(_ old: String, _ comparison: String) throws {
    let port = try port(old)
    #expect(
      port.text.contains("(UIScreen.main.bounds.width \(comparison) UIScreen.main.bounds.height)")
        && !port.text.contains("rientation") && port.remains == [])
  }

  @Test(arguments: ["a = UIDevice.current.orientation", "a = b.orientation.isLandscape"])
  func otherOrientationsStay(_ source: String) throws { try expectEqual(port(source).changes, []) }

  @Test func methodsThatReturnOrientationsAreRemoved() throws {
    let source = """
      class A: UIResponder, UIApplicationDelegate {
        func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
          return .portrait
        }

        public func navigationControllerSupportedInterfaceOrientations(_ a: UINavigationController) -> UIInterfaceOrientationMask { .all }
      }
      """
    let port = try port(source)
    #expect(port.text == "import UIKit\nclass A: UIResponder, UIApplicationDelegate {\n}" && port.remains == [])
  }

  @Test func overridesWithOldNamesAreRemoved() throws {
    let source = """
      class A: B {
        override var childViewControllerForStatusBarStyle: UIViewController? { return c }
        override func prefersHomeIndicatorAutoHidden() -> Bool { return true }
      }
      """
    try expectEqual(port(source).text, "import UIKit\nclass A: B {\n}")
  }

  @Test func aBarButtonItemHasNoImageForALandscapePhone() throws {
    let port = try port(
      "a = UIBarButtonItem(image: b, landscapeImagePhone: c(1, 2), style: .plain, target: d, action: e)\n")
    expectEqual(port.text, "import UIKit\na = UIBarButtonItem(image: b, style: .plain, target: d, action: e)\n")
  }

  // MARK: Window

  @Test(arguments: [
    ("UIApplication.shared.delegate?.window??.bounds", "UIApplication.shared.keyWindow?.bounds"),
    ("UIApplication.shared.delegate!.window!!.bounds", "UIApplication.shared.keyWindow!.bounds"),
    ("UIApplication.shared.delegate?.window!?.bounds", "UIApplication.shared.keyWindow?.bounds"),
    ("UIApplication.shared.delegate?.window!", "UIApplication.shared.keyWindow"),
    ("UIApplication.shared.delegate?.window", "Optional(UIApplication.shared.keyWindow)"),
    ("UIApplication.shared.delegate?.window ?? nil", "Optional(UIApplication.shared.keyWindow) ?? nil"),
  ])
  func theWindowOfTheDelegateIsTheKeyWindow(_ old: String, _ new: String) throws {
    try expectEqual(port("a = \(old)\n").text, "import UIKit\na = \(new)\n")
  }

  @Test(arguments: ["UIApplication.shared.delegate?.window = a", "a.delegate?.window??.b()"])
  func otherWindowsStay(_ source: String) throws { try expectEqual(port(source).changes, []) }
}
