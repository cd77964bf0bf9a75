import Expectations
import Testing

@testable import TouchstoneCLI

/// What `touchstone port` changes only in sources of Swift 2, where short names belong to UIKit and Foundation.
@MainActor @Suite struct PortedSwift2Tests {
  /// A name that only Swift 2 had, and its present form.
  private let sign = "\nlet sign = NSBundle.mainBundle()"
  private let signed = "\nlet sign = Bundle.main"

  private func expect(_ old: String, _ new: String) throws {
    try expectPort(old + sign, new + signed)
  }

  @Test(arguments: [
    ("if a.selected == true && !b.c.opaque {}", "if a.isSelected == true && !b.c.isOpaque {}"),
    ("a(b().enabled, c[0].hidden)", "a(b().isEnabled, c[0].isHidden)"), ("link.paused = true", "link.isPaused = true"),
    (
      "class A: UIButton { func f() { selected = !highlighted } }",
      "class A: UIButton { func f() { isSelected = !isHighlighted } }"
    ),
    (
      "class A: B { func f() { if enabled { g() } } }\nclass B: UIControl {}",
      "class A: B { func f() { if isEnabled { g() } } }\nclass B: UIControl {}"
    ),
    (
      "class A: UIButton { override var highlighted: Bool { didSet { b(highlighted) } } }",
      "class A: UIButton { override var isHighlighted: Bool { didSet { b(isHighlighted) } } }"
    ),
    ("super.selected = a", "super.isSelected = a"),
  ])
  func truthsBeginWithIs(_ old: String, _ new: String) throws { try expect(old, new) }

  @Test(arguments: [
    "class A: UIButton { func f(b: Int, selected: Bool) { c(selected) } }", "a(selected: b)",
    "class A: UIButton { var paused = 1; func f() { b(paused) } }", "let enabled = 1\na(enabled)",
    "class A { func f() { b(selected) } }", "a.enabled(1)",
    "class A: UIView { func f() { b.map { hidden in c(hidden) } } }",
  ])
  func namesOfOthersStay(_ source: String) throws {
    let source = source.replacing("f(b: Int", with: "f(_ b: Int")
    try expect(source, source)
  }

  @Test func everyPropertyOfTruthIsRenamed() throws {
    for (old, new) in OldMembers.propertiesOfSwift2 where !old.hasSuffix("Visible") && !old.hasPrefix("idle") {
      guard old != "doubleSided" else { continue }
      try expect("a.\(old) = b.\(old)", "a.\(new) = b.\(new)")
    }
  }

  @Test(arguments: [
    (
      "class A: UIView { override func intrinsicContentSize() -> CGSize { return super.intrinsicContentSize() } }",
      "class A: UIView { override var intrinsicContentSize: CGSize { return super.intrinsicContentSize } }"
    ),
    (
      "class A: UIView { override class func layerClass() -> AnyClass { return B.self } }",
      "class A: UIView { override class var layerClass: AnyClass { return B.self } }"
    ),
    (
      "class A: UICollectionViewLayout { override func prepareLayout() { super.prepareLayout() } }",
      "class A: UICollectionViewLayout { override func prepare() { super.prepare() } }"
    ),
    ("if a.hasText() && isFirstResponder() {}", "if a.hasText && isFirstResponder {}"),
    ("func containerView() -> A { b }\nc.containerView()", "func containerView() -> A { b }\nc.containerView()"),
  ])
  func methodsWithoutArgumentsAreProperties(_ old: String, _ new: String) throws { try expect(old, new) }

  @Test func everyMethodThatIsAPropertyIsRenamed() throws {
    for (old, new) in OldMembers.valuesOfSwift2 { try expect("b(a.\(old)())", "b(a.\(new))") }
  }

  @Test func everyMethodOfFoundationIsRenamed() throws {
    for (old, new) in OldMembers.methodsOfSwift2.merging(OldMembers.methods, uniquingKeysWith: { $1 }) {
      let (oldCall, newCall) = (Self.call(old), Self.call(new))
      try expectEqual(port("b = a.\(oldCall)\(sign)").text, "import UIKit\nb = a.\(newCall)\(signed)")
    }
  }

  /// A call of a method with an argument for each label: `move(to: a0)`.
  private static func call(_ signature: String) -> String {
    let parts = signature.dropLast().split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts[1].split(separator: ":")
    let arguments = labels.enumerated().map { $1 == "_" ? "a\($0)" : "\($1): a\($0)" }
    return "\(parts[0])(\(arguments.joined(separator: ", ")))"
  }

  @Test(arguments: [
    ("a.indexOf({ $0 == b })", "a.firstIndex(where: { $0 == b })"), ("a.indexOf { b }", "a.firstIndex { b }"),
    ("a.contains({ $0 == b })", "a.contains(where: { $0 == b })"), ("a.contains(b)", "a.contains(b)"),
    ("a.sort { $0 < $1 }", "a.sorted { $0 < $1 }"), ("a.sortInPlace { $0 < $1 }", "a.sort { $0 < $1 }"),
    ("a.sortInPlace()", "a.sort()"), ("a.reduce(0, combine: b)", "a.reduce(0, b)"),
    ("b = a.uppercaseString + \"c\".lowercaseString", "b = a.uppercased() + \"c\".lowercased()"),
    ("b(a?.parentViewController)", "b(a?.parent)"),
    ("b = CGFloat.max + Double.min", "b = CGFloat.greatestFiniteMagnitude + Double.leastNormalMagnitude"),
    (
      "NSUserDefaults.standardUserDefaults().setObject(a, forKey: b)", "UserDefaults.standard.set(a, forKey: b)"
    ),
    ("a.setObject(b, forKey: c)", "a.setObject(b, forKey: c)"),
    ("b = NSCharacterSet.URLQueryAllowedCharacterSet()", "b = CharacterSet.urlQueryAllowed"),
    ("a.dataUsingEncoding(NSUTF8StringEncoding)", "a.data(using: String.Encoding.utf8)"),
    ("a.dateStyle = .ShortStyle", "a.dateStyle = .short"),
    ("a.textAlignment = NSTextAlignment.Center", "a.textAlignment = NSTextAlignment.center"),
    ("a = UIControl.State.Normal", "a = UIControl.State.Normal"), ("a.keyType = .URL", "a.keyType = .URL"),
    ("b = NSDate().timeIntervalSinceDate(a)", "b = Date().timeIntervalSince(a)"),
    ("a.addToRunLoop(NSRunLoop.mainRunLoop(), forMode: b)", "a.add(to: RunLoop.main, forMode: b)"),
  ])
  func theLibrariesHavePresentNames(_ old: String, _ new: String) throws { try expect(old, new) }

  @Test func everyTypeIsRenamed() throws {
    for (old, new) in OldNames.typesOfSwift2 { try expectLast("var a: \(old)?", "var a: \(new)?") }
    for (old, new) in OldNames.accessors { try expectLast("b(\(old)())", "b(\(new))") }
  }

  /// Compares the end of a port, before which an import may be added.
  private func expectLast(_ old: String, _ new: String) throws {
    let text = try port(sign + "\n" + old).text
    expectEqual(text.split(separator: "\n").last.map(String.init), new)
  }

  @Test(arguments: [
    "a.enumerate()", "b = a.selected", "b = a.indexOf(c)", "a.closePath()", "b = a.uppercaseString",
    "class A: UIButton { override func hasText() -> Bool { b } }", "var a: NSDate", "a.sort()",
    "b(a.parentViewController)",
    "enum A { case Left }\nb = .Left", "a = b.stringForKey(c)", "func f(a: () -> Void) {}",
    "b = NSTextAlignment.Center",
  ])
  func sourcesOfTodayStay(_ source: String) throws { try expectEqual(port(source).changes, []) }

  // MARK: Enumerations

  @Test func casesOfItsOwnGetSmallLettersWhereTheyAreDeclaredAndUsed() throws {
    try expect(
      """
      enum A: Int { case Left, Right = 3; case Default }
      enum B { case Made(c: Int), Open
        var name: String { switch self { case .Made(let c): return d(c); case .Open: return e } } }
      enum F: String { case One, Two = "2" }
      let g: A = h ? .Left : A.Right
      let i = B.Made(c: 1)
      typealias J = A
      k(J.Default.rawValue, .Open)
      """,
      """
      enum A: Int { case left, right = 3; case `default` }
      enum B { case made(c: Int), open
        var name: String { switch self { case .made(let c): return d(c); case .open: return e } } }
      enum F: String { case one = "One", two = "2" }
      let g: A = h ? .left : A.right
      let i = B.made(c: 1)
      typealias J = A
      k(J.default.rawValue, .open)
      """)
  }

  @Test(arguments: [
    "enum A { case Left\n  var left: Int { 1 } }\nlet b: A = .Left",
    "enum A { case Left }\nclass Left {}\nlet b: A = .Left",
    "struct A { static let Left = 1 }\nlet b: A = .Left",
  ])
  func aNameThatIsTakenKeepsItsCapital(_ source: String) throws { try expect(source, source) }

  @Test func casesOfAnotherSourceOfTheModuleAreThose() throws {
    let first = Array("import UIKit\nenum A { case Left }\n".utf8)
    let second = Array("import UIKit\nlet a: A = .Left\nlet b = NSBundle.mainBundle()\n".utf8)
    let module = PortedModule([first, second])
    try expectEqual(Port.port(first, in: module).text, "import UIKit\nenum A { case left }\n")
    try expectEqual(Port.port(second, in: module).text, "import UIKit\nlet a: A = .left\nlet b = Bundle.main\n")
  }

  @Test func aSourceOfTodayInAModuleOfSwift2Stays() throws {
    let first = Array("import UIKit\nfileprivate func f(a: Int) { b.enumerate() }\nenum A { case Left }\n".utf8)
    let second = Array("import UIKit\nlet b = NSBundle.mainBundle()\nlet c = .Left\n".utf8)
    let module = PortedModule([first, second])
    try expectEqual(Port.port(first, in: module).changes, [])
    try expectEqual(Port.port(second, in: module).text, "import UIKit\nlet b = Bundle.main\nlet c = .Left\n")
  }

  @Test(arguments: [
    "a.b = .center", "func g(_ a: Int) {}", "c(a: 1)", "let d: IndexPath", "f(a: 1)",
  ])
  func aSourceWithoutASignIsOfSwift2OnlyIfNothingSpeaksAgainstIt(_ line: String) throws {
    let first = Array("import UIKit\nfunc f(a: Int) {}\n\(line)\n".utf8)
    let second = Array("import UIKit\nlet b = NSBundle.mainBundle()\n".utf8)
    let text = try Port.port(first, in: PortedModule([first, second])).text
    let isOld = line == "c(a: 1)"
    expectEqual(text, "import UIKit\nfunc f(\(isOld ? "_ " : "")a: Int) {}\n\(line)\n")
  }

  // MARK: The age

  @Test(arguments: [
    "a.textAlignment = .Center", "a.borderStyle = .RoundedRect",
    "UIAlertController(title: a, message: b, preferredStyle: .Alert)",
    "var a: NSTimeInterval = 1", "if let a = b, c = d {}", "a = b.dynamicType", "dispatch_async(a, b)",
  ])
  func aSourceShowsItsAge(_ sign: String) throws {
    let port = try port("func f(a: Int) {}\n" + sign)
    #expect(port.text.contains("func f(_ a: Int) {}"), "\(port.text)")
  }

  @Test(arguments: [
    "a.textAlignment = .center", "a.kind = .Center", "enum A { case Center }\na.textAlignment = .Center",
    "var textAlignment = 1\na.textAlignment = .Center", "a.textAlignment = B.Center",
  ])
  func aValueOfItsOwnIsNoSign(_ source: String) throws {
    try expectEqual(port("func f(a: Int) {}\n" + source).changes, [])
  }

  // MARK: Declarations

  @Test(arguments: [
    ("viewForZoomingInScrollView(a: UIScrollView) -> UIView?", "viewForZooming(in a: UIScrollView) -> UIView?"),
    (
      "scrollViewWillBeginZooming(a: UIScrollView, withView view: UIView?)",
      "scrollViewWillBeginZooming(_ a: UIScrollView, with view: UIView?)"
    ),
    (
      "gestureRecognizer(a: UIGestureRecognizer, shouldReceiveTouch b: UITouch) -> Bool",
      "gestureRecognizer(_ a: UIGestureRecognizer, shouldReceive b: UITouch) -> Bool"
    ),
    (
      "gestureRecognizer(a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWithGestureRecognizer b: UIGestureRecognizer) -> Bool",
      "gestureRecognizer(_ a: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith b: UIGestureRecognizer) -> Bool"
    ),
    ("numberOfComponentsInPickerView(a: UIPickerView) -> Int", "numberOfComponents(in a: UIPickerView) -> Int"),
    ("numberOfSectionsInTableView(a: UITableView) -> Int", "numberOfSections(in a: UITableView) -> Int"),
    (
      "sectionIndexTitlesForTableView(a: UITableView) -> [String]?",
      "sectionIndexTitles(for a: UITableView) -> [String]?"
    ),
    (
      "pickerView(a: UIPickerView, viewForRow b: Int, forComponent c: Int, reusingView d: UIView?) -> UIView",
      "pickerView(_ a: UIPickerView, viewForRow b: Int, forComponent c: Int, reusing d: UIView?) -> UIView"
    ),
    (
      "tableView(a: UITableView, willDisplayCell b: UITableViewCell, forRowAtIndexPath c: NSIndexPath)",
      "tableView(_ a: UITableView, willDisplay b: UITableViewCell, forRowAt c: IndexPath)"
    ),
    (
      "collectionView(a: UICollectionView, layout b: UICollectionViewLayout, insetForSectionAtIndex c: Int) -> UIEdgeInsets",
      "collectionView(_ a: UICollectionView, layout b: UICollectionViewLayout, insetForSectionAt c: Int) -> UIEdgeInsets"
    ),
    (
      "navigationController(a: UINavigationController, willShowViewController b: UIViewController, animated: Bool)",
      "navigationController(_ a: UINavigationController, willShow b: UIViewController, animated: Bool)"
    ),
    (
      "animationControllerForPresentedController(a: UIViewController, presentingController b: UIViewController, sourceController c: UIViewController) -> D?",
      "animationController(forPresented a: UIViewController, presenting b: UIViewController, source c: UIViewController) -> D?"
    ),
    (
      "animationControllerForDismissedController(a: UIViewController) -> D?",
      "animationController(forDismissed a: UIViewController) -> D?"
    ),
    (
      "interactionControllerForDismissal(a: UIViewControllerAnimatedTransitioning) -> D?",
      "interactionControllerForDismissal(using a: UIViewControllerAnimatedTransitioning) -> D?"
    ),
    (
      "transitionDuration(a: UIViewControllerContextTransitioning?) -> NSTimeInterval",
      "transitionDuration(using a: UIViewControllerContextTransitioning?) -> TimeInterval"
    ),
    ("updateSearchResultsForSearchController(a: UISearchController)", "updateSearchResults(for a: UISearchController)"),
    (
      "tabBarController(a: UITabBarController, shouldSelectViewController b: UIViewController) -> Bool",
      "tabBarController(_ a: UITabBarController, shouldSelect b: UIViewController) -> Bool"
    ),
  ])
  func methodsOfDelegatesAreFoundByTheRenaming(_ old: String, _ new: String) throws {
    let port = try port("class A: B {\n  func \(old) { f() }\n}")
    expectEqual(port.text, "import UIKit\nclass A: B {\n  func \(new) { f() }\n}")
    try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
  }

  @Test(arguments: [
    ("textRectForBounds(bounds: CGRect) -> CGRect", "textRect(forBounds bounds: CGRect) -> CGRect"),
    (
      "layoutAttributesForElementsInRect(rect: CGRect) -> [A]?", "layoutAttributesForElements(in rect: CGRect) -> [A]?"
    ),
    (
      "shouldInvalidateLayoutForBoundsChange(newBounds: CGRect) -> Bool",
      "shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool"
    ),
    (
      "viewWillTransitionToSize(size: CGSize, withTransitionCoordinator c: UIViewControllerTransitionCoordinator)",
      "viewWillTransition(to size: CGSize, with c: UIViewControllerTransitionCoordinator)"
    ),
    ("popViewControllerAnimated(animated: Bool) -> A?", "popViewController(animated: Bool) -> A?"),
    ("drawLayer(layer: CALayer, inContext ctx: CGContext)", "draw(_ layer: CALayer, in ctx: CGContext)"),
    ("applyLayoutAttributes(a: UICollectionViewLayoutAttributes)", "apply(_ a: UICollectionViewLayoutAttributes)"),
    ("copyWithZone(zone: NSZone)", "copy(with zone: NSZone)"),
    (
      "pressesBegan(presses: Set<UIPress>, withEvent event: UIPressesEvent?)",
      "pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)"
    ),
  ])
  func overridesAreFoundByTheRenaming(_ old: String, _ new: String) throws {
    let port = try port("class A: B {\n  override func \(old) { f() }\n}")
    expectEqual(port.text, "import UIKit\nclass A: B {\n  override func \(new) { f() }\n}")
    try expectEqual(Port.port(Array(port.text.utf8)).changes, [])
  }

  @Test(arguments: [
    "tabBar(tabBar: UITabBar, didSelectIndex index: Int)", "textRectForBounds(bounds: CGRect) -> CGRect",
    "scrollView(scrollView: UIScrollView, willMoveView b: Int)",
  ])
  func aMethodOfItsOwnKeepsItsName(_ method: String) throws {
    try expectEqual(port("class A: B {\n  func \(method) { f() }\n}").changes, [])
  }

  @Test func aCallOfSuperIsRenamedThoughTheSourceOverridesTheMethod() throws {
    try expect(
      """
      class A: UIView {
        override func hitTest(point: CGPoint, withEvent event: UIEvent?) -> UIView? { return super.hitTest(point, withEvent: event) }
        override func drawRect(rect: CGRect) { super.drawRect(rect); b.drawRect(rect) }
      }
      """,
      """
      class A: UIView {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { return super.hitTest(point, with: event) }
        override func draw(_ rect: CGRect) { super.draw(rect); b.draw(rect) }
      }
      """)
  }

  @Test func anOptionalMethodHasADefaultWithItsPresentLabels() throws {
    try expect(
      """
      @objc protocol A {
        optional func tapped(title: String, state: UIControlState) -> Void
      }
      class B { weak var a: A?; func f() { a?.tapped?(c, state: d) } }
      """,
      """
      protocol A: AnyObject {
        func tapped(_ title: String, state: UIControl.State) -> Void
      }

      extension A {
        func tapped(_ title: String, state: UIControl.State) -> Void {}
      }
      class B { weak var a: A?; func f() { a?.tapped(c, state: d) } }
      """)
  }

  @Test func closuresEscapeAsTheyDid() throws {
    try expect(
      "typealias A = (Int) -> Void\nfunc f(a: () -> Void, b: A, c: (() -> Void)?, @noescape d: () -> Void, e: Int) {}",
      "typealias A = (Int) -> Void\nfunc f(_ a: @escaping () -> Void, b: @escaping A, c: (() -> Void)?, d: () -> Void, e: Int) {}"
    )
  }

  @Test func aMethodOfEachObjectBecomesOneOfADelegate() throws {
    try expect(
      "class A: UIView {\n  override func animationDidStop(anim: CAAnimation, finished flag: Bool) { f() }\n}",
      "class A: UIView, CAAnimationDelegate {\n  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { f() }\n}"
    )
  }
}
