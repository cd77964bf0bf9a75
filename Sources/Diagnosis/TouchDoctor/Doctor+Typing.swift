import TouchScenes
import TouchTrace

// What was typed and not written, or written elsewhere than a finger had been.

extension Doctor {
  /// Text inputs that were to take what was typed and did not: the first one.
  var untyped: [(Int, Wish)] {
    guard let lost = before.typed.first(where: { !$0.isWritten }) else { return [] }
    if let holder = lost.holder, finding.index.isTextInput(holder) {
      return before.times(of: .takesText(holder)).isEmpty ? [(1, .takesText(holder))] : []
    }
    // A field that is not edited is complained of with its touch.
    guard let touched = inputTouched(before: lost.time), before.times(of: .takesText(touched)).isEmpty,
      finding.index.views[touched]?.view.viewClass == .textView
    else { return [] }
    return [(1, .takesText(touched))]
  }

  /// Who had the keyboard and did not write what was typed, with the reason; and who wrote what another one was touched for.
  package var unwritten: [String] {
    var found: [(text: String, about: String, count: Int, start: String)] = []
    for one in before.typed {
      // Keys, and text as it is typed, are told with the way that they went.
      if one.holder == nil, !one.isWritten, !one.isSignal {
        found.append((" (3.10)", "nobody, as nobody was first responder", 1, "\(one.word) at \(clockTime(one.time)) s"))
      }
      guard let holder = one.holder, finding.index.isTextInput(holder), let words = ending(one, holder) else {
        continue
      }
      if let last = found.last, last.text == words {
        found[found.count - 1].count += 1
      } else {
        found.append((words, holder, 1, "\(one.word) at \(clockTime(one.time)) s"))
      }
    }
    return found.map { one in
      let more = one.count == 1 ? "" : one.count == 2 ? " and 1 more" : " and \(one.count - 1) more"
      return "\(one.start)\(more) went to \(one.about)\(one.text)"
    }
  }

  /// What came of something typed, behind who had the keyboard; nil where nothing is to be said.
  private func ending(_ one: Typed, _ holder: String) -> String? {
    guard let view = finding.index.views[holder]?.view else { return nil }
    if !one.isWritten {
      if view.properties.contains(.isEditable(false)) {
        return ", which had the keyboard and wrote nothing: its isEditable is false (19.2)"
      }
      // Its delegate's answer is told by itself.
      return view.textDelegate?.shouldChange == false ? nil : ", which had the keyboard and wrote nothing"
    }
    guard let touched = inputTouched(before: one.time), touched != holder else { return nil }
    return ", which had the keyboard, and not to \(touched), which was touched last and did not take it (18.2)"
  }

  /// The text input that was touched last before a time, also one that the touch passed by.
  private func inputTouched(before time: Double) -> String? {
    let stories = before.story.touches.filter { ($0.moments.first?.time ?? .infinity) <= time }
    guard let latest = stories.compactMap(\.moments.first?.time).max() else { return nil }
    let last = stories.last { $0.moments.first?.time == latest }
    guard let last else { return nil }
    if let view = last.view, finding.index.isTextInput(view) { return view }
    let touch = finding.touches.last { $0.hit == last.view }
    return finding.index.viewNames.last { finding.index.isTextInput($0) && touch?.distances[$0] == 0 }
  }
}
