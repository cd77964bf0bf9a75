import TouchTrace

extension SignalStory {
  /// The path of a signal in one sentence with its rules.
  ///
  /// An example: `key tab at 0.500 s: went to save, which kept it (3.10)`.
  package var sentence: String {
    let text = localized("%1$s at %2$s: %3$s", signalName(word), clock(time), hasNoFirstResponder ? unfocused : path)
    guard let taker else { return localized("%1$s.", text) }
    return localized(
      "%1$s; %2$s took it at %3$s, as its cancelsTouchesInView is true (%4$s).", text, taker.name, clock(taker.time),
      taker.rule)
  }

  private var first: String { way.first.map(responderName) ?? localized("no view") }
  private var rest: String { list(way.dropFirst().map(responderName)) }
  private var last: String { way.last.map(responderName) ?? "" }

  /// Where it went, as a clause.
  private var path: String {
    if way.count < 2 { return localized("went to %1$s, which kept it (3.10)", first) }
    return isLost
      ? localized("went to %1$s first (3.10) and was passed on to %2$s (3.4); no responder kept it", first, rest)
      : localized(
        "went to %1$s first (3.10) and was passed on to %2$s (3.4); %3$s kept it", first, rest, last)
  }

  /// Where it went without a first responder, as a clause.
  private var unfocused: String {
    if way.count < 2 {
      return localized("there was no first responder, so it went to %1$s, which kept it (3.10)", first)
    }
    return isLost
      ? localized(
        "there was no first responder, so it went to %1$s first (3.10) and was passed on to %2$s (3.4); no responder kept it",
        first, rest)
      : localized(
        "there was no first responder, so it went to %1$s first (3.10) and was passed on to %2$s (3.4); %3$s kept it",
        first, rest, last)
  }
}

/// A key, a button, a motion or a remote control in a sentence, from its word in the trace: `key tab`, `the shake`.
package func signalName(_ word: String) -> String {
  func rest(after start: String) -> String? {
    word.hasPrefix(start) ? String(word.dropFirst(start.count)) : nil
  }
  if let key = rest(after: "key ") { return localized("key %1$s", key) }
  if let button = rest(after: "button ") { return localized("button %1$s", button) }
  if let control = rest(after: "the remote control's ") {
    return localized("the remote control's %1$s", control)
  }
  switch word {
  case "the shake": return localized("the shake")
  case "the touchpad's gesture": return localized("the touchpad's gesture")
  default: return word
  }
}

/// A responder in a sentence, from its name in the trace, which responders without a view have in English.
func responderName(_ name: String) -> String {
  switch name {
  case "the window": localized("the window")
  case "the window scene": localized("the window scene")
  case "the application": localized("the application")
  default: name
  }
}
