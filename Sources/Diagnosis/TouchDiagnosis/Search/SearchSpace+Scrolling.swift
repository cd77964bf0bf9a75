import TouchGeometry
import TouchScenes
import TouchTrace

// Changes that let a scroll view scroll, and that deliver delayed touches sooner.

extension SearchSpace {
  mutating func gatherScrolling(_ view: String, _ ring: Ring) {
    guard ring != .way, let description = index.views[view]?.view, description.viewClass.isKind(of: .scrollView) else {
      return
    }
    add(.view(view, .isScrollEnabled(true)))
    add(.recognizer(SceneIndex.panName(of: view), .isEnabled(true)))
    add(.view(view, .canCancelContentTouches(true)))
    add(.view(view, .delaysContentTouches(true)))
    add(.touchesShouldCancel(view, true))
    add(.touchesShouldBegin(view, true))
    gatherTransfers(view)
    var content = CGSize.zero
    for property in description.properties { if case .contentSize(let size) = property { content = size } }
    let size = description.frame.size
    // The views in it end where the content should.
    let end = description.children.reduce(CGSize.zero) { end, child in
      CGSize(width: max(end.width, child.frame.maxX), height: max(end.height, child.frame.maxY))
    }
    let (wide, high) = (max(content.width, size.width), max(content.height, size.height))
    enlargeByConstraints(view)
    if description.collection != nil {
      add(.view(view, .scrollDirection(.vertical)))
      add(.view(view, .scrollDirection(.horizontal)))
    }
    // Content that is larger along the way of the finger need not grow across it.
    let way = baseline.way(inPanOf: view)
    let (isDown, isAcross) = (
      way.map { abs($0.dy) > abs($0.dx) } ?? false, way.map { abs($0.dx) > abs($0.dy) } ?? false
    )
    if isDown && content.height > size.height || isAcross && content.width > size.width {
      gatherBouncing(view)
      let larger =
        isDown ? CGSize(width: content.width, height: high * 2) : CGSize(width: wide * 2, height: content.height)
      return add(.view(view, .contentSize(larger)))
    }
    // Enlarge one axis only, so that the other does not begin to scroll.
    if content.height <= size.height {
      let width = content.width > 0 ? content.width : size.width
      if end.height > size.height { add(.view(view, .contentSize(CGSize(width: width, height: end.height)))) }
      add(.view(view, .contentSize(CGSize(width: width, height: size.height * 2))))
    }
    if content.width <= size.width {
      let height = content.height > 0 ? content.height : size.height
      if end.width > size.width { add(.view(view, .contentSize(CGSize(width: end.width, height: height)))) }
      add(.view(view, .contentSize(CGSize(width: size.width * 2, height: height))))
    }
    gatherBouncing(view)
    add(.view(view, .contentSize(CGSize(width: content.width > 0 ? content.width : wide, height: high * 2))))
    add(.view(view, .contentSize(CGSize(width: wide * 2, height: content.height > 0 ? content.height : high))))
  }

  /// Lets content bounce that has nothing to scroll.
  private mutating func gatherBouncing(_ view: String) {
    add(.view(view, .alwaysBounceVertical(true)))
    add(.view(view, .alwaysBounceHorizontal(true)))
    add(.view(view, .bounces(true)))
  }

  /// Whether drags at the edge stay with a scroll view, and whether those in it transfer theirs (9.20).
  private mutating func gatherTransfers(_ view: String) {
    add(.view(view, .transfersVerticalScrollingToParent(false)))
    add(.view(view, .transfersHorizontalScrollingToParent(false)))
    for name in index.viewNames where name != view && index.isInside(name, view) {
      guard let inner = index.views[name]?.view, inner.viewClass.isKind(of: .scrollView) else { continue }
      if inner.properties.contains(.isScrollEnabled(false)) { add(.view(name, .isScrollEnabled(true))) }
      if inner.properties.contains(.transfersVerticalScrollingToParent(false)) {
        add(.view(name, .transfersVerticalScrollingToParent(true)))
      }
      if inner.properties.contains(.transfersHorizontalScrollingToParent(false)) {
        add(.view(name, .transfersHorizontalScrollingToParent(true)))
      }
    }
  }

  /// Makes the winner require more: a longer press, another finger, no scrolling, no row actions.
  mutating func demandMore(of winner: String) {
    guard let own = index.recognizers[winner] else { return }
    if index.isOwnPan(winner) { return add(.view(own.view, .isScrollEnabled(false))) }
    if index.isKit(winner, .rowSwipe) { return add(.editsRows(own.view, false)) }
    let usual = stricter(winner).filter { change in
      switch change {
      case .recognizer(_, .minimumPressDuration), .recognizer(_, .minimumNumberOfTouches): true
      default: false
      }
    }
    add(usual)
  }

  /// Adds the changes that let a recognizer act earlier: what it waits for, how soon that fails, and its own numbers.
  mutating func gatherEarlierActing(_ name: String, _ ring: Ring) {
    switch ring {
    case .pointed:
      let awaited = index.recognizerNames.filter { $0 != name && waits(name, for: $0) }
      for other in awaited { add(.require(name, toFail: other, false)) }
      for other in awaited { add(earlierFailure(of: other) + [.together(name, with: other, true)]) }
      // The recognizers that it waits for can wait themselves.
      for other in baseline.offered where other != name {
        for third in index.recognizerNames where third != other && waits(other, for: third) {
          add(.require(other, toFail: third, false))
        }
      }
      add(numbers(of: name))
    case .own, .way: gatherActing(name, ring)
    }
  }

  /// Numbers with which an awaited recognizer fails earlier and still recognizes its own gesture: a press that allows
  /// less movement.
  private func earlierFailure(of name: String) -> [Change] {
    guard index.recognizers[name]?.description.recognizerClass == .longPress,
      let travel = baseline.travels.first(where: { $0 > 2 })
    else { return [] }
    return [.recognizer(name, .allowableMovement((travel / 2).rounded(.down)))]
  }

  /// Removes what delays the events of a control, and what keeps them from it until later.
  mutating func gatherSendingSooner(_ control: String, _ ring: Ring) {
    gatherSooner(control, .touchesEnded, ring)
    if ring == .own { for other in baseline.offered { add(.recognizer(other, .delaysTouchesEnded(false))) } }
  }

  /// Removes what delays the beginning or the end of touches.
  mutating func gatherSooner(_ view: String, _ method: TouchMethod, _ ring: Ring) {
    guard ring == .pointed else { return ring == .way ? gatherWay(without: nil) : () }
    for touch in baseline.before.story.touches where touch.view == view {
      for moment in touch.moments {
        guard case .withheld = moment.what, let keeper = moment.culprit else { continue }
        switch moment.reason {
        case .contentDelay: add(.view(keeper, .delaysContentTouches(false)))
        case .delaysBegan: add(.recognizer(keeper, .delaysTouchesBegan(false)))
        case .delaysEnded where method == .touchesEnded: add(.recognizer(keeper, .delaysTouchesEnded(false)))
        default: continue
        }
      }
    }
  }
}
