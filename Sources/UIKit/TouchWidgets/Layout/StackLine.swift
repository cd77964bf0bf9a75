import TouchGeometry

/// The one-dimensional layout of items: computes the position and length of each in the available space.
///
/// A value without views; lengths are in points along the axis.
struct StackLine {
  struct Item: Equatable {
    /// The preferred length.
    var length: CGFloat
    /// The hugging priority; the item with the lowest one gets the remaining space.
    var hugging: Float = 250
    /// Whether the item has no content whose length it could keep.
    var isSpacer = false
    /// The compression resistance; the item with the lowest one is compressed first.
    var resistance: Float = 750
  }

  struct Place: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  var items: [Item]
  /// The minimum distance after each item except the last; additional values are ignored.
  var spacings: [CGFloat]

  private var gaps: ArraySlice<CGFloat> { spacings.prefix(max(items.count - 1, 0)) }

  /// Returns the length at which no item is stretched or compressed.
  func naturalLength(_ distribution: UIStackView.Distribution) -> CGFloat {
    let lengths = items.map(\.length)
    let spaces = gaps.reduce(0, +)
    switch distribution {
    case .fill, .fillProportionally, .equalSpacing: return lengths.reduce(0, +) + spaces
    case .fillEqually: return (lengths.max() ?? 0) * CGFloat(items.count) + spaces
    case .equalCentering:
      guard let first = lengths.first, let last = lengths.last, items.count > 1 else { return lengths.first ?? 0 }
      let distances = zip(zip(lengths, lengths.dropFirst()), gaps).map { ($0.0 + $0.1) / 2 + $1 }
      return (distances.max() ?? 0) * CGFloat(items.count - 1) + (first + last) / 2
    }
  }

  /// Returns the position of each item in a space that begins at 0.
  func places(in room: CGFloat, _ distribution: UIStackView.Distribution) -> [Place] {
    guard !items.isEmpty else { return [] }
    let free = room - gaps.reduce(0, +)
    switch distribution {
    case .fill: return row(filled(free), gaps)
    case .fillEqually: return row(items.map { _ in max(free, 0) / CGFloat(items.count) }, gaps)
    case .fillProportionally:
      let sum = items.reduce(0) { $0 + $1.length }
      return row(items.map { max(free, 0) * (sum > 0 ? $0.length / sum : 1 / CGFloat(items.count)) }, gaps)
    case .equalSpacing: return equallySpaced(room, free)
    case .equalCentering: return centered(room) ?? equallySpaced(room, free)
    }
  }

  private func row(_ lengths: [CGFloat], _ gaps: some Collection<CGFloat>) -> [Place] {
    var start: CGFloat = 0
    var result: [Place] = []
    var distances = gaps.makeIterator()
    for length in lengths {
      result.append(Place(start: start, length: length))
      start += length + (distances.next() ?? 0)
    }
    return result
  }

  /// Returns the lengths with which the items fill a space.
  private func filled(_ room: CGFloat) -> [CGFloat] {
    let left = room - items.reduce(0) { $0 + $1.length }
    if left < 0 { return squeezed(-left, byTurns: true) }
    let minimum = items.map(\.hugging).min() ?? 0
    // Among equals the first one takes all, among spacers the last (10.10).
    let equals = items.indices.filter { items[$0].hugging == minimum }
    guard let taker = equals.first(where: { !items[$0].isSpacer }) ?? equals.last else { return [] }
    return items.indices.map { $0 == taker ? items[$0].length + left : items[$0].length }
  }

  /// Returns the lengths after compression of the items with the lowest resistance, then of the next.
  ///
  /// Among equal ones the first is compressed first (10.10), or all equally.
  private func squeezed(_ missing: CGFloat, byTurns: Bool) -> [CGFloat] {
    var lengths = items.map(\.length)
    var missing = missing
    for resistance in Set(items.map(\.resistance)).sorted() {
      var givers = items.indices.filter { items[$0].resistance == resistance && lengths[$0] > 0 }
      // Items that are too short give their whole length; the others share the rest.
      if !byTurns { givers.sort { lengths[$0] < lengths[$1] } }
      for (place, index) in givers.enumerated() {
        let part = min(lengths[index], byTurns ? missing : missing / CGFloat(givers.count - place))
        lengths[index] -= part
        missing -= part
      }
    }
    return lengths
  }

  /// Returns positions with equal distances, unless a minimum distance is larger; a single item fills the space.
  private func equallySpaced(_ room: CGFloat, _ free: CGFloat) -> [Place] {
    guard items.count > 1 else { return row(filled(free), gaps) }
    let total = items.reduce(0) { $0 + $1.length }
    guard total <= free else { return row(squeezed(total - free, byTurns: false), gaps) }
    // Distances with a larger minimum keep it; the others share the rest.
    var shared = room - total
    var sharers = gaps.count
    for gap in gaps.sorted(by: >) where gap > shared / CGFloat(sharers) {
      shared -= gap
      sharers -= 1
    }
    let common = sharers > 0 ? shared / CGFloat(sharers) : 0
    return row(items.map(\.length), gaps.map { max($0, common) })
  }

  /// Returns positions with equal distances between centers; nil if two items would be too close.
  private func centered(_ room: CGFloat) -> [Place]? {
    guard let first = items.first, let last = items.last, items.count > 1 else { return nil }
    let distance = (room - (first.length + last.length) / 2) / CGFloat(items.count - 1)
    let places = items.enumerated().map { index, item in
      Place(start: first.length / 2 + distance * CGFloat(index) - item.length / 2, length: item.length)
    }
    let isRoomy = zip(zip(places, places.dropFirst()), gaps).allSatisfy { $0.1.start - $0.0.end >= $1 - 1e-9 }
    return isRoomy ? places : nil
  }
}
