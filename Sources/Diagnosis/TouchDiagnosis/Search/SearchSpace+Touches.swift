import TouchArbiter
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace

// Changes for views, controls, tables and collections that should receive touches, and for all objects on the way.

extension SearchSpace {
  mutating func gatherTouches(of view: String, _ ring: Ring) {
    switch ring {
    case .pointed:
      for touch in baseline.before.story.touches where touch.view == view {
        for moment in touch.moments { pointTouch(view, moment) }
      }
      if index.views[view]?.view.textDelegate?.shouldBeginEditing == false { add(.allows(view, .editing)) }
      reach(view)
      // A control that does not tell its own class of its touches sends nothing (8.1).
      if index.keepsFromItself(view) { add(.callsSuper(view)) }
      // Views inside it, or its own view if it is a controller, that do not pass touches on.
      for other in index.respondersInside(view) { add(.callsSuper(other)) }
    case .own:
      for name in index.path(of: view).reversed() { add(viewFlags(of: name)) }
      for winner in baseline.offered {
        keep(view, from: winner)
        if !isOfTheKit(winner) { add(stricter(winner) + permissions(of: winner)) }
      }
      add(.viewShouldBegin(view, false))
    case .way: gatherWay(without: nil)
    }
  }

  private mutating func pointTouch(_ view: String, _ moment: Moment) {
    switch (moment.what, moment.reason) {
    case (.cancelled, .recognized), (.dropped, .recognized): if let winner = moment.culprit { keep(view, from: winner) }
    case (.withheld, .multipleTouchDisabled): add(.view(view, .isMultipleTouchEnabled(true)))
    case (.withheld, .exclusiveTouch), (.dropped, .exclusiveTouch):
      add(.view(view, .isExclusiveTouch(false)))
      if let culprit = moment.culprit { add(.view(culprit, .isExclusiveTouch(false))) }
    case (.withheld, .contentDelay), (.dropped, .contentDelay):
      if let list = moment.culprit { add(.view(list, .delaysContentTouches(false))) }
    case (.dropped, .touchesShouldBegin): if let list = moment.culprit { add(.touchesShouldBegin(list, true)) }
    default: break
    }
  }

  /// Adds the changes that let rows be selected and keep their touches.
  mutating func gatherSelecting(_ table: String, _ ring: Ring) {
    switch ring {
    case .pointed: break
    case .own:
      for winner in competitors(of: SceneIndex.panName(of: table)) {
        keep(table, from: winner)
        if !isOfTheKit(winner) { add(stricter(winner) + permissions(of: winner)) }
      }
      return
    case .way: return gatherWay(without: nil)
    }
    for touch in baseline.before.story.touches where touch.view.flatMap(index.tableAround) == table {
      for moment in touch.moments { pointTouch(table, moment) }
    }
    add(.view(table, .allowsSelection(true)))
    let isCollection = index.views[table]?.view.viewClass == .collectionView
    add(
      isCollection
        ? [.allows(table, .itemHighlight), .allows(table, .itemSelection)]
        : [.allows(table, .highlight), .allows(table, .selection)])
    reach(table)
    add([.view(table, .allowsSelectionDuringEditing(true)), .view(table, .isEditing(false))])
    for view in index.path(of: table).reversed() {
      for change in index.refusals(of: view).map(\.change) { add(change) }
    }
  }

  /// Adds the changes that keep a recognizer from taking a view's touches.
  mutating func keep(_ view: String, from winner: String) {
    guard let own = index.recognizers[winner] else { return }
    let isControl = index.views[view]?.view.viewClass.isKind(of: .control) == true
    // An edge pan has one direction only.
    let isPan = own.description.recognizerClass == .pan
    let isScroll = index.isOwnPan(winner)
    if isControl, own.view != view, !isScroll { add(.shouldReceive(winner, .notControls)) }
    if !isScroll { add(.recognizer(winner, .cancelsTouchesInView(false))) }
    if own.view != view, !isScroll { add(.shouldReceive(winner, .onlyViews([own.view]))) }
    add(.recognizer(winner, .delaysTouchesBegan(false)))
    // The content follows one finger, and two fingers scroll.
    if own.description.recognizerClass == .pan, !isOfTheKit(winner) {
      add(.recognizer(winner, .minimumNumberOfTouches(baseline.fingers + 1)))
    }
    add(.viewShouldBegin(view, false))
    if let sheet = index.owner(of: winner, as: .sheetDrag) { add(.presents(sheet, .fullScreen)) }
    if isScroll {
      add(.touchesShouldCancel(own.view, false))
      add(.view(own.view, .canCancelContentTouches(false)))
      add(.view(own.view, .isScrollEnabled(false)))
      add(.view(own.view, .delaysContentTouches(false)))
    }
    if isPan, !isScroll { add([.shouldBegin(winner, .horizontal), .shouldBegin(winner, .vertical)]) }
    add(.shouldReceive(winner, .always(false)))
    add(.recognizer(winner, .delaysTouchesEnded(false)))
  }

  // MARK: All that is on the way

  mutating func gatherWay(without name: String?) {
    for view in baseline.around { add(viewFlags(of: view)) }
    for view in index.viewNames where !baseline.around.contains(view) { add(viewFlags(of: view)) }
    let others = baseline.offered.filter { $0 != name && index.recognizers[$0] != nil }
    for other in others {
      add(flags(of: other))
      add(permissions(of: other))
      add(stricter(other))
      add(numbers(of: other))
      add([.shouldBegin(other, .always(false)), .shouldReceive(other, .always(false))])
      add(.removeRecognizer(other))
    }
    for view in baseline.around + index.viewNames {
      add([.viewShouldBegin(view, false), .view(view, .isUserInteractionEnabled(false)), .view(view, .isHidden(true))])
      add([.view(view, .isExclusiveTouch(true)), .view(view, .isMultipleTouchEnabled(false))])
      add([.hitTest(view, .passThrough), .toBack(view), .toFront(view)])
    }
    for other in index.recognizerNames where !others.contains(other) && other != name {
      add(flags(of: other) + permissions(of: other))
    }
    for one in index.reactions { add(.omits(one.recognizer, one.target, one.key)) }
    guard others.count <= Self.maximumRelated else { return }
    for one in others {
      for two in others where one != two {
        add([.require(one, toFail: two, true), .together(one, with: two, true)])
        if !index.isOwnPan(one) { add([.canPrevent(one, two, false), .canBePrevented(one, by: two, false)]) }
      }
    }
  }

  /// The most recognizers of which every pair is related.
  private static let maximumRelated = 8
}
