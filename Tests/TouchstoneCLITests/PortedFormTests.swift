import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to forms of UIKit that have an equal one here, and to further names of Swift 2.
@MainActor @Suite struct PortedFormTests {
  @Test func aClassAsAValueIsTheClass() throws {
    try expectPort(
      "func f() { t.register(A.Cell.classForCoder(), forCellReuseIdentifier: b); c.classForCoder() }\n",
      "func f() { t.register(A.Cell.self, forCellReuseIdentifier: b); c.classForCoder() }\n")
  }

  @Test(arguments: [".wheels", "UIDatePickerStyle.wheels"])
  func wheelsOfDatesAreACalendar(_ wheels: String) throws {
    let inline = wheels.replacing("wheels", with: "inline")
    try expectPort(
      "func f() {\n  a.preferredDatePickerStyle = \(wheels)\n}\n",
      "func f() {\n  a.preferredDatePickerStyle = \(inline)\n}\n")
  }

  @Test(arguments: [
    "a.showsTouchWhenHighlighted = true", "a.largeContentTitle = b",
    "label.allowsDefaultTighteningForTruncation = true",
    "c.providesPresentationContextTransitionStyle = true", "layer.isGeometryFlipped = false",
    "style.hyphenationFactor = 0", "context.setShouldSmoothFonts(true)", "a.b?.setFlatness(CGFloat(c))",
    "UIApplication.shared.registerForRemoteNotifications()",
    "UIDevice.current.beginGeneratingDeviceOrientationNotifications()",
  ])
  func aHintWithoutEffectIsRemoved(_ statement: String) throws {
    try expectPort("func f() {\n  g()\n  \(statement)\n}\n", "func f() {\n  g()\n}\n")
  }

  @Test func aHintThatWouldChangeTheViewIsListed() throws {
    let port = try port("func f() {\n  layer.isGeometryFlipped = true\n}\n")
    expectEqual(
      port.remains.map(\.text),
      ["`isGeometryFlipped`: layers have no such switch: turn the layer with `transform`"])
  }

  @Test(arguments: [
    ("let a = storyboard?.instantiateViewController(withIdentifier: b) as! Details", "let a = Details()"),
    (
      "if let a = self.storyboard!.instantiateViewController(withIdentifier: b) as? C.D { }",
      "if let a = C.D() as C.D? { }"
    ),
    (
      "let a = UIStoryboard(name: b, bundle: nil).instantiateInitialViewController()! as! Details",
      "let a = Details()"
    ),
    (
      "push(UIStoryboard(name: b, bundle: nil).instantiateViewController(identifier: c) as! Details)",
      "push(Details())"
    ),
  ])
  func aControllerOfAStoryboardIsMadeAndItsViewsAreListed(_ old: String, _ new: String) throws {
    let port = try port("func f() {\n  \(old)\n}\n")
    expectEqual(port.text, "import UIKit\nfunc f() {\n  \(new)\n}\n")
    let type = new.contains("C.D") ? "C.D" : "Details"
    expectEqual(
      port.remains.map(\.text),
      ["the views of `\(type)` are in a storyboard: make them in its `loadView()` or `viewDidLoad()`"])
  }

  @Test(arguments: [
    "storyboard?.instantiateViewController(withIdentifier: a)",
    "storyboard!.instantiateViewController(withIdentifier: a) as! UINavigationController",
    "storyboard!.instantiateViewController(withIdentifier: a) as! T",
  ])
  func aControllerWithoutAClassOfTheSourcesIsListed(_ value: String) throws {
    let port = try port("func f() -> Any {\n  return \(value)\n}\n")
    expectEqual(port.text, "import UIKit\nfunc f() -> Any {\n  return \(value)\n}\n")
    expectEqual(
      port.remains.map(\.text),
      ["`instantiateViewController`: there are no storyboards: make the controller in code"])
  }

  @Test func aNameThatAChangeWritesIsImported() throws {
    let source = "import CoreGraphics\nlet a = view.contentScaleFactor\n"
    let port = try Port.port(Array(source.utf8))
    expectEqual(port.text, "import CoreGraphics\nimport UIKit\nlet a = UIScreen.main.scale\n")
    try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
  }

  /// The body of a method in a source of Swift 2.
  private func expect2(_ old: String, _ new: String) throws {
    try expectPort(
      "func f(a: A) {\n  x = NSFileManager.defaultManager()\n  \(old)\n}\n",
      "func f(_ a: A) {\n  x = FileManager.default\n  \(new)\n}\n")
  }

  @Test(arguments: [
    ("l.animationForKey(a)", "l.animation(forKey: a)"), ("l.convertPoint(a, toLayer: b)", "l.convert(a, to: b)"),
    ("p = UIBezierPath(ovalInRect: a)", "p = UIBezierPath(ovalIn: a)"),
    (
      "let n = c.numberOfItemsInSection(0), numberOfItemsInSection = n",
      "let n = c.numberOfItems(inSection: 0), numberOfItemsInSection = n"
    ),
    ("set.addIndex(1)", "set.add(1)"), ("set.enumerateIndexesUsingBlock { b in }", "set.enumerate { b in }"),
    (
      "t.reloadSections(NSIndexSet(index: 0), withRowAnimation: .None)",
      "t.reloadSections(IndexSet(integer: 0), with: .none)"
    ),
    ("let i = NSIndexPath.init(forRow: 0, inSection: 1)", "let i = IndexPath.init(row: 0, section: 1)"),
    ("s = c.numberOfSections()", "s = c.numberOfSections"), ("n = g.numberOfTouches()", "n = g.numberOfTouches"),
    ("w = UIApplication.sharedApplication().keyWindow", "w = UIApplication.shared.keyWindow"),
    ("b = window.keyWindow", "b = window.isKeyWindow"),
    ("d = transitionDuration(c)", "d = transitionDuration(using: c)"),
    ("c.containerView()!.addSubview(v)", "c.containerView.addSubview(v)"),
    ("guard let v = c.containerView() else { return }", "guard case let v = c.containerView else { return }"),
    ("if let a = b, v = c.containerView() { }", "if let a = b, case let v = c.containerView { }"),
    ("edgesForExtendedLayout = .None", "edgesForExtendedLayout = []"),
    ("edgesForExtendedLayout = UIRectEdge.None", "edgesForExtendedLayout = []"),
    ("bar.barStyle = .BlackTranslucent", "bar.barStyle = .black"),
    (
      "f = UIFont.preferredFontForTextStyle(UIFontTextStyleHeadline)",
      "f = UIFont.preferredFont(forTextStyle: UIFont.TextStyle.headline)"
    ),
    ("CGContextClosePath(context)", "context.closePath()"), ("path.closePath()", "path.close()"),
    ("a.addTextFieldWithConfigurationHandler { $0.b }", "a.addTextField { $0.b }"),
    (
      "UIView.animateWithDuration(1, animations: { [weak self] _ in self?.b() })",
      "UIView.animate(withDuration: 1, animations: { [weak self] in self?.b() })"
    ),
    ("UIView.animateWithDuration(1, animations: { _ in c() })", "UIView.animate(withDuration: 1, animations: { c() })"),
    (
      "center.postNotificationName(\"b\", object: nil)",
      "center.post(name: Notification.Name(rawValue: \"b\"), object: nil)"
    ),
    (
      "center.addObserver(o, selector: s, name: \"b\", object: nil)",
      "center.addObserver(o, selector: s, name: Notification.Name(rawValue: \"b\"), object: nil)"
    ),
    (
      "center.addObserver(o, selector: s, name: UIKeyboardWillShowNotification, object: nil)",
      "center.addObserver(o, selector: s, name: UIResponder.keyboardWillShowNotification, object: nil)"
    ),
  ])
  func aNameOfSwift2HasItsPresentForm(_ old: String, _ new: String) throws { try expect2(old, new) }

  @Test func aTargetOfSwift2InAnInitialValueIsNil() throws {
    try expectPort(
      "class A: UIView {\n  let b: UIButton = { c.addTarget(self, action: \"d\", forControlEvents: .TouchUpInside); return c }()\n"
        + "  func d() {}\n}\n",
      "class A: UIView {\n  let b: UIButton = { c.addTarget(nil, action: Selector(A.d), for: .touchUpInside); return c }()\n"
        + "  func d() {}\n}\n")
  }

  @Test func aClosureInParenthesesEscapesToo() throws {
    try expectPort(
      "func f(a: ((Int) -> Void), b: ((Int) -> Void)?) { x = NSFileManager.defaultManager() }\n",
      "func f(_ a: @escaping ((Int) -> Void), b: ((Int) -> Void)?) { x = FileManager.default }\n")
  }
}
