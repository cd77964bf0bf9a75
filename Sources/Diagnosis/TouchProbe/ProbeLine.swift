import TouchGeometry

/// A line of the protocol between an app and its inspector: words separated by tabs, of which the first names the kind.
///
/// A missing word is empty. Docs/Protocol.md describes every line.
package struct ProbeLine {
  /// The version of the protocol.
  ///
  /// It changes if a line is removed or changes its meaning, not if a line or a word at its end is added.
  package static let version = 1

  /// The line without its newline.
  package private(set) var text: String

  package init(_ word: String) { text = word }

  /// Adds a word unescaped; it must contain no tab and no newline.
  package mutating func add(plain word: String) {
    text += "\t"
    text += word
  }

  package mutating func add(_ word: String) {
    add(plain: "")
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  package mutating func add(_ number: Double) { add(plain: "\(number)") }
  package mutating func add(_ number: Int) { add(plain: String(number)) }

  /// The unescaped words of a line.
  package static func words(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { word in
      guard word.utf8.contains(UInt8(ascii: "\\")) else { return String(word) }
      var plain = String.UnicodeScalarView()
      var isEscaped = false
      for scalar in word.unicodeScalars {
        if isEscaped {
          plain.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar)
          isEscaped = false
        } else if scalar == "\\" {
          isEscaped = true
        } else {
          plain.append(scalar)
        }
      }
      return String(plain)
    }
  }
}
