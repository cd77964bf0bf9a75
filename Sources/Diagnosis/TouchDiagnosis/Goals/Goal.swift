import TouchScenes

/// A goal: what should happen when the input is played into the scene.
package enum Goal: Sendable, Equatable, Hashable {
  case acts(String)
  /// The recognizer acts earlier.
  case actsSooner(String)
  case doesNotAct(String)
  /// The recognizer acts in fewer attempts, and still acts.
  case actsLess(String)
  /// The recognizer acts in one attempt only.
  case actsOnce(String)
  case isNotified(String, TouchMethod)
  case isNotNotified(String, TouchMethod)
  /// A delayed call comes sooner.
  case isNotifiedSooner(String, TouchMethod)
  case scrolls(String)
  case doesNotScroll(String)
  /// A row of a table, or an item of a collection, is selected.
  case selects(String)
  case doesNotSelect(String)
  /// The user moves a row of a table.
  case movesRow(String)
  /// Typed text comes into a text field or a text view.
  case takesText(String)
  /// The content of a scroll view changes its scale.
  case zooms(String)
  /// A control sends an event; nil stands for the event that it exists to send.
  case sends(String, ControlEventName?)
  /// A control sends an event earlier.
  case sendsSooner(String, ControlEventName?)
  case doesNotSend(String, ControlEventName?)
  /// A responder receives keys, motion or remote controls.
  case hears(String, EventMethod)

  package var subject: String {
    switch self {
    case .acts(let name), .actsSooner(let name), .doesNotAct(let name), .actsLess(let name), .actsOnce(let name),
      .isNotified(let name, _), .isNotNotified(let name, _), .isNotifiedSooner(let name, _), .scrolls(let name),
      .doesNotScroll(let name), .zooms(let name), .selects(let name), .doesNotSelect(let name), .movesRow(let name),
      .takesText(let name),
      .sends(let name, _), .sendsSooner(let name, _), .doesNotSend(let name, _), .hears(let name, _):
      name
    }
  }

  /// Whether another goal asks a control to send its events too.
  func isSame(as other: Goal) -> Bool {
    if case (.sends(let one, _), .sends(let two, _)) = (self, other) { return one == two }
    return self == other
  }

  /// The touch method that it is about; nil for other goals.
  var method: TouchMethod? {
    switch self {
    case .isNotified(_, let method), .isNotNotified(_, let method), .isNotifiedSooner(_, let method): method
    default: nil
    }
  }

  /// Whether something should not happen, or less often.
  ///
  /// One cure is enough then, because whatever is disabled does nothing.
  var isAgainst: Bool {
    switch self {
    case .doesNotAct, .actsLess, .actsOnce, .isNotNotified, .doesNotScroll, .doesNotSelect, .doesNotSend: true
    case .acts, .actsSooner, .isNotified, .isNotifiedSooner, .scrolls, .selects, .movesRow, .takesText, .zooms, .sends,
      .sendsSooner, .hears:
      false
    }
  }

  /// The goal as `--want` reads it.
  package var words: String {
    switch self {
    case .acts(let name): "\(name) acts"
    case .actsSooner(let name): "\(name) acts sooner"
    case .doesNotAct(let name): "\(name) does not act"
    case .actsLess(let name): "\(name) acts less often"
    case .actsOnce(let name): "\(name) acts once"
    case .isNotified(let name, let method): "\(name) \(method.rawValue)"
    case .isNotNotified(let name, let method): "\(name) not \(method.rawValue)"
    case .isNotifiedSooner(let name, let method): "\(name) \(method.rawValue) sooner"
    case .scrolls(let name): "\(name) scrolls"
    case .doesNotScroll(let name): "\(name) does not scroll"
    case .zooms(let name): "\(name) zooms"
    case .selects(let name): "\(name) selects"
    case .doesNotSelect(let name): "\(name) does not select"
    case .movesRow(let name): "\(name) moves a row"
    case .takesText(let name): "\(name) takes text"
    case .sends(let name, let event): "\(name) sends" + (event.map { " \($0.rawValue)" } ?? "")
    case .sendsSooner(let name, let event): "\(name) sends" + (event.map { " \($0.rawValue)" } ?? "") + " sooner"
    case .hears(let name, let method): "\(name) \(method.rawValue)"
    case .doesNotSend(let name, let event): "\(name) does not send" + (event.map { " \($0.rawValue)" } ?? "")
    }
  }

  /// The goal as an infinitive: `make m act`.
  package var heading: String {
    switch self {
    case .acts(let name): localized("make %1$s act", name)
    case .actsSooner(let name): localized("make %1$s act sooner", name)
    case .doesNotAct(let name): localized("keep %1$s from acting", name)
    case .actsLess(let name): localized("make %1$s wait for its turn", name)
    case .actsOnce(let name): localized("make %1$s act once", name)
    case .isNotified(let name, let method): localized("let %1$s have %2$s", name, method.rawValue)
    case .isNotNotified(let name, let method): localized("keep %1$s from %2$s", method.rawValue, name)
    case .isNotifiedSooner(let name, .touchesBegan): localized("tell %1$s of touches at once", name)
    case .isNotifiedSooner(let name, let method): localized("tell %1$s of %2$s at once", name, method.rawValue)
    case .scrolls(let name): localized("make %1$s scroll", name)
    case .doesNotScroll(let name): localized("keep %1$s from scrolling", name)
    case .zooms(let name): localized("make %1$s zoom", name)
    case .selects(let name): localized("make %1$s select", name)
    case .doesNotSelect(let name): localized("keep %1$s from selecting", name)
    case .movesRow(let name): localized("make %1$s move a row", name)
    case .takesText(let name): localized("make %1$s take text", name)
    case .sends(let name, let event): localized("make %1$s send %2$s", name, event?.rawValue ?? localized("its event"))
    case .sendsSooner(let name, let event):
      localized("make %1$s send %2$s sooner", name, event?.rawValue ?? localized("its event"))
    case .hears(let name, let method): localized("let %1$s have %2$s", name, method.rawValue)
    case .doesNotSend(let name, let event):
      localized("keep %1$s from sending %2$s", name, event?.rawValue ?? localized("its events"))
    }
  }

  /// The forms that `--want` accepts.
  package static let forms =
    "\"NAME acts\", \"NAME acts sooner\", \"NAME acts once\", \"NAME acts less often\", \"NAME does not act\", "
    + "\"NAME touchesEnded\" (or another touch method), \"NAME touchesEnded sooner\", \"NAME is not cancelled\", "
    + "\"NAME pressesBegan\", \"NAME scrolls\", \"NAME does not scroll\", \"NAME zooms\", \"NAME selects\", "
    + "\"NAME does not select\", \"NAME moves a row\", \"NAME takes text\", \"NAME sends touchUpInside\" (or another event), "
    + "\"NAME sends touchUpInside sooner\", \"NAME does not send\""

  /// Why a text is not a goal.
  package enum Mistake: Error, Equatable {
    case form
    case unknownName(String, known: [String])
    /// What has a name cannot do it: the name, and the reason as a sentence without its period.
    case cannot(String, String)
  }

  /// Reads a goal; names may contain spaces.
  package init(_ text: String, in scene: SceneFile) throws(Mistake) {
    let words = text.split(separator: " ").map(String.init)
    var (name, verb) = try Self.parts(words, scene)
    verb = Self.plain(verb)
    let view = scene.every(scene.root).first { $0.name == name }
    let index = SceneIndex(scene)
    let isRecognizer = scene.recognizersOfAllKinds.contains(name) || index.isKit(name, .scrollPinch)
    let isResponder = view != nil || scene.every(scene.root).contains { $0.controller?.name == name }
    if let method = verb.count == 1 ? TouchMethod(rawValue: verb[0]) : nil {
      guard isResponder else { throw .cannot(name, localized("%1$s is no view, so it receives no touches", name)) }
      self = .isNotified(name, method)
      return
    }
    if let method = verb.count == 1 ? EventMethod(rawValue: verb[0]) : nil {
      guard !isRecognizer else {
        throw .cannot(name, localized("%1$s is a recognizer, so it receives no %2$s", name, method.noun))
      }
      self = .hears(name, method)
      return
    }
    if verb.count == 2, verb[1] == "sooner", let method = TouchMethod(rawValue: verb[0]) {
      guard isResponder else { throw .cannot(name, localized("%1$s is no view, so it receives no touches", name)) }
      self = .isNotifiedSooner(name, method)
      return
    }
    if verb.count == 2, verb[0] == "not", let method = TouchMethod(rawValue: verb[1]) {
      guard isResponder else { throw .cannot(name, localized("%1$s is no view, so it receives no touches", name)) }
      self = .isNotNotified(name, method)
      return
    }
    let isNo = verb.prefix(2) == ["does", "not"] || verb.first == "doesn't" || verb.first == "never"
    let rest = isNo ? Array(verb.drop { ["does", "not", "doesn't", "never"].contains($0) }) : verb
    switch rest.first {
    case "acts" where rest == ["acts", "less", "often"] && !isNo:
      guard isRecognizer else { throw .cannot(name, localized("%1$s is no recognizer, so it does not act", name)) }
      self = .actsLess(name)
    case "acts" where rest == ["acts", "sooner"] && !isNo:
      if let view, view.viewClass.isKind(of: .control) {
        self = .sendsSooner(name, nil)
        return
      }
      guard isRecognizer else { throw .cannot(name, localized("%1$s is no recognizer, so it does not act", name)) }
      self = .actsSooner(name)
    case "acts" where rest == ["acts", "once"] && !isNo:
      guard isRecognizer else { throw .cannot(name, localized("%1$s is no recognizer, so it does not act", name)) }
      self = .actsOnce(name)
    case "takes" where rest == ["takes", "text"] && !isNo:
      guard view?.viewClass.isTextInput == true else {
        throw .cannot(name, localized("%1$s is no text field and no text view", name))
      }
      self = .takesText(name)
    case "moves" where rest == ["moves", "a", "row"] && !isNo:
      guard view?.viewClass == .tableView else { throw .cannot(name, localized("%1$s is no table", name)) }
      self = .movesRow(name)
    case "sends" where rest.last == "sooner" && rest.count <= 3 && !isNo:
      self = .sendsSooner(name, try Self.event(rest.count == 3 ? rest[1] : nil, of: name, view))
    case .some where rest.count > (rest[0].hasPrefix("send") ? 2 : 1): throw .form
    case "acts", "act":
      // A control acts by sending.
      if let view, view.viewClass.isKind(of: .control) {
        self = isNo ? .doesNotSend(name, nil) : .sends(name, nil)
        return
      }
      guard isRecognizer else { throw .cannot(name, localized("%1$s is no recognizer, so it does not act", name)) }
      self = isNo ? .doesNotAct(name) : .acts(name)
    case "scrolls", "scroll":
      guard view?.viewClass.isKind(of: .scrollView) == true else {
        throw .cannot(name, localized("%1$s is no scroll view", name))
      }
      self = isNo ? .doesNotScroll(name) : .scrolls(name)
    case "zooms", "zoom":
      guard view?.viewClass.isKind(of: .scrollView) == true else {
        throw .cannot(name, localized("%1$s is no scroll view", name))
      }
      guard !isNo else { throw .form }
      self = .zooms(name)
    case "selects", "select":
      guard view?.hasItems == true else { throw .cannot(name, localized("%1$s is no table and no collection", name)) }
      self = isNo ? .doesNotSelect(name) : .selects(name)
    case "sends", "send":
      let event = try Self.event(rest.count > 1 ? rest[1] : nil, of: name, view)
      self = isNo ? .doesNotSend(name, event) : .sends(name, event)
    default: throw .form
    }
  }

  /// The event of a control that a word names; nil for no word.
  private static func event(_ word: String?, of name: String, _ view: SceneView?) throws(Mistake) -> ControlEventName? {
    guard let view, view.viewClass.isKind(of: .control) else {
      throw .cannot(name, localized("%1$s is no control", name))
    }
    guard let word else { return nil }
    guard let event = ControlEventName(rawValue: word) else {
      throw .cannot(
        word,
        localized(
          "%1$s is no event; there are %2$s", word, ControlEventName.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    guard view.viewClass.sends(event) else {
      throw .cannot(
        name,
        localized("%1$s is a %2$s, which sends no %3$s", name, view.viewClass.rawValue, event.rawValue))
    }
    return event
  }

  /// Normalizes the verb: "is not told touchesEnded" and "does not get touchesEnded" become "not touchesEnded", and "is
  /// not cancelled" becomes "not touchesCancelled".
  private static func plain(_ verb: [String]) -> [String] {
    var verb = verb
    if let last = verb.last, ["cancelled", "canceled"].contains(last), verb.count > 1 {
      verb[verb.count - 1] = TouchMethod.touchesCancelled.rawValue
    }
    guard let end = verb.firstIndex(where: { TouchMethod(rawValue: $0) != nil || EventMethod(rawValue: $0) != nil })
    else { return verb }
    let (no, filling) = (["not", "never", "doesn't", "isn't"], ["is", "told", "of", "does", "get", "gets"])
    guard verb[..<end].allSatisfy({ no.contains($0) || filling.contains($0) }) else { return verb }
    return (verb[..<end].contains(where: no.contains) ? ["not"] : []) + verb[end...]
  }

  /// The names of a scene that a goal can begin with.
  static func names(in scene: SceneFile) -> [String] {
    let views = scene.every(scene.root)
    return views.map(\.name) + scene.recognizersOfAllKinds + views.compactMap { $0.controller?.name }
      + views.filter { $0.viewClass.isKind(of: .scrollView) }.map { SceneIndex.pinchName(of: $0.name) }
  }

  /// The longest name that the words begin with, and the words after it.
  private static func parts(_ words: [String], _ scene: SceneFile) throws(Mistake) -> (String, [String]) {
    let names = names(in: scene)
    for count in stride(from: words.count - 1, through: 1, by: -1) {
      let name = words.prefix(count).joined(separator: " ")
      if names.contains(name) { return (name, Array(words.dropFirst(count))) }
    }
    guard words.count > 1 else { throw .form }
    throw .unknownName(words[0], known: names)
  }
}

extension ViewClass {
  /// Whether controls of the class send an event.
  fileprivate func sends(_ event: ControlEventName) -> Bool {
    switch event {
    case .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit: self == .textField
    case .valueChanged: self != .button && self != .textField
    default: true
    }
  }
}

extension EventMethod {
  /// The events that it reports, as a noun.
  var noun: String {
    switch self {
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: localized("keys")
    case .motionBegan, .motionEnded, .motionCancelled: localized("motion")
    case .remoteControlReceived: localized("remote controls")
    }
  }
}
