import TouchTrace

extension SignalStory {
  /// The path of a signal in one sentence with its rules.
  ///
  /// An example: `key tab at 0.500 s: went to save, which kept it (3.10)`.
  package var sentence: String {
    let first = way.first ?? "no view"
    let start = "\(word) at \(clock(time)): " + (hasNoFirstResponder ? "there was no first responder, so it " : "")
    let end = taker.map {
      "; \($0.name) took it at \(clock($0.time)), as its cancelsTouchesInView is true (\($0.rule))."
    }
    guard way.count > 1 else { return start + "went to \(first), which kept it (3.10)" + (end ?? ".") }
    let rest = list(Array(way.dropFirst()))
    let last = way.last ?? ""
    return start + "went to \(first) first (3.10) and was passed on to \(rest) (3.4); "
      + (isLost ? "no responder kept it" : "\(last) kept it") + (end ?? ".")
  }
}
