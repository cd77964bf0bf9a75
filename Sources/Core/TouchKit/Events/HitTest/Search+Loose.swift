import TouchGeometry

/// A view that every search among its siblings must examine, and those behind it: the loose boxes of a `BoxGrid` as a
/// linked list from front to back.
///
/// Most of these views are of classes that override hit-testing (semantics 2.13), so a search consists of short calls.
/// A view in an array must be retained during a call, which takes longer than the call. A constant property of a
/// retained object needs no retain, so retaining the first node of a list is enough.
@MainActor final class LooseView {
  /// The maximum length of the list, because it is traversed and released recursively.
  static let maximum = 2048

  private let view: UIView
  /// The index among the siblings.
  let index: Int
  let behind: LooseView?

  private init(_ view: UIView, _ index: Int, behind: LooseView?) {
    (self.view, self.index, self.behind) = (view, index, behind)
  }

  /// Returns the front node for the given ascending indices; nil if there are none or too many.
  static func chain(of views: [UIView], at indices: [UInt32]) -> LooseView? {
    guard indices.count <= maximum else { return nil }
    var front: LooseView?
    for index in indices { front = LooseView(views[Int(index)], Int(index), behind: front) }
    return front
  }

  /// The parameters of one hit test among the siblings.
  struct Search {
    let point: CGPoint
    let probe: BoxProbe
    let event: UIEvent?
    let list: ChildList
    /// The list's number of changes at the start.
    let changes: UInt32
  }

  /// The result of a traversal.
  enum Outcome {
    /// No view claims the point.
    case end
    /// No view in front of this node claims the point, and this node is not in front of the end index.
    case reached(LooseView)
    case found(ChildList.Finding)
    /// The sibling with this index changed the siblings and did not claim the point.
    case changed(below: Int)
  }

  /// Examines this view and those behind it, down to an index, until one claims the point.
  ///
  /// - Parameters:
  ///   - end: the index.
  ///   - search: the same for the whole traversal.
  ///   - outcome: `end` before the call.
  func search(above end: Int, _ search: borrowing Search, _ outcome: inout Outcome) {
    guard index > end else {
      outcome = .reached(self)
      return
    }
    let flags = view.flags
    if flags.contains(.hasTransform) || flags.isDisjoint(with: .overrides) {
      if search.list.boxes[index].contains(search.probe) {
        let finding = view.finding(at: search.point, with: search.event)
        guard case .none = finding else {
          outcome = .found(finding)
          return
        }
      }
    } else {
      // The work of `finding`, inlined for the most frequent views: nothing but the call.
      let place = view.plainlyFromSuperview(search.point)
      if flags.contains(.overridesHitTest) {
        if let answer = view.hitTest(place, with: search.event) {
          outcome = .found(.answer(answer))
          return
        }
      } else if flags.isDisjoint(with: .untouchable), view.point(inside: place, with: search.event) {
        outcome = .found(.inside(view, place))
        return
      }
    }
    if search.list.changes != search.changes {
      outcome = .changed(below: index)
      return
    }
    behind?.search(above: end, search, &outcome)
  }
}

extension ChildList {
  /// Completes `search(at:with:)` for a grid with loose boxes: these and those of a cell, merged from front to back.
  func search(_ grid: BoxGrid, _ front: LooseView, at point: CGPoint, with event: UIEvent?) -> Finding {
    let (snapshot, boxes) = (views, boxes)
    let search = LooseView.Search(
      point: point, probe: BoxProbe(point), event: event, list: self, changes: changes)
    var cursor = Cursor(grid, at: point)
    var next: LooseView? = front
    while true {
      let index = cursor.next(in: grid, boxes) ?? -1
      if let front = next {
        var outcome = LooseView.Outcome.end
        front.search(above: index, search, &outcome)
        switch outcome {
        case .end: next = nil
        case .reached(let rest): next = rest.index == index ? rest.behind : rest
        case .found(let finding): return finding
        case .changed(let index): return askEach(of: snapshot, below: index, at: point, event)
        }
      }
      guard index >= 0 else { return .none }
      let finding = snapshot[index].finding(at: point, with: event)
      guard case .none = finding else { return finding }
      if changes != search.changes { return askEach(of: snapshot, below: index, at: point, event) }
    }
  }
}
