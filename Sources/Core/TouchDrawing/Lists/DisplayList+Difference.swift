import TouchGeometry

extension DisplayList {
  /// Tells rectangles, in the space of both lists, outside of which this list and another draw the same.
  ///
  /// Commands that both have at the beginning and at the end are left out. Where as many differ in both, each pair has a
  /// rectangle of its own, otherwise there is one around all that differ. It takes as long as comparing the lists, and
  /// may tell more than really differs, but never less.
  ///
  /// - Returns: false where it cannot tell, because the difference reaches what is equal: a clip or a space that stays
  ///   open, or a blend mode, or because a place is no number. Nothing that it has told before counts then.
  package func forEachDifference(from other: DisplayList, _ tell: (CGRect) -> Void) -> Bool {
    guard !isBlending, !other.isBlending else { return false }
    let (new, old) = (commands, other.commands)
    let most = min(new.count, old.count)
    var low = 0
    while low < most, new[low] == old[low] { low += 1 }
    var rest = 0
    while rest < most - low, new[new.count - 1 - rest] == old[old.count - 1 - rest] { rest += 1 }
    let (newPart, oldPart) = (new[low..<(new.count - rest)], old[low..<(old.count - rest)])
    guard Self.isClosed(newPart), Self.isClosed(oldPart) else { return false }
    var base = DisplayList()
    for command in new[..<low] where !command.draws { base.append(command) }
    var isNumber = true
    /// What a command draws, before clips and transforms.
    func drawn(_ command: Command) -> CGRect {
      var drawn = command.drawnBounds
      if drawn.hasNoNumber { isNumber = false }
      if case .text(let layout, let place) = command {
        // What a list counts for text is many times what is drawn.
        drawn = TextSystem.current.drawnBounds(of: layout).movedBy(CGVector(dx: place.x, dy: place.y))
      }
      return drawn
    }
    func bounds(_ part: ArraySlice<Command>) -> CGRect {
      // Where nothing moves and cuts what is drawn, no list has to be made to know where it is.
      if base.isEmpty, part.allSatisfy({ $0.draws || $0.keepsSpace }) {
        return part.reduce(CGRect.null) { $1.draws ? $0.union(drawn($1)) : $0 }
      }
      var list = base
      for command in part {
        if case .text = command { list.append(.fillRect(drawn(command), .black)) } else { list.append(command) }
        if command.drawnBounds.hasNoNumber { isNumber = false }
      }
      if list.bounds.hasNoNumber { isNumber = false }
      return list.bounds
    }
    guard newPart.count == oldPart.count, newPart.allSatisfy(\.draws), oldPart.allSatisfy(\.draws) else {
      tell(bounds(oldPart).union(bounds(newPart)))
      return isNumber
    }
    for (before, after) in zip(oldPart, newPart) where before != after { tell(bounds([before]).union(bounds([after]))) }
    return isNumber
  }

  /// Whether commands leave the state as they found it.
  private static func isClosed(_ part: ArraySlice<Command>) -> Bool {
    var depth = 0
    for command in part {
      switch command {
      case .save, .beginGroup, .beginEffect: depth += 1
      case .restore, .endGroup: depth -= 1
      case .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend: if depth == 0 { return false }
      case .fillRect, .fillRoundedRect, .strokeRect, .strokeRoundedRect, .fillPath, .strokePath, .text, .gradient,
        .image, .shadow, .list, .moved:
        break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension DisplayList.Command {
  /// Whether the command draws, and leaves the state alone.
  fileprivate var draws: Bool {
    switch self {
    case .fillRect, .fillRoundedRect, .strokeRect, .strokeRoundedRect, .fillPath, .strokePath, .text, .gradient, .image,
      .shadow, .list, .moved:
      true
    case .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .beginGroup, .beginEffect,
      .endGroup:
      false
    }
  }

  /// Whether the command opens or closes a state and changes nothing about where things are drawn.
  fileprivate var keepsSpace: Bool {
    switch self {
    case .save, .restore: true
    default: false
    }
  }
}

extension CGRect {
  fileprivate var hasNoNumber: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}
