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
    (
      "[NSForegroundColorAttributeName: b, NSFontAttributeName: c]",
      "[NSAttributedString.Key.foregroundColor: b, NSAttributedString.Key.font: c]"
    ),
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
  ])
  func oldNamesBecomePresentOnes(_ old: String, _ new: String) throws {
    let port = try port("import UIKit\nlet a = \(old)\n")
    #expect(port.text == "import UIKit\nlet a = \(new)\n" && port.remains == [])
    try expectEqual(self.port(port.text).changes, [])
  }

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
}
