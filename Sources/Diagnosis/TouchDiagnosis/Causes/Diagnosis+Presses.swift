import TouchArbiter
import TouchKit
import TouchScenes
import TouchTrace

// Why presses and turns of the wheel did not reach a recognizer.

extension Diagnosis {
  /// The keys and buttons of the input that came to a view, by their names in sentences.
  private func presses(in view: String) -> [String] {
    before.story.signals.filter { signal in
      signal.isPress && signal.way.contains { baseline.index.isInside($0, view) }
    }.map(\.word)
  }

  /// The types of presses that a recognizer takes, and whether the scene sets them; nil for a class that takes none.
  private func pressTypes(of recognizer: SceneRecognizer) -> (allowed: [PressTypeName], isSet: Bool)? {
    guard [.tap, .longPress].contains(recognizer.recognizerClass) else { return nil }
    let lists = recognizer.properties.compactMap { property in
      if case .allowedPressTypes(let types) = property { types } else { nil }
    }
    return (lists.last ?? [.select], !lists.isEmpty)
  }

  /// Goals for recognizers with types of presses of the scene's own that no press reached, if no other acted.
  var unpressed: [(Int, Goal)] {
    guard baseline.touches.isEmpty, !baseline.pressTypes.isEmpty, !hasSuccess else { return [] }
    return before.story.recognizers.compactMap { story -> (Int, Goal)? in
      let name = story.facts.name
      guard story.attempts.isEmpty, let own = baseline.index.recognizers[name]?.description,
        let types = pressTypes(of: own), types.isSet, !types.allowed.isEmpty
      else { return nil }
      return (1, .acts(name))
    }
  }

  /// Why the presses of an input did not come to a recognizer, as a clause; nil where nothing is known.
  func unpressed(_ recognizer: SceneRecognizer, on view: String) -> String? {
    guard let start = before.story.signals.first(where: \.isPress)?.way.first else { return nil }
    guard let came = presses(in: view).first else {
      return localized("no press came to %1$s: the presses started at %2$s (3.4)", view, responderName(start))
    }
    guard let types = pressTypes(of: recognizer) else { return localized("its class takes no presses (48.16)") }
    guard !baseline.pressTypes.contains(where: types.allowed.contains) else { return nil }
    if types.allowed.isEmpty { return localized("its allowedPressTypes is empty (48.20)") }
    let (type, names) = (list(baseline.pressTypes.map(\.rawValue)), list(types.allowed.map(\.rawValue)))
    return baseline.pressTypes.count == 1
      ? localized(
        "%1$s has the type %2$s, and allowedPressTypes has only %3$s (48.3, 48.20)", signalName(came), type, names)
      : localized("the presses have the types %1$s, and allowedPressTypes has only %2$s (48.3, 48.20)", type, names)
  }

  /// Why a pan did not follow the wheel or a touchpad, as a clause.
  func notScrolling(_ recognizer: SceneRecognizer, on view: String) -> String {
    var mask: [ScrollTypeName] = []
    for property in recognizer.properties { if case .allowedScrollTypesMask(let types) = property { mask = types } }
    if mask.isEmpty {
      return localized(
        "it does not follow the wheel or a touchpad, as its allowedScrollTypesMask is empty (7.3.12), and no finger came down"
      )
    }
    if !mask.contains(.all), !baseline.scrollTypes.contains(where: mask.contains) {
      return mask.contains(.continuous)
        ? localized(
          "it follows continuous scrolling only, by its allowedScrollTypesMask, and the wheel turned by whole notches of %1$s, which is discrete (52.12)",
          quantity(Double(GestureTuning.wheelNotch), .points))
        : localized(
          "it follows discrete scrolling only, by its allowedScrollTypesMask, and the distances were no whole notches of %1$s, which is continuous (52.12)",
          quantity(Double(GestureTuning.wheelNotch), .points))
    }
    if let hit = before.wheels.first?.hit, !baseline.index.isInside(hit, view) {
      return localized("the wheel was turned over %1$s, which is not in %2$s (7.3.12)", hit, view)
    }
    return localized("no turn of the wheel came to it (7.3.12)")
  }
}

extension SignalStory {
  /// Whether it is a press of a key or a button.
  fileprivate var isPress: Bool { word.hasPrefix("key ") || word.hasPrefix("button ") }
}
