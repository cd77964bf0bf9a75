/// A search in a text.
package struct TextQuery: Sendable, Equatable {
  /// The required boundaries of a match.
  package enum Bounds: Sendable { case anywhere, wordStart, wholeWord }

  package var letters: String
  package var ignoresCase: Bool
  package var bounds: Bounds

  package init(_ letters: String, ignoresCase: Bool = false, bounds: Bounds = .anywhere) {
    (self.letters, self.ignoresCase, self.bounds) = (letters, ignoresCase, bounds)
  }
}

extension TextRope {
  /// The number of units that are examined at a time.
  private static let stretch = 1 << 16

  /// Returns the ranges of matches, in order; they do not overlap.
  ///
  /// Characters are compared literally, without Unicode normalization; case is only ignored where both cases have the
  /// same length.
  ///
  /// - Parameters:
  ///   - query: the search; an empty one has no matches.
  ///   - range: the range to search.
  ///   - maximum: the maximum number of matches.
  package func places(of query: TextQuery, in range: Range<Int>? = nil, maximum: Int = .max) -> [Range<Int>] {
    let fold = query.ignoresCase ? Self.folded : { $0 }
    let wanted = query.letters.utf16.map(fold)
    let all = range?.clamped(to: 0..<length) ?? 0..<length
    var found: [Range<Int>] = []
    guard let first = wanted.first, maximum > 0 else { return [] }
    var start = all.lowerBound
    while start + wanted.count <= all.upperBound {
      // Adjacent parts overlap, so that a match that begins in one and ends in the next is found.
      let end = min(start + Self.stretch + wanted.count - 1, all.upperBound)
      let units = units(in: start..<end)
      let last = min(Self.stretch, units.count - wanted.count + 1)
      var index = 0
      while index < last {
        guard fold(units[index]) == first, matches(units, index, wanted, fold) else {
          index += 1
          continue
        }
        let place = (start + index)..<(start + index + wanted.count)
        guard isWhole(place, query.bounds) else {
          index += 1
          continue
        }
        found.append(place)
        if found.count == maximum { return found }
        index += wanted.count
      }
      start += max(index, last)
    }
    return found
  }

  private func matches(
    _ units: [UInt16], _ index: Int, _ wanted: [UInt16], _ fold: (UInt16) -> UInt16
  ) -> Bool {
    for offset in wanted.indices where fold(units[index + offset]) != wanted[offset] { return false }
    return true
  }

  private func isWhole(_ place: Range<Int>, _ bounds: TextQuery.Bounds) -> Bool {
    switch bounds {
    case .anywhere: return true
    case .wordStart: return piece(at: place.lowerBound)?.range.lowerBound == place.lowerBound
    case .wholeWord:
      return piece(at: place.lowerBound)?.range.lowerBound == place.lowerBound
        && piece(at: place.upperBound - 1)?.range.upperBound == place.upperBound
    }
  }

  /// Returns a unit in lower case, if that is a single unit; others unchanged.
  private static func folded(_ unit: UInt16) -> UInt16 {
    if unit < 0x80 { return (0x41...0x5A).contains(unit) ? unit + 32 : unit }
    guard let scalar = Unicode.Scalar(unit) else { return unit }
    let small = scalar.properties.lowercaseMapping.utf16
    return small.count == 1 ? small.first ?? unit : unit
  }
}
