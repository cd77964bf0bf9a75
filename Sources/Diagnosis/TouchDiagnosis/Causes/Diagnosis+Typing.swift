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
    var found: [(holder: String?, end: TextEnd, count: Int, start: String)] = []
    for one in before.typed {
      // The signals of the story describe the path of keys and typed text.
      if one.holder == nil, !one.isWritten, !one.isSignal {
        found.append((nil, .lost, 1, localized("%1$s at %2$s", one.word, clock(one.time), context: "text")))
      }
      guard let holder = one.holder, baseline.index.isTextInput(holder), let end = ending(one, holder) else {
        continue
      }
      if let last = found.last, last.end == end {
        found[found.count - 1].count += 1
      } else {
        found.append((holder, end, 1, localized("%1$s at %2$s", one.word, clock(one.time), context: "text")))
      }
    }
    return found.map { one in
      let what = one.count == 1 ? one.start : localized("%1$s and %2$s more", one.start, one.count - 1)
      return one.end.sentence(what, one.holder ?? "")
    }
  }

  /// Remarks about keys with Control, which are commands in a text input and type nothing.
  var commands: [Remark] {
    before.commands.compactMap { one in
      guard baseline.index.isTextInput(one.holder), let command = one.key.command else { return nil }
      return Remark(
        subject: one.holder,
        sentence: localized(
          "%1$s at %2$s typed nothing into %3$s: with Control it is the command to %4$s (21.4).",
          signalName("key control-\(one.key.name)"), clock(one.time), one.holder, command))
    }
  }

  /// The text input that kept editing when a field was tapped, as its delegate refused to end it; nil where none did.
  func keeper(besides field: String) -> String? {
    guard baseline.index.views[field]?.view.viewClass == .textField,
      before.times(of: .sends(field, .editingDidBegin)).isEmpty,
      before.story.touches.contains(where: { $0.view == field })
    else { return nil }
    return before.remarks.lazy.compactMap(\.subject).first { name in
      name != field && self.baseline.index.views[name]?.view.textDelegate?.shouldEndEditing == false
    }
  }

  /// What became of typed text; nil where it was written as expected.
  private func ending(_ one: TypedText, _ holder: String) -> TextEnd? {
    guard let view = baseline.index.views[holder]?.view else { return nil }
    if !one.isWritten {
      if view.properties.contains(.isEditable(false)) {
        return .readOnly
      }
      // Its path along the responder chain reports the keeper.
      if baseline.keepers(besides: holder).isEmpty == false { return nil }
      // A remark reports the answer of its delegate.
      return view.textDelegate?.shouldChange == false ? nil : .unwritten
    }
    guard let touched = inputTouched(before: one.time), touched != holder else { return nil }
    return .elsewhere(touched)
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

/// What became of typed text that no input wrote, or another one than the one that was touched.
private enum TextEnd: Equatable {
  /// There was no first responder.
  case lost
  /// The input that had the keyboard cannot be edited.
  case readOnly
  /// The input that had the keyboard wrote nothing.
  case unwritten
  /// The input that had the keyboard wrote it, and not the named one, which was touched.
  case elsewhere(String)

  /// The end as a sentence without a full stop, about the text and the input that had the keyboard.
  func sentence(_ text: String, _ holder: String) -> String {
    switch self {
    case .lost: localized("%1$s went to no view, as there was no first responder (3.10)", text)
    case .readOnly:
      localized(
        "%1$s went to %2$s, which had the keyboard and wrote nothing: its isEditable is false (19.2)", text, holder)
    case .unwritten: localized("%1$s went to %2$s, which had the keyboard and wrote nothing", text, holder)
    case .elsewhere(let touched):
      localized(
        "%1$s went to %2$s, which had the keyboard, and not to %3$s, which was touched last and did not take it (18.2)",
        text, holder, touched)
    }
  }
}
