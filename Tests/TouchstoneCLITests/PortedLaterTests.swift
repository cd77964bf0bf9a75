import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` does to sources of all versions: selectors that are texts, values by keys, status bars,
/// segues, hints with one accepted value, and constants that are values of other types today.
@MainActor @Suite struct PortedLaterTests {
  // MARK: Selectors

  @Test(arguments: [
    ("b.addTarget(self, action: \"tap\", for: .c)", "b.addTarget(self, action: Selector(A.tap), for: .c)"),
    ("b.addTarget(self, action: Selector(\"tapped:\"))", "b.addTarget(self, action: Selector(A.tapped(_:)))"),
    ("b.addTarget(nil, action: Selector((\"tap\")))", "b.addTarget(nil, action: Selector(A.tap))"),
    (
      "UITapGestureRecognizer(target: self, action: \"moved:with:\")",
      "UITapGestureRecognizer(target: self, action: Selector(A.moved(_:with:)))"
    ),
    (
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: \"tap\", userInfo: nil, repeats: true)",
      "Timer.scheduledTimer(timeInterval: 1, target: self, selector: Selector(A.tap), userInfo: nil, repeats: true)"
    ),
    ("c = Selector(\"sentWithSender:\")", "c = Selector(A.sent(sender:))"),
    (
      "UIBarButtonItem(title: b, style: .plain, target: model, action: \"load\")",
      "UIBarButtonItem(title: b, style: .plain, target: model, action: Selector(Model.load))"
    ),
    ("c = NSSelectorFromString(\"inherited\")", "c = Selector(A.inherited)"),
    ("c = Selector(\"copy:\")", "c = Selector.copy"),
    ("log(action: \"tap\")", "log(action: \"tap\")"), ("c = \"tap\"", "c = \"tap\""),
  ])
  func aTextThatNamesAMethodIsASelector(_ old: String, _ new: String) throws {
    let rest = """
        func tap() {}
        func tapped(_ a: Int) {}
        func moved(_ a: Int, with b: Int) {}
        func sent(sender: Int) {}
        let model: Model
      }
      class Base: UIView { func inherited() {} }
      class Model { func load() {} }
      """
    try expectPort("class A: Base {\n  func f() { \(old) }\n\(rest)", "class A: Base {\n  func f() { \(new) }\n\(rest)")
  }

  @Test(arguments: [
    "b.addTarget(self, action: \"tap\", for: .c)", "b = Selector(\"_private:\")", "b.addTarget(c.d, action: \"f\")",
  ])
  func aTextThatNamesNoMethodIsNamed(_ source: String) throws {
    let port = try port("class A {\n  func f() { \(source) }\n}")
    #expect(port.changes == [] && port.remains.map(\.line) == [3])
    #expect(port.remains.allSatisfy { $0.text.contains("write `Selector(Type.method)`") })
  }

  @Test func aTypeThatIsATargetIsNamed() throws {
    let source = """
      class A {
        static func f() { b.addObserver(self, selector: #selector(g), name: c, object: nil) }
        static func h(d: A) { b.addObserver(d, selector: #selector(i), name: c, object: nil) }
      }
      """
    let port = try port(source)
    expectEqual(port.text, "import UIKit\n" + source.replacing("#selector(i)", with: "Selector(A.i)"))
    expectEqual(port.remains.map(\.line), [3])
  }

  // MARK: Keys

  @Test(arguments: [
    (
      "a = UIApplication.value(forKey: \"sharedApplication\") as? UIApplication",
      "a = UIApplication.shared as UIApplication?"
    ),
    ("a((b.c as NSArray).value(forKey: \"alpha\") as! [CGFloat])", "a(b.c.map { $0.alpha })"),
    (
      "CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)",
      "CATransaction.setDisableActions(true)"
    ),
    (
      "CATransaction.setValue(NSNumber(value: 0.5), forKey: kCATransactionAnimationDuration)",
      "CATransaction.setAnimationDuration(0.5)"
    ),
    (
      "CATransaction.setValue(a + 1, forKey: kCATransactionAnimationDuration)",
      "CATransaction.setAnimationDuration(a + 1)"
    ),
  ])
  func valuesByKeysHavePlainForms(_ old: String, _ new: String) throws { try expectPort(old, new) }

  @Test(arguments: [
    "a = (b() as NSArray).value(forKey: \"c\") as! [D]", "a = UIDevice.current.value(forKey: \"b\")",
    "a.observeValueForKeyPath_(b)\nfunc observeValueForKeyPath() {}",
    "Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: c, repeats: false)",
    "func f(timer: Timer) { a(timer.userInfo) }",
  ])
  func whatHasNoPlainFormIsNamed(_ source: String) throws {
    let port = try port(source)
    #expect(port.changes == [] && port.remains.count == 1)
  }

  @Test(arguments: [
    "Timer.scheduledTimer(timeInterval: 1, target: a, selector: b, userInfo: nil, repeats: false)",
    "a.post(name: b, object: c, userInfo: d)", "func f(notification: Notification) { a(notification.userInfo) }",
  ])
  func otherUserInfoIsNotNamed(_ source: String) throws { try expectEqual(port(source).remains, []) }

  @Test func layersStorePropertiesUnderTheirNames() throws {
    let source =
      "class A: B {\n  @NSManaged var b: CGFloat\n  @NSManaged public var c: UIColor?\n  @NSManaged var d: E\n}\nclass B: CALayer {}\nclass F: G { @NSManaged var h: Int\n}"
    let port = try port(source)
    expectEqual(
      port.text,
      "import UIKit\nclass A: B {\n  var b: CGFloat { get { value(forKey: \"b\") as? CGFloat ?? 0 } set { setValue(newValue, forKey: \"b\") } }\n  public var c: UIColor? { get { value(forKey: \"c\") as? UIColor } set { setValue(newValue, forKey: \"c\") } }\n  @NSManaged var d: E\n}\nclass B: CALayer {}\nclass F: G { @NSManaged var h: Int\n}"
    )
    expectEqual(port.remains.map(\.line), [5, 8])
    try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
  }

  // MARK: Phones

  @Test(arguments: [
    ("if !UIApplication.shared.isStatusBarHidden {}", "if !true {}"),
    ("return a?.b.keyboardDismissMode == .interactive", "return false"),
    ("a = b[0].keyboardDismissMode != UIScrollView.KeyboardDismissMode.none && c", "a = false && c"),
    ("if a.keyboardDismissMode == .none {}", "if true {}"),
    (
      "func f() {\n  a?.keyboardDismissMode = .onDrag\n  g(a?.keyboardDismissMode == .onDrag)\n}",
      "func f() {\n  g(false)\n}"
    ),
    (
      "let a = b.c?.keyboardType, d = e[0].autocorrectionType",
      "let a = UIKeyboardType.default, d = UITextAutocorrectionType.default"
    ),
    ("f(a.b.enablesReturnKeyAutomatically, b.contentScaleFactor * 2)", "f(false, UIScreen.main.scale * 2)"),
    (
      "class A { let a = UITextView()\n  var returnKeyType: UIReturnKeyType { a.returnKeyType } }",
      "class A { let a = UITextView()\n  var returnKeyType: UIReturnKeyType { UIReturnKeyType.default } }"
    ),
    (
      "class A: UIPresentationController {\n  override func adaptivePresentationStyle(for a: UITraitCollection) -> UIModalPresentationStyle { .none }\n}",
      "class A: UIPresentationController {\n}"
    ),
    ("a = UIApplication.sharedApplication().statusBarFrame.height", "a = CGRect.zero.height"),
    ("a = b.c?.windowScene?.statusBarManager?.statusBarFrame ?? .zero", "a = CGRect.zero"),
    ("a = b[0]?.statusBarManager?.statusBarFrame.size.height ?? 20", "a = CGRect.zero.size.height"),
    ("a(b.statusBarManager?.isStatusBarHidden ?? false)", "a(true)"),
    ("func f() {\n  b.needsDisplayOnBoundsChange = false\n}", "func f() {\n}"),
    ("func f() {\n  b.preferredMenuElementOrder = .fixed\n}", "func f() {\n}"),
    ("func f() {\nb.keyboardType = .url; c.returnKeyType = .done; d()\n}", "func f() {\nd()\n}"),
    ("func f() {\n  b.separatorEffect = UIVibrancyEffect(blurEffect: c)\n}", "func f() {\n}"),
    ("func f() {\n  b.contentsScale = UIScreen.mainScreen().scale\n}", "func f() {\n}"),
    ("func f() {\n  UIApplication.sharedApplication().networkActivityIndicatorVisible = true\n}", "func f() {\n}"),
    ("func f() {\n  UIApplication.sharedApplication().statusBarHidden = true\n}", "func f() {\n}"),
    ("a = CGRect(origin: .zero, size: .zero)", "a = CGRect(origin: .zero, size: .zero)"),
    ("a = CGRect.init(origin: .zero, size: b)", "a = CGRect.init(origin: .zero, size: b)"),
  ])
  func whatAPhoneHasIsAConstantHere(_ old: String, _ new: String) throws { try expectPort(old, new) }

  @Test(arguments: [
    "b.needsDisplayOnBoundsChange = false }\nclass A: CALayer { override func draw(in a: B) {} ",
    "b.preferredMenuElementOrder = .priority", "b.keyboardType = UIColor.make(c)", "b.motionEffects = []",
    "b.separatorEffect = UIVibrancyEffect(blurEffect: c())",
  ])
  func whatMayHaveAnEffectIsNamed(_ source: String) throws {
    let port = try port("func f() { \(source) }")
    #expect(port.changes == [] && port.remains.count == 1)
  }

  @Test(arguments: [
    "prepare(for segue: UIStoryboardSegue, sender: Any?)",
    "prepareForSegue(segue: UIStoryboardSegue, sender: AnyObject?)",
    "shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool",
  ])
  func methodsOfSeguesAreRemovedAndNamed(_ method: String) throws {
    let port = try port("class A: B {\n  let b = 1\n\n  override func \(method) {\n    segue.destination.c = 1\n  }\n}")
    expectEqual(port.text, "import UIKit\nclass A: B {\n  let b = 1\n}")
    #expect(port.remains.map(\.line) == [5] && port.remains[0].text.contains("there are no segues"))
  }

  // MARK: Values of other types

  @Test(arguments: [
    ("a |= UIAccessibilityTraitButton", "a.insert(UIAccessibilityTraits.button)"),
    ("a.b &= ~UIAccessibilityTraitButton", "a.b.remove(UIAccessibilityTraits.button)"),
    (
      "a = UIAccessibilityTraitButton | UIAccessibilityTraitHeader",
      "a = [UIAccessibilityTraits.button, UIAccessibilityTraits.header]"
    ),
    (
      "a |= UIAccessibilityTraitButton | UIAccessibilityTraitHeader",
      "a.insert([UIAccessibilityTraits.button, UIAccessibilityTraits.header])"
    ),
    ("a = UIAccessibilityTraitButton", "a = UIAccessibilityTraits.button"),
    (
      "a.decelerationRate = UIScrollViewDecelerationRateFast", "a.decelerationRate = UIScrollView.DecelerationRate.fast"
    ),
    (
      "a.decelerationRate = b ? UIScrollViewDecelerationRateFast : c",
      "a.decelerationRate = b ? UIScrollView.DecelerationRate.fast : c"
    ),
    (
      "let a: CGFloat = UIScrollViewDecelerationRateFast",
      "let a: CGFloat = UIScrollView.DecelerationRate.fast.rawValue"
    ),
    ("a.activityIndicatorViewStyle = .gray", "a.style = .gray"),
    ("a = UIActivityIndicatorView(activityIndicatorStyle: .gray)", "a = UIActivityIndicatorView(style: .gray)"),
    (
      "a = UIScrollViewContentInsetAdjustmentBehavior.never", "a = UIScrollView.ContentInsetAdjustmentBehavior.never"
    ),
    (
      "func f(join: String, other: String = kCALineCapRound) { a.lineJoin = join }",
      "func f(join: CAShapeLayerLineJoin, other: CAShapeLayerLineCap = CAShapeLayerLineCap.round) { a.lineJoin = join }"
    ),
  ])
  func constantsAreValuesOfTheirTypes(_ old: String, _ new: String) throws { try expectPort(old, new) }

  @Test(arguments: [
    "func f(join: String) { a.lineJoin = join }",
    "class A { var lineJoin: String; init(join: String) { self.lineJoin = join } }",
  ])
  func stringsOfTheirOwnStay(_ source: String) throws { try expectEqual(port(source).changes, []) }

  // MARK: Protocols and extensions

  @Test(arguments: [
    ("guard let b = a?.p(_:may:) else { return false }", "{ false }"),
    ("guard let b = a?.p(_:may:) else { return .zero }", "{ .zero }"),
  ])
  func aMethodThatIsOnlyFetchedHasTheValueWithoutIt(_ use: String, _ value: String) throws {
    let port = try port(
      "protocol P {\n  optional func p(_ a: Int, may b: Int) -> C\n}\nfunc f() -> C { \(use); return b(1, 2) }")
    #expect(port.text.contains("func p(_ a: Int, may b: Int) -> C \(value)\n") && port.remains == [])
  }

  @Test func aMethodOfAnyObjectIsNamed() throws {
    let port = try port("class A { weak var b: AnyObject?\n  var c: D?\n  func f() { b?.moved?(1); c?.moved?(1) } }")
    expectEqual(port.changes, [])
    expectEqual(
      port.remains.map { "\($0.line) \($0.text.prefix(34))" }, ["4 `AnyObject` has no methods here: g"])
  }

  @Test func fetchesThatDisagreeAreNamed() throws {
    let port = try port(
      "protocol P {\n  optional func p(_ a: Int) -> Bool\n}\nfunc f() -> C { guard let b = a?.p(_:) else { return true }; return a?.p?(1) ?? false }"
    )
    #expect(port.changes == [] && port.remains.map(\.line) == [3])
  }

  @Test func anExtensionOfAClassOfTheKitThatIsOverriddenIsNamed() throws {
    let port = try port(
      "extension UIView { @objc func bind() {} }\nclass A: UITableViewCell { override func bind() {} }\nextension UIView { func other() {} }"
    )
    expectEqual(port.remains.map(\.line), [2])
    #expect(port.remains[0].text.hasPrefix("`bind()` of an extension of `UIView` is overridden"))
  }
}
