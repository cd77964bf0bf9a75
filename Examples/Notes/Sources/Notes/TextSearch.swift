import UIKit

/// Places in a text, counted in UTF-16 units as text views do.
enum TextSearch {
  /// The next place of some letters at or behind an offset, or from the beginning if there is none; nil for nowhere.
  static func next(_ letters: String, in text: String, from start: Int) -> NSRange? {
    let (wanted, units) = (Array(letters.utf16), Array(text.utf16))
    guard let first = wanted.first, units.count >= wanted.count else { return nil }
    let last = units.count - wanted.count
    func search(_ places: Range<Int>) -> Int? {
      places.first { units[$0] == first && units[$0..<($0 + wanted.count)].elementsEqual(wanted) }
    }
    let begin = min(start, last + 1)
    guard let place = search(begin..<(last + 1)) ?? search(0..<begin) else { return nil }
    return NSRange(location: place, length: wanted.count)
  }

  /// Where a line begins, counted from 1; the end of the text for one behind the last.
  static func start(ofLine line: Int, in text: String) -> Int {
    var (number, offset) = (1, 0)
    for unit in text.utf16 {
      if number >= line { return offset }
      offset += 1
      if unit == 10 { number += 1 }
    }
    return offset
  }

  /// How many words there are: runs of letters and digits.
  static func words(in text: String) -> Int {
    var (count, isInside) = (0, false)
    for scalar in text.unicodeScalars {
      let isLetter = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if isLetter, !isInside { count += 1 }
      isInside = isLetter || isInside && (scalar == "'" || scalar == "\u{2019}")
    }
    return count
  }
}
