import TouchCapture
import TouchGeometry
import TouchKit
import TouchWidgets

/// The living tree in lines: scenes, their windows and views, the controllers and recognizers, who follows whom in the
/// responder chain.
@MainActor struct ProbeTree {
  private let names: ProbeNames
  private var lines: [ProbeLine] = []
  /// The numbers of the objects that are told of, in the order of the lines.
  private var order: [Int] = []
  private var told: Set<Int> = []
  private var recognizers: [(line: Int, UIGestureRecognizer)] = []
  private var owners: [AnyObject] = []

  /// The tree as it is, in one text that ends with a line `end`.
  static func text(of application: UIApplication, _ names: ProbeNames) -> String {
    names.prune()
    var tree = ProbeTree(names)
    return tree.text(of: application)
  }

  private init(_ names: ProbeNames) { self.names = names }

  private mutating func text(of application: UIApplication) -> String {
    tell("application", application)
    if let delegate = application.delegate { owners.append(delegate) }
    if let delegate = application.delegate as? UIResponder { tellResponder(delegate) }
    for scene in application.scenes where !scene.isTool {
      tell("scene", scene)
      lines[lines.count - 1].add(number(scene.next))
      if let delegate = scene.delegate { owners.append(delegate) }
      for window in scene.windows {
        owners.append(window)
        if let root = window.rootViewController { tellController(root, above: nil) }
        tell(window, above: number(scene))
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

  /// The number of an object, 0 for nobody.
  private func number(_ object: AnyObject?) -> Int { object.map { names.number(of: $0) } ?? 0 }

  /// Begins the line of an object: what it is, its number and its class.
  private mutating func tell(_ word: String, _ object: AnyObject) {
    let number = names.number(of: object)
    var line = ProbeLine(word)
    line.add(number)
    line.add(names.className(of: object))
    lines.append(line)
    order.append(number)
    told.insert(number)
  }

  private mutating func tellController(_ controller: UIViewController, above: Int?) {
    guard !told.contains(names.number(of: controller)) else { return }
    if !ProbeNames.isOfTheKit(type(of: controller)) { owners.append(controller) }
    tell("controller", controller)
    lines[lines.count - 1].add(above ?? 0)
    lines[lines.count - 1].add(number(controller.next))
    lines[lines.count - 1].add(number(controller.viewIfLoaded))
    let own = names.number(of: controller)
    for child in controller.children { tellController(child, above: own) }
    if let presented = controller.presentedViewController { tellController(presented, above: own) }
  }

  /// Somebody else in a responder chain.
  private mutating func tellResponder(_ responder: UIResponder) {
    guard !told.contains(names.number(of: responder)) else { return }
    tell("responder", responder)
    lines[lines.count - 1].add(number(responder.next))
  }

  private mutating func tell(_ view: UIView, above: Int) {
    if !ProbeNames.isOfTheKit(type(of: view)) { owners.append(view) }
    let next = view.next
    if let controller = next as? UIViewController { tellController(controller, above: nil) }
    tell("view", view)
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
      tell("recognizer", recognizer)
      lines[lines.count - 1].add(own)
      lines[lines.count - 1].add(plain: Self.part(recognizer, view))
      lines[lines.count - 1].add(plain: CapturedProperties.kind(of: recognizer) ?? "")
      lines[lines.count - 1].add(plain: Flag.text(Flag.flags(of: recognizer)))
      recognizers.append((lines.count - 1, recognizer))
    }
    for child in view.subviews { tell(child, above: own) }
  }

  /// What a recognizer is to a scroll view that brought it along.
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
