import TouchGeometry

/// A cluster of a line that is set: which letters, and between which edges they are seen.
package struct TextCluster: Hashable, Sendable {
  /// Its UTF-16 units, counted from the beginning of the layout's text.
  package var range: Range<Int>
  /// Its left edge, in points from the layout's left.
  package var minX: CGFloat
  /// Its right edge.
  package var maxX: CGFloat
  /// Whether it runs to the left.
  package var isRightToLeft: Bool

  package init(range: Range<Int>, minX: CGFloat, maxX: CGFloat, isRightToLeft: Bool) {
    self.range = range
    self.minX = minX
    self.maxX = maxX
    self.isRightToLeft = isRightToLeft
  }

  /// Where it begins to be read.
  package var leadingX: CGFloat { isRightToLeft ? maxX : minX }
  /// Where it ends to be read.
  package var trailingX: CGFloat { isRightToLeft ? minX : maxX }
}

/// One line of a text that is set.
package struct TextLine: Hashable, Sendable {
  /// Its UTF-16 units without the line break, counted from the beginning of the layout's text.
  package var range: Range<Int>
  /// Its upper edge, in points from the layout's top.
  package var minY: CGFloat
  /// How high it is.
  package var height: CGFloat
  /// Its baseline, from the layout's top.
  package var baseline: CGFloat
  /// Where a caret stands in it when it is empty.
  package var startX: CGFloat
  /// Whether its paragraph runs to the left.
  package var isRightToLeft: Bool
  /// What it consists of, from left to right.
  package var clusters: [TextCluster]

  package init(
    range: Range<Int>, minY: CGFloat, height: CGFloat, baseline: CGFloat, startX: CGFloat, isRightToLeft: Bool,
    clusters: [TextCluster]
  ) {
    self.range = range
    self.minY = minY
    self.height = height
    self.baseline = baseline
    self.startX = startX
    self.isRightToLeft = isRightToLeft
    self.clusters = clusters
  }

  /// The lower edge.
  package var maxY: CGFloat { minY + height }
  /// The left edge of what is seen.
  package var minX: CGFloat { clusters.first?.minX ?? startX }
  /// The right edge of what is seen.
  package var maxX: CGFloat { clusters.last?.maxX ?? startX }

  // MARK: Places

  /// Between which two of the clusters, counted from the left, the caret of an offset stands.
  ///
  /// - Parameters:
  ///   - offset: in the line; one inside a cluster means its beginning.
  ///   - isUpstream: whether the caret belongs to what is before it in the text: they differ where text of both
  ///     directions meets.
  package func gap(at offset: Int, isUpstream: Bool) -> Int {
    let before = clusters.firstIndex { $0.range.upperBound == offset }
    let after = clusters.firstIndex { $0.range.contains(offset) }
    if let before, isUpstream || after == nil { return clusters[before].isRightToLeft ? before : before + 1 }
    if let after { return clusters[after].isRightToLeft ? after + 1 : after }
    return (offset <= range.lowerBound) == isRightToLeft ? clusters.count : 0
  }

  /// Where the caret of an offset stands.
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

  /// The offset of a gap between clusters, and whether the caret there belongs to what is before it in the text.
  ///
  /// - Parameter fromLeft: whether the caret keeps to the cluster on the left of the gap.
  package func place(atGap gap: Int, fromLeft: Bool) -> (offset: Int, isUpstream: Bool) {
    guard !clusters.isEmpty else { return (range.lowerBound, false) }
    let usesLeft = gap >= clusters.count || (fromLeft && gap > 0)
    let cluster = clusters[usesLeft ? gap - 1 : gap]
    // The right edge of what runs to the right is its end, and so is the left edge of what runs to the left.
    return usesLeft != cluster.isRightToLeft ? (cluster.range.upperBound, true) : (cluster.range.lowerBound, false)
  }

  /// The place between clusters that is nearest to a place from left to right.
  package func place(nearestTo x: CGFloat) -> (offset: Int, isUpstream: Bool) {
    guard let index = index(at: x) else { return (range.lowerBound, false) }
    let cluster = clusters[index]
    let isLeft = x < (cluster.minX + cluster.maxX) / 2
    return place(atGap: isLeft ? index : index + 1, fromLeft: !isLeft)
  }

  /// The cluster that is seen at a place from left to right, or nearest to it; nil in an empty line.
  package func index(at x: CGFloat) -> Int? {
    guard !clusters.isEmpty else { return nil }
    var (low, high) = (0, clusters.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle].maxX <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// From where to where a range is seen, from left to right; several stretches where text of both directions meets.
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
