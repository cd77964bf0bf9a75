import TouchGeometry
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
      space.enlargeContent(of: view)
      space.gatherObstacles(before: "\(view).pan")
      space.gatherObstacles(around: view, isHeard: true)
    case .isTold(let view, _), .sends(let view, _), .selects(let view), .zooms(let view):
      space.gatherObstacles(around: view, isHeard: false)
    case .takesText(let view):
      space.gatherObstacles(around: view, isHeard: false)
      space.letWrite(view)
    case .doesNotAct, .actsSooner, .actsLess, .isNotTold, .isToldSooner, .doesNotScroll, .doesNotSend, .hears: break
    }
    return space.found
  }

  /// Content that is no larger than its view scrolls nowhere: it is made larger along the way that the finger went.
  private mutating func enlargeContent(of view: String) {
    guard let rest = finding.before.rests[view], let way = finding.way else { return }
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

  /// - Parameter isHeard: whether the answers of views to recognizers count too.
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
    for touch in finding.missed(view) where touch.distances[view] == 0 {
      guard let hit = touch.hit, let cover = index.cover(of: view, by: hit) else { continue }
      add(.view(cover, .isUserInteractionEnabled(false)))
    }
  }
}
