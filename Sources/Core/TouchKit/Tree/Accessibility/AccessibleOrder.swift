import TouchGeometry

/// Views and parts of views that are told of, in the order in which one reads (semantics 45.3, 45.4).
@MainActor struct AccessibleOrder {
  /// What stands together in an order of its own, and where.
  private struct Group {
    var members: [AnyObject]
    var rect: CGRect
  }

  private let window: UIWindow
  private var groups: [Group] = []

  /// All that is seen in a window.
  static func elements(in window: UIWindow) -> [AnyObject] {
    var order = AccessibleOrder(window: window)
    order.collect(window)
    return order.groups.inReadingOrder { $0.rect }.flatMap(\.members)
  }

  private init(window: UIWindow) { self.window = window }

  private mutating func collect(_ view: UIView) {
    guard !view.isHidden, view.alpha >= UIView.leastTouchableAlpha, !view.accessibilityElementsHidden else { return }
    if view.isAccessibilityElement {
      let rect = view.visibleRect(in: window)
      if !rect.isEmpty { groups.append(Group(members: [view], rect: rect)) }
      return
    }
    if let elements = view.accessibilityElements { return collect(elements, of: view) }
    let children = view.subviews
    let shown = children[(children.lastIndex(where: \.keepsFocusInside) ?? 0)...]
    // The frontmost modal one stands alone.
    if let modal = shown.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) { return collect(modal) }
    for child in shown { collect(child) }
  }

  /// What a view says it contains stays together and in that order.
  private mutating func collect(_ elements: [Any], of view: UIView) {
    var inner = AccessibleOrder(window: window)
    var rect = CGRect.null
    let seen = view.visibleRect(in: window)
    for element in elements {
      switch element {
      case let view as UIView: inner.collect(view)
      case let part as UIAccessibilityElement:
        let place = UIView.convert(part.accessibilityFrame, from: nil, to: window)
        if part.isAccessibilityElement, !place.overlap(seen).isEmpty {
          inner.groups.append(Group(members: [part], rect: place))
        }
      default: break
      }
    }
    for group in inner.groups { rect = rect.union(group.rect) }
    if !inner.groups.isEmpty { groups.append(Group(members: inner.groups.flatMap(\.members), rect: rect)) }
  }
}

extension Array {
  /// The elements as one reads them: row by row, each from left to right.
  ///
  /// What is beside an element in a row begins above the middle of the one that begins the row.
  func inReadingOrder(_ place: (Element) -> CGRect) -> [Element] {
    // Stable: what begins at one place keeps its order.
    var rest = enumerated().map { (offset: $0.offset, rect: place($0.element), element: $0.element) }
      .sorted { ($0.rect.minY, $0.offset) < ($1.rect.minY, $1.offset) }
    var order: [Element] = []
    while let first = rest.first {
      let row = rest.prefix { $0.rect.minY < first.rect.midY }
      let count = Swift.max(row.count, 1)
      let sorted = rest.prefix(count).enumerated()
        .sorted { ($0.element.rect.minX, $0.offset) < ($1.element.rect.minX, $1.offset) }
      order += sorted.map(\.element.element)
      rest.removeFirst(count)
    }
    return order
  }
}

extension UIWindow {
  /// The views and parts of views that are told of, in reading order (semantics 45.4).
  package var accessibleElementsInOrder: [AnyObject] { AccessibleOrder.elements(in: self) }
}
