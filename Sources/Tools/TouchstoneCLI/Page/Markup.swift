import TouchGeometry
import TouchScenes

/// Text and numbers in the syntax of HTML and SVG.
enum Markup {
  /// Escapes text for use between tags, or in a quoted attribute.
  ///
  /// Characters that HTML forbids become the replacement character.
  static func text(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\0"..<" ", "\u{7F}"..."\u{9F}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// JSON for the content of a `script` element: it can neither end the element nor begin a comment.
  static func script(_ value: JSONValue) -> String {
    JSONWriter.line(value).replacing("<", with: "\\u003c").replacing(">", with: "\\u003e")
      .replacing("&", with: "\\u0026").replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }

  /// A number with two decimals at most.
  static func number(_ value: Double) -> String { JSONWriter.number((value * 100).rounded() / 100 + 0) }

  /// A time in seconds with three decimals.
  static func time(_ value: Double) -> String { decimal(value, places: 3) }
}

extension String {
  /// Returns the text with every occurrence of a character replaced by another text.
  fileprivate func replacing(_ character: Unicode.Scalar, with text: String) -> String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar == character { result += text } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
