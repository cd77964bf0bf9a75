import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

// Properties that a capture converts: `function` in Scripts/properties.table. Nil means not to write the property.

extension CapturedProperties {
  /// A scroll view's bounds; its content offset is written instead.
  static func bounds(of view: UIView) -> CapturedValue? {
    let bounds = view.bounds
    if view is UIScrollView || bounds.origin == .zero { return nil }
    return .numbers(bounds.minX, bounds.minY, bounds.width, bounds.height)
  }

  static func alpha(of view: UIView) -> CapturedValue? {
    view.alpha == 1 ? nil : .number(min(1, max(0, Double(view.alpha))))
  }

  /// The background color, resolved for the present light or dark appearance.
  static func backgroundColor(of view: UIView) -> CapturedValue? {
    guard let color = view.backgroundColor?.resolvedColor(with: view.traitCollection) else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    let word = [red, green, blue, alpha].reduce(into: "#") { text, part in
      let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
    return .text(word)
  }

  static func title(of button: UIButton) -> CapturedValue? { button.title(for: .normal).map(CapturedValue.text) }

  static func text(of label: UILabel) -> CapturedValue? { label.text.map(CapturedValue.text) }

  static func allowedTouchTypes(of recognizer: UIGestureRecognizer) -> CapturedValue? {
    let names = ["direct", "indirect", "pencil", "indirectPointer"]
    let allowed = recognizer.allowedTouchTypes.map(\.intValue)
    let types = names.indices.filter(allowed.contains).map { names[$0] }
    return types.count < names.count ? .words(types) : nil
  }

  /// Nil for the default list, and for a list with numbers that scenes have no names for.
  static func allowedPressTypes(of recognizer: UIGestureRecognizer) -> CapturedValue? {
    let allowed = Set(recognizer.allowedPressTypes.map(\.intValue))
    if allowed == [UIPress.PressType.select.rawValue] { return nil }
    let names = pressNames.filter { allowed.contains($0.number) }
    return names.count < allowed.count ? nil : .words(names.map(\.name))
  }

  /// What scenes call presses: buttons by UIKit's names, keys by their HID usages.
  private static let pressNames: [(number: Int, name: String)] = {
    let buttons = [0, 1, 2, 3, 4, 5, 6, 30, 31, 32, 33].compactMap(UIPress.PressType.init(rawValue:))
    let keys = [
      (40, "return"), (41, "escape"), (42, "backspace"), (43, "tab"), (44, "space"), (74, "home"), (75, "pageUp"),
      (76, "delete"), (77, "end"), (78, "pageDown"), (79, "right"), (80, "left"), (81, "down"), (82, "up"),
    ]
    return buttons.map { ($0.rawValue, "\($0)") } + keys.map { (UIPress.PressType.key($0).rawValue, "key.\($1)") }
  }()

  /// Nil for a number above a scene's maximum, which means no limit.
  static func maximumNumberOfTouches(of pan: UIPanGestureRecognizer) -> CapturedValue? {
    pan.maximumNumberOfTouches <= 100 ? .number(Double(pan.maximumNumberOfTouches)) : nil
  }

  static func direction(of swipe: UISwipeGestureRecognizer) -> CapturedValue? {
    let all: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
    ]
    let asked = all.filter { swipe.direction.contains($0.0) }.map(\.1)
    return asked == ["right"] ? nil : .words(asked)
  }

  static func edges(of pan: UIScreenEdgePanGestureRecognizer) -> CapturedValue? {
    let all: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
    return .words(all.filter { pan.edges.contains($0.0) }.map(\.1))
  }
}

extension CapturedProperties {
  static func buttonMaskRequired(of tap: UITapGestureRecognizer) -> CapturedValue? {
    if tap.buttonMaskRequired == .primary { return nil }
    let names = buttons(tap.buttonMaskRequired)
    // Scenes have no names for further buttons. Naming the secondary one has the same effect: the primary button is
    // refused.
    return .words(names.isEmpty ? ["secondary"] : names)
  }

  /// The names of the buttons in scenes and input files; further buttons have none.
  static func buttons(_ mask: UIEvent.ButtonMask) -> [String] {
    (mask.contains(.primary) ? ["primary"] : []) + (mask.contains(.secondary) ? ["secondary"] : [])
  }

  static func allowedScrollTypesMask(of pan: UIPanGestureRecognizer) -> CapturedValue? {
    let mask = pan.allowedScrollTypesMask
    if mask.isEmpty { return nil }
    if mask.isSuperset(of: .all) { return .words(["all"]) }
    return .words(mask.contains(.discrete) ? ["discrete"] : ["continuous"])
  }

  static func decelerationRate(of list: UIScrollView) -> CapturedValue? {
    list.decelerationRate == .fast ? .text("fast") : nil
  }

  static func items(of control: UISegmentedControl) -> CapturedValue? {
    .words((0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" })
  }
}

/// A value that is written to a capture unchanged.
protocol Capturable: Equatable {
  var captured: CapturedValue { get }
}

extension Bool: Capturable { var captured: CapturedValue { .flag(self) } }
extension Int: Capturable { var captured: CapturedValue { .number(Double(self)) } }
extension Double: Capturable { var captured: CapturedValue { .number(self) } }
extension CGPoint: Capturable { var captured: CapturedValue { .numbers(x, y) } }
extension CGSize: Capturable { var captured: CapturedValue { .numbers(width, height) } }
extension UIEdgeInsets: Capturable { var captured: CapturedValue { .numbers(top, left, bottom, right) } }
extension CGAffineTransform: Capturable { var captured: CapturedValue { .numbers(a, b, c, d, tx, ty) } }

extension [CapturedMember] {
  /// Adds a value if it differs from the standard one; without a standard, adds any value.
  mutating func add<Value: Capturable>(_ key: String, _ value: Value, unless standard: Value? = nil) {
    if value != standard { append(CapturedMember(key, value.captured)) }
  }

  mutating func add(_ key: String, _ value: CapturedValue?) {
    if let value { append(CapturedMember(key, value)) }
  }
}
