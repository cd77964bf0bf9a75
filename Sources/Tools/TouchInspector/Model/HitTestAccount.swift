import TouchDiagnosis
import TouchArbiter
import TouchGeometry
import TouchKit

/// One view in the account of a hit test.
@MainActor struct HitTestNode {
  enum Answer: Equatable {
    /// The touch is this view's.
    case hit
    /// A view inside was hit.
    case descended
    case refused
    /// The answer was found before its turn came.
    case notAsked
  }

  let view: UIView
  let name: String
  var answer: Answer
  /// Why, in a few words.
  var words: String
  /// How far the touch was from the view, in points, if that is why it was refused.
  var distance: Double?
  /// Whether it was not asked although the finger is on it.
  var isUnderFinger = false
  /// Whether the scene does not name it: it is inside a control, a list or a container.
  var isPart = false
  /// The view whose `hitTest(_:with:)` returned this one; nil for the usual search.
  var chooser: String?
  /// Whether the touch was only somewhere else: outside of the view, and on nothing that the view has inside.
  var isElsewhere: Bool { answer == .refused && distance != nil && !hasInside }
  /// Whether something under the finger lies inside of the view, at any depth.
  private var hasInside: Bool { children.contains { $0.isUnderFinger || $0.hasInside } }
  /// The corners of its bounds in the scene's points, as it was then; empty when it is scaled to nothing.
  var corners: [CGPoint]
  /// The views inside in the order in which they were asked, front ones first; then the views that were not asked.
  var children: [HitTestNode]
}

/// The account of one hit test, put together from entries that come innermost first.
@MainActor struct HitTestAccount {
  /// Views whose superview has not answered yet, in the order of their answers.
  private(set) var nodes: [HitTestNode] = []

  /// Takes the answer of a view.
  ///
  /// - Parameter name: Returns the name of a view, and whether it is a part without a name in the scene.
  mutating func add(
    _ view: UIView, _ answer: TraceEntry.HitTestAnswer, _ entry: TraceEntry, name: (UIView) -> (String, isPart: Bool)
  ) {
    defer { redirect(view, entry, name) }
    // An override that changed what the view found itself speaks last.
    if let last = nodes.last, last.view === view {
      nodes[nodes.count - 1].answer = HitTestNode.Answer(answer)
      nodes[nodes.count - 1].words = Self.words(answer, entry, view)
      nodes[nodes.count - 1].distance = Self.distance(entry)
      return
    }
    var children: [HitTestNode] = []
    while let last = nodes.last, last.view.superview === view {
      children.insert(last, at: 0)
      nodes.removeLast()
    }
    let (own, isPart) = name(view)
    nodes.append(
      HitTestNode(
        view: view, name: own, answer: HitTestNode.Answer(answer), words: Self.words(answer, entry, view),
        distance: Self.distance(entry), isPart: isPart, corners: Self.corners(of: view), children: children))
  }

  /// Marks the view that an override of the last node's view returned as the one that was hit.
  private mutating func redirect(_ view: UIView, _ entry: TraceEntry, _ name: (UIView) -> (String, isPart: Bool)) {
    guard entry.reason == .overridden, let target = entry.culprit as? UIView, target !== view else { return }
    let last = nodes.count - 1
    nodes[last].answer = .descended
    nodes[last].words = "hitTest returns \(name(target).0)"
    nodes[last].clearHits()
    guard !nodes[last].markHit(target, by: nodes[last].name) else { return }
    nodes[last].children.append(
      HitTestNode(
        view: target, name: name(target).0, answer: .hit, words: "hit", chooser: nodes[last].name,
        corners: Self.corners(of: target), children: []))
  }

  /// Adds the views that were passed over: because one in front of them was hit, or because a view around them said no
  /// although they are under the finger.
  ///
  /// - Parameters:
  ///   - place: the finger's, in the scene's points.
  ///   - name: what a view is called.
  mutating func complete(at place: CGPoint, name: (UIView) -> (String, isPart: Bool)) {
    for index in nodes.indices { Self.complete(&nodes[index], place, name) }
  }

  /// All views in the order of asking, with how deep each lies.
  var nodesInOrder: [(node: HitTestNode, depth: Int)] {
    var rows: [(node: HitTestNode, depth: Int)] = []
    func list(_ node: HitTestNode, _ depth: Int) {
      rows.append((node, depth))
      for child in node.children { list(child, depth + 1) }
    }
    for node in nodes { list(node, 0) }
    return rows
  }

  /// How many views were asked.
  var askedCount: Int { nodesInOrder.filter { $0.node.answer != .notAsked }.count }

  private static func complete(
    _ node: inout HitTestNode, _ place: CGPoint, _ name: (UIView) -> (String, isPart: Bool)
  ) {
    for index in node.children.indices { complete(&node.children[index], place, name) }
    if node.answer == .refused, node.distance != nil { addPassedOver(to: &node, node.view, place, name) }
    // What is passed over for being behind may be under the finger all the same: it is covered.
    guard node.answer == .descended, let front = node.children.last(where: { $0.answer != .refused }) else { return }
    for view in node.view.subviews.reversed() where !node.children.contains(where: { $0.view === view }) {
      // A view that contains all of the one in front is its background: nothing of it is missed.
      let isUnder = isUnder(place, view) && !view.frame.contains(front.view.frame) && takesTouches(view)
      let (own, isPart) = name(view)
      node.children.append(
        HitTestNode(
          view: view, name: own, answer: .notAsked,
          words: isUnder ? "covered by \(front.name)" : "behind \(front.name)",
          isUnderFinger: isUnder, isPart: isPart, corners: corners(of: view), children: []))
    }
  }

  /// Adds what can be seen under the finger inside a view that refused it.
  private static func addPassedOver(
    to node: inout HitTestNode, _ view: UIView, _ place: CGPoint, _ name: (UIView) -> (String, isPart: Bool)
  ) {
    guard !view.isHidden, view.alpha >= 0.05 else { return }
    for child in view.subviews.reversed() where !child.isHidden && child.alpha >= 0.05 {
      if isUnder(place, child) {
        node.children.append(
          HitTestNode(
            view: child, name: name(child).0, answer: .notAsked, words: "outside \(node.name)",
            isUnderFinger: true, corners: corners(of: child), children: []))
      }
      addPassedOver(to: &node, child, place, name)
    }
  }

  private static func isUnder(_ place: CGPoint, _ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha >= 0.05, let inner = UIView.mapping(from: nil, to: view) else { return false }
    return view.bounds.contains(place.applying(inner))
  }

  /// Whether a view that is covered would have taken the touch.
  private static func takesTouches(_ view: UIView) -> Bool { view.isUserInteractionEnabled }

  private static func words(_ answer: TraceEntry.HitTestAnswer, _ entry: TraceEntry, _ view: UIView) -> String {
    switch answer {
    case .hit: return entry.reason == .overridden ? "hitTest returns itself" : "hit"
    case .descended: return "contains it"
    case .refused:
      let reason = entry.reason ?? .outside
      if reason == .transparent { return "alpha \(decimals(view.alpha)) is below 0.01" }
      return reason.words(entry.measure)
    }
  }

  private static func distance(_ entry: TraceEntry) -> Double? {
    entry.reason == .outside ? entry.measure?.measured : nil
  }

  private static func decimals(_ alpha: CGFloat) -> String {
    let thousandths = Int((Double(alpha) * 1000).rounded())
    if thousandths == 0 { return "0" }
    let text = String(thousandths)
    return "0." + String(repeating: "0", count: max(0, 3 - text.count)) + text
  }

  /// The corners of a view's bounds in the scene, in order around it.
  static func corners(of view: UIView) -> [CGPoint] {
    guard let map = UIView.mapping(from: view, to: nil), abs(map.a * map.d - map.b * map.c) > 1e-9 else { return [] }
    let box = view.bounds
    return [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ].map { $0.applying(map) }
  }
}

extension HitTestNode {
  /// Turns hits of an answer that was replaced into ways to no hit.
  fileprivate mutating func clearHits() {
    for index in children.indices {
      if children[index].answer == .hit {
        (children[index].answer, children[index].words) = (.notAsked, "not returned")
      }
      if children[index].answer == .descended { children[index].answer = .notAsked }
      children[index].clearHits()
    }
  }

  /// Marks a view below as hit; false if it is not below.
  fileprivate mutating func markHit(_ target: UIView, by chooser: String) -> Bool {
    for index in children.indices {
      if children[index].view === target {
        (children[index].answer, children[index].words, children[index].distance) = (.hit, "hit", nil)
        children[index].chooser = chooser
        return true
      }
      if children[index].markHit(target, by: chooser) {
        (children[index].answer, children[index].words) = (.descended, "contains it")
        return true
      }
    }
    return false
  }
}

extension HitTestNode.Answer {
  init(_ answer: TraceEntry.HitTestAnswer) {
    switch answer {
    case .hit: self = .hit
    case .descended: self = .descended
    case .refused: self = .refused
    }
  }
}
