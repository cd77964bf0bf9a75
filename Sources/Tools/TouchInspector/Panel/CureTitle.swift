import TouchDiagnosis
import TouchScenes

/// The title of a cure: a few words in the imperative, without code.
enum CureTitle {
  /// The titles of cures that are shown together.
  ///
  /// Cures with one title also name what they change.
  static func titles(of cures: [Cure]) -> [String] {
    let titles = cures.map { title(of: $0) }
    return zip(cures, titles).map { cure, title in
      guard titles.count(where: { $0 == title }) > 1, !cure.changes.isEmpty else { return title }
      var names: [String] = []
      for change in cure.changes {
        let own = change.pair.map { [$0.0, $0.1] } ?? [change.subject]
        names += own.filter { !names.contains($0) }
      }
      return localized("%1$s (%2$s)", title, names.joined(separator: localized(", ")))
    }
  }

  static func title(of cure: Cure) -> String {
    let titles = cure.changes.map { title(of: $0) }
    guard let first = titles.first else { return goal(of: cure) ?? localized("Advice") }
    if titles.count == 2, first.count + titles[1].count < 40 {
      return localized("%1$s, %2$s", first, lowercased(titles[1]))
    }
    return titles.count > 1 ? localized("%1$s, and %2$s more", first, "\(titles.count - 1)") : first
  }

  /// The goal with which a piece of advice begins: `To let modal follow several fingers`; nil for a longer one.
  private static func goal(of cure: Cure) -> String? {
    guard let end = cure.sentence.firstIndex(where: { $0 == "," || $0 == ";" || $0 == "，" }) else { return nil }
    let words = cure.sentence[..<end]
    return words.count <= maximumGoal ? words.prefix(1).uppercased() + words.dropFirst() : nil
  }

  /// The maximum length of a goal that is a title, in characters.
  private static let maximumGoal = 64

  private static func lowercased(_ words: String) -> String { words.prefix(1).lowercased() + words.dropFirst() }

  /// The title of one change.
  static func title(of change: Change) -> String {
    switch change {
    case .view(let name, let property): setting(property.member.key, change, of: name)
    case .recognizer(let name, let property): list(property, of: name) ?? setting(property.member.key, change, of: name)
    case .number(let name, let key, let value): localized("Set %1$s of %2$s to %3$s", key, name, number(value))
    case .require(_, let other, true): localized("Wait for %1$s", other)
    case .require(_, let other, false): localized("Do not wait for %1$s", other)
    case .together(_, _, true), .eachTogether(_, _, true): localized("Let both recognize")
    case .together(_, _, false), .eachTogether(_, _, false): localized("Let only one recognize")
    case .togetherWithAll(let name): localized("Let %1$s recognize with any other", name)
    case .shouldBegin(let name, .horizontal): localized("Begin %1$s along x only", name)
    case .shouldBegin(let name, .vertical): localized("Begin %1$s along y only", name)
    case .shouldBegin(let name, .always(false)): localized("Do not begin %1$s", name)
    case .shouldBegin(let name, .always(true)), .shouldBegin(let name, nil): localized("Let %1$s begin", name)
    case .shouldReceive(let name, .notControls): localized("Keep %1$s off controls", name)
    case .shouldReceive(let name, .onlyViews(let views)):
      localized("Keep %1$s to %2$s", name, views.joined(separator: localized(", ")))
    case .shouldReceive(let name, .always(false)): localized("Give %1$s no touches", name)
    case .shouldReceive(let name, .always(true)), .shouldReceive(let name, nil): localized("Give %1$s the touch", name)
    case .canPrevent(let name, let other, let isOn):
      isOn ? localized("Let %1$s prevent %2$s", name, other) : localized("Let %1$s spare %2$s", name, other)
    case .canBePrevented(let name, let other, let isOn):
      isOn ? localized("Let %1$s prevent %2$s", other, name) : localized("Protect %1$s from %2$s", name, other)
    case .viewShouldBegin(let name, false): localized("Refuse gestures on %1$s", name)
    case .viewShouldBegin(let name, _): localized("Allow gestures on %1$s", name)
    case .touchesShouldBegin(let name, _): localized("Let the content of %1$s have touches", name)
    case .touchesShouldCancel(let name, false): localized("Let the content of %1$s keep touches", name)
    case .touchesShouldCancel(let name, _): localized("Let %1$s take touches to scroll", name)
    case .pointInside(let name, _), .touchInsets(let name, _): localized("Change the touch area of %1$s", name)
    case .hitTest(let name, _): localized("Change the hit test of %1$s", name)
    case .frame(let name, _, _): localized("Resize %1$s", name)
    case .toBack(let name): localized("Move %1$s to the back", name)
    case .toFront(let name): localized("Move %1$s to the front", name)
    case .removeRecognizer(let name): localized("Remove %1$s", name)
    case .attach(let name, let view): localized("Move %1$s to %2$s", name, view)
    case .callsSuper(let name): localized("Call super in %1$s", name)
    case .allows(let name, _): localized("Let the delegate of %1$s allow it", name)
    case .viewForZooming: localized("Return the view to zoom")
    case .firstResponder(let name): localized("Make %1$s the first responder", name)
    case .showsBackButton: localized("Show the back button")
    case .scrollingExpands(_, true): localized("Expand the sheet first")
    case .scrollingExpands(_, false): localized("Scroll before the sheet expands")
    case .undims: localized("Let touches through behind the sheet")
    case .editsRows(_, let isOn): isOn ? localized("Let rows be swiped") : localized("Do not let rows be swiped")
    case .movesRows: localized("Let rows be moved")
    case .clears(let name): localized("Make %1$s clear instead of transparent", name)
    case .constrain(let name, nil, _): localized("Add a constraint to %1$s", name)
    case .constrain(let name, _, nil): localized("Remove a constraint of %1$s", name)
    case .constrain(let name, _, _): localized("Change a constraint of %1$s", name)
    case .selectsTab: localized("Select another tab")
    case .goesBack(_, let page): localized("Go back to %1$s first", page)
    case .dismisses(_, let presented): localized("Dismiss %1$s first", presented)
    case .presents(let name, _): localized("Present %1$s in another style", name)
    case .omits(let name, let target, "remove"), .omits(let name, let target, "removeRecognizer"):
      localized("Let %1$s not remove %2$s", name, target)
    case .omits(let name, let target, let key): localized("Let %1$s not set %2$s of %3$s", name, key, target)
    }
  }

  /// The title of a change of a property, for properties whose effect is not obvious from the name.
  private static func setting(_ key: String, _ change: Change, of name: String) -> String {
    switch (key, change.setting?.value) {
    case ("cancelsTouchesInView", .bool(false)?): localized("Leave the view its touch")
    case ("delaysTouchesBegan", .bool(false)?), ("delaysContentTouches", .bool(false)?):
      localized("Deliver the touch at once")
    case ("delaysTouchesEnded", .bool(false)?): localized("Deliver the lift at once")
    case ("isScrollEnabled", .bool(true)?): localized("Let %1$s scroll", name)
    case ("isScrollEnabled", .bool(false)?): localized("Do not let %1$s scroll", name)
    case ("isUserInteractionEnabled", .bool(true)?): localized("Let %1$s take touches", name)
    case ("isUserInteractionEnabled", .bool(false)?): localized("Do not let %1$s take touches", name)
    case ("isEnabled", .bool(true)?): localized("Enable %1$s", name)
    case ("isEnabled", .bool(false)?): localized("Disable %1$s", name)
    case ("isHidden", .bool(true)?): localized("Hide %1$s", name)
    case ("isHidden", .bool(false)?): localized("Show %1$s", name)
    case ("isMultipleTouchEnabled", .bool(true)?): localized("Give %1$s every finger", name)
    case ("isExclusiveTouch", .bool(true)?): localized("Let %1$s be touched alone", name)
    case ("clipsToBounds", .bool(true)?): localized("Clip %1$s", name)
    case ("minimumPressDuration", .number(let seconds)?): localized("Begin the press after %1$s s", number(seconds))
    case ("numberOfTapsRequired", .number(let taps)?): localized("Recognize at tap %1$s", number(taps))
    case ("numberOfTouchesRequired", .number(let fingers)?): localized("Recognize with %1$s", fingerCount(fingers))
    case ("minimumNumberOfTouches", .number(let fingers)?): localized("Begin with %1$s", fingerCount(fingers))
    case ("maximumNumberOfTouches", .number(let fingers)?): localized("Allow %1$s at most", fingerCount(fingers))
    case (_, .bool(let isOn)?): localized("Set %1$s to %2$s", key, "\(isOn)")
    case (_, .number(let value)?): localized("Set %1$s to %2$s", key, number(value))
    case (_, nil): localized("Set %1$s", key)
    }
  }

  /// The title of a change of a list of words, such as the allowed types of touches; nil for other properties.
  private static func list(_ property: RecognizerProperty, of name: String) -> String? {
    switch property {
    case .allowedTouchTypes(let types): localized("Let %1$s take %2$s touches", name, words(types))
    case .allowedPressTypes(let types): localized("Let %1$s take %2$s", name, words(types))
    case .buttonMaskRequired(let buttons): localized("Let %1$s take the %2$s button", name, words(buttons))
    case .direction(let ways): localized("Recognize a swipe %1$s", words(ways))
    case .edges(let edges): localized("Begin at the edge: %1$s", words(edges))
    default: nil
    }
  }

  private static func words<Word: RawRepresentable>(_ words: [Word]) -> String where Word.RawValue == String {
    words.map(\.rawValue).joined(separator: localized(" or "))
  }
}
