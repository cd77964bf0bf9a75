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
      return "\(title) (\(names.joined(separator: ", ")))"
    }
  }

  static func title(of cure: Cure) -> String {
    let titles = cure.changes.map { title(of: $0) }
    guard let first = titles.first else { return "Advice" }
    if titles.count == 2, first.count + titles[1].count < 40 { return "\(first), \(lowercased(titles[1]))" }
    return titles.count > 1 ? "\(first), and \(titles.count - 1) more" : first
  }

  private static func lowercased(_ words: String) -> String { words.prefix(1).lowercased() + words.dropFirst() }

  /// The title of one change.
  static func title(of change: Change) -> String {
    switch change {
    case .view(let name, let property): setting(property.member.key, change, of: name)
    case .recognizer(let name, let property): list(property, of: name) ?? setting(property.member.key, change, of: name)
    case .number(let name, let key, let value): "Set \(key) of \(name) to \(number(value))"
    case .require(_, let other, true): "Wait for \(other)"
    case .require(_, let other, false): "Do not wait for \(other)"
    case .together(_, _, true), .eachTogether(_, _, true): "Let both recognize"
    case .together(_, _, false), .eachTogether(_, _, false): "Let only one recognize"
    case .togetherWithAll(let name): "Let \(name) recognize with any other"
    case .shouldBegin(let name, .horizontal): "Begin \(name) along x only"
    case .shouldBegin(let name, .vertical): "Begin \(name) along y only"
    case .shouldBegin(let name, .always(false)): "Do not begin \(name)"
    case .shouldBegin(let name, .always(true)), .shouldBegin(let name, nil): "Let \(name) begin"
    case .shouldReceive(let name, .notControls): "Keep \(name) off controls"
    case .shouldReceive(let name, .onlyViews(let views)): "Keep \(name) to \(views.joined(separator: ", "))"
    case .shouldReceive(let name, .always(false)): "Give \(name) no touches"
    case .shouldReceive(let name, .always(true)), .shouldReceive(let name, nil): "Give \(name) the touch"
    case .canPrevent(let name, let other, let isOn): "Let \(name) \(isOn ? "prevent" : "spare") \(other)"
    case .canBePrevented(let name, let other, let isOn):
      isOn ? "Let \(other) prevent \(name)" : "Protect \(name) from \(other)"
    case .viewShouldBegin(let name, false): "Refuse gestures on \(name)"
    case .viewShouldBegin(let name, _): "Allow gestures on \(name)"
    case .touchesShouldBegin(let name, _): "Let the content of \(name) have touches"
    case .touchesShouldCancel(let name, false): "Let the content of \(name) keep touches"
    case .touchesShouldCancel(let name, _): "Let \(name) take touches to scroll"
    case .pointInside(let name, _), .touchInsets(let name, _): "Change the touch area of \(name)"
    case .hitTest(let name, _): "Change the hit test of \(name)"
    case .frame(let name, _, _): "Resize \(name)"
    case .toBack(let name): "Move \(name) to the back"
    case .toFront(let name): "Move \(name) to the front"
    case .removeRecognizer(let name): "Remove \(name)"
    case .attach(let name, let view): "Move \(name) to \(view)"
    case .callsSuper(let name): "Call super in \(name)"
    case .allows(let name, _): "Let the delegate of \(name) allow it"
    case .viewForZooming: "Return the view to zoom"
    case .firstResponder(let name): "Make \(name) the first responder"
    case .showsBackButton: "Show the back button"
    case .scrollingExpands(_, true): "Expand the sheet first"
    case .scrollingExpands(_, false): "Scroll before the sheet expands"
    case .undims: "Let touches through behind the sheet"
    case .editsRows(_, let isOn): isOn ? "Let rows be swiped" : "Do not let rows be swiped"
    case .constrain(let name, nil, _): "Add a constraint to \(name)"
    case .constrain(let name, _, nil): "Remove a constraint of \(name)"
    case .constrain(let name, _, _): "Change a constraint of \(name)"
    case .selectsTab: "Select another tab"
    case .goesBack(_, let page): "Go back to \(page) first"
    case .dismisses(_, let presented): "Dismiss \(presented) first"
    case .presents(let name, _): "Present \(name) in another style"
    case .omits(let name, let target, "remove"), .omits(let name, let target, "removeRecognizer"):
      "Let \(name) not remove \(target)"
    case .omits(let name, let target, let key): "Let \(name) not set \(key) of \(target)"
    }
  }

  /// The title of a change of a property, for properties whose effect is not obvious from the name.
  private static func setting(_ key: String, _ change: Change, of name: String) -> String {
    switch (key, change.setting?.value) {
    case ("cancelsTouchesInView", .bool(false)?): "Leave the view its touch"
    case ("delaysTouchesBegan", .bool(false)?), ("delaysContentTouches", .bool(false)?): "Deliver the touch at once"
    case ("delaysTouchesEnded", .bool(false)?): "Deliver the lift at once"
    case ("isScrollEnabled", .bool(let isOn)?): "\(isOn ? "Let" : "Do not let") \(name) scroll"
    case ("isUserInteractionEnabled", .bool(let isOn)?): "\(isOn ? "Let" : "Do not let") \(name) take touches"
    case ("isEnabled", .bool(let isOn)?): "\(isOn ? "Enable" : "Disable") \(name)"
    case ("isHidden", .bool(let isOn)?): "\(isOn ? "Hide" : "Show") \(name)"
    case ("isMultipleTouchEnabled", .bool(true)?): "Give \(name) every finger"
    case ("isExclusiveTouch", .bool(true)?): "Let \(name) be touched alone"
    case ("clipsToBounds", .bool(true)?): "Clip \(name)"
    case ("minimumPressDuration", .number(let seconds)?): "Begin the press after \(number(seconds)) s"
    case ("numberOfTapsRequired", .number(let taps)?): "Recognize at tap \(number(taps))"
    case ("numberOfTouchesRequired", .number(let fingers)?): "Recognize with \(fingerCount(fingers))"
    case ("minimumNumberOfTouches", .number(let fingers)?): "Begin with \(fingerCount(fingers))"
    case ("maximumNumberOfTouches", .number(let fingers)?): "Allow \(fingerCount(fingers)) at most"
    case (_, .bool(let isOn)?): "Set \(key) to \(isOn)"
    case (_, .number(let value)?): "Set \(key) to \(number(value))"
    case (_, nil): "Set \(key)"
    }
  }

  /// The title of a change of a list of words, such as the allowed types of touches; nil for other properties.
  private static func list(_ property: RecognizerProperty, of name: String) -> String? {
    switch property {
    case .allowedTouchTypes(let types): "Let \(name) take \(words(types)) touches"
    case .allowedPressTypes(let types): "Let \(name) take \(words(types))"
    case .buttonMaskRequired(let buttons): "Let \(name) take the \(words(buttons)) button"
    case .direction(let ways): "Recognize a swipe \(words(ways))"
    case .edges(let edges): "Begin at the edge: \(words(edges))"
    default: nil
    }
  }

  private static func words<Word: RawRepresentable>(_ words: [Word]) -> String where Word.RawValue == String {
    words.map(\.rawValue).joined(separator: " or ")
  }

  private static func fingerCount(_ count: Double) -> String { count == 1 ? "1 finger" : "\(number(count)) fingers" }
}
