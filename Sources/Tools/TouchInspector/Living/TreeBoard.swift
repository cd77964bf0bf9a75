import TouchDiagnosis
import TouchDrawing
import TouchGeometry
import TouchKit

/// The tree of a running program: windows, views, controllers and recognizers, each with its class and its frame.
@MainActor final class TreeBoard: ScrollingBoard {
  private let session: Session
  private let tree: ReplicaTree
  /// The views that the user has folded or unfolded, and how.
  private var folded: [Int: Bool] = [:]
  private weak var revealed: AnyObject?

  static let rowHeight: CGFloat = 22

  init(_ session: Session, _ tree: ReplicaTree) {
    (self.session, self.tree) = (session, tree)
    super.init(frame: .zero)
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = localized("Views")
  }

  required init?(coder: NSCoder) { return nil }

  override var fixedHeight: CGFloat { 32 }

  override func paintFixed(_ pen: Pen) {
    pen.fill(CGRect(x: 0, y: 0, width: bounds.width, height: fixedHeight), Look.paper)
    pen.text(localized("TREE"), Look.caption, Look.quiet, at: Look.margin, middle: fixedHeight / 2)
    let count = tree.nodes.count { $0.kind == .view || $0.kind == .window }
    pen.text(
      "\(count) views, \(tree.recognizers.count) recognizers", Look.tagReason, Look.quiet, at: Look.margin + 48,
      middle: fixedHeight / 2, room: bounds.width - Look.margin * 2 - 48)
    pen.fill(CGRect(x: 0, y: fixedHeight - 1, width: bounds.width, height: 1), Look.line)
  }

  override func paintContent(_ pen: Pen, top: CGFloat) -> CGFloat {
    let rows = rows
    func y(_ index: Int) -> CGFloat { top + 4 + CGFloat(index) * Self.rowHeight }
    // Rows out of sight are not drawn.
    let shown = rows.indices.filter { y($0) > -Self.rowHeight && y($0) < bounds.height + Self.rowHeight }
    let names = shown.map { index in
      let (left, right) = nameExtent(of: rows[index])
      return ShortNames.Name(text: rows[index].node.name, font: Look.strong, room: right - left)
    }
    for (index, name) in zip(shown, ShortNames.fitting(names)) { paint(rows[index], name, pen, y(index)) }
    revealChosen(rows)
    return y(rows.count) + 8 - top
  }

  /// The left edge of a row's name, and where it must end.
  private func nameExtent(of row: Row) -> (left: CGFloat, right: CGFloat) {
    let left = 20 + CGFloat(min(row.depth, 14)) * 12 + (row.node.kind == .recognizer ? 12 : 0)
    return (left, bounds.width - 16 - placeWidth(of: row.node))
  }

  /// The width of the frame's numbers at the end of a row; 0 in a narrow tree, which omits them.
  private func placeWidth(of node: ReplicaNode) -> CGFloat {
    bounds.width > 300 ? Pen.width(Self.place(of: node), Look.tagReason) : 0
  }

  // MARK: Rows

  struct Row {
    let node: ReplicaNode
    let depth: Int
    /// Whether the row has rows inside it.
    let isParent: Bool
    let isFolded: Bool
  }

  /// The rows from top to bottom.
  ///
  /// A controller is the parent of its view. Inside a view are first its recognizers, then its subviews.
  var rows: [Row] {
    var inside: [Int: [ReplicaNode]] = [:]
    var roots: [ReplicaNode] = []
    for node in tree.nodes {
      switch node.kind {
      case .window: roots.append(node)
      case .view, .recognizer: inside[node.above, default: []].append(node)
      case .application, .scene, .controller, .responder: break
      }
    }
    let controllers = Dictionary(tree.nodes.filter { $0.kind == .controller }.map { ($0.view, $0) }) { one, _ in one }
    var rows: [Row] = []
    func list(_ node: ReplicaNode, _ depth: Int) {
      var depth = depth
      if let controller = controllers[node.number], node.number != 0 {
        rows.append(Row(node: controller, depth: depth, isParent: false, isFolded: false))
        depth += 1
      }
      let children = inside[node.number] ?? []
      let isFolded = folded[node.number] ?? Self.isWhole(node)
      rows.append(Row(node: node, depth: depth, isParent: !children.isEmpty, isFolded: isFolded))
      if !isFolded { for child in children { list(child, depth + 1) } }
    }
    for root in roots { list(root, 0) }
    return rows
  }

  /// Whether the row is folded by default, because the views inside it belong to a control.
  private static func isWhole(_ node: ReplicaNode) -> Bool {
    !["UIView", "UIWindow", "UIScrollView", "UIControl", ""].contains(node.replica)
  }

  private func paint(_ row: Row, _ name: String, _ pen: Pen, _ y: CGFloat) {
    let node = row.node
    let rect = CGRect(x: 4, y: y, width: bounds.width - 12, height: Self.rowHeight)
    let object = tree.object(node.number)
    let isChosen = object != nil && object === session.object
    let isHovered = spot(rect, isOn: isChosen) { [session] in session.choose(object) }
    if isChosen {
      pen.fill(rect, Look.wayStrong, radius: 4)
    } else if isHovered {
      pen.fill(rect, Look.hover, radius: 4)
    }
    let left = 20 + CGFloat(min(row.depth, 14)) * 12
    if row.isParent {
      let fold = CGRect(x: left - 16, y: y, width: 16, height: Self.rowHeight)
      spot(fold, label: row.isFolded ? localized("Expand") : localized("Collapse")) { [weak self] in
        self?.folded[node.number] = !row.isFolded
        self?.setNeedsDisplay()
      }
      pen.centered(row.isFolded ? "▸" : "▾", Look.tagReason, Look.quiet, at: CGPoint(x: fold.midX, y: fold.midY))
    }
    let color = color(of: node, isChosen)
    if node.kind == .recognizer { pen.disc(CGPoint(x: left + 4, y: rect.midY), radius: 3, Look.cursor) }
    let (placeWidth, extent) = (placeWidth(of: node), nameExtent(of: row))
    let end = extent.right
    var x = extent.left
    x += pen.text(name, Look.strong, color, at: x, middle: rect.midY, room: end - x, for: node.name) + 6
    var more = tree.kind(of: node)
    if !node.words.isEmpty { more += " \u{201C}\(node.words)\u{201D}" }
    if end - x > 24 { pen.text(more, Look.body, Look.quiet, at: x, middle: rect.midY, room: end - x) }
    if placeWidth > 0 { pen.text(Self.place(of: node), Look.tagReason, Look.quiet, at: end + 4, middle: rect.midY) }
  }

  private func color(of node: ReplicaNode, _ isChosen: Bool) -> CGColor {
    if isChosen { return Look.way }
    switch node.kind {
    case .controller: return Look.handled
    case .recognizer: return Look.cursor
    case .application, .scene, .window, .view, .responder:
      guard let view = tree.object(node.number) as? UIView else { return Look.ink }
      return view.isHidden || view.alpha < 0.01 ? Look.quiet : Look.ink
    }
  }

  static func place(of node: ReplicaNode) -> String {
    guard node.kind == .view || node.kind == .window else { return "" }
    let frame = node.frame
    return [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0), places: 1) }
      .joined(separator: " ")
  }

  // MARK: Choices made elsewhere

  /// Scrolls to the row of an object that was chosen in the program's window or in a lane, and unfolds its parents.
  private func revealChosen(_ rows: [Row]) {
    guard let object = session.object, object !== revealed else { return }
    revealed = object
    guard let index = rows.firstIndex(where: { tree.object($0.node.number) === object }) else { return unfold(object) }
    let place = 4 + CGFloat(index) * Self.rowHeight
    reveal(max(0, place - Self.rowHeight)...(place + 2 * Self.rowHeight))
  }

  private func unfold(_ object: AnyObject) {
    var number = tree.node(of: object)?.above ?? 0
    while number != 0, let view = tree.object(number) {
      folded[number] = false
      number = tree.node(of: view)?.above ?? 0
    }
    revealed = nil
    setNeedsDisplay()
  }
}
