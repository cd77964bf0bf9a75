import TouchGeometry

/// Finds room for small labels, so that none covers another.
struct TagPlacer {
  private var taken: [CGRect] = []
  private let limits: CGRect

  /// Labels stay inside `limits` as long as there is room.
  init(limits: CGRect) { self.limits = limits }

  /// Keeps a place free.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// The best place for a label of a size that belongs to a rectangle: at its upper left, lower left, upper right or
  /// lower right corner, inside before outside; where all of these are taken, further down.
  mutating func place(_ size: CGSize, for box: CGRect, inset: CGFloat = 6) -> CGRect {
    let (left, right) = (box.minX + inset, box.maxX - inset - size.width)
    let (top, bottom) = (box.minY + inset, box.maxY - inset - size.height)
    var candidates: [CGPoint] = []
    if size.width + 2 * inset <= box.width, size.height + 2 * inset <= box.height {
      candidates = [(left, top), (left, bottom), (right, top), (right, bottom)].map { CGPoint(x: $0.0, y: $0.1) }
    }
    candidates += [
      CGPoint(x: box.minX, y: box.minY - size.height - 2), CGPoint(x: box.minX, y: box.maxY + 2),
      CGPoint(x: box.maxX - size.width, y: box.minY - size.height - 2),
      CGPoint(x: box.maxX - size.width, y: box.maxY + 2),
      CGPoint(x: box.maxX + 4, y: box.midY - size.height / 2),
      CGPoint(x: box.minX - size.width - 4, y: box.midY - size.height / 2),
    ]
    for step in 1...4 { candidates.append(CGPoint(x: left, y: top + CGFloat(step) * (size.height + 2))) }
    for corner in candidates {
      let rect = CGRect(origin: corner, size: size)
      if limits.contains(rect), !taken.contains(where: { $0.intersects(rect) }) {
        taken.append(rect)
        return rect
      }
    }
    // Nowhere is room: at least all of it is seen.
    let rect = CGRect(
      x: max(limits.minX, min(left, limits.maxX - size.width)),
      y: max(limits.minY, min(top, limits.maxY - size.height)),
      width: size.width, height: size.height)
    taken.append(rect)
    return rect
  }
}
