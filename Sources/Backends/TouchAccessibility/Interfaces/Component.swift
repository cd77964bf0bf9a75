import TouchBus
import TouchGeometry
import TouchKit
import TouchLists

// Places and focus (semantics 47.42, 47.48, 47.49).

extension AccessibilityModel {
  func component(_ member: String, _ target: CallTarget, _ arguments: CallArguments) -> [BusValue] {
    let facts = facts(target)
    switch member {
    case "GetExtents":
      return [.structure(rect(of: facts, arguments.int(0)).map(BusValue.int))]
    case "GetPosition": return rect(of: facts, arguments.int(0)).prefix(2).map(BusValue.int)
    case "GetSize": return rect(of: facts, 0).suffix(2).map(BusValue.int)
    case "Contains": return [.bool(contains(point(arguments, target, facts), target, facts))]
    case "GetAccessibleAtPoint": return [reference(deepest(at: point(arguments, target, facts), in: target))]
    case "GetLayer": return [.uint32(facts.role == .frame ? 7 : facts.role == .menu ? 5 : 3)]
    case "GetMDIZOrder": return [.int16(-1)]
    case "GetAlpha": return [.double(1)]
    case "GrabFocus": return [.bool(grabFocus(target))]
    case "ScrollTo", "ScrollToPoint": return [.bool(reveal(target))]
    case _: return [.bool(false)]  // The kit places its views itself.
    }
  }

  /// Returns x, y, width and height in pixels, rounded outwards, from the corner that a call's kind names.
  private func rect(of facts: AccessibleFacts, _ kind: Int) -> [Int] {
    let (scale, origin) = (scale(of: facts), origin(of: facts, kind))
    let (x, y) = ((facts.frame.minX * scale).rounded(.down), (facts.frame.minY * scale).rounded(.down))
    let (right, bottom) = ((facts.frame.maxX * scale).rounded(.up), (facts.frame.maxY * scale).rounded(.up))
    return [x + origin.x, y + origin.y, right - x, bottom - y].map { Int($0.clamped) }
  }

  /// Returns what to add to coordinates of the window, in pixels: 0 is for those of the screen, 1 of the window, 2 of
  /// the parent.
  func origin(of facts: AccessibleFacts, _ kind: Int) -> CGPoint {
    let scale = scale(of: facts)
    if kind == 0 {
      let place = scene(of: facts)?.surface.place ?? .zero
      return CGPoint(x: (place.x * scale).rounded(), y: (place.y * scale).rounded())
    }
    guard kind == 2, let parent = tree.objects[facts.parent] else { return .zero }
    return CGPoint(
      x: -(parent.frame.minX * scale).rounded(.down), y: -(parent.frame.minY * scale).rounded(.down))
  }

  /// Returns the number of pixels in a point.
  func scale(of facts: AccessibleFacts) -> CGFloat { scene(of: facts)?.surface.scale ?? 1 }

  /// Returns the scene of an object.
  private func scene(of facts: AccessibleFacts) -> UIWindowScene? {
    var (facts, steps) = (facts, 0)
    while facts.role != .frame, let parent = tree.objects[facts.parent], steps < 1000 {
      (facts, steps) = (parent, steps + 1)
    }
    let windows = tree.objects[ObjectRegistry.root]?.children ?? []
    return windows.first { tree.objects[$0] == facts }.flatMap { registry.object($0) as? UIWindowScene }
  }

  /// Returns the point of a call in points of the window.
  private func point(_ arguments: CallArguments, _ target: CallTarget, _ facts: AccessibleFacts) -> CGPoint {
    let (scale, origin) = (scale(of: facts), origin(of: facts, arguments.int(2)))
    return CGPoint(
      x: (CGFloat(arguments.int(0)) - origin.x) / scale, y: (CGFloat(arguments.int(1)) - origin.y) / scale)
  }

  /// Whether an object contains a point of the window: its frame, and its outline if it has one.
  private func contains(_ point: CGPoint, _ target: CallTarget, _ facts: AccessibleFacts) -> Bool {
    guard facts.frame.contains(point) else { return false }
    let object = element(target)
    let outline = (object as? UIView)?.accessibilityPath ?? (object as? UIAccessibilityElement)?.accessibilityPath
    return outline?.contains(point) ?? true
  }

  private func deepest(at point: CGPoint, in target: CallTarget) -> CallTarget? {
    guard case .object(let number) = target, let facts = tree.objects[number], contains(point, target, facts) else {
      return nil
    }
    let displayed = facts.list?.displayed.sorted { $0.key < $1.key }.map(\.value) ?? []
    for child in (displayed + facts.children).reversed() {
      if let found = deepest(at: point, in: .object(child)) { return found }
    }
    return target
  }

  /// Does what Tab to the object would; returns whether it has the focus.
  private func grabFocus(_ target: CallTarget) -> Bool {
    defer { invalidate() }
    if let (list, path) = listItem(target) {
      guard let system = UIFocusSystem.focusSystem(for: list) else { return false }
      system.moveFocus(to: list)
      list.revealAsUser(path, focuses: true)
      return system.focusedItem === list
    }
    guard let view = element(target) as? UIView, facts(target).states.contains(.focusable) else { return false }
    if view.canBecomeFocused, let system = UIFocusSystem.focusSystem(for: view) {
      system.moveFocus(to: view)
      return system.focusedItem === view
    }
    return view.becomeFirstResponder()
  }

  /// Scrolls to an object; an item of a list has a cell then.
  private func reveal(_ target: CallTarget) -> Bool {
    defer { invalidate() }
    if let (list, path) = listItem(target) {
      list.revealAsUser(path, focuses: false)
      return true
    }
    return element(target) is UIView
  }

  /// Returns the list and the index path of an item.
  func listItem(_ target: CallTarget) -> (list: any AccessibleList, path: IndexPath)? {
    let facts = facts(target)
    guard let list = tree.objects[facts.parent]?.list, let position = facts.position,
      let view = registry.object(facts.parent) as? any AccessibleList,
      let path = TreeBuilder.path(of: position.index, in: list.counts)
    else { return nil }
    return (view, path)
  }
}

extension CGFloat {
  /// The number within the limits of 32 bits; 0 instead of NaN.
  fileprivate var clamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -2_147_483_648), 2_147_483_647) }
}
