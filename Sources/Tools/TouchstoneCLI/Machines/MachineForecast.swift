import TouchFiles
import TouchGeometry
import TouchInspector
import TouchScenes

/// What a finger would reach, with the names of the objects.
@MainActor struct MachineForecast {
  /// The view that it would reach; empty if it would reach none.
  let view: String
  private let number: Int
  private let receiving: [String]
  private let deciding: [String]
  private let refusing: [String]
  private let delaying: [String]
  private let cancelling: [String]

  /// - Parameter words: the line `reach` of the protocol.
  init(_ words: [String], _ tree: MachineTree) {
    func names(_ index: Int) -> [String] {
      guard words.indices.contains(index) else { return [] }
      return words[index].split(separator: ",").compactMap { Int($0) }.map { tree.name($0) }
    }
    number = words.count > 1 ? Int(words[1]) ?? 0 : 0
    view = tree.name(number)
    (receiving, deciding, refusing, delaying, cancelling) = (names(2), names(3), names(4), names(5), names(6))
  }

  /// Whether the view or one inside it is reached.
  func isReached(_ view: ReplicaNode, _ tree: MachineTree) -> Bool { tree.isInside(number, view) }

  /// What is reached instead of a view, or that the view itself is.
  func words(for goal: ReplicaNode, _ tree: MachineTree) -> String {
    if view.isEmpty { return "no view" }
    if view == goal.name { return "it" }
    return isReached(goal, tree) ? "\(view), which is inside it" : "\(view) instead"
  }

  func sentences(at place: CGPoint) -> [String] {
    guard !view.isEmpty else { return ["A finger at \(Self.words(place)) reaches no view."] }
    var lines = ["A finger at \(Self.words(place)) reaches \(view)."]
    func add(_ start: String, _ names: [String]) {
      if !names.isEmpty { lines.append("\(start): \(names.joined(separator: ", ")).") }
    }
    add("Recognizers that receive it", receiving)
    add("Recognizers whose delegate or class decides", deciding)
    add("Recognizers that do not receive it", refusing)
    add("It would be delayed by", delaying)
    add("It could be cancelled by", cancelling)
    return lines
  }

  /// - Parameter goal: the view that was asked for; nil for a position.
  func json(at place: CGPoint, _ goal: ReplicaNode?, _ tree: MachineTree) -> [JSONMember] {
    var members = [JSONMember("place", .numbers([Double(place.x), Double(place.y)]))]
    if !view.isEmpty { members.append(JSONMember("view", .string(view))) }
    if let goal { members.append(JSONMember("isReached", .bool(isReached(goal, tree)))) }
    return members + [
      JSONMember("receiving", .strings(receiving)), JSONMember("deciding", .strings(deciding)),
      JSONMember("refusing", .strings(refusing)), JSONMember("delaying", .strings(delaying)),
      JSONMember("cancelling", .strings(cancelling)),
    ]
  }

  private static func words(_ place: CGPoint) -> String {
    "(\(JSONWriter.number((Double(place.x) * 10).rounded() / 10)), "
      + "\(JSONWriter.number((Double(place.y) * 10).rounded() / 10)))"
  }
}

extension MachineTree {
  /// Whether an object is a view or inside it.
  func isInside(_ number: Int, _ view: ReplicaNode) -> Bool {
    var (here, depth) = (number, 0)
    while here != 0, depth < 10_000 {
      if here == view.number { return true }
      here = above(here)
      depth += 1
    }
    return false
  }

  /// The controls and the views with recognizers, without scroll views and what the kit has inside controls.
  var takers: [ReplicaNode] {
    let plain: Set = ["UIView", "UIWindow", "UILabel", "UIImageView", "UIScrollView", "UIProgressView", ""]
    let touched = Set(nodes.filter { $0.kind == .recognizer && $0.part.isEmpty }.map(\.above))
    return nodes.filter { $0.kind == .view && (!plain.contains($0.replica) || touched.contains($0.number)) }
  }
}
