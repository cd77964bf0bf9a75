import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to keys of properties that have names, and to forms that compile on iOS only.
@MainActor @Suite struct PortedKeyTests {
  @Test(arguments: [
    (
      "if let f = bar.value(forKey: \"searchField\") as? UITextField { g(f) }",
      "if let f = bar.searchTextField as UITextField? { g(f) }"
    ),
    (
      "let f = self.value(forKey: \"_searchField\") as! UITextField",
      "let f = self.searchTextField"
    ),
    (
      "let bar = UIApplication.shared.value(forKey: \"statusBar\") as? UIView",
      "let bar = (nil as Any?) as? UIView"
    ),
    (
      "field.setValue(UIColor.red, forKeyPath: \"_placeholderLabel.textColor\")",
      "field.attributedPlaceholder = NSAttributedString(string: field.placeholder ?? \"\", "
        + "attributes: [.foregroundColor: UIColor.red])"
    ),
    ("let v = item.value(forKey: \"view\") as? UIView", "let v = item.value(forKey: \"view\") as? UIView"),
  ])
  func aKeyWithANameIsNamed(_ old: String, _ new: String) throws {
    try expectPort("func f() {\n  \(old)\n}\n", "func f() {\n  \(new)\n}\n")
  }

  @Test func theRotationOfTheDeviceIsRemoved() throws {
    try expectPort(
      "func f() {\n  g()\n  UIDevice.current.setValue(1, forKey: \"orientation\")\n}\n", "func f() {\n  g()\n}\n")
  }

  @Test(arguments: [
    "let f = a?.bar.value(forKey: \"searchField\") as! UITextField",
    "let b = UIApplication.shared.value(forKey: \"statusBar\") as! UIView", "a.setValue(b, forKey: \"orientation\")",
    "let c = UIDevice.current.setValue(1, forKey: \"orientation\")", "a.setValue(b, forKeyPath: \"label.textColor\")",
    "let v = item.value(forKey: \"view\")",
  ])
  func anotherKeyIsListed(_ line: String) throws {
    let port = try port("func f() {\n  \(line)\n}\n")
    #expect(port.text.contains(line) && port.remains.count == 1, "\(port)")
  }

  @Test(arguments: [
    ("if a.allTargets.contains(b) { c() }", "if a.allTargets.contains(where: { $0 === b }) { c() }"),
    ("let p = NSItemProvider(object: text as NSString)", "let p = NSItemProvider(object: text)"),
    ("a.modalTransitionStyle = .flipHorizontal", "a.modalTransitionStyle = .crossDissolve"),
    (
      "a.modalTransitionStyle = UIModalTransitionStyle.partialCurl",
      "a.modalTransitionStyle = UIModalTransitionStyle.crossDissolve"
    ),
    (
      "UIView.transition(with: a, duration: 1, options: [.transitionCurlUp], animations: {})",
      "UIView.transition(with: a, duration: 1, options: [.transitionCrossDissolve], animations: {})"
    ),
    ("if UIAccessibility.isBoldTextEnabled { b() }", "if false { b() }"),
    ("let c = UIApplication.shared.supportsAlternateIcons", "let c = false"),
    ("let t = String(localized: \"Title\")", "let t = NSLocalizedString(\"Title\", comment: \"\")"),
    (
      "let t = String(localized: \"Title\", comment: \"of the page\")",
      "let t = NSLocalizedString(\"Title\", comment: \"of the page\")"
    ),
    (
      "objc_setAssociatedObject(a, &k, v, objc_AssociationPolicy(OBJC_ASSOCIATION_RETAIN))",
      "objc_setAssociatedObject(a, &k, v, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN)"
    ),
  ])
  func aFormHasAnother(_ old: String, _ new: String) throws {
    try expectPort("func f() {\n  \(old)\n}\n", "func f() {\n  \(new)\n}\n")
  }

  @Test(arguments: [
    "if a.allTargets.contains(where: { $0 === b }) { c() }", "let s = a.allTargets.contains(AnyHashable(b))",
    "let t = String(localized: \"\\(n) rows\")", "let t = String(localized: \"a\", table: \"b\")",
    "let p = NSItemProvider(object: url as NSURL)", "a.modalTransitionStyle = .coverVertical",
  ])
  func aSimilarFormStays(_ line: String) throws {
    try expectEqual(port("func f() {\n  \(line)\n}\n").changes, [])
  }

  @Test func aStaticMemberIsNotOpen() throws {
    try expectPort(
      "open class A {\n  open static var b = 1\n  static open func c() {}\n  open var d = 1\n}\n",
      "open class A {\n  public static var b = 1\n  static public func c() {}\n  open var d = 1\n}\n")
  }

  @Test(arguments: ["tableView", "self.tableView", "list"])
  func theDelegateOfAListHasItsType(_ list: String) throws {
    try expectPort(
      """
      class A: UIView {
        let list = UITableView()
        func f() {
          \(list).delegate?.tableView?(list, didSelectRowAt: path)
        }
      }

      """,
      """
      class A: UIView {
        let list = UITableView()
        func f() {
          (\(list).delegate as? UITableViewDelegate)?.tableView(list, didSelectRowAt: path)
        }
      }

      """)
  }

  @Test func anOverriddenDelegateHasTheTypeOfThatOfAScrollView() throws {
    try expectPort(
      "class A: UITextView {\n  override weak var delegate: UITextViewDelegate? {\n    didSet { f() }\n  }\n}\n",
      "class A: UITextView {\n  override weak var delegate: UIScrollViewDelegate? {\n    didSet { f() }\n  }\n}\n")
  }

  @Test func overridesForTheKeyboardAndForArchivesAreRemoved() throws {
    try expectPort(
      """
      class A: UITextField {
        override var keyboardType: UIKeyboardType {
          get { return .default }
          set {}
        }
        override func encode(with coder: NSCoder) {
          super.encode(with: coder)
        }
        func f() {
          keyboardType = .numberPad
          g()
        }
      }
      class B: C {
        override func encode(with coder: NSCoder) {}
      }
      class C: NSObject {
        func encode(with coder: NSCoder) {}
      }

      """,
      """
      class A: UITextField {
        func f() {
          g()
        }
      }
      class B: C {
        override func encode(with coder: NSCoder) {}
      }
      class C: NSObject {
        func encode(with coder: NSCoder) {}
      }

      """)
  }

  // MARK: Segues

  private static let storyboard = """
    <document><scenes><viewController id="a" customClass="List"><connections>
    <segue destination="b" kind="show" identifier="details" id="1"/>
    <segue destination="n" kind="presentation" identifier="settings" id="2"/>
    <segue destination="b" kind="custom" identifier="special" id="3"/>
    <segue destination="p" kind="show" identifier="plain" id="4"/></connections></viewController>
    <tableViewController id="b" customClass="Details"/><viewController id="p"/>
    <navigationController id="n"><connections>
    <segue destination="c" kind="relationship" relationship="rootViewController" id="5"/></connections>
    </navigationController><viewController id="c" customClass="Settings"/></scenes></document>
    """

  private func portWithStoryboards(_ line: String, _ storyboards: [String] = [storyboard]) throws -> Port {
    var program = PortedProgram()
    for storyboard in storyboards { program.add(seguesOf: storyboard) }
    let source = Array("import UIKit\nclass A: UIViewController {\n  func f() {\n    \(line)\n  }\n}\n".utf8)
    return try Port.port(source, in: PortedModule([source], of: program))
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"details\", sender: cell)", "show(Details(), sender: cell)"),
    ("self?.performSegue(withIdentifier: \"details\", sender: nil)", "self?.show(Details(), sender: nil)"),
    (
      "performSegue(withIdentifier: \"settings\", sender: self)",
      "present(UINavigationController(rootViewController: Settings()), animated: true)"
    ),
  ])
  func aSegueOfAStoryboardIsMadeInCode(_ old: String, _ new: String) throws {
    let port = try portWithStoryboards(old)
    #expect(port.text.contains("\n    \(new)\n"), "\(port.text)")
    expectEqual(port.remains.count, 1)
    #expect(port.remains.first?.text.hasPrefix("the views of `") == true)
  }

  @Test(arguments: ["special", "plain", "unknown"])
  func aSegueWithoutSuchAControllerIsListed(_ name: String) throws {
    let line = "performSegue(withIdentifier: \"\(name)\", sender: self)"
    let port = try portWithStoryboards(line)
    #expect(port.text.contains(line))
    expectEqual(port.remains.map(\.text), ["`performSegue`: there are no storyboards: present or push in code"])
  }

  @Test func aSegueThatDiffersBetweenStoryboardsIsListed() throws {
    let other = Self.storyboard.replacing("customClass=\"Details\"", with: "customClass=\"Other\"")
    let line = "performSegue(withIdentifier: \"details\", sender: self)"
    try #expect(portWithStoryboards(line, [Self.storyboard, other]).text.contains(line))
    try #expect(!portWithStoryboards(line, [Self.storyboard, Self.storyboard]).text.contains(line))
  }
}
