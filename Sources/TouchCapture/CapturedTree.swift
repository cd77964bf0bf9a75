import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The views of a window as a scene file says them, as they are now.
///
/// Controls of the kit are taken as a whole: what they are made of is not captured.
@MainActor package final class CapturedTree {
  private(set) var names: [ObjectIdentifier: String] = [:]
  /// Keeps what is named, so that no other object comes to its place.
  private var kept: [AnyObject] = []
  private var taken: Set<String> = ["default", "passThrough", "superview"]
  private(set) var recognizers: [CapturedRecognizer] = []
  private(set) var root = CapturedView()
  /// What a scene cannot say of this tree, in sentences.
  private(set) var notes: [String] = []
  let size: CGSize

  init(_ window: UIWindow) {
    size = window.bounds.size
    root = view(window, name: "window")
    root.members[1].value = .text("UIView")
    root.members[2].value = .numbers(0, 0, size.width, size.height)
    for index in recognizers.indices {
      let one = recognizers[index]
      let others = recognizers.filter { $0.object !== one.object && one.object.mustWait(for: $0.object) }
      recognizers[index].requiresToFail = others.map(\.name)
    }
  }

  func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  private func register(_ object: AnyObject, as wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted { (name, number) = ("\(wanted)\(number)", number + 1) }
    names[ObjectIdentifier(object)] = name
    kept.append(object)
    return name
  }

  // MARK: Views

  private func view(_ view: UIView, name wanted: String? = nil) -> CapturedView {
    let kind = Self.kind(of: view)
    let name = register(view, as: wanted ?? Self.word(for: "\(type(of: view))"))
    var captured = CapturedView()
    let (bounds, center) = (view.bounds, view.center)
    let frame = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    captured.members = [
      CapturedMember("name", .text(name)), CapturedMember("class", .text(kind)),
      CapturedMember("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height)),
    ]
    captured.members += properties(of: view, kind)
    if let list = view as? UIScrollView {
      let pan = list.panGestureRecognizer
      names[ObjectIdentifier(pan)] = "\(name).pan"
      taken.formUnion(["\(name).pan", "\(name).pinch"])
      kept.append(pan)
      captured.members += properties(of: list)
    }
    for recognizer in view.gestureRecognizers ?? [] where names[ObjectIdentifier(recognizer)] == nil {
      guard !isOfTheKit(recognizer, view) else { continue }
      add(recognizer, to: &captured)
    }
    guard kind == "UIView" || kind == "UIScrollView" else { return captured }
    for child in view.subviews where !(view is UIScrollView && "\(type(of: child))".hasSuffix("Indicator")) {
      captured.children.append(self.view(child))
    }
    return captured
  }

  /// What a control or a scroll view has brought along.
  private func isOfTheKit(_ recognizer: UIGestureRecognizer, _ view: UIView) -> Bool {
    if let list = view as? UIScrollView, recognizer === list.panGestureRecognizer { return true }
    return (view as? UIScrollView).map { recognizer === $0.pinchGestureRecognizer } ?? false
  }

  private func add(_ recognizer: UIGestureRecognizer, to captured: inout CapturedView) {
    guard let kind = CapturedRecognizer.kind(of: recognizer) else {
      notes.append("\(type(of: recognizer)) is a recognizer of the program's own, and a scene has none.")
      return
    }
    let name = register(recognizer, as: recognizer.name.map(Self.word) ?? Self.word(for: String(kind.dropLast(17))))
    captured.recognizers.append(recognizers.count)
    recognizers.append(CapturedRecognizer(recognizer, name: name, kind: kind))
  }

  /// The class of a view as scenes know it.
  package static func kind(of view: UIView) -> String {
    switch view {
    case is UIButton: "UIButton"
    case is UISwitch: "UISwitch"
    case is UISlider: "UISlider"
    case is UIStepper: "UIStepper"
    case is UISegmentedControl: "UISegmentedControl"
    case is UIPageControl: "UIPageControl"
    case is UIControl: "UIControl"
    case is UIScrollView: "UIScrollView"
    case is UILabel: "UILabel"
    case is UIImageView: "UIImageView"
    case is UIProgressView: "UIProgressView"
    case is UIActivityIndicatorView: "UIActivityIndicatorView"
    default: "UIView"
    }
  }

  /// One word that begins with a small letter, without UI in front.
  package static func word(for text: String) -> String {
    let plain = text.unicodeScalars.filter {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
    }
    var word = String(String.UnicodeScalarView(plain))
    if word.hasPrefix("UI") { word.removeFirst(2) }
    guard let first = word.first else { return "view" }
    return first.lowercased() + word.dropFirst()
  }

  // MARK: Properties

  private func properties(of view: UIView, _ kind: String) -> [CapturedMember] {
    var members: [CapturedMember] = []
    func flag(_ key: String, _ value: Bool, unless standard: Bool) {
      if value != standard { members.append(CapturedMember(key, .flag(value))) }
    }
    let bounds = view.bounds
    if !(view is UIScrollView), bounds.origin != .zero {
      members.append(CapturedMember("bounds", .numbers(bounds.minX, bounds.minY, bounds.width, bounds.height)))
    }
    let turn = view.transform
    if turn != .identity {
      members.append(CapturedMember("transform", .numbers(turn.a, turn.b, turn.c, turn.d, turn.tx, turn.ty)))
    }
    flag("isHidden", view.isHidden, unless: false)
    if view.alpha != 1 { members.append(CapturedMember("alpha", .number(min(1, max(0, Double(view.alpha)))))) }
    if let color = Self.word(for: view.backgroundColor, view) {
      members.append(CapturedMember("backgroundColor", .text(color)))
    }
    flag("clipsToBounds", view.clipsToBounds, unless: view is UIScrollView)
    flag("isUserInteractionEnabled", view.isUserInteractionEnabled, unless: !(view is UILabel || view is UIImageView))
    flag("isMultipleTouchEnabled", view.isMultipleTouchEnabled, unless: false)
    flag("isExclusiveTouch", view.isExclusiveTouch, unless: false)
    if let control = view as? UIControl { flag("isEnabled", control.isEnabled, unless: true) }
    if let button = view as? UIButton, let title = button.title(for: .normal) {
      members.append(CapturedMember("title", .text(title)))
    }
    if let label = view as? UILabel, let text = label.text { members.append(CapturedMember("text", .text(text))) }
    return members
  }

  private static func word(for color: UIColor?, _ view: UIView) -> String? {
    guard let color = color?.resolvedColor(with: view.traitCollection) else { return nil }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha].reduce(into: "#") { text, part in
      let digits = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16, uppercase: true)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }

  private func properties(of list: UIScrollView) -> [CapturedMember] {
    var members = [
      CapturedMember("contentSize", .numbers(list.contentSize.width, list.contentSize.height))
    ]
    func flag(_ key: String, _ value: Bool, unless standard: Bool) {
      if value != standard { members.append(CapturedMember(key, .flag(value))) }
    }
    flag("delaysContentTouches", list.delaysContentTouches, unless: true)
    flag("canCancelContentTouches", list.canCancelContentTouches, unless: true)
    flag("isScrollEnabled", list.isScrollEnabled, unless: true)
    flag("isPagingEnabled", list.isPagingEnabled, unless: false)
    flag("bounces", list.bounces, unless: true)
    flag("isDirectionalLockEnabled", list.isDirectionalLockEnabled, unless: false)
    flag("alwaysBounceVertical", list.alwaysBounceVertical, unless: false)
    flag("alwaysBounceHorizontal", list.alwaysBounceHorizontal, unless: false)
    let inset = list.contentInset
    if inset != .zero {
      members.append(CapturedMember("contentInset", .numbers(inset.top, inset.left, inset.bottom, inset.right)))
    }
    if list.contentOffset != .zero {
      members.append(CapturedMember("contentOffset", .numbers(list.contentOffset.x, list.contentOffset.y)))
    }
    return members
  }
}

/// A view with what is in it; recognizers by their numbers in the tree.
@MainActor struct CapturedView {
  var members: [CapturedMember] = []
  var recognizers: [Int] = []
  var children: [CapturedView] = []

  func json(_ all: [CapturedRecognizer]) -> CapturedValue {
    var members = members
    if !recognizers.isEmpty {
      members.append(CapturedMember("recognizers", .list(recognizers.map { all[$0].json })))
    }
    if !children.isEmpty { members.append(CapturedMember("children", .list(children.map { $0.json(all) }))) }
    return .object(members)
  }
}
