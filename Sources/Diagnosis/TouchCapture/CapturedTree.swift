import TouchDrawing
import TouchGeometry
import TouchKit
import TouchWidgets

/// The views of a window in the form of a scene file, in their present state.
///
/// A control of the kit is captured as a whole, without its internal views.
@MainActor package final class CapturedTree {
  private(set) var names: [ObjectIdentifier: String] = [:]
  /// Retains the named objects, so that no new object gets the address of one of them.
  private var kept: [AnyObject] = []
  private var taken: Set<String> = ["default", "passThrough", "superview"]
  private(set) var recognizers: [CapturedRecognizer] = []
  /// The recognizers, in the order of the views.
  package var recognizerObjects: [UIGestureRecognizer] { recognizers.compactMap(\.object) }
  private(set) var root: CapturedView
  /// The names of the views that the kit adds for presentations: their containers and dimming views.
  private(set) var viewsOfTheKit: [String] = []
  /// Sentences about what a scene cannot express of this tree.
  private(set) var notes: [String] = []
  /// The scales of zoomed views.
  private var scales: [ObjectIdentifier: CGFloat] = [:]
  let size: CGSize
  /// Returns the name that an object already has; nil if it has none.
  private let known: (AnyObject) -> String?

  init(_ window: UIWindow, _ known: @escaping (AnyObject) -> String? = { _ in nil }) {
    size = window.bounds.size
    self.known = known
    root = CapturedView(object: ObjectIdentifier(window))
    root = view(window, name: "window")
    root.members[1].value = .text("UIView")
    root.members[2].value = .numbers(0, 0, size.width, size.height)
    for index in recognizers.indices {
      let one = recognizers[index]
      recognizers[index].requiresToFail = recognizers.filter { one.mustWait(for: $0) }.map(\.name)
    }
  }

  package func name(of object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  /// The objects that have a name, views before their subviews.
  package var namedObjects: [AnyObject] { kept }

  private func register(_ object: AnyObject, as usual: String) -> String {
    let wanted = known(object) ?? usual
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted { (name, number) = ("\(wanted)\(number)", number + 1) }
    names[ObjectIdentifier(object)] = name
    kept.append(object)
    return name
  }

  // MARK: Views

  private func view(_ view: UIView, name wanted: String? = nil) -> CapturedView {
    let kind = CapturedProperties.kind(of: view)
    var zoomed: UIView?
    let dims = view.gestureRecognizers?.contains { $0.role == .dismissingTap } == true
    let name = register(view, as: wanted ?? (dims ? "dimmingView" : Self.word(for: "\(type(of: view))")))
    if dims || view.isPresentation { viewsOfTheKit.append(name) }
    var captured = CapturedView(object: ObjectIdentifier(view))
    let (bounds, center) = (view.bounds, view.center)
    let frame = CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    captured.members = [
      CapturedMember("name", .text(name)), CapturedMember("class", .text(kind)),
      CapturedMember("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height)),
    ]
    captured.members += CapturedProperties.members(of: view)
    if let scale = scales[ObjectIdentifier(view)] { captured.unzoom(view, by: scale) }
    if let list = view as? UIScrollView {
      captured.add(list.adjustedContentInset)
      let pan = list.panGestureRecognizer
      names[ObjectIdentifier(pan)] = "\(name).pan"
      taken.formUnion(["\(name).pan", "\(name).pinch"])
      kept.append(pan)
      if kind == "UIScrollView" {
        captured.pan = recognizers.count
        let members = CapturedProperties.members(of: pan).filter { !Self.usualPan.contains($0) }
        recognizers.append(CapturedRecognizer(pan, name: "\(name).pan", kind: "", members: members))
      }
    }
    for recognizer in view.gestureRecognizers ?? [] where names[ObjectIdentifier(recognizer)] == nil {
      guard Self.part(recognizer) == nil else { continue }
      add(recognizer, to: &captured)
    }
    // The subviews of the kit's controls are internal. App-defined classes may contain any view.
    let isOpen = kind == "UIView" || kind == "UIScrollView" || kind == "UIControl" && !Self.isOfTheKit(type(of: view))
    guard isOpen else { return captured }
    if let list = view as? UIScrollView, list.minimumZoomScale < list.maximumZoomScale {
      zoomed = list.delegate?.viewForZooming(in: list)
      if let pinch = list.pinchGestureRecognizer, zoomed != nil {
        names[ObjectIdentifier(pinch)] = "\(name).pinch"
        kept.append(pinch)
      }
      if let zoomed, list.zoomScale != 1 {
        scales[ObjectIdentifier(zoomed)] = list.zoomScale
        let size = list.contentSize
        captured.set("contentSize", .numbers(size.width / list.zoomScale, size.height / list.zoomScale))
      }
    }
    for child in view.subviews where !(view is UIScrollView && "\(type(of: child))".hasSuffix("Indicator")) {
      captured.children.append(self.view(child))
    }
    if let zoomed, zoomed.isDescendant(of: view), zoomed !== view, let name = self.name(of: zoomed) {
      captured.members.append(CapturedMember("viewForZooming", .text(name)))
    }
    return captured
  }

  /// The modules of the kit and of its libraries.
  private static let kit: Set<Substring> = [
    "TouchKit", "TouchWidgets", "TouchEditing", "TouchNavigation", "TouchLists", "Swift", "Foundation", "TouchGeometry",
  ]

  /// Whether a class belongs to the kit and is not app-defined.
  package static func isOfTheKit(_ type: Any.Type) -> Bool {
    kit.contains(String(reflecting: type).prefix { $0 != "." })
  }

  /// The suffix with which scene files name a scroll view's own recognizer; nil for other recognizers.
  package static func part(_ recognizer: UIGestureRecognizer) -> String? {
    guard let list = recognizer.view as? UIScrollView else { return nil }
    if recognizer === list.panGestureRecognizer { return "pan" }
    return recognizer === list.pinchGestureRecognizer ? "pinch" : nil
  }

  private func add(_ recognizer: UIGestureRecognizer, to captured: inout CapturedView) {
    guard let kind = CapturedProperties.kind(of: recognizer) else {
      guard recognizer.isEnabled else { return }
      notes.append("\(type(of: recognizer)) is a recognizer of a custom class, which a scene cannot contain.")
      return
    }
    let name = register(recognizer, as: recognizer.name.map(Self.word) ?? Self.word(for: String(kind.dropLast(17))))
    captured.recognizers.append(recognizers.count)
    recognizers.append(
      CapturedRecognizer(
        recognizer, name: name, kind: kind, members: CapturedProperties.members(of: recognizer)))
  }

  /// The members that need not be written for a scroll view's pan: those of a new pan, and `isEnabled`, which follows
  /// the scroll view's `isScrollEnabled`.
  private static let usualPan: [CapturedMember] =
    CapturedProperties.members(of: UIScrollView().panGestureRecognizer) + [CapturedMember("isEnabled", .flag(false))]

  /// One word that begins with a lowercase letter, without the prefix UI: `interactive pop` becomes `interactivePop`.
  package static func word(for text: String) -> String {
    var plain = String.UnicodeScalarView()
    for (index, part) in text.split(separator: " ").enumerated() {
      let letters = part.unicodeScalars.filter {
        ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0) || $0 == "_" || $0 == "-"
      }
      guard let first = letters.first, index > 0 else {
        plain.append(contentsOf: letters)
        continue
      }
      plain.append(contentsOf: Character(first).uppercased().unicodeScalars)
      plain.append(contentsOf: letters.dropFirst())
    }
    var word = String(plain)
    if word.hasPrefix("UI") { word.removeFirst(2) }
    guard let first = word.first else { return "view" }
    return first.lowercased() + word.dropFirst()
  }
}

/// A view with its recognizers and subviews.
///
/// Recognizers are given by their indexes in the tree.
@MainActor struct CapturedView {
  let object: ObjectIdentifier
  var members: [CapturedMember] = []
  var recognizers: [Int] = []
  /// The index of the scroll view's own pan.
  var pan: Int?
  var children: [CapturedView] = []

  init(object: ObjectIdentifier) { self.object = object }

  /// Replaces the content inset by the adjusted one, because scenes have no safe area.
  mutating func add(_ inset: UIEdgeInsets) {
    members.removeAll { $0.key == "contentInset" }
    guard inset != .zero else { return }
    members.append(CapturedMember("contentInset", .numbers(inset.top, inset.left, inset.bottom, inset.right)))
  }

  mutating func set(_ key: String, _ value: CapturedValue) {
    if let index = members.firstIndex(where: { $0.key == key }) { members[index].value = value }
  }

  /// Writes the unzoomed frame of a zoomed view, because the scroll view of the scene applies the zoom.
  mutating func unzoom(_ view: UIView, by scale: CGFloat) {
    let (origin, size) = (view.frame.origin, view.bounds.size)
    set("frame", .numbers(origin.x / scale, origin.y / scale, size.width, size.height))
    members.removeAll { $0.key == "transform" }
  }

  /// - Parameter answers: returns the members that describe the answers of a view's overrides.
  func json(_ all: [CapturedRecognizer], _ answers: (ObjectIdentifier) -> [CapturedMember]) -> CapturedValue {
    var members = members + answers(object)
    let names = all.map(\.name)
    if let pan, case let said = all[pan].said(among: names), !said.isEmpty {
      members.append(CapturedMember("panGestureRecognizer", .object(said)))
    }
    if !recognizers.isEmpty {
      members.append(CapturedMember("recognizers", .list(recognizers.map { all[$0].json(among: names) })))
    }
    if !children.isEmpty {
      members.append(CapturedMember("children", .list(children.map { $0.json(all, answers) })))
    }
    return .object(members)
  }
}
