import TouchScenes
import TouchTrace

// Changes that bring to a recognizer or a responder what others received: touches, keys, buttons, the wheel.

extension SearchSpace {
  /// The changes that are tried where neither single changes nor pairs help.
  func lastResorts(for goal: Goal) -> [Change] {
    guard case .acts(let name) = goal, let view = index.recognizers[name]?.view else { return [] }
    var space = self
    space.attach(name, view)
    return space.found
  }

  /// Attaches the recognizer to a view that received the touches: it may be on the wrong view.
  mutating func attach(_ name: String, _ view: String) {
    guard !index.isOwnPan(name) else { return }
    let hits = baseline.missed(view, hovering: baseline.isHover(name)).compactMap(\.hit)
    for hit in hits where index.views[hit] != nil { add(.attach(name, to: hit)) }
    attach(name, around: view)
  }

  /// A view in front of a control stays there where no action puts it into a separate window; then its touches must pass
  /// through it.
  func windowCouples(before control: String) -> [(Change, Change)] {
    baseline.missed(control).prefix(1).compactMap { touch in
      guard touch.distances[control] == 0, let hit = touch.hit, let opener = index.opener(of: hit) else { return nil }
      return (
        .omits(opener.recognizer, opener.target, opener.key), .view(opener.target, .isUserInteractionEnabled(false))
      )
    }
  }

  /// Adds the changes that uncover a view behind a sibling.
  mutating func uncover(_ view: String, _ cover: String, _ hit: String, _ distances: [String: Double]) {
    // A view that accepts touches outside its bounds covers views next to it.
    for name in index.path(of: hit) where index.isInside(name, cover) && index.isLarger(name) {
      if distances[name] ?? 0 > 0 { add(.pointInside(name, nil)) }
    }
    if let opener = index.opener(of: hit) { add(.omits(opener.recognizer, opener.target, opener.key)) }
    let isBusy = index.wantsTouches(cover)
    let through: [Change] = [.hitTest(cover, .passThrough), .hitTest(hit, .passThrough)]
    if isBusy { add(through) }
    add(.view(cover, .isUserInteractionEnabled(false)))
    add(.view(hit, .isUserInteractionEnabled(false)))
    add(through)
    let branch = zip(index.path(of: view), index.path(of: cover)).first { $0 != $1 }?.0
    add(.toBack(cover))
    if let branch { add(.toFront(branch)) }
    add(.view(cover, .isHidden(true)))
  }

  /// The number of fingers that a recognizer requires.
  func needed(by name: String) -> Int {
    guard let own = index.recognizers[name]?.description else { return 1 }
    switch own.recognizerClass {
    case .pinch, .rotation: return 2
    case .tap, .longPress, .pan, .screenEdgePan, .swipe, .hover, .custom: break
    }
    return own.properties.lazy.compactMap { property -> Int? in
      switch property {
      case .numberOfTouchesRequired(let count), .minimumNumberOfTouches(let count): count
      default: nil
      }
    }.last ?? 1
  }

  /// Adds the changes that give the rows of a table grips, with which they are moved (26.27, 26.28).
  mutating func gatherMoving(_ table: String) {
    if index.views[table]?.view.table?.canMove != true { add(.movesRows(table)) }
    add(.view(table, .isEditing(true)))
    reach(table)
  }

  /// Attaches the recognizer to a superview that all fingers hit.
  mutating func attach(_ name: String, around view: String) {
    guard !index.isOwnPan(name) else { return }
    for hit in baseline.missed(view).compactMap(\.hit) {
      let shared = zip(index.path(of: view), index.path(of: hit)).reversed().first { $0 == $1 }?.0
      if let shared { add(.attach(name, to: shared)) }
    }
  }

  /// Adds the changes that bring keys, motion and remote controls to a responder: others pass them on, or they start
  /// there.
  mutating func gatherHearing(_ name: String) {
    for other in index.respondersInside(name) { add(.callsSuper(other)) }
    add(.firstResponder(name))
  }

  /// Adds the changes that bring presses to a recognizer: it takes their types, they start at its view, or it is on a view
  /// that they come by.
  mutating func bringPresses(to name: String, on view: String) {
    add(presses(of: name))
    let way = baseline.before.story.signals.flatMap(\.way).filter { index.views[$0] != nil }
    let takesPresses = [.tap, .longPress].contains(index.recognizers[name]?.description.recognizerClass)
    guard takesPresses, !way.contains(where: { index.isInside($0, view) }) else { return }
    add(.firstResponder(view))
    guard let start = way.first else { return }
    let shared = zip(index.path(of: view), index.path(of: start)).reversed().first { $0 == $1 }?.0
    if let shared { add(.attach(name, to: shared)) }
    add(.attach(name, to: start))
  }

  /// Allows the type of the press that came last, then those of all presses; recognizers other than taps and long presses
  /// take none.
  ///
  /// The types that the scene sets are kept. Presses before the last one can be those that moved the focus.
  func presses(of name: String) -> [Change] {
    guard let own = index.recognizers[name]?.description, [.tap, .longPress].contains(own.recognizerClass) else {
      return []
    }
    var (allowed, isSet) = ([PressTypeName.select], false)
    for property in own.properties {
      if case .allowedPressTypes(let types) = property { (allowed, isSet) = (types, true) }
    }
    let missing = baseline.pressTypes.filter { !allowed.contains($0) }
    guard !missing.isEmpty else { return [] }
    let last = baseline.lastPressType.flatMap { missing.contains($0) ? $0 : nil }
    let one = last.map { [Change.recognizer(name, .allowedPressTypes((isSet ? allowed : []) + [$0]))] } ?? []
    return one + [.recognizer(name, .allowedPressTypes(allowed + missing))]
  }

  /// Requires the buttons that were pressed, for a tap.
  func buttons(of name: String) -> [Change] {
    guard index.recognizers[name]?.description.recognizerClass == .tap else { return [] }
    return baseline.buttons.map { .recognizer(name, .buttonMaskRequired([$0])) }
  }

  /// Lets a pan follow the wheel, if the input has wheel events.
  func wheel(of name: String) -> [Change] {
    baseline.isWheelTurned ? [.recognizer(name, .allowedScrollTypesMask([.all]))] : []
  }
}

extension Tool {
  /// The type of its touches; nil for the others.
  var touchType: TouchTypeName? {
    switch self {
    case .finger: .direct
    case .pencil: .pencil
    case .mouse, .wheel, .touchpad, .key, .button: nil
    }
  }
}
