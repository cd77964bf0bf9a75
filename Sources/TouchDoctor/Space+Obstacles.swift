import TouchScenes

// What a scene says outright against a wish: who is hidden, switched off, refuses, lies in front.

extension Space {
  /// The changes that take away what is plainly in the way, all of which may be needed.
  func obstacles(for wish: Wish) -> [SceneChange] {
    var space = self
    switch wish {
    case .acts(let name):
      space.gatherObstacles(before: name)
      if let view = index.recognizers[name]?.view { space.gatherObstacles(around: view, isHeard: true) }
    case .scrolls(let view):
      space.add(.view(view, .isScrollEnabled(true)))
      space.gatherObstacles(before: "\(view).pan")
      space.gatherObstacles(around: view, isHeard: true)
    case .isTold(let view, _), .sends(let view, _), .selects(let view), .zooms(let view):
      space.gatherObstacles(around: view, isHeard: false)
    case .doesNotAct, .actsSooner, .actsLess, .isNotTold, .isToldSooner, .doesNotScroll, .doesNotSend, .hears: break
    }
    return space.found
  }

  private mutating func gatherObstacles(before name: String) {
    guard let own = index.recognizers[name]?.description else { return }
    if own.properties.contains(.isEnabled(false)) { add(.recognizer(name, .isEnabled(true))) }
    add(types(of: name))
    if own.delegate?.shouldReceiveTouch != nil { add(.shouldReceive(name, nil)) }
    if own.delegate?.shouldBegin != nil { add(.shouldBegin(name, nil)) }
  }

  /// - Parameter isHeard: whether the answers of views to recognizers count too.
  private mutating func gatherObstacles(around view: String, isHeard: Bool) {
    for name in index.path(of: view) {
      for (change, _) in index.refusals(of: name) { add(change) }
      guard let own = index.views[name]?.view else { continue }
      if own.hitTest != .ordinary { add(.hitTest(name, .ordinary)) }
      if index.isSmaller(name) { add(.pointInside(name, nil)) }
      if isHeard, own.gestureRecognizerShouldBegin == false { add(.viewShouldBegin(name, true)) }
    }
    for touch in finding.missed(view) where touch.distances[view] == 0 {
      guard let hit = touch.hit, let cover = index.cover(of: view, by: hit) else { continue }
      add(.view(cover, .isUserInteractionEnabled(false)))
    }
  }
}
