// Lists of keys and buttons without an effect.

extension SceneLint {
  /// Lists of types of presses at recognizers whose class takes no presses (48.16).
  ///
  /// `select` is in the default list of every class, so a list of only `select` is not reported.
  static func listsOfPresses(_ tree: LintTree) -> LintFindings {
    var found = LintFindings()
    for recognizer in tree.recognizers {
      switch recognizer.recognizerClass {
      case .tap, .longPress, .custom: continue
      case .pan, .swipe, .pinch, .rotation, .screenEdgePan, .hover: break
      }
      for case .allowedPressTypes(let types) in recognizer.properties {
        let others = types.filter { $0 != .select }
        if others.isEmpty { continue }
        found.add {
          localized(
            "the list %1$s in allowedPressTypes of %2$s has no effect: a %3$s takes no presses (48.16)",
            LintFindings.listed(others.map(\.rawValue)), recognizer.name, recognizer.recognizerClass.rawValue)
        } cure: {
          localized("a tap or a long press takes them")
        }
      }
    }
    return found
  }
}
