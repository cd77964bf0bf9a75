import TouchGeometry

/// A line of what a program and its inspector tell each other: words divided by tabs, the first says what it is about.
///
/// The two are built from one tree, so the lines have no version. A word that is not there is empty.
package struct ProbeLine {
  /// Without the end of the line.
  package private(set) var text: String

  package init(_ word: String) { text = word }

  /// A word as it is, which has no tab and no end of a line.
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

  /// The words of a line.
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
