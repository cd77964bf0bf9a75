import TouchConstraints
import TouchGeometry

/// The solver alone, on systems that are made by a rule; Benchmarks/peers/kiwi.cpp makes the same ones.
@MainActor struct SolverCase {
  /// How the views depend on each other.
  enum Shape: String { case chain, grid, nested, feed }

  /// The left, top, width and height of a view.
  private struct View {
    let x, y, width, height: Variable
  }

  private var system = ConstraintSystem()
  private var views: [View] = []
  /// The constraint that is changed, or taken out and put back.
  private var middle: (id: ConstraintID, constraint: LinearConstraint)?

  /// Milliseconds: from nothing to all values, another constant, and a constraint that is taken out and put back.
  static func run(_ shape: Shape, _ count: Int) -> [Double] {
    let build = Stopwatch.times(count > 1000 ? 3 : 7) { _ = SolverCase(shape, count) }.sorted()
    var one = SolverCase(shape, count)
    guard let middle = one.middle else { return [] }
    var constant = middle.constraint.constant
    let changes = Stopwatch.times(51) {
      constant = constant == middle.constraint.constant ? constant - 1 : middle.constraint.constant
      one.system.setConstant(middle.id, constant)
      _ = one.system.solve()
    }.sorted()
    var id = middle.id
    let swaps = Stopwatch.times(count > 1000 ? 5 : 21) {
      one.system.remove(id)
      _ = one.system.solve()
      id = one.system.add(middle.constraint)
      _ = one.system.solve()
    }.sorted()
    return [build, changes, swaps].map { $0[$0.count / 2] * 1e3 }
  }

  private init(_ shape: Shape, _ count: Int) {
    switch shape {
    case .chain: makeChain(count)
    case .grid: makeGrid(count)
    case .nested: makeNested(count)
    case .feed: makeFeed(count)
    }
    _ = system.solve()
  }

  // MARK: Making

  private mutating func addView() -> View {
    let view = View(
      x: system.addVariable(.place), y: system.addVariable(.place), width: system.addVariable(.size),
      height: system.addVariable(.size))
    views.append(view)
    return view
  }

  /// One equals the sum of others and a constant; `keeps` makes it the one in the middle.
  private mutating func tie(_ one: Variable, _ others: [Variable], _ constant: Double, keeps: Bool = false) {
    let terms = [LinearConstraint.Term(one, 1)] + others.map { LinearConstraint.Term($0, -1) }
    let constraint = LinearConstraint(terms, constant: -constant, rank: views.count)
    let id = system.add(constraint)
    if keeps { middle = (id, constraint) }
  }

  private mutating func makeChain(_ count: Int) {
    for number in 0..<count {
      let before = views.last, view = addView()
      tie(view.x, before.map { [$0.x, $0.width] } ?? [], 8, keeps: number == count / 2)
      tie(view.y, before.map { [$0.y] } ?? [], 0)
      tie(view.width, [], 20)
      tie(view.height, [], 30)
    }
  }

  /// Columns as wide and rows as high as the first ones.
  private mutating func makeGrid(_ count: Int) {
    let across = count >= 10_000 ? 100 : 40
    for number in 0..<count {
      let column = number % across, row = number / across
      let left = column > 0 ? views[number - 1] : nil, above = row > 0 ? views[number - across] : nil
      let view = addView()
      if let above {
        tie(view.x, [above.x], 0)
      } else {
        tie(view.x, left.map { [$0.x, $0.width] } ?? [], 8, keeps: column == across / 2)
      }
      if let left { tie(view.y, [left.y], 0) } else { tie(view.y, above.map { [$0.y, $0.height] } ?? [], 8) }
      tie(view.width, above.map { [$0.width] } ?? [], above == nil ? 20 : 0)
      tie(view.height, left.map { [$0.height] } ?? [], left == nil ? 30 : 0)
    }
  }

  /// Below each other, twenty deep each, every view 2 points inside of the one around it.
  private mutating func makeNested(_ count: Int) {
    var top: View?
    for number in 0..<count {
      let outer = number % 20 > 0 ? views.last : nil, view = addView()
      if let outer {
        tie(view.x, [outer.x], 2)
        tie(view.y, [outer.y], 2)
        tie(view.width, [outer.width], -4)
        tie(view.height, [outer.height], -4)
        continue
      }
      tie(view.x, [], 0)
      tie(view.y, top.map { [$0.y, $0.height] } ?? [], 8, keeps: number / 20 == count / 40)
      tie(view.width, [], 300)
      tie(view.height, [], 100)
      top = view
    }
  }

  /// Cells below each other: a picture, a name, a text, and three buttons.
  private mutating func makeFeed(_ count: Int) {
    var last: View?
    for number in 0..<count {
      let cell = addView(), avatar = addView(), name = addView(), text = addView(), row = addView()
      tie(cell.x, [], 0)
      tie(cell.y, last.map { [$0.y, $0.height] } ?? [], 0)
      tie(cell.width, [], 600)
      tie(avatar.x, [cell.x], 12)
      tie(avatar.y, [cell.y], 12)
      tie(avatar.width, [], 40)
      tie(avatar.height, [], 40)
      tie(name.x, [avatar.x, avatar.width], 8)
      tie(name.y, [avatar.y], 0)
      tie(name.width, [], 120)
      tie(name.height, [], 20)
      tie(text.x, [name.x], 0)
      tie(text.y, [name.y, name.height], 4)
      tie(cell.width, [cell.x, text.x, text.width], 12)
      tie(text.height, [], 60, keeps: number == count / 2)
      tie(row.x, [name.x], 0)
      tie(row.y, [text.y, text.height], 8)
      tie(row.height, [], 30)
      var left: View?
      for _ in 0..<3 {
        let button = addView()
        tie(button.x, left.map { [$0.x, $0.width] } ?? [row.x], left == nil ? 0 : 8)
        tie(button.y, [row.y], 0)
        tie(button.width, [], 60)
        tie(button.height, [row.height], 0)
        left = button
      }
      if let left { tie(left.x, [row.x, row.width], -60) }
      // The bottom of the row and 12 points are the cell's height.
      let terms: [LinearConstraint.Term] = [
        .init(cell.y, 1), .init(cell.height, 1), .init(row.y, -1), .init(row.height, -1),
      ]
      _ = system.add(LinearConstraint(terms, constant: -12, rank: views.count))
      last = cell
    }
  }
}
