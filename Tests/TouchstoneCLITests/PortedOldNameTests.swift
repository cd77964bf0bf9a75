import Expectations
import Testing

@testable import TouchstoneCLI

/// How `touchstone port` migrates names that are older than Swift 4.2.
@MainActor @Suite struct PortedOldNameTests {
  private func port(_ source: String) throws -> Port { try Port.port(Array(source.utf8)) }

  @Test(arguments: [
    ("UIColor.redColor()", "UIColor.red"), ("[.clearColor(), a.redColor()]", "[.clear, a.redColor()]"),
    ("UIControlState.Normal", "UIControl.State.normal"),
    ("f as UITableViewCellStyle", "f as UITableViewCell.CellStyle"),
    ("b([NSFontAttributeName: c])", "b([NSAttributedString.Key.font: c])"),
    ("NSAttributedStringKey.font", "NSAttributedString.Key.font"),
    ("NSNotification.Name.UIKeyboardWillShow", "UIResponder.keyboardWillShowNotification"),
    ("b(name: .UIApplicationDidBecomeActive)", "b(name: UIApplication.didBecomeActiveNotification)"),
    ("UITextFieldTextDidChangeNotification", "UITextField.textDidChangeNotification"),
    ("b[UIKeyboardFrameEndUserInfoKey]", "b[UIResponder.keyboardFrameEndUserInfoKey]"),
    ("UITableViewAutomaticDimension", "UITableView.automaticDimension"),
    ("UIAccessibilityTraitButton", "UIAccessibilityTraits.button"),
    ("kCAMediaTimingFunctionEaseInEaseOut", "CAMediaTimingFunctionName.easeInEaseOut"),
    ("UIScreen.mainScreen().bounds", "UIScreen.main.bounds"),
    ("NSNotificationCenter.defaultCenter()", "NotificationCenter.default"),
    ("CGRectMake(1, b(2, 3), -c, d ? 4 : 5)", "CGRect(x: 1, y: b(2, 3), width: -c, height: d ? 4 : 5)"),
    ("UIEdgeInsetsMake(0, 1, 2, 3)", "UIEdgeInsets(top: 0, left: 1, bottom: 2, right: 3)"),
    ("CGRectGetWidth(b.frame) + CGRectGetMaxX(c())", "b.frame.width + (c()).maxX"),
    ("CGRectInset(b, 1, CGRectGetMinX(c))", "b.insetBy(dx: 1, dy: c.minX)"),
    ("UIImagePNGRepresentation(b)!", "b.pngData()!"),
    ("UIImageJPEGRepresentation(b ?? c, 0.5)", "(b ?? c).jpegData(compressionQuality: 0.5)"),
    ("UIEdgeInsetsInsetRect(b, c)", "b.inset(by: c)"),
    ("CGAffineTransformMakeScale(1, 2)", "CGAffineTransform(scaleX: 1, y: 2)"),
    ("CGPointFromString(b(c)).x", "NSCoder.cgPoint(for: b(c)).x"),
    ("!__CGSizeEqualToSize(b.size, c)", "!b.size.equalTo(c)"),
    ("UIEdgeInsetsFromString(b)", "NSCoder.uiEdgeInsets(for: b)"), ("NSStringFromCGRect(b)", "NSCoder.string(for: b)"),
  ])
  func oldNamesBecomePresentOnes(_ old: String, _ new: String) throws {
    let port = try port("import UIKit\nlet a = \(old)\n")
    #expect(port.text == "import UIKit\nlet a = \(new)\n" && port.remains == [])
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test(arguments: [
    ("a.lineCap = \"round\"", "a.lineCap = CAShapeLayerLineCap(rawValue: \"round\")"),
    ("a.b.fillRule = \"even-odd\"; c()", "a.b.fillRule = CAShapeLayerFillRule(rawValue: \"even-odd\"); c()"),
  ])
  func textsForLayersGetTheirType(_ old: String, _ new: String) throws {
    try expectPort("func f() { \(old) }\n", "func f() { \(new) }\n")
  }

  @Test func parametersOfTimingFunctionsHaveTheTypeOfTheirNames() throws {
    try expectPort(
      "func f(_ a: Int, timing b: String) { c = CAMediaTimingFunction(name: b) }\nlet d = kCAFillModeBoth\n",
      "func f(_ a: Int, timing b: CAMediaTimingFunctionName) { c = CAMediaTimingFunction(name: b) }\n"
        + "let d = CAMediaTimingFillMode.both\n")
  }

  @Test(arguments: ["a.lineCap = \"\\(b)\"", "a.name = \"round\"", "a.lineCap = \"a\" + b", "lineCap = \"round\""])
  func otherTextsStay(_ source: String) throws { try expectEqual(port("func f() { \(source) }\n").changes, []) }

  @Test(arguments: [
    "let a = b(UIControlState: 1)",
    "extension UIColor { static func redColor() -> UIColor { .red } }\nlet a = UIColor.redColor()",
    "typealias UIControlState = Int\nlet a: UIControlState = 1", "let a = CGRectMake(x: 1, 2, 3, 4)",
    "let a = CGRectMake(1, 2)", "let a = UIColor.redColor", "let a = B.UIControlState", "let a = b.UIKeyboardWillShow",
    "let a =\n  CGRectGetWidth(b())",
  ])
  func whatMeansSomethingElseStays(_ source: String) throws {
    try expectEqual(port("import UIKit\n" + source).changes, [])
  }

  @Test(arguments: [
    ("var a: [String: AnyObject]?", "b(NSAttributedString(string: c, attributes: a))", "var a: [KEY: Any]?"),
    ("let a = [String : Any]()", "b.draw(in: c, withAttributes: a)", "let a = [KEY : Any]()"),
    ("let a = [\"b\": 1] as [String: Any]", "c.addAttributes(a, range: d)", "let a = [\"b\": 1] as [KEY: Any]"),
    ("func f(a: [String: AnyObject]) {}", "b.titleTextAttributes = self.a", "func f(a: [KEY: Any]) {}"),
  ])
  func dictionariesOfAttributesHavePresentKeys(_ old: String, _ use: String, _ new: String) throws {
    let (old, new) = ("import UIKit\n\(old)\n\(use)\n", "import UIKit\n\(new)\n\(use)\n")
    try expectEqual(port(old).text, new.replacing("KEY", with: "NSAttributedString.Key"))
  }

  @Test func keysAreNoStrings() throws {
    let port = try port(
      "import UIKit\na.linkTextAttributes = [NSAttributedStringKey.font.rawValue: b]\nc(d, attributes: e as [String: Any])\n"
    )
    expectEqual(
      port.text,
      "import UIKit\na.linkTextAttributes = [NSAttributedString.Key.font: b]\nc(d, attributes: e as [String: Any])\n")
  }

  @Test(arguments: [
    "let a: [String: Any] = [:]\nb(attributes: a)", "let a: [String: String] = [:]\nb.draw(withAttributes: a)",
    "let a: [String: Any] = [:]\nb(NSAttributedString(string: c, attributes: a.d))",
  ])
  func otherDictionariesStay(_ source: String) throws {
    try expectEqual(port("import UIKit\n" + source).changes, [])
  }

  @Test(arguments: [
    ("a(NSMutableAttributedString())", "a(NSMutableAttributedString(string: \"\"))"),
    ("a = NSAttributedString.init()", "a = NSAttributedString.init(string: \"\")"),
  ])
  func aTextWithAttributesIsMadeOfAText(_ old: String, _ new: String) throws {
    let port = try port("import UIKit\n\(old)\n")
    #expect(port.text == "import UIKit\n\(new)\n" && port.remains == [])
  }

  @Test(arguments: [
    (
      "let a = [NSAttributedString.Key.font: b, .foregroundColor: c]",
      "let a: [KEY: Any] = [KEY.font: b, .foregroundColor: c]"
    ),
    (
      "var a = [NSForegroundColorAttributeName: b, NSFontAttributeName: c]",
      "var a: [KEY: Any] = [KEY.foregroundColor: b, KEY.font: c]"
    ),
    ("let a = [NSAttributedStringKey.font: b]", "let a: [KEY: Any] = [KEY.font: b]"),
  ])
  func dictionariesOfAttributesHaveATypeBecauseFontsAreNoObjects(_ old: String, _ new: String) throws {
    let port = try port("import UIKit\n\(old)\n")
    expectEqual(port.text, "import UIKit\n\(new.replacing("KEY", with: "NSAttributedString.Key"))\n")
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test(arguments: [
    ("a(UIAccessibilityIsVoiceOverRunning())", "a(UIAccessibility.isVoiceOverRunning)"),
    ("a = CFAbsoluteTimeGetCurrent()", "a = Date.timeIntervalSinceReferenceDate"),
    (
      "UIAccessibilityPostNotification(UIAccessibilityLayoutChangedNotification, a)",
      "UIAccessibility.post(notification: UIAccessibility.Notification.layoutChanged, argument: a)"
    ),
    ("a(CGRectContainsPoint(b, c.d))", "a(b.contains(c.d))"),
    ("a(CGAffineTransformScale(b, 1, 2))", "a(b.scaledBy(x: 1, y: 2))"),
    ("a(CGRectIsEmpty(b))", "a(b.isEmpty)"), ("a(CGAffineTransformInvert(b))", "a(b.inverted())"),
    (
      "a(UIColor(colorLiteralRed: b, green: c, blue: d, alpha: e))",
      "a(UIColor(_colorLiteralRed: b, green: c, blue: d, alpha: e))"
    ),
    ("a = childViewControllers", "a = children"), ("a = b.childViewControllers.last", "a = b.children.last"),
    ("try a.write(to: b, options: .atomicWrite)", "try a.write(to: b, options: .atomic)"),
    ("a.priority = 999", "a.priority = UILayoutPriority(999)"),
    ("a.priority = 99.5", "a.priority = UILayoutPriority(99.5)"),
    (
      "a.setContentHuggingPriority(1000, for: .vertical)",
      "a.setContentHuggingPriority(UILayoutPriority(1000), for: .vertical)"
    ),
    (
      "a = b.viewController(forKey: UITransitionContextToViewControllerKey)",
      "a = b.viewController(forKey: UITransitionContextViewControllerKey.to)"
    ),
  ])
  func functionsConstantsAndNumbersHavePresentForms(_ old: String, _ new: String) throws {
    let port = try port("import UIKit\n\(old)\n")
    #expect(port.text == "import UIKit\n\(new)\n" && port.remains == [])
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test(arguments: [
    "a.priority = b", "a.priority = 1 + b", "a.priority == 1", "let priority = 1", "a = UILayoutPriority(1)",
  ])
  func prioritiesOfOtherFormsStay(_ source: String) throws {
    try expectEqual(port("import UIKit\n" + source).changes, [])
  }
}
