import TouchGeometry
import TouchKit
import TouchScenes

/// The relations between recognizers, as a value.
package struct RelationModel: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    package var name: String
    package var view: String
    /// The sentence of the lint that this recognizer can never win; nil without one.
    package var neverWins: String?
  }

  package enum Kind: Equatable, Sendable {
    /// The first recognizer must wait until the second one has failed.
    case requires
    /// The requirement is part of a circle: each recognizer waits for the other, directly or through further ones.
    case circle
    case together
    /// The recognizer that recognizes first makes the other one fail.
    case prevents
    /// The views are in different branches of the tree, so the recognizers never receive the same touch.
    case unrelated
  }

  package struct Edge: Equatable, Sendable {
    package var from: Int
    package var to: Int
    package var kind: Kind
  }

  package var nodes: [Node] = []
  /// The relations, at most one for each pair.
  ///
  /// A requirement points from the waiting recognizer to the other one.
  package var edges: [Edge] = []
}

@MainActor extension RelationModel {
  /// Creates the model of a scene's current state.
  ///
  /// - Parameter findings: the findings of the lint, some of which name recognizers that can never win.
  init(_ scene: LiveScene, findings: [LintFinding] = []) {
    let known = scene.recognizers.compactMap { one in scene.name(of: one).map { (one, $0) } }
    nodes = known.map { recognizer, name in
      let finding =
        findings.first { $0.effect == .loses && $0.names.contains(name) }
        ?? findings.first { $0.effect == .isUnreachable && $0.names.contains(name) }
      return Node(
        name: name, view: recognizer.view.flatMap { scene.name(of: $0) } ?? "", neverWins: finding?.sentence)
    }
    var waits = Set<[Int]>()
    for (one, first) in known.enumerated() {
      for (other, second) in known.enumerated() where one != other && first.0.mustWait(for: second.0) {
        waits.insert([one, other])
      }
    }
    let circles = Self.inCircles(waits, count: known.count)
    for one in known.indices {
      for other in (one + 1)..<max(known.count, one + 1) {
        let isForward = waits.contains([one, other])
        if isForward || waits.contains([other, one]) {
          let (from, to) = isForward ? (one, other) : (other, one)
          let isCircle = circles.contains([from, to])
          edges.append(Edge(from: from, to: to, kind: isCircle ? .circle : .requires))
        } else if scene.areTogether(known[one].1, known[other].1) {
          edges.append(Edge(from: one, to: other, kind: .together))
        } else if Self.areRelated(known[one].0.view, known[other].0.view) {
          edges.append(Edge(from: one, to: other, kind: .prevents))
        } else {
          edges.append(Edge(from: one, to: other, kind: .unrelated))
        }
      }
    }
  }

  /// The requirements that are part of a circle: those whose start can be reached from their end.
  private static func inCircles(_ waits: Set<[Int]>, count: Int) -> Set<[Int]> {
    waits.filter { edge in
      var reached: Set<Int> = [edge[1]]
      var open = [edge[1]]
      while let node = open.popLast() {
        for next in 0..<count where waits.contains([node, next]) && reached.insert(next).inserted { open.append(next) }
      }
      return reached.contains(edge[0])
    }
  }

  private static func areRelated(_ one: UIView?, _ other: UIView?) -> Bool {
    guard let one, let other else { return false }
    return one === other || one.isDescendant(of: other) || other.isDescendant(of: one)
  }
}

@MainActor extension RelationModel {
  /// The name of a recognizer with its view and its relations, for screen readers.
  func words(of index: Int) -> String {
    var words = [nodes[index].name, localized("on %1$s", nodes[index].view)]
    for edge in edges where edge.from == index || edge.to == index {
      let (one, other) = (nodes[edge.from].name, nodes[edge.to].name)
      switch edge.kind {
      case .requires, .circle: words.append(localized("%1$s waits for %2$s", one, other))
      case .together: words.append(localized("%1$s together with %2$s", one, other))
      case .prevents: words.append(localized("%1$s and %2$s prevent each other", one, other))
      case .unrelated: continue
      }
    }
    return words.joined(separator: localized(", "))
  }
}
