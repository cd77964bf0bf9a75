import TouchGeometry
import TouchKit

/// The constraints of a stack view (semantics 25.42 to 25.45).
@MainActor final class StackConstraints {
  /// The inputs from which the constraints were made; they are kept while these are equal.
  struct Key: Equatable {
    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var usesMargins: Bool
    var usesBaselines: Bool
    var views: [Entry]
  }

  struct Entry: Equatable {
    var view: ObjectIdentifier
    var isHidden: Bool
    /// The distance to the next view.
    var gap: CGFloat
    /// The length, if it determines shares; otherwise 0.
    var length: CGFloat
  }

  let key: Key
  var active: [NSLayoutConstraint] = []

  init(_ key: Key) { self.key = key }
}

extension UIStackView {
  func updateStackConstraints() {
    var key = StackConstraints.Key(
      axis: axis, distribution: distribution, alignment: alignment, usesMargins: isLayoutMarginsRelativeArrangement,
      usesBaselines: measuresFromBaselines, views: [])
    key.views.reserveCapacity(arranged.count)
    for entry in arranged {
      let view = entry.view
      let shares = distribution == .fillProportionally && !view.isHidden
      key.views.append(
        StackConstraints.Entry(
          view: ObjectIdentifier(view), isHidden: view.isHidden, gap: distance(after: entry),
          length: shares ? along(view.intrinsicContentSize) : 0))
    }
    guard key != constrained?.key else { return }
    NSLayoutConstraint.deactivate(constrained?.active ?? [])
    let made = StackConstraints(key)
    constrained = made
    for entry in arranged { entry.view.ensureLayoutItem() }
    guard !arranged.isEmpty else { return }
    var writer = StackConstraintWriter(self, made)
    writer.write()
    NSLayoutConstraint.activate(made.active)
  }

  fileprivate func along(_ size: CGSize) -> CGFloat { max(axis == .horizontal ? size.width : size.height, 0) }
}

@MainActor private struct StackConstraintWriter {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let result: StackConstraints
  private let canvas: LayoutHandle
  private let isRow: Bool
  private let along: (near: Attribute, far: Attribute, length: Attribute, middle: Attribute)
  private let across: (near: Attribute, far: Attribute, length: Attribute, middle: Attribute)

  init(_ stack: UIStackView, _ result: StackConstraints) {
    (self.stack, self.result) = (stack, result)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide.layoutHandle : stack.layoutHandle
    isRow = stack.axis == .horizontal
    let (row, column) = (
      (near: Attribute.leading, far: Attribute.trailing, length: Attribute.width, middle: Attribute.centerX),
      (near: Attribute.top, far: Attribute.bottom, length: Attribute.height, middle: Attribute.centerY)
    )
    (along, across) = isRow ? (row, column) : (column, row)
  }

  private func add(
    _ name: String, _ first: LayoutHandle, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation = .equal,
    _ second: LayoutHandle? = nil, _ other: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, at priority: Float = 1000
  ) {
    let constraint = NSLayoutConstraint.ofKit(
      first, attribute, relation, second, other, multiplier: multiplier, constant: constant, name: name)
    constraint.priority = UILayoutPriority(priority)
    result.active.append(constraint)
  }

  mutating func write() {
    let shown = stack.shown.map(\.view)
    writeAlong(shown)
    if let first = shown.first { for view in shown { writeAcross(view, first: first) } }
    for (index, entry) in stack.arranged.enumerated() where entry.view.isHidden {
      let hidden = entry.view.layoutHandle
      add("UISV-hiding", hidden, along.length)
      add("UISV-alignment", hidden, across.near, .equal, canvas, across.near)
      let before = stack.arranged[..<index].last { !$0.view.isHidden }?.view.layoutHandle
      add("UISV-spacing", hidden, along.near, .equal, before ?? canvas, before == nil ? along.near : along.far)
    }
  }

  private func writeAlong(_ views: [UIView]) {
    guard let first = views.first?.layoutHandle, let last = views.last?.layoutHandle else {
      add("UISV-canvas-connection", canvas, along.length, at: 51)
      return
    }
    add("UISV-canvas-connection", first, along.near, .equal, canvas, along.near)
    add("UISV-canvas-connection", last, along.far, .equal, canvas, along.far)
    let entries = stack.shown
    let isLoose = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (index, pair) in zip(views, views.dropFirst()).enumerated() {
      let (near, far): (Attribute, Attribute) =
        stack.measuresFromBaselines ? (.firstBaseline, .lastBaseline) : (along.near, along.far)
      add(
        "UISV-spacing", pair.1.layoutHandle, near, isLoose ? .greaterThanOrEqual : .equal, pair.0.layoutHandle, far,
        plus: stack.distance(after: entries[index]))
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add("UISV-fill-equally", view.layoutHandle, along.length, .equal, first, along.length)
      }
    case .fillProportionally: proportions(views, entries)
    case .equalSpacing:
      for pair in zip(views, views.dropFirst()).dropFirst() {
        equal(
          "UISV-distributing", (views[0], along.far), (views[1], along.near), (pair.0, along.far), (pair.1, along.near),
          1000)
      }
    case .equalCentering:
      for pair in zip(views, views.dropFirst()).dropFirst() {
        equal(
          "UISV-distributing", (views[0], along.middle), (views[1], along.middle), (pair.0, along.middle),
          (pair.1, along.middle), 149)
      }
    }
  }

  /// Adds a constraint that makes two distances equal.
  private func equal(
    _ name: String, _ a: (UIView, Attribute), _ b: (UIView, Attribute), _ c: (UIView, Attribute),
    _ d: (UIView, Attribute),
    _ priority: Float
  ) {
    let constraint = NSLayoutConstraint.ofKit(
      distance: (a.0.layoutHandle, a.1), to: (b.0.layoutHandle, b.1), equals: (c.0.layoutHandle, c.1),
      to: (d.0.layoutHandle, d.1), name: name)
    constraint.priority = UILayoutPriority(priority)
    result.active.append(constraint)
  }

  private func proportions(_ views: [UIView], _ entries: [ArrangedView]) {
    let lengths = views.map { stack.along($0.intrinsicContentSize) }
    let whole = lengths.reduce(0, +) + entries.dropLast().reduce(0) { $0 + stack.distance(after: $1) }
    guard whole > 0 else { return }
    for (index, view) in views.enumerated() where lengths[index] > 0 {
      add(
        "UISV-fill-proportionally", view.layoutHandle, along.length, .equal, canvas, along.length,
        times: lengths[index] / whole,
        at: 999 - Float(index))
    }
  }

  private func writeAcross(_ view: UIView, first: UIView) {
    let name = "UISV-alignment", isFirst = view === first
    let (own, first) = (view.layoutHandle, first.layoutHandle)
    switch (stack.alignment, isRow) {
    case (.fill, _):
      if isFirst {
        add("UISV-canvas-connection", own, across.near, .equal, canvas, across.near)
        add("UISV-canvas-connection", own, across.far, .equal, canvas, across.far)
      } else {
        add(name, own, across.near, .equal, first, across.near)
        add(name, own, across.far, .equal, first, across.far)
      }
      return
    case (.leading, _), (.firstBaseline, false), (.lastBaseline, false):
      add(name, own, across.near, .equal, canvas, across.near)
      add(name, own, across.far, .lessThanOrEqual, canvas, across.far)
    case (.trailing, _):
      add(name, own, across.far, .equal, canvas, across.far)
      add(name, own, across.near, .greaterThanOrEqual, canvas, across.near)
    case (.center, _):
      add(name, own, across.middle, .equal, canvas, across.middle)
      add(name, own, across.near, .greaterThanOrEqual, canvas, across.near)
      add(name, own, across.far, .lessThanOrEqual, canvas, across.far)
    case (.firstBaseline, true), (.lastBaseline, true):
      let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if !isFirst { add(name, own, line, .equal, first, line) }
      add(name, own, across.near, .greaterThanOrEqual, canvas, across.near)
      add(name, own, across.far, .lessThanOrEqual, canvas, across.far)
      if isFirst { add("UISV-canvas-fit", canvas, across.length, at: 49) }
    }
    if isFirst, stack.alignment != .firstBaseline, stack.alignment != .lastBaseline {
      add("UISV-spanning-fit", canvas, across.length, at: 51)
    }
    let size = view.intrinsicContentSize
    if (isRow ? size.height : size.width) < 0 { add("UISV-ambiguity-suppression", own, across.length, at: 25) }
  }
}
