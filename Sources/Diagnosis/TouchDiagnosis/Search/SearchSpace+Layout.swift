import TouchGeometry
import TouchScenes

// Changes of constraints, for a view that a touch missed and for content that does not scroll.

extension SearchSpace {
  /// An axis of the layout.
  private enum Axis: CaseIterable {
    case across, down

    var size: SceneConstraint.Attribute { self == .across ? .width : .height }
    var start: SceneConstraint.Attribute { self == .across ? .leading : .top }
    var end: SceneConstraint.Attribute { self == .across ? .trailing : .bottom }
    var center: SceneConstraint.Attribute { self == .across ? .centerX : .centerY }

    func place(_ point: CGPoint) -> Double { Double(self == .across ? point.x : point.y) }
    func extent(_ size: CGSize) -> Double { Double(self == .across ? size.width : size.height) }

    func has(_ attribute: SceneConstraint.Attribute) -> Bool {
      switch attribute {
      case .left, .right, .leading, .trailing, .width, .centerX: self == .across
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: self == .down
      }
    }
  }

  /// The smallest size in points that a finger can hit.
  private static let minimumTarget = 44.0

  /// Enlarges or moves a view that constraints lay out, so that it contains a touch or its content.
  ///
  /// - Parameters:
  ///   - name: the view to change: `view`, or one of its superviews.
  ///   - view: the view that should receive the touch.
  mutating func relayout(
    _ name: String, for view: String, _ touch: (serial: Int, hit: String?, distances: [String: Double])
  ) {
    let played = baseline.before
    guard index.isBound(name), touch.distances[name] ?? 0 > 0, touch.distances[name] ?? 0 <= Self.farthest,
      let spot = played.spots[touch.serial]?[name], let size = played.sizes[name]
    else { return }
    for axis in Axis.allCases {
      let (place, extent) = (axis.place(spot), axis.extent(size))
      let (low, high) = (max(0, -place), max(0, place >= extent ? max(place - extent, 0.5) : 0))
      guard low > 0 || high > 0 else { continue }
      turn(name, axis)
      // A touch farther from a view with extent was meant for something else.
      let isMeant = name != view || extent < 1 || max(low, high) <= Self.nearby
      settle(name, axis, touch.serial, extent)
      guard isMeant else { continue }
      let beyond = name == view ? 0 : overflow(of: view, beyond: name, axis, low > 0)
      let finger = max(max(low, high).rounded(.up) + 1, extent < 1 ? Self.minimumTarget : 0)
      move(name, axis, extent, by: beyond >= max(low, high) ? beyond : finger)
      if extent < 1 { extend(name, axis, minimum: max(finger, beyond)) }
    }
  }

  /// Reverses the signs of the constants that position a view: `trailing == trailing + 20` puts it outside.
  private mutating func turn(_ name: String, _ axis: Axis) {
    let around = index.path(of: name).dropLast()
    var bound = [name]
    var turned = 0
    var place = 0
    while place < bound.count, turned < Self.maximumTurned {
      for one in index.scene.constraints where axis.has(one.first.attribute) && one.concerns(bound[place]) {
        for other in [one.first.view, one.second?.view].compactMap(\.self)
        where !bound.contains(other) && !around.contains(other) { bound.append(other) }
        // A wrong sign in a length makes it too long.
        guard one.second != nil, one.first.attribute == axis.size ? one.constant > 0 : one.constant != 0 else {
          continue
        }
        turned += 1
        add(.constrain(name, from: one, to: one.with(constant: -one.constant)))
      }
      place += 1
    }
  }

  /// The most constants that are reversed for a view along an axis.
  private static let maximumTurned = 8

  /// The changes that reverse the constants with which a view is outside of its superview.
  func turns(of name: String) -> [Change] {
    guard index.isBound(name), let outer = index.path(of: name).dropLast().last,
      let frame = baseline.before.frames[name],
      let size = baseline.before.sizes[outer]
    else { return [] }
    var space = self
    if frame.minX < 0 || frame.maxX > size.width { space.turn(name, .across) }
    if frame.minY < 0 || frame.maxY > size.height { space.turn(name, .down) }
    return space.found
  }

  /// How far a descendant extends beyond a view.
  private func overflow(of inner: String, beyond name: String, _ axis: Axis, _ isBefore: Bool) -> Double {
    let played = baseline.before
    guard let start = index.path(of: inner).firstIndex(of: name), let size = played.sizes[name] else { return 0 }
    var corner = 0.0
    for name in index.path(of: inner)[(start + 1)...] { corner += axis.place(played.frames[name]?.origin ?? .zero) }
    let end = corner + axis.extent(played.sizes[inner] ?? .zero)
    return max(0, isBefore ? -corner : end - axis.extent(size)).rounded(.up)
  }

  /// Other constants and multipliers for the constraints of a view along an axis.
  ///
  /// A constraint with a weaker alternative is removed.
  private mutating func move(_ name: String, _ axis: Axis, _ extent: Double, by distance: Double) {
    let along = index.scene.constraints.filter { axis.has($0.first.attribute) && $0.concerns(name) }
    // Size before position.
    let all =
      along.filter { $0.first.attribute == axis.size } + along.filter { $0.first.attribute != axis.size }
    for one in all where all.contains(where: { $0.first == one.first && $0.priority < one.priority }) {
      add(.constrain(name, from: one, to: nil))
    }
    for one in all {
      if one.second != nil, one.multiplier != 1, one.first.attribute == axis.size, extent < 1 {
        var plain = one
        plain.multiplier = 1
        add(.constrain(name, from: one, to: plain))
      }
      for step in [distance, -distance] {
        var moved = one
        moved.constant += step
        // A length is not negative.
        guard one.second != nil || moved.constant >= 0 else { continue }
        add(.constrain(name, from: one, to: moved))
      }
    }
  }

  /// Adds a length for a view without one, up to the end of the touch and the content.
  private mutating func extend(_ name: String, _ axis: Axis, minimum: Double) {
    let inside = (index.views[name]?.view.children ?? []).compactMap { baseline.before.frames[$0.name] }
    let reach = inside.map { axis.place(CGPoint(x: $0.maxX, y: $0.maxY)) }.max() ?? 0
    let length = max(Self.minimumTarget, minimum, reach.rounded(.up))
    let place = SceneConstraint.Place(view: name, attribute: axis.size)
    add(.constrain(name, from: nil, to: SceneConstraint(first: place, relation: .equal, constant: length)))
  }

  /// Adds a position for a view without one along an axis: the center, or the touch.
  private mutating func settle(_ name: String, _ axis: Axis, _ serial: Int, _ extent: Double) {
    let isSettled = index.scene.constraints.contains { one in
      axis.has(one.first.attribute) && one.first.attribute != axis.size && one.concerns(name)
    }
    guard !isSettled, let outer = index.path(of: name).dropLast().last,
      let spot = baseline.before.spots[serial]?[outer]
    else { return }
    let middle = SceneConstraint.Place(view: outer, attribute: axis.center)
    add(
      .constrain(
        name, from: nil,
        to: SceneConstraint(
          first: SceneConstraint.Place(view: name, attribute: axis.center), relation: .equal, second: middle)))
    let start = SceneConstraint.Place(view: outer, attribute: axis.start)
    add(
      .constrain(
        name, from: nil,
        to: SceneConstraint(
          first: SceneConstraint.Place(view: name, attribute: axis.start), relation: .equal, second: start,
          constant: (axis.place(spot) - extent / 2).rounded(.down))))
  }

  /// Enlarges content that constraints lay out, along the movement of the finger: its end is tied to the last view, or
  /// its size grows.
  mutating func enlargeByConstraints(_ view: String) {
    guard let rest = baseline.before.scrollGeometries[view], let way = baseline.way, let own = index.views[view]?.view
    else {
      return
    }
    let axis: Axis = abs(way.dy) >= abs(way.dx) ? .down : .across
    guard axis.place(rest.high) <= axis.place(rest.low) else { return }
    let inside = own.children.map(\.name).filter(index.isBound)
    let length = axis.extent(rest.size)
    for one in index.scene.constraints where one.first.attribute == axis.size {
      guard inside.contains(one.first.view) else { continue }
      var larger = one
      larger.constant += length
      add(.constrain(one.first.view, from: one, to: larger))
    }
    let ends = inside.compactMap { name in
      baseline.before.frames[name].map { (name, axis.place(CGPoint(x: $0.maxX, y: $0.maxY))) }
    }
    guard let last = ends.max(by: { $0.1 < $1.1 })?.0 else { return }
    let end = SceneConstraint.Place(view: view, guide: .contentLayoutGuide, attribute: axis.end)
    let mine = SceneConstraint.Place(view: last, attribute: axis.end)
    let tied = SceneConstraint(first: mine, relation: .equal, second: end)
    if !index.scene.constraints.contains(where: { $0.first == mine && $0.second == end }) {
      add(.constrain(last, from: nil, to: tied))
    }
    let size = SceneConstraint.Place(view: last, attribute: axis.size)
    add(.constrain(last, from: nil, to: SceneConstraint(first: size, relation: .equal, constant: length * 2)))
  }
}

extension SceneConstraint {
  /// The constraint with another constant.
  package func with(constant: Double) -> SceneConstraint {
    var other = self
    other.constant = constant
    return other
  }

  /// Whether it has an attribute of a view, and not only of one of its guides.
  fileprivate func concerns(_ name: String) -> Bool {
    [first, second].contains { $0?.view == name && $0?.guide == nil }
  }
}
