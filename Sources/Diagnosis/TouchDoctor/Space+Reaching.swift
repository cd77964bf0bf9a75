import TouchScenes

// What a recognizer or a responder can be given that came to others: touches of another view, keys and touches that others
// keep, buttons, the wheel.

extension Space {
  /// What is tried where nothing else helps, two changes neither.
  func lastResorts(for wish: Wish) -> [SceneChange] {
    guard case .acts(let name) = wish, let view = index.recognizers[name]?.view else { return [] }
    var space = self
    space.attach(name, view)
    return space.found
  }

  /// Where the touches went that a recognizer's view did not get: it may be on the wrong view.
  mutating func attach(_ name: String, _ view: String) {
    guard !index.isOwnPan(name) else { return }
    let hits = finding.missed(view, hovering: finding.isHover(name)).compactMap(\.hit)
    for hit in hits where index.views[hit] != nil { add(.attach(name, to: hit)) }
    attach(name, around: view)
  }

  /// What helps against a sibling in front.
  mutating func uncover(_ view: String, _ cover: String, _ hit: String, _ distances: [String: Double]) {
    // What takes more than its bounds covers what it does not lie on.
    for name in index.path(of: hit) where index.isInside(name, cover) && index.isLarger(name) {
      if distances[name] ?? 0 > 0 { add(.pointInside(name, nil)) }
    }
    let isBusy = index.wantsTouches(cover)
    let through: [SceneChange] = [.hitTest(cover, .passThrough), .hitTest(hit, .passThrough)]
    if isBusy { add(through) }
    add(.view(cover, .isUserInteractionEnabled(false)))
    add(.view(hit, .isUserInteractionEnabled(false)))
    add(through)
    let branch = zip(index.path(of: view), index.path(of: cover)).first { $0 != $1 }?.0
    add(.toBack(cover))
    if let branch { add(.toFront(branch)) }
    add(.view(cover, .isHidden(true)))
  }

  /// How many fingers a recognizer wants.
  func needed(by name: String) -> Int {
    guard let own = index.recognizers[name]?.description else { return 1 }
    switch own.recognizerClass {
    case .pinch, .rotation: return 2
    case .tap, .longPress, .pan, .screenEdgePan, .swipe, .hover: break
    }
    return own.properties.lazy.compactMap { property -> Int? in
      switch property {
      case .numberOfTouchesRequired(let count), .minimumNumberOfTouches(let count): count
      default: nil
      }
    }.last ?? 1
  }

  /// The view around that all fingers come to.
  mutating func attach(_ name: String, around view: String) {
    guard !index.isOwnPan(name) else { return }
    for hit in finding.missed(view).compactMap(\.hit) {
      let shared = zip(index.path(of: view), index.path(of: hit)).reversed().first { $0 == $1 }?.0
      if let shared { add(.attach(name, to: shared)) }
    }
  }

  /// What brings keys, motion and remote controls to a responder: that those before it pass them on, or that they start
  /// there.
  mutating func gatherHearing(_ name: String) {
    for other in index.respondersInside(name) { add(.callsSuper(other)) }
    add(.firstResponder(name))
  }

  /// The buttons of the pointer that were down, where a tap asks for others.
  func buttons(of name: String) -> [SceneChange] {
    guard index.recognizers[name]?.description.recognizerClass == .tap else { return [] }
    return finding.buttons.map { .recognizer(name, .buttonMaskRequired([$0])) }
  }

  /// That a pan follows the wheel, where the wheel was turned.
  func wheel(of name: String) -> [SceneChange] {
    finding.isWheelTurned ? [.recognizer(name, .allowedScrollTypesMask([.all]))] : []
  }
}
