import TouchGeometry

/// Finds room for small labels, so that none covers another, nor what is there to be read.
struct TagPlacer {
  private var taken: [CGRect] = []
  private let limits: CGRect

  /// Labels stay inside `limits` as long as there is room.
  init(limits: CGRect) { self.limits = limits }

  /// Keeps a place free.
  mutating func reserve(_ rect: CGRect) { taken.append(rect) }

  /// The best place for a label of a size that belongs to a rectangle: at its upper left, lower left, upper right or
  /// lower right corner, inside before outside; where all of these are taken, further down inside the rectangle.
  ///
  /// - Parameters:
  ///   - size: the label's.
  ///   - box: what it belongs to.
  ///   - others: is better not covered either, such as views that lie in the box.
  ///   - isNeeded: whether it is placed even over others; without that, nil when there is no free place.
  mutating func place(
    _ size: CGSize, for box: CGRect, besides others: [CGRect] = [], isNeeded: Bool = true, inset: CGFloat = 6
  ) -> CGRect? {
    let candidates = candidates(size, box, inset, isFar: isNeeded)
    let free = candidates.first { isFree($0) && !others.contains(where: $0.intersects) }
    if let rect = free ?? (isNeeded ? candidates.first(where: isFree) : nil) {
      taken.append(rect)
      return rect
    }
    guard isNeeded else { return nil }
    // Nowhere is room: at least all of it is seen.
    let rect = CGRect(
      x: max(limits.minX, min(box.minX + inset, limits.maxX - size.width)),
      y: max(limits.minY, min(box.minY + inset, limits.maxY - size.height)),
      width: size.width, height: size.height)
    taken.append(rect)
    return rect
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
    // Outside, further down, it would look like the tag of another view.
    let step = size.height + 2
    if isFar, top + step <= bottom {
      corners += stride(from: top + step, through: bottom, by: step).prefix(12).map { CGPoint(x: left, y: $0) }
    }
    return corners.map { CGRect(origin: $0, size: size) }
  }
}
