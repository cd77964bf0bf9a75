// Text inputs that cannot be edited, and taps that take the keyboard away from them.

extension SceneLint {
  /// Text inputs that can never become first responder (17.1, 18.2).
  static func fields(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for place in tree.places where place.view.viewClass.isTextInput && !tree.changeable.contains(place.name) {
      guard let why = refusal(of: place) else { continue }
      found.add {
        localized("%1$s (%2$s) can never be first responder: %3$s", place.name, place.path, why)
      }
    }
    return found
  }

  /// The reason that a text input never becomes first responder; nil if lint finds none.
  private static func refusal(of place: LintPlace) -> String? {
    let view = place.view
    if view.textDelegate?.shouldBeginEditing == false, !view.properties.contains(.isEditable(false)) {
      return localized("its delegate answers no to shouldBeginEditing (18.2)")
    }
    if view.viewClass == .textField, view.properties.contains(.isEnabled(false)) {
      return localized("it is not enabled (17.1)")
    }
    if view.properties.contains(.isEditable(false)), view.properties.contains(.isSelectable(false)) {
      return localized("it is neither editable nor selectable (17.1)")
    }
    return nil
  }

  /// Taps that end editing although the tap was on a text input, which therefore loses the keyboard at once (20.10).
  static func dismissals(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for owner in tree.places {
      for tap in owner.view.recognizers where tap.recognizerClass == .tap && !tree.changeable.contains(tap.name) {
        guard tap.on.contains(where: { $0.endEditing != nil }), acts(beside: tap) else { continue }
        let texts = tree.places(in: owner).filter { place in
          place.view.viewClass.isTextInput && place.isHitItself && !tree.changeable.contains(place.name)
            && tap.takesPart(in: place)
        }
        guard let first = texts.first else { continue }
        let names = LintFindings.listed(texts.map(\.name))
        found.add {
          localized(
            "%1$s on %2$s ends the editing of %3$s with the tap that begins it (%4$s): its delegate lets it recognize together with the tap of the text (5.1.2, 20.10)",
            tap.name, owner.name, names, first.path)
        } cure: {
          localized("the delegate of %1$s answers false to shouldReceive for touches in text inputs (1.3.4)", tap.name)
        }
      }
    }
    return found
  }

  /// Whether the delegate of a tap allows it to recognize simultaneously with all others.
  private static func acts(beside tap: SceneRecognizer) -> Bool {
    if case .always(true)? = tap.delegate?.shouldRecognizeSimultaneouslyWith { return true }
    return false
  }
}
