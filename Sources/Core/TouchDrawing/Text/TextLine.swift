import TouchGeometry

/// A cluster of a line: its units, and its left and right edges.
package struct TextCluster: Hashable, Sendable {
  /// The UTF-16 units, from the beginning of the layout's text.
  package var range: Range<Int>
  /// The left edge, in points from the layout's left.
  package var minX: CGFloat
  /// The right edge.
  package var maxX: CGFloat
  /// Whether it reads from right to left.
  package var isRightToLeft: Bool

  package init(range: Range<Int>, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
    (self.range, self.minX, self.maxX, self.isRightToLeft) = (range, minX, maxX, isRightToLeft)
  }

  /// The edge where it begins in reading order.
  package var leadingX: CGFloat { isRightToLeft ? maxX : minX }
  /// The edge where it ends in reading order.
  package var trailingX: CGFloat { isRightToLeft ? minX : maxX }
}

/// A line of a laid out text.
package struct TextLine: Hashable, Sendable {
  /// The UTF-16 units without the line break, from the beginning of the layout's text.
  package var range: Range<Int>
  /// The upper edge, in points from the layout's top.
  package var minY: CGFloat
  /// The height.
  package var height: CGFloat
  /// The baseline, from the layout's top.
  package var baseline: CGFloat
  /// The position of a caret in an empty line.
  package var startX: CGFloat
  /// Whether its paragraph reads from right to left.
  package var isRightToLeft: Bool
  /// The clusters, from left to right.
  package var clusters: [TextCluster]

  package init(
    range: Range<Int>, minY: CGFloat, height: CGFloat, baseline: CGFloat, startX: CGFloat, isRightToLeft: Bool,
    clusters: [TextCluster]
  ) {
    (self.range, self.minY, self.height, self.baseline) = (range, minY, height, baseline)
    (self.startX, self.isRightToLeft, self.clusters) = (startX, isRightToLeft, clusters)
  }

  /// The lower edge.
  package var maxY: CGFloat { minY + height }
  /// The left edge of the visible text.
  package var minX: CGFloat { clusters.first?.minX ?? startX }
  /// The right edge of the visible text.
  package var maxX: CGFloat { clusters.last?.maxX ?? startX }

  // MARK: Positions

  /// Returns the place of the caret for an offset, as the number of clusters to its left.
  ///
  /// - Parameters:
  ///   - offset: The offset in the line; one inside a cluster means its beginning.
  ///   - isUpstream: Whether the caret belongs to the preceding text: this matters where text of both directions meets.
  package func gap(at offset: Int, isUpstream: Bool) -> Int {
    let before = clusters.firstIndex { $0.range.upperBound == offset }
    let after = clusters.firstIndex { $0.range.contains(offset) }
    if let before, isUpstream || after == nil { return clusters[before].isRightToLeft ? before : before + 1 }
    if let after { return clusters[after].isRightToLeft ? after + 1 : after }
    return (offset <= range.lowerBound) == isRightToLeft ? clusters.count : 0
  }

  /// Returns the position of the caret of an offset.
  package func caretX(at offset: Int, isUpstream: Bool) -> CGFloat {
    guard !clusters.isEmpty else { return startX }
    let gap = gap(at: offset, isUpstream: isUpstream)
    if isUpstream || gap == clusters.count || !clusters[gap].range.contains(offset) {
      if gap > 0, clusters[gap - 1].range.upperBound == offset || clusters[gap - 1].range.contains(offset) {
        return clusters[gap - 1].maxX
      }
    }
    return gap < clusters.count ? clusters[gap].minX : clusters[gap - 1].maxX
  }

  /// Returns the offset of a gap between clusters, and whether the caret there belongs to the preceding text.
  ///
  /// - Parameter fromLeft: Whether the caret belongs to the cluster to the left of the gap.
  package func place(atGap gap: Int, fromLeft: Bool) -> (offset: Int, isUpstream: Bool) {
    guard !clusters.isEmpty else { return (range.lowerBound, false) }
    let usesLeft = gap >= clusters.count || (fromLeft && gap > 0)
    let cluster = clusters[usesLeft ? gap - 1 : gap]
    // The right edge of left-to-right text is its end, and so is the left edge of right-to-left text.
    return usesLeft != cluster.isRightToLeft ? (cluster.range.upperBound, true) : (cluster.range.lowerBound, false)
  }

  /// Returns the gap between clusters nearest to a horizontal position.
  package func place(nearestTo x: CGFloat) -> (offset: Int, isUpstream: Bool) {
    guard let index = index(at: x) else { return (range.lowerBound, false) }
    let cluster = clusters[index]
    let isLeft = x < (cluster.minX + cluster.maxX) / 2
    return place(atGap: isLeft ? index : index + 1, fromLeft: !isLeft)
  }

  /// Returns the index of the cluster at or nearest to a horizontal position; nil in an empty line.
  package func index(at x: CGFloat) -> Int? {
    guard !clusters.isEmpty else { return nil }
    var (low, high) = (0, clusters.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].maxX <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the horizontal extents of a range, from left to right; there are several where text of both directions
  /// meets.
  package func stretches(of range: Range<Int>) -> [(minX: CGFloat, maxX: CGFloat)] {
    var found: [(minX: CGFloat, maxX: CGFloat)] = []
    for cluster in clusters where cluster.range.overlaps(range) {
      if let last = found.last, abs(last.maxX - cluster.minX) < 0.01 {
        found[found.count - 1].maxX = cluster.maxX
      } else {
        found.append((cluster.minX, cluster.maxX))
      }
    }
    return found
  }
}
