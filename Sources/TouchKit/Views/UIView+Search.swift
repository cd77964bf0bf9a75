import CTouch
import TouchGeometry

/// The descent of a hit test, by rule 2.1, without looking at views that cannot be hit.
///
/// A view whose class has neither method of the hit test of its own answers with itself or with something in it as soon
/// as its bounds contain the place, so the way down never comes back to such a view and needs no recursion. Classes
/// that override one of the two methods are asked wherever rule 2.1 asks them, in its order.
extension UIView {
  /// What the class was found to override, of `overridesHitTest` and `overridesPointInside`.
  @inline(__always) final var hitTestOverrides: ViewFlags {
    if !flags.contains(.classIsKnown) { flags.formUnion(HitTestClasses.overrides(of: type(of: self))) }
    return flags.intersection([.overridesHitTest, .overridesPointInside])
  }

  /// Whether rule 2.1 refuses without asking whether the place is inside.
  @inline(__always) final var isRefusedUnasked: Bool {
    !flags.isDisjoint(with: [.hidden, .interactionDisabled]) || storedAlpha < UIView.leastTouchableAlpha
  }

  /// The part of `hitTest(_:with:)` before the subviews: whether the view answers with itself at least.
  final func claims(_ point: CGPoint, with event: UIEvent?) -> Bool {
    if isRefusedUnasked { return false }
    return hitTestOverrides.contains(.overridesPointInside)
      ? self.point(inside: point, with: event) : boundsContain(point)
  }

  /// The default of `point(inside:with:)`. The stored bounds are standardized and finite.
  @inline(__always) final func boundsContain(_ point: CGPoint) -> Bool {
    point.x >= storedBounds.origin.x && point.x < storedBounds.origin.x + storedBounds.size.width
      && point.y >= storedBounds.origin.y && point.y < storedBounds.origin.y + storedBounds.size.height
  }

  /// The part of `hitTest(_:with:)` after the view itself has claimed the place.
  final func deepest(at point: CGPoint, with event: UIEvent?) -> UIView {
    var (view, point) = (self, point)
    while let children = view.children {
      switch children.search(at: point, with: event) {
      case .nobody: return view
      case .inside(let child, let place): (view, point) = (child, place)
      case .answer(let answer): return answer
      }
    }
    return view
  }

  /// Looks at this view as one of the children at a place of its superview.
  fileprivate final func look(at point: CGPoint, with event: UIEvent?) -> ChildList.Finding {
    let overrides = hitTestOverrides
    if overrides.isEmpty, isRefusedUnasked { return .nobody }
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
    guard point.isFinite, prepareForSearch() else { return askEach(of: views, below: views.count, at: point, event) }
    let probe = HitProbe(point)
    guard let grid else { return searchAll(probe, point, event) }
    let cell = grid.cell(probe)
    let first = Int(grid.starts[cell])
    var (next, nextLoose) = (Int(grid.starts[cell + 1]), grid.loose.count)
    while next > first || nextLoose > 0 {
      // The one further in front of the next in the cell and the next loose one, which may be the same.
      let near = next > first ? Int(grid.entries[next - 1]) : -1
      let loose = nextLoose > 0 ? Int(grid.loose[nextLoose - 1]) : -1
      let index = max(near, loose)
      if near == index { next -= 1 }
      if loose == index { nextLoose -= 1 }
      guard boxes[index].contains(probe) else { continue }
      if let finding = look(at: index, point, event) { return finding }
    }
    return .nobody
  }

  private func searchAll(_ probe: HitProbe, _ point: CGPoint, _ event: UIEvent?) -> Finding {
    var index = boxes.count
    while index > 0 {
      index -= 1
      guard boxes[index].contains(probe) else { continue }
      if let finding = look(at: index, point, event) { return finding }
    }
    return .nobody
  }

  /// Looks at one child; nil when the search goes on behind it. If the list was changed by somebody who was asked, the
  /// search goes on as rule 2.1 does, with the children as they were.
  private func look(at index: Int, _ point: CGPoint, _ event: UIEvent?) -> Finding? {
    let view = views[index]
    if view.hitTestOverrides.isEmpty {
      let finding = view.look(at: point, with: event)
      if case .nobody = finding { return nil }
      return finding
    }
    let (before, snapshot) = (changes, views)
    let finding = view.look(at: point, with: event)
    if case .nobody = finding {
      return changes == before ? nil : askEach(of: snapshot, below: index, at: point, event)
    }
    return finding
  }

  /// Looks at children one by one from the last below an index to the first.
  private func askEach(of views: [UIView], below end: Int, at point: CGPoint, _ event: UIEvent?) -> Finding {
    for index in (0..<end).reversed() {
      let finding = views[index].look(at: point, with: event)
      if case .nobody = finding { continue }
      return finding
    }
    return .nobody
  }
}

/// Which classes have a method of the hit test of their own: found once per class, by the runtime's method lookup.
@MainActor enum HitTestClasses {
  private static var known: [ObjectIdentifier: ViewFlags] = [:]
  private static var last: (type: ObjectIdentifier, flags: ViewFlags)?

  /// The flags that a view of the class gets: `classIsKnown` and what it overrides.
  static func overrides(of type: UIView.Type) -> ViewFlags {
    let type = ObjectIdentifier(type)
    if let last, last.type == type { return last.flags }
    let flags = known[type] ?? look(at: type)
    known[type] = flags
    last = (type, flags)
    return flags
  }

  private static func look(at type: ObjectIdentifier) -> ViewFlags {
    let (type, base) = (UInt(bitPattern: type), UInt(bitPattern: ObjectIdentifier(UIView.self)))
    var flags: ViewFlags = .classIsKnown
    if touch_overrides_hit_test(type, base) { flags.insert(.overridesHitTest) }
    if touch_overrides_point_inside(type, base) { flags.insert(.overridesPointInside) }
    return flags
  }
}
