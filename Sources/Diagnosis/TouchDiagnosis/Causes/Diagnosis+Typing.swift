import TouchScenes
import TouchTrace

// Typed text that was not written, or that another input received than the one that was touched.

extension Diagnosis {
  /// The first text input that should have taken typed text and did not.
  var untyped: [(Int, Goal)] {
    guard let lost = before.typed.first(where: { !$0.isWritten }) else { return [] }
    if let holder = lost.holder, baseline.index.isTextInput(holder) {
      return before.times(of: .takesText(holder)).isEmpty ? [(1, .takesText(holder))] : []
    }
    // The goal of a field that refused editing follows from its touch.
    guard let touched = inputTouched(before: lost.time), before.times(of: .takesText(touched)).isEmpty,
      baseline.index.views[touched]?.view.viewClass == .textView
    else { return [] }
    return [(1, .takesText(touched))]
  }

  /// Sentences about inputs that had the keyboard and did not write typed text, and about text that another input took.
  package var unwritten: [String] {
    var found: [(text: String, about: String, count: Int, start: String)] = []
    for one in before.typed {
      // The signals of the story describe the path of keys and typed text.
      if one.holder == nil, !one.isWritten, !one.isSignal {
        found.append(
          (" (3.10)", "no view, as there was no first responder", 1, "\(one.word) at \(clockTime(one.time)) s"))
      }
      guard let holder = one.holder, baseline.index.isTextInput(holder), let words = ending(one, holder) else {
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

  /// What became of typed text, as the end of a sentence; nil where it was written as expected.
  private func ending(_ one: TypedText, _ holder: String) -> String? {
    guard let view = baseline.index.views[holder]?.view else { return nil }
    if !one.isWritten {
      if view.properties.contains(.isEditable(false)) {
        return ", which had the keyboard and wrote nothing: its isEditable is false (19.2)"
      }
      // Its path along the responder chain reports the keeper.
      if baseline.keepers(besides: holder).isEmpty == false { return nil }
      // A remark reports the answer of its delegate.
      return view.textDelegate?.shouldChange == false ? nil : ", which had the keyboard and wrote nothing"
    }
    guard let touched = inputTouched(before: one.time), touched != holder else { return nil }
    return ", which had the keyboard, and not to \(touched), which was touched last and did not take it (18.2)"
  }

  /// The last text input that was touched before a time, even if the touch missed it.
  private func inputTouched(before time: Double) -> String? {
    let stories = before.story.touches.filter { ($0.moments.first?.time ?? .infinity) <= time }
    guard let latest = stories.compactMap(\.moments.first?.time).max() else { return nil }
    let last = stories.last { $0.moments.first?.time == latest }
    guard let last else { return nil }
    if let view = last.view, baseline.index.isTextInput(view) { return view }
    let touch = baseline.touches.last { $0.hit == last.view }
    return baseline.index.viewNames.last { baseline.index.isTextInput($0) && touch?.distances[$0] == 0 }
  }
}
