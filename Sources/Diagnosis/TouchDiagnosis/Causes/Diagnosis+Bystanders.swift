import TouchArbiter
import TouchKit
import TouchScenes
import TouchTrace

extension Diagnosis {
  /// The story without recognizers of the kit that play no part: they did not act, decided about no other, and no goal is
  /// about them.
  func shown(for goals: [Goal]) -> Story {
    let subjects = Set(goals.map(\.subject))
    let culprits = Set(
      before.story.recognizers.flatMap(\.attempts).flatMap(\.moments).compactMap(\.culprit)
        + before.story.touches.flatMap(\.moments).compactMap(\.culprit))
    return before.story.without { one in
      let name = one.facts.name
      // That a field took the tap does not answer why it did not begin to edit.
      if one.facts.role == .textTap, let view = one.facts.view, subjects.contains(view), keeper(besides: view) != nil {
        return true
      }
      if one.hasActed || subjects.contains(name) { return false }
      // Recognizers of cells have no name in the scene.
      if name == one.facts.className { return true }
      // A still finger was not meant to drag a sheet.
      if one.facts.role == .sheetDrag, one.attempts.isEmpty, baseline.travel < Self.shortWay { return true }
      return one.facts.isBystander && !culprits.contains(name) && !isRefusedAcross(name)
    }
  }

  /// Whether a finger went across the rows of a table and opened none, so that the reason is worth showing.
  private func isRefusedAcross(_ name: String) -> Bool {
    guard baseline.index.isKit(name, .rowSwipe), let way = baseline.way, abs(way.dx) > abs(way.dy) else { return false }
    let reasons: [Reason] = [.shouldBeginDelegate, .preventedBy, .requirementRecognized]
    return before.facts.contains { $0.recognizer?.name == name && $0.reason.map(reasons.contains) == true }
  }
}

extension RecognizerFacts {
  /// Whether the kit created it for a gesture other than scrolling, going back, dragging a sheet and opening a menu.
  fileprivate var isBystander: Bool {
    switch role {
    case nil, .scrollPan, .scrollPinch, .pop, .contentPop, .sheetDrag, .menu: false
    default: true
    }
  }

  /// What the kit created it for, as a clause; nil for recognizers of apps, and for those of scroll views.
  var purpose: String? {
    switch role {
    case nil, .scrollPan, .scrollPinch: nil
    case .rowSwipe: localized("opens the actions of a row")
    case .rowClose: localized("closes an open row")
    case .rowGrip, .itemMove, .itemGrip: localized("reorders")
    case .itemDrag: localized("drags an item")
    case .selectByFingers, .selectByRectangle: localized("selects several")
    case .pop, .contentPop, .mouseBack: localized("goes back")
    case .sheetDrag: localized("drags the sheet")
    case .dismissingTap: localized("dismisses what is presented")
    case .showColumn, .closeColumn, .columnWidth: localized("moves a column")
    case .menu: localized("opens the context menu")
    case .secondaryClick: localized("opens the context menu by the second button")
    case .menuBar: localized("opens the menus")
    case .pickerRow: localized("chooses a row")
    case .textMouse, .textTap, .textPress: localized("moves the caret and selects")
    case .dragLift, .dragByMouse: localized("drags items")
    }
  }
}
