import TouchCapture
import TouchGeometry
import TouchKit
import TouchWidgets

/// Writes the live tree as lines: scenes, their windows and views, the controllers and recognizers, and each
/// responder's next responder.
@MainActor package struct ProbeTree {
  private let names: ProbeNames
  private var lines: [ProbeLine] = []
  /// The numbers of the written objects, in the order of the lines.
  private var order: [Int] = []
  private var written: Set<Int> = []
  private var recognizers: [(line: Int, UIGestureRecognizer)] = []
  private var owners: [AnyObject] = []

  /// The present tree as one text, which ends with a line `end`.
  package static func text(of application: UIApplication, _ names: ProbeNames) -> String {
    names.prune()
    var tree = ProbeTree(names)
    return tree.text(of: application)
  }

  private init(_ names: ProbeNames) { self.names = names }

  private mutating func text(of application: UIApplication) -> String {
    beginLine("application", application)
    if let delegate = application.delegate { owners.append(delegate) }
    if let delegate = application.delegate as? UIResponder { writeResponder(delegate) }
    for scene in application.scenes where !scene.isTool {
      beginLine("scene", scene)
      lines[lines.count - 1].add(number(scene.next))
      if let delegate = scene.delegate { owners.append(delegate) }
      for window in scene.windows {
        owners.append(window)
        if let root = window.rootViewController { writeController(root, above: nil) }
        write(window, above: number(scene))
      }
    }
    for (line, recognizer) in recognizers {
      let others = recognizers.filter { $0.1 !== recognizer && recognizer.mustWait(for: $0.1) }
      lines[line].add(plain: others.map { "\(names.number(of: $0.1))" }.joined(separator: ","))
    }
    let found = owners
    names.nameAll { found }
    var text = "tree\n"
    for (line, number) in zip(lines, order) {
      var line = line
      line.add(names.name(of: number))
      text += line.text
      text += "\n"
    }
    return text + "end\n"
  }

  /// The number of an object; 0 for nil.
  private func number(_ object: AnyObject?) -> Int { object.map { names.number(of: $0) } ?? 0 }

  /// Begins the line of an object with the kind, its number and its class.
  private mutating func beginLine(_ word: String, _ object: AnyObject) {
    let number = names.number(of: object)
    var line = ProbeLine(word)
    line.add(number)
    line.add(names.className(of: object))
    lines.append(line)
    order.append(number)
    written.insert(number)
  }

  private mutating func writeController(_ controller: UIViewController, above: Int?) {
    guard !written.contains(names.number(of: controller)) else { return }
    if !ProbeNames.isOfTheKit(type(of: controller)) { owners.append(controller) }
    beginLine("controller", controller)
    lines[lines.count - 1].add(above ?? 0)
    lines[lines.count - 1].add(number(controller.next))
    lines[lines.count - 1].add(number(controller.viewIfLoaded))
    let own = names.number(of: controller)
    for child in controller.children { writeController(child, above: own) }
    if let presented = controller.presentedViewController { writeController(presented, above: own) }
  }

  /// Writes another responder of a responder chain.
  private mutating func writeResponder(_ responder: UIResponder) {
    guard !written.contains(names.number(of: responder)) else { return }
    beginLine("responder", responder)
    lines[lines.count - 1].add(number(responder.next))
  }

  private mutating func write(_ view: UIView, above: Int) {
    if !ProbeNames.isOfTheKit(type(of: view)) { owners.append(view) }
    let next = view.next
    if let controller = next as? UIViewController { writeController(controller, above: nil) }
    beginLine("view", view)
    let own = names.number(of: view)
    let last = lines.count - 1
    lines[last].add(above)
    lines[last].add(number(next))
    lines[last].add(plain: view is UIWindow ? "UIWindow" : CapturedProperties.kind(of: view))
    let (bounds, center, turn) = (view.bounds, view.center, view.transform)
    for value in [bounds.minX, bounds.minY, bounds.width, bounds.height, center.x, center.y] {
      lines[last].add(Double(value))
    }
    lines[last].add(
      plain: turn == .identity ? "" : "\(turn.a),\(turn.b),\(turn.c),\(turn.d),\(turn.tx),\(turn.ty)")
    let extent = (view as? UIScrollView).map { Flag.extent(of: $0) } ?? []
    lines[last].add(plain: Flag.text(Flag.flags(of: view) + extent))
    lines[last].add(Self.words(of: view))
    for recognizer in view.gestureRecognizers ?? [] {
      beginLine("recognizer", recognizer)
      lines[lines.count - 1].add(own)
      lines[lines.count - 1].add(plain: Self.part(recognizer, view))
      lines[lines.count - 1].add(plain: CapturedProperties.kind(of: recognizer) ?? "")
      lines[lines.count - 1].add(plain: Flag.text(Flag.flags(of: recognizer)))
      recognizers.append((lines.count - 1, recognizer))
    }
    for child in view.subviews { write(child, above: own) }
  }

  /// The role of a scroll view's own recognizer; empty for others.
  private static func part(_ recognizer: UIGestureRecognizer, _ view: UIView) -> String {
    guard let list = view as? UIScrollView else { return "" }
    return recognizer === list.panGestureRecognizer ? "pan" : recognizer === list.pinchGestureRecognizer ? "pinch" : ""
  }

  private static func words(of view: UIView) -> String {
    switch view {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton: button.title(for: .normal) ?? ""
    default: ""
    }
  }
}
