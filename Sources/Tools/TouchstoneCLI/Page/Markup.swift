import TouchGeometry
import TouchScenes

/// Text and numbers as HTML and SVG say them.
enum Markup {
  /// Text between tags, or in the quotes of an attribute: nothing in it is markup.
  ///
  /// Characters that HTML forbids become the sign for a missing one.
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

  /// JSON for the inside of a `script` element: nothing in it can end the element or begin a comment.
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
