import TouchDiagnosis
import TouchArbiter
import TouchGeometry
import TouchKit

/// One view in the account of a hit test.
@MainActor struct HitTestNode {
  enum Answer: Equatable {
    /// The view is the result of the hit test.
    case hit
    /// A view inside this one was hit.
    case descended
    case refused
    /// The hit test ended before it reached this view.
    case notAsked
  }

  let view: UIView
  let name: String
  var answer: Answer
  /// The reason for the answer, in a few words.
  var words: String
  /// The distance from the touch to the view, in points, if the view refused because the touch is outside; else nil.
  var distance: Double?
  /// Whether the finger is on the view, although the hit test did not ask it.
  var isUnderFinger = false
  /// Whether the hit test did not ask it because another view in front had the touch, and the finger is not on it.
  var isBehind = false
  /// Whether the view has no name in the scene, because it is inside a control, a list or a container.
  var isPart = false
  /// The view whose `hitTest(_:with:)` returned this one; nil for the usual search.
  var chooser: String?
  /// Whether the touch was outside of the view and of everything inside it.
  var isElsewhere: Bool { answer == .refused && distance != nil && !hasInside }
  /// The name in the reasons of other views: that of a view inside it, if the scene does not name the view itself.
  fileprivate var title: String {
    let inner = isPart ? children.last { $0.answer == .hit || $0.answer == .descended } : nil
    return inner?.title ?? name
  }
  /// Whether a view under the finger is a descendant of this one.
  private var hasInside: Bool { children.contains { $0.isUnderFinger || $0.hasInside } }
  /// The corners of the view's bounds at the time of the hit test, in the scene's coordinates; empty if the view is
  /// scaled to nothing.
  var corners: [CGPoint]
  /// The subviews in the order in which they were asked, front ones first; after them the subviews that were not asked.
  var children: [HitTestNode]
}

/// The account of one hit test, built from trace entries that arrive innermost first.
@MainActor struct HitTestAccount {
  /// The views whose superview has not answered yet, in the order of their answers.
  private(set) var nodes: [HitTestNode] = []

  /// Adds the answer of a view.
  ///
  /// - Parameter name: returns the name of a view, and whether it is a part without a name in the scene.
  mutating func add(
    _ view: UIView, _ answer: TraceEntry.HitTestAnswer, _ entry: TraceEntry, name: (UIView) -> (String, isPart: Bool)
  ) {
    defer { redirect(view, entry, name) }
    // An override of `hitTest(_:with:)` reports after `super` has. Its answer replaces the first one.
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

  /// Marks the view that an override of the last node's view returned as the result of the hit test.
  private mutating func redirect(_ view: UIView, _ entry: TraceEntry, _ name: (UIView) -> (String, isPart: Bool)) {
    guard entry.reason == .overridden, let target = entry.culprit as? UIView, target !== view else { return }
    let last = nodes.count - 1
    nodes[last].answer = .descended
    nodes[last].words = localized("hitTest returns %1$s", name(target).0)
    nodes[last].clearHits()
    guard !nodes[last].markHit(target, by: nodes[last].name) else { return }
    nodes[last].children.append(
      HitTestNode(
        view: target, name: name(target).0, answer: .hit, words: localized("hit"), chooser: nodes[last].name,
        corners: Self.corners(of: target), children: []))
  }

  /// Adds the views that the hit test did not ask: those behind the hit view, and those under the finger in a view that
  /// refused the touch.
  ///
  /// - Parameters:
  ///   - place: the finger's location, in the scene's coordinates.
  ///   - name: returns the name of a view, and whether it is a part without a name in the scene.
  mutating func complete(at place: CGPoint, name: (UIView) -> (String, isPart: Bool)) {
    for index in nodes.indices { Self.complete(&nodes[index], place, name) }
  }

  /// All views in the order in which they were asked, with their depth.
  var nodesInOrder: [(node: HitTestNode, depth: Int)] {
    var rows: [(node: HitTestNode, depth: Int)] = []
    func list(_ node: HitTestNode, _ depth: Int) {
      rows.append((node, depth))
      for child in node.children { list(child, depth + 1) }
    }
    for node in nodes { list(node, 0) }
    return rows
  }

  /// The number of views that were asked.
  var askedCount: Int { nodesInOrder.filter { $0.node.answer != .notAsked }.count }

  private static func complete(
    _ node: inout HitTestNode, _ place: CGPoint, _ name: (UIView) -> (String, isPart: Bool)
  ) {
    for index in node.children.indices { complete(&node.children[index], place, name) }
    if node.answer == .refused, node.distance != nil { addPassedOver(to: &node, node.view, place, name) }
    // Adds the subviews behind the one that was hit, and marks those that it covers under the finger.
    guard node.answer == .descended, let front = node.children.last(where: { $0.answer != .refused }) else { return }
    for view in node.view.subviews.reversed() where !node.children.contains(where: { $0.view === view }) {
      // A view that contains all of the one in front is its background, and not marked as covered.
      let isUnder = isUnder(place, view) && !view.frame.contains(front.view.frame) && takesTouches(view)
      let (own, isPart) = name(view)
      let words =
        isUnder
        ? localized("covered by %1$s", front.title)
        : view.frame.intersects(front.view.frame) ? localized("behind %1$s", front.title) : localized("not asked")
      node.children.append(
        HitTestNode(
          view: view, name: own, answer: .notAsked, words: words,
          isUnderFinger: isUnder, isBehind: !isUnder, isPart: isPart, corners: corners(of: view), children: []))
    }
  }

  /// Adds the visible views under the finger inside a view that refused the touch because it is outside its bounds.
  private static func addPassedOver(
    to node: inout HitTestNode, _ view: UIView, _ place: CGPoint, _ name: (UIView) -> (String, isPart: Bool)
  ) {
    guard !view.isHidden, view.alpha >= 0.05 else { return }
    for child in view.subviews.reversed() where !child.isHidden && child.alpha >= 0.05 {
      if isUnder(place, child) {
        let (own, isPart) = name(child)
        node.children.append(
          HitTestNode(
            view: child, name: own, answer: .notAsked, words: localized("outside %1$s", node.name),
            isUnderFinger: true, isPart: isPart, corners: corners(of: child), children: []))
      }
      addPassedOver(to: &node, child, place, name)
    }
  }

  private static func isUnder(_ place: CGPoint, _ view: UIView) -> Bool {
    guard !view.isHidden, view.alpha >= 0.05, let inner = UIView.mapping(from: nil, to: view) else { return false }
    return view.bounds.contains(place.applying(inner))
  }

  /// Whether a covered view would take touches.
  private static func takesTouches(_ view: UIView) -> Bool { view.isUserInteractionEnabled }

  private static func words(_ answer: TraceEntry.HitTestAnswer, _ entry: TraceEntry, _ view: UIView) -> String {
    switch answer {
    case .hit: return entry.reason == .overridden ? localized("hitTest returns itself") : localized("hit")
    case .descended: return localized("contains it")
    case .refused:
      let reason = entry.reason ?? .outside
      if reason == .transparent { return localized("alpha %1$s is below 0.01", decimals(view.alpha)) }
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

  /// The corners of a view's bounds in the scene's coordinates, in order around the view.
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
  /// Marks the hit below this node as not returned, after an override has replaced it.
  fileprivate mutating func clearHits() {
    for index in children.indices {
      if children[index].answer == .hit {
        (children[index].answer, children[index].words) = (.notAsked, localized("not returned"))
      }
      if children[index].answer == .descended { children[index].answer = .notAsked }
      children[index].clearHits()
    }
  }

  /// Marks a descendant as hit; returns false if `target` is not among the descendants.
  fileprivate mutating func markHit(_ target: UIView, by chooser: String) -> Bool {
    for index in children.indices {
      if children[index].view === target {
        (children[index].answer, children[index].words, children[index].distance) = (.hit, localized("hit"), nil)
        children[index].chooser = chooser
        return true
      }
      if children[index].markHit(target, by: chooser) {
        (children[index].answer, children[index].words) = (.descended, localized("contains it"))
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
