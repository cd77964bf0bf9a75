import TouchGeometry
import TouchScenes

// Obstacles that the scene file shows: what is hidden, disabled, refused or covered.

extension SearchSpace {
  /// The changes that remove all obstacles; several of them may be needed.
  func obstacles(for goal: Goal) -> [Change] {
    var space = self
    switch goal {
    case .acts(let name):
      space.gatherObstacles(before: name)
      if let view = index.recognizers[name]?.view { space.gatherObstacles(around: view, isHeard: true) }
    case .scrolls(let view):
      space.add(.view(view, .isScrollEnabled(true)))
      space.enlargeContent(of: view)
      space.gatherObstacles(before: SceneIndex.panName(of: view))
      space.gatherObstacles(around: view, isHeard: true)
    case .isNotified(let view, _), .sends(let view, _), .selects(let view), .zooms(let view),
      .movesRow(let view):
      space.gatherObstacles(around: view, isHeard: false)
    case .takesText(let view):
      space.gatherObstacles(around: view, isHeard: false)
      space.letTakeText(view)
    case .doesNotAct, .actsSooner, .actsLess, .actsOnce, .isNotNotified, .isNotifiedSooner, .doesNotScroll,
      .doesNotSelect,
      .sendsSooner, .doesNotSend, .hears:
      break
    }
    return space.found
  }

  /// Enlarges content that is no larger than its view, along the movement of the finger.
  private mutating func enlargeContent(of view: String) {
    guard let rest = baseline.before.scrollGeometries[view], let way = baseline.way(inPanOf: view) else { return }
    let isAlong = abs(way.dy) >= abs(way.dx)
    guard isAlong ? rest.high.y <= rest.low.y : rest.high.x <= rest.low.x else { return }
    let (content, size) = (rest.content, rest.size)
    let larger =
      isAlong
      ? CGSize(width: content.width > 0 ? content.width : size.width, height: size.height * 2)
      : CGSize(width: size.width * 2, height: content.height > 0 ? content.height : size.height)
    add(.view(view, .contentSize(larger)))
  }

  private mutating func gatherObstacles(before name: String) {
    guard let own = index.recognizers[name]?.description else { return }
    if own.properties.contains(.isEnabled(false)) { add(.recognizer(name, .isEnabled(true))) }
    add(types(of: name))
    if own.delegate?.shouldReceiveTouch != nil { add(.shouldReceive(name, nil)) }
    if own.delegate?.shouldBegin != nil { add(.shouldBegin(name, nil)) }
  }

  /// - Parameter isHeard: whether to include answers of views to recognizers.
  private mutating func gatherObstacles(around view: String, isHeard: Bool) {
    for name in index.path(of: view) {
      for (change, _) in index.refusals(of: name) { add(change) }
      guard let own = index.views[name]?.view else { continue }
      if own.hitTest != .ordinary { add(.hitTest(name, .ordinary)) }
      if index.isSmaller(name) { add(.pointInside(name, nil)) }
      if isHeard, own.gestureRecognizerShouldBegin == false { add(.viewShouldBegin(name, true)) }
    }
    uncoverPages(of: view)
    uncoverPresenter(of: view)
    for touch in baseline.missed(view) where touch.distances[view] == 0 {
      guard let hit = touch.hit, let cover = index.cover(of: view, by: hit) else { continue }
      add(.view(cover, .isUserInteractionEnabled(false)))
    }
  }
}
