import UIKit

/// Places in a text, counted in UTF-16 units as text views do.
enum TextPlaces {
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
