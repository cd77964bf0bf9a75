// Cluster boundaries: Swift's characters, which are the extended grapheme clusters of UAX #29 with GB9c.

extension TextRope {
  /// Returns the last cluster boundary that is not after an offset.
  package func clusterStart(_ offset: Int) -> Int { boundaries(around: offset).last { $0 <= offset } ?? 0 }

  /// Returns the first cluster boundary that is not before an offset.
  package func clusterEnd(_ offset: Int) -> Int { boundaries(around: offset).first { $0 >= offset } ?? length }

  /// Returns the last cluster boundary before an offset; 0 at the start.
  package func clusterBefore(_ offset: Int) -> Int { boundaries(around: offset).last { $0 < offset } ?? 0 }

  /// Returns the first cluster boundary after an offset; the length at the end.
  package func clusterAfter(_ offset: Int) -> Int { boundaries(around: offset).first { $0 > offset } ?? length }

  /// Returns a range extended to whole clusters; an empty one moves to the start of its cluster.
  package func wholeClusters(_ range: Range<Int>) -> Range<Int> {
    let start = clusterStart(range.lowerBound)
    return start..<(range.isEmpty ? start : max(start, clusterEnd(range.upperBound)))
  }

  /// Returns the cluster boundaries around an offset, from one before it to one after it.
  private func boundaries(around offset: Int) -> [Int] {
    let offset = min(max(offset, 0), length)
    let window = window(around: offset)
    var places = [window.lowerBound]
    var place = window.lowerBound
    for cluster in string(in: window) {
      place += cluster.utf16.count
      places.append(place)
    }
    return places
  }

  /// Returns a range around the offset whose ends are certainly cluster boundaries.
  private func window(around offset: Int) -> Range<Int> {
    var reach = 16
    var start = 0
    while true {
      let low = max(0, offset - 1 - reach)
      let letters = units(in: low..<max(low, min(offset, length)))
      if let found = letters.indices.reversed().first(where: {
        $0 > 0 && low + $0 < offset && Self.isBoundary(letters[$0 - 1], letters[$0])
      }) {
        start = low + found
        break
      }
      if low == 0 { break }
      reach *= 4
    }
    reach = 16
    while true {
      let high = min(length, offset + 1 + reach)
      let letters = units(in: offset..<high)
      if let found = letters.indices.first(where: { $0 > 0 && Self.isBoundary(letters[$0 - 1], letters[$0]) }) {
        return start..<(offset + found)
      }
      if high == length { return start..<length }
      reach *= 4
    }
  }

  private static func isBoundary(_ left: UInt16, _ right: UInt16) -> Bool {
    isPlain(left) && isPlain(right) && !(left == 0x0D && right == 0x0A)
  }

  /// Whether a unit never combines with another such unit: Latin, kana, ideographs, Hangul syllables, and line breaks.
  private static func isPlain(_ unit: UInt16) -> Bool {
    switch unit {
    case 0..<0x300, 0x2028, 0x2029, 0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
