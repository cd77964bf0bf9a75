import Expectations
import Testing

@testable import TouchstoneCLI

/// How `touchstone port` migrates members of UIKit with their names of Swift 2 and Swift 3.
@MainActor @Suite struct PortedOldMemberTests {
  private func port(_ source: String) throws -> Port { try Port.port(Array(source.utf8)) }

  @Test(arguments: [
    ("a.locationInView(b)", "a.location(in: b)"),
    ("a.setTitle(\"b\", forState: .Normal)", "a.setTitle(\"b\", for: .normal)"),
    (
      "a.dequeueReusableCellWithIdentifier(b, forIndexPath: c)", "a.dequeueReusableCell(withIdentifier: b, for: c)"
    ),
    (
      "tableView.insertRowsAtIndexPaths([a], withRowAnimation: .Automatic)",
      "tableView.insertRows(at: [a], with: .automatic)"
    ),
    ("UIFont.systemFontOfSize(12)", "UIFont.systemFont(ofSize: 12)"),
    ("presentViewController(a, animated: true, completion: nil)", "present(a, animated: true, completion: nil)"),
    ("a.didMove(toParentViewController: self)", "a.didMove(toParent: self)"),
    ("UIView.animateWithDuration(1) { b() }", "UIView.animate(withDuration: 1) { b() }"),
    ("a.bringSubview(toFront: b)", "a.bringSubviewToFront(b)"),
    ("removeFromParentViewController()", "removeFromParent()"),
    ("a.add(to: .main, forMode: .commonModes)", "a.add(to: .main, forMode: .common)"),
    ("a(RunLoopMode.defaultRunLoopMode)", "a(RunLoop.Mode.default)"), ("a.CGRectValue()", "a.cgRectValue"),
    ("NSUnderlineStyle.styleSingle.rawValue", "NSUnderlineStyle.single.rawValue"),
    ("a.text!.characters.count", "a.text!.count"),
    ("b(NSIndexPath(forRow: 1, inSection: 2))", "b(IndexPath(row: 1, section: 2))"),
    ("a.hidden = true", "a.isHidden = true"), ("a.color().CGColor", "a.color().cgColor"),
    ("a.addAnimation(b(1, c: 2), forKey: nil)", "a.add(b(1, c: 2), forKey: nil)"),
    ("a.insertArrangedSubview(b, atIndex: 1)", "a.insertArrangedSubview(b, at: 1)"),
    ("UIApplication.shared.openURL(a!)", "UIApplication.shared.open(a!)"),
    (
      "NSTimer.scheduledTimerWithTimeInterval(1, target: a, selector: b, userInfo: nil, repeats: true)",
      "Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: true)"
    ),
  ])
  func callsGetPresentNamesAndLabels(_ old: String, _ new: String) throws {
    let port = try port("import UIKit\n\(old)\n")
    #expect(port.text == "import UIKit\n\(new)\n" && port.remains == [])
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test(arguments: [
    ("override func viewWillAppear(animated: Bool)", "override func viewWillAppear(_ animated: Bool)"),
    ("override func drawRect(rect: CGRect)", "override func draw(_ rect: CGRect)"),
    (
      "override func touchesBegan(touches: Set<UITouch>, withEvent event: UIEvent?)",
      "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)"
    ),
    (
      "override func pointInside(point: CGPoint, withEvent event: UIEvent?) -> Bool",
      "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    ),
    (
      "func tableView(tableView: UITableView, cellForRowAtIndexPath indexPath: NSIndexPath) -> UITableViewCell",
      "func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell"
    ),
    (
      "func textField(f: UITextField, shouldChangeCharactersInRange r: NSRange, replacementString s: String) -> Bool",
      "func textField(_ f: UITextField, shouldChangeCharactersIn r: NSRange, replacementString s: String) -> Bool"
    ),
    ("func scrollViewDidScroll(scrollView: UIScrollView)", "func scrollViewDidScroll(_ scrollView: UIScrollView)"),
  ])
  func declarationsGetPresentNamesAndLabels(_ old: String, _ new: String) throws {
    let port = try port("import UIKit\nclass A: B {\n  \(old) { c() }\n}\n")
    #expect(port.text == "import UIKit\nclass A: B {\n  \(new) { c() }\n}\n" && port.remains == [])
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test func casesOfSwift2AreWrittenSmallWhereAMethodShowsItsAge() throws {
    let old = "import UIKit\na.kind = .DisclosureIndicator\nb = a ? .Plain : B.Grouped\n"
    let new = "import UIKit\na.kind = .disclosureIndicator\nb = a ? .plain : B.Grouped\n"
    try expectEqual(port(old).text, old)
    let port = try port(old + "a.reloadSections(b, withRowAnimation: c)\n")
    expectEqual(port.text, new + "a.reloadSections(b, with: c)\n")
  }

  @Test func functionsOfSwift2HaveNoFirstLabel() throws {
    let source = """
      import UIKit
      class A: UIView {
        func tapped(sender: UIButton) { moved(1, by: 2) }
        func moved<T: B>(a: T, by b: Int) throws { c.backgroundColor = UIColor.redColor() }
        func already(_ a: Int) { b.addTarget(self, action: #selector(A.tapped(_:)), forControlEvents: .TouchUpInside) }
        init(a: Int) {}
      }
      struct C: SequenceType, ErrorType {}
      """
    let port = try port(source)
    expectEqual(
      port.text,
      """
      import UIKit
      class A: UIView {
        func tapped(_ sender: UIButton) { moved(1, by: 2) }
        func moved<T: B>(_ a: T, by b: Int) throws { c.backgroundColor = UIColor.red }
        func already(_ a: Int) { b.addTarget(self, action: Selector(A.tapped(_:)), for: .touchUpInside) }
        init(a: Int) {}
      }
      struct C: Sequence, Error {}
      """)
    try expectEqual(self.port(port.text).changes, [])
  }

  @Test func functionsOfLaterSourcesKeepTheirLabels() throws {
    let source = "import UIKit\nclass A { func f(a: Int) { b.setTitle(c, for: .normal) } }\nenum D<ErrorType> {}\n"
    try expectEqual(port(source).changes, [])
  }

  @Test(arguments: [
    "a.locationInView(b, c)", "a.locationInView = b", "func locationInView(_ a: Int) {}\nb.locationInView(1)",
    "a.hidden == b", "var hidden = 1\na.hidden = 2", "A.hidden = 1", "a(hidden: true)",
    "let a = UIControl.State.CGColor",
    "class A { func viewWillAppear(_ animated: Bool) {}\n  func other(animated: Bool) {} }",
    "func viewWillAppear(animated: Bool) {}", "a.setTitle(b, for: .Normal)", "func openURL(_ a: Int) {}\nopenURL(1)",
  ])
  func whatMeansSomethingElseStays(_ source: String) throws {
    try expectEqual(port("import UIKit\n" + source).changes, [])
  }
}
