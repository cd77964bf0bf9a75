import TouchGeometry

/// A view that every search among its siblings has to look at, and those behind it: the loose boxes of a `BoxGrid` as a
/// chain from front to back.
///
/// Most of them are of classes that answer for themselves (semantics 2.13), and asking each takes little more than the
/// call. Taken from an array, a view would have to be kept alive for the time of the question, which takes longer than
/// the question; a constant of an object that is kept alive needs no such care. So a reference to the first keeps all
/// of them.
@MainActor final class LooseView {
  /// More are not linked, because the chain is walked, and let go, by functions that call themselves.
  static let most = 2048

  private let view: UIView
  /// The index among the siblings.
  let index: Int
  let behind: LooseView?

  private init(_ view: UIView, _ index: Int, behind: LooseView?) {
    (self.view, self.index, self.behind) = (view, index, behind)
  }

  /// The one in front of those with the given indices, which ascend; nil when there are none or too many.
  static func chain(of views: [UIView], at indices: [UInt32]) -> LooseView? {
    guard indices.count <= most else { return nil }
    var front: LooseView?
    for index in indices { front = LooseView(views[Int(index)], Int(index), behind: front) }
    return front
  }

  /// One hit test among the siblings.
  struct Search {
    let point: CGPoint
    let probe: BoxProbe
    let event: UIEvent?
    let list: ChildList
    /// The list's number of changes at the beginning.
    let changes: UInt32
  }

  /// What a walk came to.
  enum Outcome {
    /// None of them claims the place.
    case end
    /// None in front of this one does, and this one is not in front of where the walk was to end.
    case reached(LooseView)
    case found(ChildList.Finding)
    /// The siblings were changed by the one with this index, which did not claim the point.
    case changed(below: Int)
  }

  /// Looks at this view and those behind it that are in front of an index, until one claims the place.
  ///
  /// - Parameters:
  ///   - end: the index.
  ///   - search: the same for the whole walk.
  ///   - outcome: `end` at first.
  func search(above end: Int, _ search: borrowing Search, _ outcome: inout Outcome) {
    guard index > end else {
      outcome = .reached(self)
      return
    }
    let flags = view.flags
    if flags.contains(.hasTransform) || flags.isDisjoint(with: .overrides) {
      if search.list.boxes[index].contains(search.probe) {
        let finding = view.finding(at: search.point, with: search.event)
        guard case .nobody = finding else {
          outcome = .found(finding)
          return
        }
      }
    } else {
      // What `finding` does, for the ones of whom there may be many: nothing around the question.
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
  /// The rest of `search(at:with:)` where a grid has loose boxes: these and the ones of a cell, together from front to
  /// back.
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
      guard index >= 0 else { return .nobody }
      let finding = snapshot[index].finding(at: point, with: event)
      guard case .nobody = finding else { return finding }
      if changes != search.changes { return askEach(of: snapshot, below: index, at: point, event) }
    }
  }
}
