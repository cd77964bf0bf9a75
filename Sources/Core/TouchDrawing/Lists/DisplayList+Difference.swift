import TouchGeometry

extension DisplayList {
  /// Reports rectangles, in the space of both lists, that contain all differences between this list and another.
  ///
  /// Equal commands at the beginning and the end are skipped. If the same number of commands differs in both lists,
  /// each pair has its own rectangle, otherwise one rectangle contains all differences. It takes as long as comparing
  /// the lists, and may report more than what differs, but never less.
  ///
  /// - Returns: false if the difference is unknown, because it affects equal commands (a clip, a space or a blend mode
  ///   that stays in effect), or because a coordinate is NaN. The rectangles reported before are then invalid.
  package func forEachDifference(from other: DisplayList, _ report: (CGRect) -> Void) -> Bool {
    guard !isBlending, !other.isBlending else { return false }
    let (new, old) = (commands, other.commands)
    let maximum = min(new.count, old.count)
    var low = 0
    while low < maximum, new[low] == old[low] { low += 1 }
    var rest = 0
    while rest < maximum - low, new[new.count - 1 - rest] == old[old.count - 1 - rest] { rest += 1 }
    let (newPart, oldPart) = (new[low..<(new.count - rest)], old[low..<(old.count - rest)])
    guard Self.isClosed(newPart), Self.isClosed(oldPart) else { return false }
    var base = DisplayList()
    for command in new[..<low] where !command.draws { base.append(command) }
    var isNumber = true
    /// Returns the area that a command draws, before clips and transforms.
    func drawn(_ command: Command) -> CGRect {
      var drawn = command.drawnBounds
      if drawn.hasNoNumber { isNumber = false }
      if case .text(let layout, let place) = command {
        // The bounds of text in a list are much larger than what is drawn.
        drawn = TextSystem.current.drawnBounds(of: layout).movedBy(CGVector(dx: place.x, dy: place.y))
      }
      return drawn
    }
    func bounds(_ part: ArraySlice<Command>) -> CGRect {
      // If nothing moves or clips the drawing, its bounds are known without creating a list.
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
      report(bounds(oldPart).union(bounds(newPart)))
      return isNumber
    }
    for (before, after) in zip(oldPart, newPart) where before != after {
      report(bounds([before]).union(bounds([after])))
    }
    return isNumber
  }

  /// Whether commands restore the initial state.
  private static func isClosed(_ part: ArraySlice<Command>) -> Bool {
    var depth = 0
    for command in part {
      switch command {
      case .save, .beginGroup, .beginEffect: depth += 1
      case .restore, .endGroup: depth -= 1
      case .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .antialias:
        if depth == 0 { return false }
      case .fillRect, .fillRoundedRect, .strokeRect, .strokeRoundedRect, .fillPath, .strokePath, .text, .gradient,
        .image, .shadow, .backdrop, .picture, .list, .moved:
        break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension DisplayList.Command {
  /// Whether the command draws and does not change the state.
  fileprivate var draws: Bool {
    switch self {
    case .fillRect, .fillRoundedRect, .strokeRect, .strokeRoundedRect, .fillPath, .strokePath, .text, .gradient, .image,
      .shadow, .backdrop, .picture, .list, .moved:
      true
    case .save, .restore, .concat, .clipRect, .clipRoundedRect, .clipPath, .clipMask, .blend, .antialias, .beginGroup,
      .beginEffect,
      .endGroup:
      false
    }
  }

  /// Whether the command saves or restores a state without changing the placement of drawing.
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
