/// The method that a `#selector` names: `tapped`, `self.tapped(_:)`, `Canvas.tapped(_:with:)`.
struct SelectorName {
  /// What stands before the method, without the points between.
  var path: [String]
  /// The method without its labels.
  var base: String
  /// The method with its labels in parentheses, if they were written.
  var name: String

  /// Nil for anything but names, points and labels: a property's getter, a cast.
  init?(_ tokens: ArraySlice<SwiftToken>) {
    var rest = tokens
    var names: [String] = []
    while let token = rest.first, token.kind == .word, token.text != "as" {
      names.append(token.text)
      rest = rest.dropFirst()
      guard rest.first?.text == "." else { break }
      rest = rest.dropFirst()
    }
    guard let method = names.popLast() else { return nil }
    var labels = ""
    if rest.first?.text == "(" {
      for token in rest {
        guard token.kind == .word || ["(", ")", ":"].contains(token.text) else { return nil }
        labels += token.text
        rest = rest.dropFirst()
        if token.text == ")" { break }
      }
      // `method()` names a method without arguments, which is written without parentheses.
      if labels == "()" { labels = "" }
    }
    // A getter has a colon behind its first word.
    guard rest.isEmpty else { return nil }
    path = names
    base = method
    name = method + labels
  }

  /// The path if it names a type: every part begins with a capital letter.
  var typePath: String? {
    guard !path.isEmpty, path.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return path.joined(separator: ".")
  }
}
