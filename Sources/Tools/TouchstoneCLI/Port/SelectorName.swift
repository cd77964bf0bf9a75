/// The method that a `#selector` names: `tapped`, `self.tapped(_:)`, `Canvas.tapped(_:with:)`.
struct SelectorName {
  /// The path before the method, without the dots.
  var path: [String]
  /// The method without its labels.
  var base: String
  /// The method with its labels in parentheses, if they were written.
  var name: String

  /// The type in a cast of the method, as tokens; empty without a cast.
  private(set) var cast: ArraySlice<SwiftToken> = []

  /// Nil for anything other than names, points and labels, for example for a property's getter.
  ///
  /// A cast to a function type may follow.
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
      // `method()` names a method without arguments, and is written without parentheses here.
      if labels == "()" { labels = "" }
    }
    if rest.first?.text == "as" {
      cast = rest.dropFirst()
      guard cast.first?.text == "(", cast.allSatisfy({ !["{", "}", ";"].contains($0.text) }) else { return nil }
      rest = []
    }
    // A getter has a colon after its first word.
    guard rest.isEmpty else { return nil }
    path = names
    base = method
    name = method + labels
  }

  /// The path if it names a type: all parts begin with a capital letter.
  var typePath: String? {
    guard !path.isEmpty, path.allSatisfy({ $0.first?.isUppercase == true }) else { return nil }
    return path.joined(separator: ".")
  }

  /// The property before the method, as in `self.model.reload`.
  var property: String? {
    let names = path.first == "self" ? path.dropFirst() : path[...]
    return names.count == 1 ? names.first : nil
  }

  /// The number of nested function types in the cast: two for a method that is read from its type.
  var arrows: Int {
    var (depth, count) = (0, 0)
    for (token, next) in zip(cast, cast.dropFirst()) {
      if ["(", "["].contains(token.text) { depth += 1 }
      if [")", "]"].contains(token.text) { depth -= 1 }
      if depth == 0, token.text == "-", next.text == ">" { count += 1 }
    }
    return count
  }
}
