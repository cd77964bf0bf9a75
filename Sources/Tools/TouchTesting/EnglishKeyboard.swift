import TouchKit

/// The letters of the keys of an English (US) keyboard, by the keys' numbers in the USB usage tables, page 7.
enum EnglishKeyboard {
  /// Sequences of keys by the number of the first one: the characters of each key without and with Shift.
  private static let rows: [(first: Int, plain: [Character], shifted: [Character])] = [
    (0x04, Array("abcdefghijklmnopqrstuvwxyz"), Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")),
    (0x1E, Array("1234567890"), Array("!@#$%^&*()")),
    (0x28, ["\r", "\u{1B}", "\u{8}", "\t", " "], []),
    (0x2D, Array("-=[]\\"), Array("_+{}|")),
    (0x33, Array(";'`,./"), Array(":\"~<>?")),
    (0x4C, ["\u{7F}"], []),
  ]

  /// The key that types a letter, and whether Shift is held; nil if there is none.
  static func key(of letter: Character) -> (usage: UIKeyboardHIDUsage, isShifted: Bool)? {
    let letter: Character = letter.isNewline ? "\r" : letter
    for row in rows {
      if let place = row.plain.firstIndex(of: letter) {
        return (UIKeyboardHIDUsage(rawValue: row.first + place), false)
      }
      if let place = row.shifted.firstIndex(of: letter) {
        return (UIKeyboardHIDUsage(rawValue: row.first + place), true)
      }
    }
    return nil
  }

  /// The characters that a key types; empty for other keys.
  static func characters(of key: UIKeyboardHIDUsage, isShifted: Bool) -> String {
    for row in rows {
      let place = key.rawValue - row.first
      guard row.plain.indices.contains(place) else { continue }
      return String(isShifted && row.shifted.indices.contains(place) ? row.shifted[place] : row.plain[place])
    }
    return ""
  }
}
