/// Returns text from outside in a form that is safe to print to a terminal.
///
/// Characters that would move the cursor, change the order of letters or be invisible are written as escapes, such as
/// `\u{1b}`. Line breaks and tabs are kept. All printed text passes through this function once, where it is printed.
package func printable(_ text: String) -> String {
  // Almost every text: no copy is made.
  if text.utf8.allSatisfy({ ($0 >= 0x20 && $0 < 0x7F) || $0 == 0x0A || $0 == 0x09 }) { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if scalar.isUnseen {
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    } else {
      result.append(scalar)
    }
  }
  return String(result)
}

/// Returns a name from outside, which may contain anything, on one line.
package func inOneLine(_ name: String) -> String {
  name.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\u{a}")
}

extension Unicode.Scalar {
  /// Whether the character controls a terminal, changes the direction of text, or is invisible and yet makes two names
  /// differ.
  package var isUnseen: Bool {
    switch value {
    case 0x09, 0x0A: false
    // Both sets of control characters.
    case 0x00...0x1F, 0x7F...0x9F: true
    // Directional marks, embeddings, overrides and isolates.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Zero-width characters and unusual line ends.
    case 0x00AD, 0x200B...0x200D, 0x2028, 0x2029, 0x2060...0x2065, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    case _: false
    }
  }
}
