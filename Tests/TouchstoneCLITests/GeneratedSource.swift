/// A random Swift source with the forms of declarations, attributes, statements and conditionals that iOS code has.
///
/// The compiler's parser accepts it; its names are often not declared.
struct GeneratedSource {
  private(set) var text = ""
  private var state: UInt64
  private var depth = 0
  /// Whether it has forms that only old versions of Swift read.
  private let isOld: Bool

  init(seed: UInt64, isOld: Bool = false) {
    self.isOld = isOld
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<4 { _ = roll(2) }
    if roll(8) == 0 { emit("// A header") }
    if roll(8) == 0 { emit("/* A /* nested */ header. */") }
    if roll(4) == 0 { emit("") }
    for _ in 0..<roll(4) { emit(pick(Self.imports)) }
    if roll(3) == 0 { conditional { $0.emit($0.pick(Self.imports)) } }
    for _ in 0...roll(5) { topLevel() }
    // The end of a file without a line's end.
    if roll(4) == 0 { text.removeLast() }
    dress()
  }

  /// A source with every form of `declarations`, `members` and `statements` once.
  static var withEveryForm: GeneratedSource {
    var source = GeneratedSource()
    source.nest("class Whole: UIView {") { source in
      for form in Self.members { source.fill(form) }
      source.nest("func all() async throws {") { source in
        for form in Self.statements { source.fill(form) }
      }
    }
    for form in Self.declarations { source.fill(form) }
    return source
  }

  /// A source with every form of `oldDeclarations` and `oldStatements` once.
  static var withEveryOldForm: GeneratedSource {
    var source = GeneratedSource(isOld: true)
    source.nest("func all() {") { source in
      for form in Self.oldStatements { source.fill(form) }
    }
    for form in Self.oldDeclarations { source.fill(form) }
    return source
  }

  private init(isOld: Bool = false) {
    state = 1
    self.isOld = isOld
  }

  /// Gives the text line ends, tabs, a byte order mark or a line as some editors write them.
  private mutating func dress() {
    if roll(16) == 0 {
      text += "\nlet long = [\(String(repeating: "\"#selector(a)\", ", count: 2000))1]\n"
    }
    if roll(8) == 0 {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      text = lines.map { line in
        let spaces = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: spaces / 2) + line.dropFirst(spaces / 2 * 2)
      }.joined(separator: "\n")
    }
    if roll(8) == 0 { text = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n") }
    if roll(16) == 0 { text = "\u{FEFF}" + text }
  }

  /// Emits a form, with random contents at its `%`.
  private mutating func fill(_ form: String) {
    guard let hole = form.firstIndex(of: "%") else { return emit(form) }
    let head = form[..<hole].split(separator: "\n").joined(separator: "\n")
    let kind = ["class", "struct", "enum", "actor", "extension"].first { head.contains("\($0) ") }
    nest(head, String(form[form.index(after: hole)...])) { source in
      if let kind, !head.contains("func ") { source.members(of: kind) } else { source.statements() }
    }
  }

  private mutating func roll(_ sides: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % sides
  }

  private mutating func pick(_ choices: [String]) -> String { choices[roll(choices.count)] }

  private mutating func emit(_ line: String) {
    text += (line.isEmpty ? "" : String(repeating: "  ", count: depth)) + line + "\n"
  }

  private mutating func nest(_ head: String, _ tail: String = "}", _ body: (inout GeneratedSource) -> Void) {
    emit(head)
    depth += 1
    body(&self)
    depth -= 1
    emit(tail)
  }

  /// Several alternatives between `#if` and `#endif`.
  private mutating func conditional(_ body: (inout GeneratedSource) -> Void) {
    emit("#if " + pick(Self.conditions))
    body(&self)
    if roll(3) == 0 {
      emit("#elseif " + pick(Self.conditions))
      body(&self)
    }
    if roll(2) == 0 {
      emit("#else")
      body(&self)
    }
    emit("#endif" + pick(["", "", " // end"]))
  }

  // MARK: Declarations

  private mutating func topLevel() {
    if isOld, roll(3) == 0 { return fill(pick(Self.oldDeclarations)) }
    if roll(4) == 0 { emit("") }
    if roll(5) == 0 { emit(pick(["/// A comment.", "// MARK: - Section", "/**\n A comment.\n */"])) }
    switch roll(20) {
    case 0: conditional { $0.topLevel() }
    case 1: proto()
    case 2: nest(pick(["", "public ", "@objc "]) + "enum \(type()): Int {") { $0.enumeration() }
    case 3: emit(pick(["let", "public let", "private var"]) + " \(name()) = \(value())")
    case 4: nest(attributes() + "func \(name())(\(parameters())) {") { $0.statements() }
    case 5: emit(pick(Self.oddities))
    case 6: preview()
    case 14, 15, 16, 17, 18, 19: fill(pick(Self.declarations))
    case 7, 8:
      let access = pick(["", "public ", "private ", "@objc "])
      nest("\(access)extension \(type())\(conformances()) {") { $0.members(of: "extension") }
    case 9: nest("struct \(type())\(conformances()) {") { $0.members(of: "struct") }
    default:
      let before = pick([
        "", "", "final ", "open ", "@objc ", "@objc(\(type())) ", "@objcMembers\n", "@UIApplicationMain\n",
        "@IBDesignable ", "@available(iOS 13.0, *)\n", "@MainActor public final ",
      ])
      let generics = pick(["", "<T>", "<T: Equatable>"])
      nest(before + "class \(type())\(generics)\(conformances()) {") { $0.members(of: "class") }
    }
  }

  private mutating func preview() {
    if roll(2) == 0 { emit("@available(iOS 17, *)") }
    if roll(2) == 0 {
      nest("#Preview" + pick(["", "(\"a\")", "(\"b\", traits: .landscapeLeft)"]) + " {") { $0.statements() }
    } else {
      nest(pick(["", "private "]) + "struct \(type()): PreviewProvider {") { $0.members(of: "struct") }
    }
  }

  private mutating func proto() {
    let head = pick(["protocol", "@objc protocol", "@objc public protocol", "@objc(P) protocol", "public protocol"])
    nest("\(head) \(type())\(pick(["", ": class", ": AnyObject", ": NSObjectProtocol", ": class, Equatable"])) {") {
      source in
      for _ in 0...source.roll(3) {
        let optional = head.hasPrefix("@objc") ? source.pick(["", "@objc optional ", "optional "]) : ""
        let result = source.pick(["", "", " -> Bool", " -> UIView?", " -> [Int]"])
        source.emit("\(optional)func \(source.name())(\(source.pick(Self.requirements)))\(result)")
        if source.roll(4) == 0 { source.emit("var \(source.name()): Int { get }") }
      }
    }
  }

  private mutating func enumeration() {
    for number in 0...roll(3) { emit("case c\(number)" + pick(["", " = \(number * 7)"])) }
    if roll(2) == 0 { members(of: "enum") }
  }

  private mutating func members(of kind: String) {
    for _ in 0...roll(4) { member(of: kind) }
  }

  private mutating func member(of kind: String) {
    if roll(5) == 0 { emit("") }
    if roll(6) == 0 { emit(pick(["/// A comment.", "// MARK: Part", "/* Another. */"])) }
    switch roll(24) {
    case 0: conditional { $0.member(of: kind) }
    case 1: emit(attributes() + "var \(name()): \(valueType())")
    case 2: emit(pick(["", "lazy ", "static ", "weak "]) + "var \(name()) = \(value())")
    case 3:
      nest("\(pick(["private let", "lazy var", "static let", "let"])) \(name()): UIButton = {", "}()") {
        $0.statements(returning: "button")
      }
    case 4:
      nest("override \(pick(["", "public ", "open "]))var \(pick(Self.phoneProperties)): Bool {") { $0.emit("true") }
    case 5:
      nest("\(attributes())override func \(pick(["draw(_ rect: CGRect)", "layoutSubviews()", "viewDidLoad()"])) {") {
        $0.statements()
      }
    case 6: nest("var \(name()): \(valueType()) {") { $0.accessors() }
    case 7:
      nest(
        "\(pick(kind == "class" ? ["", "required ", "convenience ", "@objc "] : ["", "@objc "]))init\(pick(["", "?"]))(\(parameters())) {"
      ) {
        $0.statements()
      }
    case 8: nest("subscript(\(parameters())) -> Int {") { $0.emit("1") }
    case 9: nest("class \(type()) {") { $0.members(of: "class") }
    case 10: emit("typealias \(type()) = (Int, [String: UIColor?]) -> Void")
    case 14:
      let words = pick(["", "", "override ", "public ", "@objc "])
      nest("\(words)func \(pick(Self.dataSources)) {") { $0.statements() }
    case 17, 18, 19, 20, 21: fill(pick(kind == "class" ? Self.members : Self.membersOfAll))
    case 11: emit("@IBOutlet \(pick(["weak ", ""]))var \(name()): UIView!")
    case 12 where kind == "enum": emit("case x")
    case 13 where kind == "class": nest("deinit {") { $0.statements() }
    default:
      nest(
        "\(attributes())\(pick(["", "dynamic ", "static ", "final "]))func \(name())\(pick(["", "<T>"]))(\(parameters()))\(pick(["", " throws", " async"]))\(pick(["", " -> Bool"])) {"
      ) { $0.statements() }
    }
  }

  private mutating func accessors() {
    if roll(2) == 0 {
      nest("didSet {") { $0.statements() }
    } else {
      nest("get {") { $0.emit("return \($0.value())") }
      nest("set {") { $0.statements() }
    }
  }

  private mutating func attributes() -> String {
    pick([
      "", "", "", "@objc ", "@objc(a:) ", "@objc (a) ", "@objc\n", "@IBAction ", "@IBInspectable ", "@nonobjc ",
      "@discardableResult ", "@available(iOS 11, *) ", "@IBSegueAction ", "@objc public ", "public ",
    ])
  }

  private mutating func conformances() -> String {
    pick(["", ": UIView", ": UIViewController", ": UIViewController, UITableViewDelegate", ": B.C, D"])
  }

  private mutating func parameters() -> String {
    pick([
      "", "", "_ a: Int", "_ sender: UIButton", "a b: CGFloat = 0", "_ a: Int, b: @escaping (Bool) -> Void",
      "completion: ((Bool) -> Void)? = nil", "_ options: [UIApplicationLaunchOptionsKey: Any]?",
    ])
  }

  // MARK: Statements

  private mutating func statements(returning name: String? = nil) {
    for _ in 0...roll(3) { statement() }
    if let name { emit("return \(name)") }
  }

  private mutating func statement() {
    guard depth < 8 else { return emit("f()") }
    if isOld, roll(2) == 0 { return fill(pick(Self.oldStatements)) }
    switch roll(32) {
    case 24, 25, 26, 27, 28, 29, 30: fill(pick(Self.statements))
    case 19: nest("if a \(pick(["==", "!="])) \(selector()) {") { $0.statements() }
    case 20:
      emit(
        "switch a { case \(selector()): f(); default: b.removeTarget(self, action: \(selector()), for: .touchUpInside) }"
      )
    case 0: conditional { $0.statement() }
    case 1: nest("if let \(name()) = \(name()), \(name())?.should?(1) ?? true {") { $0.statements() }
    case 2: nest("guard \(name()) == \(value()) else {") { $0.emit("return") }
    case 3: choice()
    case 4: nest("\(name()).forEach {") { $0.emit("$0.\($0.pick(Self.hints))") }
    case 5: nest("UIView.animate(withDuration: 1) { [weak self] in") { $0.statements() }
    case 6, 7, 8: emit(pick(["a.", "self.", "b?.c.", "layer.", "a[0].", ""]) + pick(Self.hints))
    case 9: emit(pick(Self.calls))
    case 10: emit("\(name()).\(pick(Self.hints)); \(pick(Self.calls))")
    case 11: emit("let \(name()) = \(value())")
    case 12: emit("delegate?.\(name())?(\(pick(["", "1", "self, a: 2", "1, b: { _ in }"])))")
    case 13: emit("completion?(true) // done")
    case 14:
      let text = pick(["", " + \"\"\"\n  @objc #selector(a)\n  \"\"\""])
      emit("_ = \"\\(\(value().filter { $0 != "\n" }))\"" + text)
    case 15: nest("do {") { $0.statements() }
    case 16: emit("addTarget(\(pick(["self", "nil"])), action: \(selector()), for: .touchUpInside)")
    case 17: emit("let \(name()) = #\"@objc \"#")
    case 18: nest("func \(name())() {") { $0.statements() }
    default: emit("\(name())(\(value()), \(selector()))")
    }
  }

  private mutating func choice() {
    emit("switch \(name()) {")
    for label in 0...roll(2) {
      emit("case .c\(label)\(pick(["", ", .x", " where a ? b : c"])):\(pick(["", " // c"]))")
      depth += 1
      if roll(3) == 0 { conditional { $0.emit("a.\($0.pick(Self.hints))") } }
      for _ in 0...roll(2) { emit(roll(2) == 0 ? "a.\(pick(Self.hints))" : pick(Self.calls)) }
      depth -= 1
    }
    emit("default:")
    emit("  a.\(pick(Self.hints))")
    emit("}")
  }

  private mutating func selector() -> String {
    pick([
      "#selector(tap)", "#selector(tap(_:))", "#selector(self.tap)", "#selector(B.tap(_:with:))", "#selector(b.tap)",
      "#selector(getter: B.c)", "#selector(tap as () -> Void)", "#selector(tap(_:) as (B) -> (Int) -> Void)",
      "#selector(UIResponderStandardEditActions.copy(_:))", "Selector((\"tap\"))",
    ])
  }

  private mutating func value() -> String {
    pick([
      "1", "-2.5", "nil", "true", "\"a\"", "[1, 2]", "[:]", "UIColor.redColor()", "UIColor.red",
      "CGRectMake(1, 2, a, b(3, 4))",
      "CGRectGetWidth(a.frame)", "CGRectInset(a(), 1, 2)", "[NSFontAttributeName: a]", "#keyPath(CALayer.opacity)",
      "CGSize(width: 1, height: .greatestFiniteMagnitude)", "a ? b : c", "a as? B", "{ $0 + 1 }", "\\A.b.c",
      "UIControlState.Normal", "b.value(forKey: \"a\")", "UIImagePNGRepresentation(a ?? b)", "try? a()", "#/a b/#",
      "NSPredicate(format: \"a == %@\", b)", "NSSortDescriptor(key: \"a\", ascending: true)",
      "Notification.Name.UIKeyboardWillShow", "`default`", "a!.b![0]?.c", "UIScreen.mainScreen().bounds",
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)", "a\n    .b\n    .c()",
    ])
  }

  private mutating func valueType() -> String {
    pick([
      "Int", "[String: UIColor]?", "((Bool) -> Void)?", "UIControlState", "B.C!", "(a: Int, b: [D])", "some P", "any P",
    ])
  }

  private mutating func name() -> String { pick(["a", "b", "moved", "should", "tap", "delegate", "`in`", "layer"]) }

  private mutating func type() -> String { pick(["A", "B", "C", "Screen", "Cell"]) }

  // MARK: Words

  private static let requirements = ["", "_ a: Int", "_ a: Int, b: @escaping (Bool) -> Void", "a b: UIView?"]

  private static let imports = [
    "import UIKit", "import Foundation", "import SwiftUI", "@testable import Mine", "import class MapKit.MKMapView",
    "import UIKit.UIGestureRecognizerSubclass", "import Foundation.NSURL", "import os.log // logs", "import os",
    "import CoreGraphics",
    "import UIKit; import WebKit", "import ObjectiveC", "@_exported import QuartzCore", "import Combine /* a */",
    "internal import MapKit", "@preconcurrency public import WebKit", "import struct Foundation.Date",
  ]

  private static let conditions = [
    "os(iOS)", "!os(iOS) || DEBUG", "canImport(UIKit)", "canImport(SwiftUI) && os(iOS)", "swift(>=5.0)", "DEBUG",
    "targetEnvironment(simulator)", "os(macOS)",
  ]

  private static let dataSources = [
    "tableView(_ a: UITableView, moveRowAt b: IndexPath, to c: IndexPath)",
    "tableView(_ a: UITableView, canMoveRowAt b: IndexPath) -> Bool",
    "tableView(_ a: UITableView, commit b: UITableViewCell.EditingStyle, forRowAt c: IndexPath)",
    "collectionView(_ a: UICollectionView, moveItemAt b: IndexPath, to c: IndexPath)",
  ]

  private static let phoneProperties = ["prefersStatusBarHidden", "shouldAutorotate", "preferredStatusBarStyle"]

  private static let hints = [
    "keyboardType = .url", "returnKeyType = a ? .done : .next", "keyboardAppearance = c()",
    "layer.drawsAsynchronously = true",
    "contentsScale = UIScreen.main.scale", "actions = [\"bounds\": NSNull()]", "isDoubleSided = false", "speed = 0",
    "timeOffset = 0", "backgroundColor = .redColor()", "keyboardType == .url", "scrollsToTop = false // no",
  ]

  private static let calls = [
    "setNeedsStatusBarAppearanceUpdate()", "UIViewController.attemptRotationToDeviceOrientation()", "f()",
    "let g = UIImpactFeedbackGenerator()", "performSegue(withIdentifier: \"a\", sender: self)",
    "a.addObserver(self, forKeyPath: \"b\", options: [], context: nil)", "super.f()", "return", "a.b().c = d",
  ]

  private static let oddities = [
    "infix operator +++: AdditionPrecedence", "precedencegroup P { associativity: left }",
    "public typealias Handler = (Bool) -> Void", "@available(*, deprecated) func old() {}",
    "indirect enum E { case a(E) }",
    "actor Worker { @objc func f() {} }", "let (p, q) = (1, 2)", "func g() { class A { @objc func f() {} } }",
    "@propertyWrapper struct W { var wrappedValue: Int }", "class Empty: UIView {}", "extension Empty {}",
    "extension Empty {\n  override func draw(_ rect: CGRect) {\n    #if DEBUG\n    f()\n    #endif\n  }\n}",
  ]
}
