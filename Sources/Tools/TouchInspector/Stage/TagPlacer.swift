import TouchGeometry

/// Finds positions for small labels that do not cover each other or reserved areas.
struct TagPlacer {
  private var taken: [CGRect] = []
  /// Of the taken areas those that labels cover even less than the others: marks and labels.
  private var solid: [CGRect] = []
  /// Areas that labels cover only if there is no other room.
  private var avoided: [CGRect] = []
  private let limits: CGRect

  /// Creates a placer.
  ///
  /// Labels stay inside `limits` if there is room.
  init(limits: CGRect) { self.limits = limits }

  /// Marks an area that labels must not cover.
  ///
  /// - Parameter isSolid: whether it is a mark; false for text of the scene, which a label covers before it covers a mark.
  mutating func reserve(_ rect: CGRect, isSolid: Bool = true) {
    taken.append(rect)
    if isSolid { solid.append(rect) }
  }

  /// Marks an area that labels cover only if there is no other room, such as the path of a finger.
  mutating func avoid(_ rect: CGRect) { avoided.append(rect) }

  /// Returns the best position for a label of a rectangle, and marks it as taken.
  ///
  /// It tries the corners of the rectangle in the order upper left, lower left, upper right, lower right: first inside,
  /// then outside. Next are the right and left sides, then, for needed labels, positions further down inside, and the
  /// nearest free one anywhere.
  ///
  /// - Parameters:
  ///   - size: the size of the label.
  ///   - box: the rectangle that the label belongs to.
  ///   - others: areas that the label should not cover either, such as views inside the box.
  ///   - isNeeded: whether the label is placed even if no position is free. If false, the result may be nil.
  mutating func place(
    _ size: CGSize, for box: CGRect, besides others: [CGRect] = [], isNeeded: Bool = true, inset: CGFloat = 6
  ) -> CGRect? {
    let candidates = candidates(size, box, inset, isFar: isNeeded)
    let free = candidates.filter { isFree($0) && !others.contains(where: $0.intersects) }
    let clear = free.first { !avoided.contains(where: $0.intersects) }
    let forced = isNeeded ? candidates.first(where: isFree) ?? nearest(size, box, inset, besides: taken) : nil
    if let rect = clear ?? free.first ?? forced ?? (isNeeded ? nearest(size, box, inset, besides: solid) : nil) {
      reserve(rect)
      return rect
    }
    guard isNeeded else { return nil }
    // No position is free. The label covers other ones, and is completely inside the limits.
    let rect = CGRect(
      x: max(limits.minX, min(box.minX + inset, limits.maxX - size.width)),
      y: max(limits.minY, min(box.minY + inset, limits.maxY - size.height)),
      width: size.width, height: size.height)
    reserve(rect)
    return rect
  }

  /// Returns the position in the limits that is nearest to a rectangle and outside of some areas; nil if there is none.
  private func nearest(_ size: CGSize, _ box: CGRect, _ inset: CGFloat, besides areas: [CGRect]) -> CGRect? {
    let lefts = [box.minX + inset, box.maxX - size.width, limits.minX + inset, limits.maxX - inset - size.width]
    let tops = stride(from: limits.minY, through: limits.maxY - size.height, by: size.height + 2)
    let places = tops.flatMap { top in lefts.map { CGRect(origin: CGPoint(x: $0, y: top), size: size) } }
    func distance(_ rect: CGRect) -> CGFloat {
      let (across, along) = (rect.midX - box.midX, rect.midY - box.midY)
      return across * across + along * along
    }
    return places.filter { place in limits.contains(place) && !areas.contains(where: place.intersects) }.min {
      distance($0) < distance($1)
    }
  }

  private func isFree(_ rect: CGRect) -> Bool {
    limits.contains(rect) && !taken.contains(where: rect.intersects)
  }

  private func candidates(_ size: CGSize, _ box: CGRect, _ inset: CGFloat, isFar: Bool) -> [CGRect] {
    let (left, right) = (box.minX + inset, box.maxX - inset - size.width)
    let (top, bottom) = (box.minY + inset, box.maxY - inset - size.height)
    var corners: [CGPoint] = []
    if size.width + 2 * inset <= box.width, size.height + 2 * inset <= box.height {
      corners = [(left, top), (left, bottom), (right, top), (right, bottom)].map { CGPoint(x: $0.0, y: $0.1) }
    }
    let (above, below) = (box.minY - size.height - 2, box.maxY + 2)
    corners += [(box.minX, above), (box.minX, below), (box.maxX - size.width, above), (box.maxX - size.width, below)]
      .map { CGPoint(x: $0.0, y: $0.1) }
    corners += [
      CGPoint(x: box.maxX + 4, y: box.midY - size.height / 2),
      CGPoint(x: box.minX - 4 - size.width, y: box.midY - size.height / 2),
    ]
    // Further positions are only inside: outside and further down, it would look like the tag of another view.
    let step = size.height + 2
    if isFar, top + step <= bottom {
      corners += stride(from: top + step, through: bottom, by: step).prefix(12).map { CGPoint(x: left, y: $0) }
    }
    return corners.map { CGRect(origin: $0, size: size) }
  }
}
