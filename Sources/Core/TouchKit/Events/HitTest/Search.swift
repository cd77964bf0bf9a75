import TouchGeometry

/// The search of a hit test, by rule 2.1, without looking at views that cannot be hit.
///
/// A view whose class has neither method of the hit test of its own answers with itself or with something in it as soon
/// as its bounds contain the place, so the way down never comes back to such a view and needs no recursion. Classes
/// that override one of the two methods are asked wherever rule 2.1 asks them, in its order.
extension UIView {
  /// What the class was found to override, of `overridesHitTest` and `overridesPointInside`.
  @inline(__always) final var hitTestOverrides: ViewFlags {
    if !flags.contains(.classIsKnown) { learnClass() }
    return flags.intersection(.overrides)
  }

  @inline(never) private final func learnClass() {
    flags.formUnion(HitTestOverrides.flags(of: type(of: self)))
  }

  /// Whether rule 2.1 refuses without asking whether the place is inside.
  @inline(__always) final var isRefusedUnasked: Bool { !flags.isDisjoint(with: .untouchable) }

  /// The part of `hitTest(_:with:)` before the subviews: whether the view answers with itself at least.
  final func claims(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if isRefusedUnasked { return false }
    return hitTestOverrides.contains(.overridesPointInside)
      ? self.point(inside: point, with: event) : boundsContain(point)
  }

  /// The default of `point(inside:with:)`.
  ///
  /// The stored bounds are standardized and finite.
  @inline(__always) final func boundsContain(_ point: CGPoint) -> Bool {
    let (origin, size) = (storedOrigin, storedSize)
    return point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
      && point.y < origin.y + size.height
  }

  /// The part of `hitTest(_:with:)` after the view itself has claimed the place.
  final func deepest(at point: CGPoint, with event: UIEvent?) -> UIView {
    var (view, point) = (self, point)
    while true {
      switch view.plainSearch(at: point) {
      case .nobody: return view
      case .inside(let child, let place): (view, point) = (child, place)
      case .unclear:
        guard let children = view.children else { return view }
        switch children.search(at: point, with: event) {
        case .nobody: return view
        case .inside(let child, let place): (view, point) = (child, place)
        case .answer(let answer): return answer
        }
      }
    }
  }

  /// The search among the subviews as far as it is only arithmetic.
  ///
  /// It calls nobody, so nothing that it looks at has to be kept alive, which would take longer than the search.
  @inline(never) private final func plainSearch(at point: CGPoint) -> ChildList.PlainFinding {
    guard let children else { return .nobody }
    return children.plainSearch(at: point)
  }

  /// What this view answers as one of the children, at a point of its superview.
  final func finding(at point: CGPoint, with event: UIEvent?) -> ChildList.Finding {
    let overrides = hitTestOverrides
    if overrides.isEmpty && isRefusedUnasked { return .nobody }
    guard let place = fromSuperview(point) else { return .nobody }
    if overrides.isEmpty { return boundsContain(place) ? .inside(self, place) : .nobody }
    if overrides.contains(.overridesHitTest) { return hitTest(place, with: event).map { .answer($0) } ?? .nobody }
    guard !isRefusedUnasked, self.point(inside: place, with: event) else { return .nobody }
    return .inside(self, place)
  }
}

extension ChildList {
  /// What a search among children came to.
  enum Finding {
    /// No child claims the place.
    case nobody
    /// This one does, at this place of its own, and answers with itself or with something in it.
    case inside(UIView, CGPoint)
    /// An override answered for itself.
    case answer(UIView)
  }

  /// The child in front that claims a place of the superview.
  func search(at point: CGPoint, with event: UIEvent?) -> Finding {
    guard point.isFinite else { return askEach(of: views, below: views.count, at: point, event) }
    if needsPreparation { prepareForSearch() }
    if let grid, let front = grid.looseViews(of: views) { return search(grid, front, at: point, with: event) }
    let (before, snapshot, grid, boxes) = (changes, views, grid, boxes)
    var cursor = Cursor(grid, count: snapshot.count, at: point)
    while let index = cursor.next(in: grid, boxes) {
      let finding = snapshot[index].finding(at: point, with: event)
      guard case .nobody = finding else { return finding }
      // Changed by an override that was asked: on as rule 2.1 does, with the children as they were.
      if changes != before { return askEach(of: snapshot, below: index, at: point, event) }
    }
    return .nobody
  }

  /// Looks at children one by one from the last below an index to the first.
  func askEach(of views: [UIView], below end: Int, at point: CGPoint, _ event: UIEvent?) -> Finding {
    for index in (0..<end).reversed() {
      let finding = views[index].finding(at: point, with: event)
      guard case .nobody = finding else { return finding }
    }
    return .nobody
  }
}
