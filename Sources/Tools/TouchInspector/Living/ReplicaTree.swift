import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchProbe
import TouchWidgets

/// The tree of the inspected program, as the probe last reported it, with a replica for every object.
@MainActor final class ReplicaTree {
  /// The window that contains all replicas; it is never shown.
  let window = UIWindow(frame: .zero)
  private(set) var nodes: [ReplicaNode] = []
  /// The files and lines in which the program's classes are defined.
  let sources = ClassSources()
  /// The classes that are the program's own, of which the probe has sent the names.
  private var programClasses: Set<String> = []
  /// The recognizers in the order of the tree.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var objects: [Int: AnyObject] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var byNumber: [Int: ReplicaNode] = [:]
  private var named: [String: Int] = [:]
  /// The failure requirements: the numbers of a recognizer and of the one that must fail first.
  private var waits: Set<[Int]> = []

  func object(_ number: Int) -> AnyObject? { objects[number] }
  func number(of object: AnyObject) -> Int? { numbers[ObjectIdentifier(object)] }
  func object(named name: String) -> AnyObject? { named[name].flatMap { objects[$0] } }
  func node(of object: AnyObject) -> ReplicaNode? { number(of: object).flatMap { byNumber[$0] } }

  /// The name that the panels show for an object; nil for an object without a name.
  func name(of object: AnyObject) -> String? {
    guard let node = node(of: object) else { return nil }
    return switch node.kind {
    case .application: nil
    case .scene: "the window scene"
    case .window, .view, .recognizer, .controller, .responder: node.name
    }
  }

  /// The class that an object has in the program.
  func className(of object: AnyObject) -> String? { node(of: object)?.className }

  /// The class of a node, and its definition if the debug information has it: `ChannelRow ChannelRow.swift:4`.
  func kind(of node: ReplicaNode) -> String {
    node.className + (sources.places[node.className].map { " \($0.short)" } ?? "")
  }

  /// Where the class of an object is defined, or why that is not known.
  func source(of object: AnyObject?) -> SourceAnswer {
    guard let name = object.flatMap({ className(of: $0) }) else {
      return .unknown(localized("Choose an object first; then its class is opened."))
    }
    return sources.answer(for: name, isOfTheKit: !programClasses.contains(name))
  }

  /// Notes a class that the program defines.
  func note(class name: String) { programClasses.insert(name) }

  /// Replaces the tree.
  ///
  /// Objects that were already in it keep their replicas.
  func apply(_ lines: [[String]]) {
    let nodes = lines.compactMap { ReplicaNode($0) }
    let present = Set(nodes.map(\.number))
    for (number, object) in objects where !present.contains(number) { remove(number, object) }
    byNumber = Dictionary(nodes.map { ($0.number, $0) }) { first, _ in first }
    named = Dictionary(nodes.map { ($0.name, $0.number) }) { first, _ in first }
    for node in nodes where objects[node.number] == nil { make(node) }
    self.nodes = nodes
    var children: [Int: [UIView]] = [:]
    recognizers = []
    for node in nodes {
      let object = objects[node.number]
      if let replica = object as? any Replica { replica.successor = objects[node.next] as? UIResponder }
      if let view = object as? UIView { children[node.kind == .window ? 0 : node.above, default: []].append(view) }
      if let recognizer = object as? UIGestureRecognizer { recognizers.append(recognizer) }
    }
    for (above, views) in children { arrange(views, in: objects[above] as? UIView ?? window) }
    for node in nodes { update(node) }
    applyWaits(nodes)
  }

  private func make(_ node: ReplicaNode) {
    let object: AnyObject
    switch node.kind {
    case .application: object = UIApplication.shared
    case .scene, .controller, .responder: object = ReplicaResponder()
    case .window, .view: object = Replicas.view(node.replica)
    case .recognizer:
      let list = objects[node.above] as? UIScrollView
      switch node.part {
      case "pan": object = list?.panGestureRecognizer ?? UIPanGestureRecognizer()
      case "pinch": object = list?.pinchGestureRecognizer ?? UIPinchGestureRecognizer()
      default:
        let recognizer = Replicas.recognizer(node.replica)
        (objects[node.above] as? UIView)?.addGestureRecognizer(recognizer)
        object = recognizer
      }
    }
    objects[node.number] = object
    numbers[ObjectIdentifier(object)] = node.number
  }

  private func remove(_ number: Int, _ object: AnyObject) {
    (object as? UIView)?.removeFromSuperview()
    if let recognizer = object as? UIGestureRecognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    objects[number] = nil
    numbers[ObjectIdentifier(object)] = nil
  }

  /// Puts subviews into their order, in front of the subviews that a replica creates itself.
  private func arrange(_ views: [UIView], in above: UIView) {
    guard !above.subviews.suffix(views.count).elementsEqual(views, by: ===) else { return }
    for view in views { above.addSubview(view) }
  }

  private func update(_ node: ReplicaNode) {
    let object = objects[node.number]
    if let responder = object as? ReplicaResponder { responder.view = objects[node.view] as? UIView }
    if let view = object as? UIView {
      if node.turn != view.transform { view.transform = node.turn }
      if node.bounds != view.bounds { view.bounds = node.bounds }
      if node.center != view.center { view.center = node.center }
    }
    guard let object else { return }
    for (key, value) in node.settings { _ = Flag.set(key, value, on: object) }
  }

  private func applyWaits(_ nodes: [ReplicaNode]) {
    let now = Set(nodes.flatMap { node in node.waits.map { [node.number, $0] } })
    func change(_ pair: [Int], _ isOn: Bool) {
      guard let one = objects[pair[0]] as? UIGestureRecognizer, let two = objects[pair[1]] as? UIGestureRecognizer
      else { return }
      if isOn { one.require(toFail: two) } else { one.unrequire(toFail: two) }
    }
    for pair in waits.subtracting(now) { change(pair, false) }
    for pair in now.subtracting(waits) { change(pair, true) }
    waits = now
  }
}
