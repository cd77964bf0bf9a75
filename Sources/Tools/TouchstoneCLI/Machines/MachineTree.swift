import TouchFiles
import TouchGeometry
import TouchInspector
import TouchProbe
import TouchScenes

/// The objects of a subject with their positions on the surface.
@MainActor struct MachineTree {
  let nodes: [ReplicaNode]
  private let byNumber: [Int: ReplicaNode]
  private let className: (ReplicaNode) -> String

  init(_ nodes: [ReplicaNode], className: @escaping (ReplicaNode) -> String = { $0.className }) {
    self.className = className
    self.nodes = nodes.filter { [.window, .view, .recognizer, .controller].contains($0.kind) }
    byNumber = Dictionary(nodes.map { ($0.number, $0) }) { first, _ in first }
  }

  /// The object with a name; throws a sentence with similar names.
  func node(named name: String) throws(MachineFailure) -> ReplicaNode {
    if let node = nodes.first(where: { $0.name == name }) { return node }
    let near = Suggestion.clause(for: name, among: nodes.map(\.name))
    throw MachineFailure("No object is called \(name); the tool tree lists the names\(near.isEmpty ? "." : near)")
  }

  func name(_ number: Int) -> String { byNumber[number]?.name ?? "" }

  /// The number of the view around a view, or of a recognizer's view; 0 without one.
  func above(_ number: Int) -> Int { byNumber[number]?.above ?? 0 }

  /// The view of a view or a recognizer; nil for other objects.
  func view(of node: ReplicaNode) -> ReplicaNode? {
    switch node.kind {
    case .window, .view: node
    case .recognizer: byNumber[node.above]
    case .controller: byNumber[node.view]
    case .application, .scene, .responder: nil
    }
  }

  /// The middle of a view or of a recognizer's view, on the surface.
  func middle(of node: ReplicaNode) throws(MachineFailure) -> CGPoint {
    guard let view = view(of: node) else { throw MachineFailure("\(node.name) has no view.") }
    return place(CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }

  /// The bounding box of a view on the surface.
  func box(of view: ReplicaNode) -> CGRect {
    let b = view.bounds
    let corners = [(b.minX, b.minY), (b.maxX, b.minY), (b.minX, b.maxY), (b.maxX, b.maxY)].map {
      place(CGPoint(x: $0.0, y: $0.1), in: view)
    }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  private func place(_ point: CGPoint, in view: ReplicaNode) -> CGPoint {
    var (point, here, depth) = (point, Optional(view), 0)
    while let one = here, depth < 10_000 {
      let inner = CGPoint(x: point.x - one.bounds.midX, y: point.y - one.bounds.midY).applying(one.turn)
      point = CGPoint(x: inner.x + one.center.x, y: inner.y + one.center.y)
      here = byNumber[one.above].flatMap { $0.kind == .view || $0.kind == .window ? $0 : nil }
      depth += 1
    }
    return point
  }

  /// The size of the surface: that of the first window.
  var size: CGSize { nodes.first { $0.kind == .window }?.bounds.size ?? .zero }

  /// The tree as text: a line for each object, indented by its depth, with its class, its text and its box.
  var text: String {
    var depths: [Int: Int] = [:]
    return nodes.map { node in
      let depth = node.kind == .controller ? 0 : (depths[node.above] ?? -1) + 1
      depths[node.number] = depth
      var line = String(repeating: "  ", count: depth) + "\(node.name) \(className(node))"
      if node.kind == .view || node.kind == .window { line += " \(Self.numbers(box(of: node)))" }
      if !node.words.isEmpty { line += " \(JSONWriter.cited(node.words))" }
      let off = node.settings.compactMap { key, value in Self.unusual(key, value) }
      return off.isEmpty ? line : line + " " + off.joined(separator: " ")
    }.joined(separator: "\n")
  }

  var json: [JSONMember] {
    [
      JSONMember("size", .numbers([Double(size.width), Double(size.height)])),
      JSONMember("objects", .array(nodes.map(json))),
    ]
  }

  private func json(_ node: ReplicaNode) -> JSONValue {
    var members = [
      JSONMember("name", .string(node.name)), JSONMember("kind", .string(node.kind.rawValue)),
      JSONMember("class", .string(className(node))),
    ]
    let above = name(node.above)
    let key = node.kind == .recognizer ? "view" : "superview"
    if !above.isEmpty, node.kind == .view || node.kind == .recognizer {
      members.append(JSONMember(key, .string(above)))
    }
    if node.kind == .controller, let view = byNumber[node.view] {
      members.append(JSONMember("view", .string(view.name)))
    }
    if node.kind == .view || node.kind == .window {
      let box = box(of: node)
      members.append(
        JSONMember("box", .numbers([box.minX, box.minY, box.width, box.height].map { Self.rounded($0) })))
    }
    if !node.words.isEmpty { members.append(JSONMember("text", .string(node.words))) }
    if !node.settings.isEmpty {
      members.append(
        JSONMember(
          "flags",
          .object(
            node.settings.map { key, value in
              switch value {
              case .bool(let isOn): JSONMember(key, .bool(isOn))
              case .number(let number): JSONMember(key, .number(number))
              }
            })))
    }
    if !node.waits.isEmpty { members.append(JSONMember("waitsFor", .strings(node.waits.map { name($0) }))) }
    return .object(members)
  }

  /// A flag that keeps touches away, as text; nil for others.
  private static func unusual(_ key: String, _ value: Flag.Setting) -> String? {
    switch (key, value) {
    case ("isHidden", .bool(true)): "hidden"
    case ("isUserInteractionEnabled", .bool(false)): "no interaction"
    case ("isEnabled", .bool(false)): "disabled"
    case ("alpha", .number(let alpha)) where alpha < 0.01: "transparent"
    default: nil
    }
  }

  private static func numbers(_ box: CGRect) -> String {
    JSONWriter.line(.numbers([box.minX, box.minY, box.width, box.height].map { rounded($0) }))
  }

  private static func rounded(_ number: CGFloat) -> Double { (Double(number) * 10).rounded() / 10 }
}
