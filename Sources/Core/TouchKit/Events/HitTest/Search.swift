import TouchGeometry

/// The search of a hit test, by rule 2.1, which skips views that cannot be hit.
///
/// A view whose class overrides no hit-testing method returns itself or a descendant as soon as its bounds contain the
/// point, so the search never backtracks from such a view and needs no recursion. Classes that override one of the two
/// methods are called wherever rule 2.1 calls them, in its order.
extension UIView {
  /// The overrides of the class, of `overridesHitTest` and `overridesPointInside`.
  @inline(__always) final var hitTestOverrides: ViewFlags {
    if !flags.contains(.classIsKnown) { learnClass() }
    return flags.intersection(.overrides)
  }

  @inline(never) private final func learnClass() {
    flags.formUnion(HitTestOverrides.flags(of: type(of: self)))
  }

  /// Whether rule 2.1 refuses before testing whether the point is inside.
  @inline(__always) final var isRefusedUnasked: Bool { !flags.isDisjoint(with: .untouchable) }

  /// The first part of `hitTest(_:with:)`: whether the view returns at least itself.
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

  /// The second part of `hitTest(_:with:)`, after the view itself has claimed the point.
  final func deepest(at point: CGPoint, with event: UIEvent?) -> UIView {
    var (view, point) = (self, point)
    while true {
      switch view.plainSearch(at: point) {
      case .none: return view
      case .inside(let child, let place): (view, point) = (child, place)
      case .unclear:
        guard let children = view.children else { return view }
        switch children.search(at: point, with: event) {
        case .none: return view
        case .inside(let child, let place): (view, point) = (child, place)
        case .answer(let answer): return answer
        }
      }
    }
  }

  /// The search among the subviews where it is only arithmetic.
  ///
  /// It makes no calls, so nothing has to be retained, which would take longer than the search.
  @inline(never) private final func plainSearch(at point: CGPoint) -> ChildList.PlainFinding {
    guard let children else { return .none }
    return children.plainSearch(at: point)
  }

  /// Returns the result of this view as one of the children, at a point of its superview.
  final func finding(at point: CGPoint, with event: UIEvent?) -> ChildList.Finding {
    let overrides = hitTestOverrides
    if overrides.isEmpty && isRefusedUnasked { return .none }
    guard let place = fromSuperview(point) else { return .none }
    if overrides.isEmpty { return boundsContain(place) ? .inside(self, place) : .none }
    if overrides.contains(.overridesHitTest) { return hitTest(place, with: event).map { .answer($0) } ?? .none }
    guard !isRefusedUnasked, self.point(inside: place, with: event) else { return .none }
    return .inside(self, place)
  }
}

extension ChildList {
  /// The result of a search among children.
  enum Finding {
    /// No child claims the point.
    case none
    /// This child claims the point, given in its own coordinates, and the hit view is the child or one of its
    /// descendants.
    case inside(UIView, CGPoint)
    /// An override returned this view.
    case answer(UIView)
  }

  /// Returns the frontmost child that claims a point of the superview.
  func search(at point: CGPoint, with event: UIEvent?) -> Finding {
    guard point.isFinite else { return askEach(of: views, below: views.count, at: point, event) }
    if needsPreparation { prepareForSearch() }
    if let grid, let front = grid.looseViews(of: views) { return search(grid, front, at: point, with: event) }
    let (before, snapshot, grid, boxes) = (changes, views, grid, boxes)
    var cursor = Cursor(grid, count: snapshot.count, at: point)
    while let index = cursor.next(in: grid, boxes) {
      let finding = snapshot[index].finding(at: point, with: event)
      guard case .none = finding else { return finding }
      // An override changed the children: continue as rule 2.1 does, with the original children.
      if changes != before { return askEach(of: snapshot, below: index, at: point, event) }
    }
    return .none
  }

  /// Examines the children one by one, from the last below an index to the first.
  func askEach(of views: [UIView], below end: Int, at point: CGPoint, _ event: UIEvent?) -> Finding {
    for index in (0..<end).reversed() {
      let finding = views[index].finding(at: point, with: event)
      guard case .none = finding else { return finding }
    }
    return .none
  }
}
