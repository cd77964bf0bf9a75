import TouchGeometry

/// An accessibility element, or a view that contains some.
package struct AccessibleBranch {
  /// A view, or a `UIAccessibilityElement`.
  package let object: AnyObject
  /// The visible part, in window coordinates.
  package let rect: CGRect
  /// The elements in a container, in reading order; empty for an element.
  package let children: [AccessibleBranch]
}

/// Sorts accessible views and parts of views in reading order (semantics 45.3, 45.4).
@MainActor struct AccessibleOrder {
  /// Elements that stay together in a given order, and their common rectangle.
  private struct Group {
    var members: [AccessibleBranch]
    var rect: CGRect
  }

  private let window: UIWindow
  private let isContainer: (UIView) -> Bool
  private var groups: [Group] = []

  /// Returns all visible elements of a window; those in a container are its children.
  static func branches(in window: UIWindow, isContainer: @escaping (UIView) -> Bool) -> [AccessibleBranch] {
    var order = AccessibleOrder(window: window, isContainer: isContainer)
    order.collect(window)
    return order.branches
  }

  private init(window: UIWindow, isContainer: @escaping (UIView) -> Bool) {
    (self.window, self.isContainer) = (window, isContainer)
  }

  private var branches: [AccessibleBranch] {
    groups.inReadingOrder(fromRight: window.isReadFromRight) { $0.rect }.flatMap(\.members)
  }

  private mutating func add(_ object: AnyObject, _ rect: CGRect, _ children: [AccessibleBranch] = []) {
    groups.append(Group(members: [AccessibleBranch(object: object, rect: rect, children: children)], rect: rect))
  }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha >= UIView.minimumTouchableAlpha, !view.accessibilityElementsHidden else { return }
    if view.isAccessibilityElement {
      let rect = view.visibleRect(in: window)
      if !rect.isEmpty { add(view, rect) }
      return
    }
    if isContainer(view) {
      var inner = AccessibleOrder(window: window, isContainer: isContainer)
      inner.collectContent(of: view)
      let rect = view.visibleRect(in: window)
      if !rect.isEmpty { add(view, rect, inner.branches) }
      return
    }
    collectContent(of: view)
  }

  private mutating func collectContent(of view: UIView) {
    if let elements = view.accessibilityElements ?? view.elementsByIndex { return collect(elements, of: view) }
    let children = view.subviews
    let shown = children[(children.lastIndex(where: \.keepsFocusInside) ?? 0)...]
    // The frontmost modal view hides all others.
    if let modal = shown.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { return collect(modal) }
    for child in shown { collect(child) }
  }

  /// Elements that a view declares stay together and in that order.
  private mutating func collect(_ elements: [Any], of view: UIView) {
    var inner = AccessibleOrder(window: window, isContainer: isContainer)
    var rect = CGRect.null
    let seen = view.visibleRect(in: window)
    for element in elements {
      switch element {
      case let view as UIView: inner.collect(view)
      case let part as UIAccessibilityElement:
        let place = UIView.convert(part.accessibilityFrame, from: nil, to: window)
        if part.isAccessibilityElement, !place.overlap(seen).isEmpty {
          inner.add(part, place)
        }
      default: break
      }
    }
    for group in inner.groups { rect = rect.union(group.rect) }
    if !inner.groups.isEmpty { groups.append(Group(members: inner.groups.flatMap(\.members), rect: rect)) }
  }
}

extension Array {
  /// Returns the elements in reading order: row by row, each from left to right, or from right to left.
  ///
  /// An element belongs to a row if it begins above the middle of the row's first element.
  package func inReadingOrder(fromRight: Bool = false, _ place: (Element) -> CGRect) -> [Element] {
    // Stable: elements at the same position keep their order.
    var rest = enumerated().map { (offset: $0.offset, rect: place($0.element), element: $0.element) }
      .sorted { ($0.rect.minY, $0.offset) < ($1.rect.minY, $1.offset) }
    var order: [Element] = []
    while let first = rest.first {
      let row = rest.prefix { $0.rect.minY < first.rect.midY }
      let count = Swift.max(row.count, 1)
      let sorted = rest.prefix(count).enumerated()
        .sorted {
          let (one, other) = ($0.element.rect, $1.element.rect)
          return fromRight
            ? (-one.maxX, $0.offset) < (-other.maxX, $1.offset) : (one.minX, $0.offset) < (other.minX, $1.offset)
        }
      order += sorted.map(\.element.element)
      rest.removeFirst(count)
    }
    return order
  }
}

extension UIWindow {
  /// Whether rows are read, and focused, from right to left.
  var isReadFromRight: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The accessible views and parts of views, in reading order (semantics 45.4).
  package var accessibleElementsInOrder: [AnyObject] { accessibleBranches { _ in false }.map(\.object) }

  /// Returns the same as a tree, in which containers have elements as children.
  package func accessibleBranches(isContainer: @escaping (UIView) -> Bool) -> [AccessibleBranch] {
    AccessibleOrder.branches(in: self, isContainer: isContainer)
  }
}
