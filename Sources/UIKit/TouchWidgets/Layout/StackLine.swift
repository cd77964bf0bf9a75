import TouchGeometry

/// Things in a row: how long each wants to be, and where each comes to lie in a given room.
///
/// A value that knows no views; lengths are in points along the row.
struct StackLine {
  struct Item: Equatable {
    /// How long it wants to be.
    var length: CGFloat
    /// Who has the least of this gets the room that is left.
    var hugging: Float = 250
    /// Whether it has no content whose length it could keep.
    var isSpacer = false
    /// From whom has the least of this the room that is missing is taken.
    var resistance: Float = 750
  }

  struct Place: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  var items: [Item]
  /// The least distance after each item but the last; further ones are not heeded.
  var spacings: [CGFloat]

  private var gaps: ArraySlice<CGFloat> { spacings.prefix(max(items.count - 1, 0)) }

  /// The length of the row in which nothing has to give way.
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

  /// Where each item lies in a room that begins at 0.
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

  /// The lengths with which the items fill some room together.
  private func filled(_ room: CGFloat) -> [CGFloat] {
    let left = room - items.reduce(0) { $0 + $1.length }
    if left < 0 { return squeezed(-left, byTurns: true) }
    let least = items.map(\.hugging).min() ?? 0
    // Among equals the first one takes all, among spacers the last (10.10).
    let equals = items.indices.filter { items[$0].hugging == least }
    guard let taker = equals.first(where: { !items[$0].isSpacer }) ?? equals.last else { return [] }
    return items.indices.map { $0 == taker ? items[$0].length + left : items[$0].length }
  }

  /// The lengths after some room was taken away from those of the least resistance, then from the next: of equal ones
  /// from the first one first (10.10), or from all the same.
  private func squeezed(_ missing: CGFloat, byTurns: Bool) -> [CGFloat] {
    var lengths = items.map(\.length)
    var missing = missing
    for resistance in Set(items.map(\.resistance)).sorted() {
      var givers = items.indices.filter { items[$0].resistance == resistance && lengths[$0] > 0 }
      // Views that have too little give all they have; the others share the rest.
      if !byTurns { givers.sort { lengths[$0] < lengths[$1] } }
      for (place, index) in givers.enumerated() {
        let part = min(lengths[index], byTurns ? missing : missing / CGFloat(givers.count - place))
        lengths[index] -= part
        missing -= part
      }
    }
    return lengths
  }

  /// The same distance everywhere, as far as the least distances allow; one item alone fills the room.
  private func equallySpaced(_ room: CGFloat, _ free: CGFloat) -> [Place] {
    guard items.count > 1 else { return row(filled(free), gaps) }
    let total = items.reduce(0) { $0 + $1.length }
    guard total <= free else { return row(squeezed(total - free, byTurns: false), gaps) }
    // Distances that have to be longer keep their length; the others share what remains.
    var shared = room - total
    var sharers = gaps.count
    for gap in gaps.sorted(by: >) where gap > shared / CGFloat(sharers) {
      shared -= gap
      sharers -= 1
    }
    let common = sharers > 0 ? shared / CGFloat(sharers) : 0
    return row(items.map(\.length), gaps.map { max($0, common) })
  }

  /// The same distance from middle to middle; nil when that would bring two too near.
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
