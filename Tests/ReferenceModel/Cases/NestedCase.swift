import TouchGeometry
import TouchScenes

/// Nested scroll views with drags of one finger, made from a seed: two to four deep, along one axis or both, some
/// switched off, some that keep their drags, some at their edges, some with pages or zoomed content, with a table whose
/// rows have actions innermost, and a pan of the app around them now and then.
///
/// Some drags end with a throw, and the next finger comes down while the content moves.
package struct NestedCase {
  package var scene: SceneFile
  package private(set) var input: InputFile
  private var dice: Dice

  package init(seed: UInt64) {
    dice = Dice(state: seed)
    let size = CGSize(width: 400, height: 400)
    scene = SceneFile(
      title: "\(seed)", size: size, root: SceneView(name: "root", frame: CGRect(origin: .zero, size: size)))
    input = InputFile(size: size)
    if dice.oneIn(4) { scene.root.recognizers = [SceneRecognizer(name: "k", recognizerClass: .pan)] }
    scene.root.children = [nest(depth: 2 + dice.roll(3), level: 0, in: size, at: .zero)]
    input.lines = drags()
  }

  /// A scroll view with the next one in it, which is seen whole where the content is.
  private mutating func nest(depth: Int, level: Int, in room: CGSize, at offset: CGPoint) -> SceneView {
    let inset = CGFloat(level == 0 ? 0 : 20)
    let frame = CGRect(
      x: offset.x + inset, y: offset.y + inset, width: room.width - 2 * inset, height: room.height - 2 * inset)
    if depth == 1, dice.oneIn(4) { return table("s\(level)", frame) }
    var view = SceneView(name: "s\(level)", viewClass: .scrollView, frame: frame)
    view.logs = [.scroll]
    let hasPages = dice.oneIn(4)
    let isVertical = dice.oneIn(2)
    var content = CGSize(
      width: frame.width + (isVertical && !dice.oneIn(4) ? 0 : more(frame.width, hasPages)),
      height: frame.height + (!isVertical && !dice.oneIn(4) ? 0 : more(frame.height, hasPages)))
    let place = CGPoint(
      x: part(of: content.width - frame.width, page: hasPages ? frame.width : nil),
      y: part(of: content.height - frame.height, page: hasPages ? frame.height : nil))
    if depth == 1, dice.oneIn(4) {
      content = CGSize(width: content.width / 2, height: content.height / 2)
      view.children = [SceneView(name: "photo", frame: CGRect(origin: .zero, size: content))]
      view.viewForZooming = "photo"
      view.properties = [.minimumZoomScale(1), .maximumZoomScale(4), .zoomScale(2)]
    }
    view.properties.append(.contentSize(content))
    if hasPages { view.properties.append(.isPagingEnabled(true)) }
    if dice.oneIn(6) { view.properties.append(.decelerationRate(.fast)) }
    if dice.oneIn(4) { view.properties.append(.bounces(false)) }
    if dice.oneIn(5) { view.properties.append(.alwaysBounceVertical(true)) }
    if dice.oneIn(5) { view.properties.append(.alwaysBounceHorizontal(true)) }
    if dice.oneIn(8) { view.properties.append(.isScrollEnabled(false)) }
    if dice.oneIn(5) { view.properties.append(.isDirectionalLockEnabled(true)) }
    if dice.oneIn(8) { view.properties.append(.transfersVerticalScrollingToParent(false)) }
    if dice.oneIn(8) { view.properties.append(.transfersHorizontalScrollingToParent(false)) }
    view.properties.append(.contentOffset(place))
    if depth > 1 { view.children = [nest(depth: depth - 1, level: level + 1, in: frame.size, at: place)] }
    return view
  }

  /// A table, most of whose rows have actions.
  private mutating func table(_ name: String, _ frame: CGRect) -> SceneView {
    var view = SceneView(name: name, viewClass: .tableView, frame: frame)
    view.logs = [.scroll, .rows]
    var table = SceneTable()
    let rows = dice.pick([10, 12, 20])
    table.sections = [SceneTable.Section(rows: (0..<rows).map { "\($0)" })]
    if !dice.oneIn(4) { table.trailingSwipeActions = [SceneTable.Action(title: "Delete", isDestructive: true)] }
    if dice.oneIn(2) { table.leadingSwipeActions = [SceneTable.Action(title: "Flag")] }
    view.table = table
    view.properties = [.rowHeight(40)]
    if dice.oneIn(8) { view.properties.append(.isScrollEnabled(false)) }
    if dice.oneIn(8) { view.properties.append(.transfersVerticalScrollingToParent(false)) }
    view.properties.append(.contentOffset(CGPoint(x: 0, y: part(of: CGFloat(rows) * 40 - frame.height, page: nil))))
    return view
  }

  private mutating func more(_ extent: CGFloat, _ hasPages: Bool) -> CGFloat {
    hasPages ? extent * CGFloat(dice.pick([1, 2, 3])) : CGFloat(dice.pick([12, 40, 100, 400]))
  }

  /// A place between the edges, mostly one of them; with pages one of them.
  private mutating func part(of length: CGFloat, page: CGFloat?) -> CGFloat {
    switch dice.roll(4) {
    case 0: 0
    case 1, 2: length
    case _: page.map { min($0, length) } ?? (length / 2).rounded()
    }
  }

  /// Up to four drags; some rest before the lift, and after some all has come to rest before the next one.
  private mutating func drags() -> [InputLine] {
    var lines: [InputLine] = []
    var time = 0
    func add(_ phase: TouchPhaseName, _ x: Int, _ y: Int) {
      let place = CGPoint(x: CGFloat(x), y: CGFloat(y))
      lines.append(InputLine(Double(time) / 100, .touch(InputTouch(id: 1, phase: phase, location: place))))
    }
    for _ in 0...dice.roll(4) {
      var (x, y) = (120 + 4 * dice.roll(40), 120 + 4 * dice.roll(40))
      add(.began, x, y)
      var (dx, dy) = (steps(), steps())
      for _ in 0..<(dice.oneIn(8) ? 0 : 1 + dice.roll(10)) {
        time += dice.pick([2, 5, 10])
        if dice.oneIn(4) { (dx, dy) = (steps(), steps()) }
        (x, y) = (x + dx, y + dy)
        add(.moved, x, y)
      }
      time += dice.pick([1, 2, 3, 70])
      add(.ended, x, y)
      time += dice.pick([3, 8, 20, 50, 90, 450])
    }
    return lines
  }

  private mutating func steps() -> Int {
    4 * (dice.oneIn(2) ? dice.pick([-1, 0, 0, 1]) : dice.pick([-14, -6, -3, 3, 6, 14]))
  }
}
