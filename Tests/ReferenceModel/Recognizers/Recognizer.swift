import TouchGeometry
import TouchScenes

/// Sections 4 and 7: what all recognizers have in common.
///
/// The classes override the four touch methods and `clear`.
class Recognizer {
  enum State { case possible, began, changed, ended, cancelled, failed }

  let scene: SceneRecognizer
  var name: String { scene.name }
  unowned let world: World
  var view: View?

  // 6.1 and 1.3.4
  var isEnabled = true
  var cancelsTouchesInView = true
  var delaysTouchesBegan = false
  var delaysTouchesEnded = true
  var requiresExclusiveTouchType = true
  var allowedTouchTypes = TouchTypeName.allCases
  /// 48.17.
  var allowedPressTypes = [PressTypeName.select]

  /// What the class assigned; a held recognizer shows `possible` to the world, but nothing in a log reads that.
  var state = State.possible
  /// Every touch of this attempt, those ignored later too (15.5).
  var received: [Touch] = []
  /// Those that it still gets calls for, with the ones that end in this event.
  var following: [Touch] = []
  private var ignored: [Touch] = []
  /// The same of presses.
  var presses: [Press] = []
  var pressesFollowed: [Press] = []
  private var ignoredPresses: [Press] = []
  /// The touchpad's gesture of this attempt.
  var gesture: Gesture?
  /// This attempt follows the wheel.
  var turnsWithWheel = false
  /// Changes with every reset.
  private(set) var attempt = 0
  /// An action was sent in this attempt.
  var hasActed = false
  /// The state is `cancelled`, and the targets have not received it yet.
  var owesCancelled = false
  /// This event had a touch that it tracks (15.7).
  var isPending = false

  init(_ scene: SceneRecognizer, view: View, world: World) {
    self.scene = scene
    self.view = view
    self.world = world
    for property in scene.properties { set(property) }
  }

  var isDiscrete: Bool { false }
  func touchesBegan(_ touches: [Touch]) {}
  func touchesMoved(_ touches: [Touch]) {}
  func touchesEnded(_ touches: [Touch]) {}
  /// 7.9.2: of a discrete one the setter makes `failed`.
  func touchesCancelled(_ touches: [Touch]) { become(.cancelled) }
  /// 48.16.
  var takesPresses: Bool { false }
  func pressBegan(_ press: Press) {}
  func pressEnded(_ press: Press) {}
  /// 52.1.
  var takesGestures: Bool { false }
  func gestureBegan(_ gesture: Gesture) {}
  func gestureChanged(_ gesture: Gesture) {}
  /// 7.3.12: whether it gets a turn of the wheel.
  func followsWheel(_ change: CGVector) -> Bool { false }
  /// It has got one.
  func turnWheel() {}
  /// 52.12: the fingers that turned it were lifted.
  func endWheel() {}
  /// Forgets the attempt.
  func clear() {}

  func set(_ property: RecognizerProperty) {
    switch property {
    case .isEnabled(let flag):
      let wasEnabled = isEnabled
      isEnabled = flag
      if wasEnabled && !flag { interrupt() }
    case .cancelsTouchesInView(let flag): cancelsTouchesInView = flag
    case .delaysTouchesBegan(let flag): delaysTouchesBegan = flag
    case .delaysTouchesEnded(let flag): delaysTouchesEnded = flag
    case .requiresExclusiveTouchType(let flag): requiresExclusiveTouchType = flag
    case .allowedTouchTypes(let types): allowedTouchTypes = types
    case .allowedPressTypes(let types): allowedPressTypes = types
    default: break  // What a class adds is its own affair.
    }
  }

  /// 5.1.7, the class's own rule.
  func prevents(_ other: Recognizer) -> Bool { true }
}

/// Location.
extension Recognizer {
  /// In a state in which it takes touches (1.3.4.3, 1.4.4).
  var isUnfinished: Bool { state == .possible || state == .began || state == .changed }
  /// §11, note i, without what is over: an ended one that has acted.
  var isRecognized: Bool { state == .began || state == .changed || state == .ended && !endedAndDone }
  private var endedAndDone: Bool { state == .ended && hasActed && !isPending }
  /// Ready for 4.6.
  var isFinished: Bool { !isUnfinished && !isRecognized && !owesCancelled }
  /// 5.2.4.
  var isHeld: Bool { isRecognized && !hasActed && world.isBlocked(self) }
  /// 0.3, 5.2.3, 15.2: active, or recognized with its first action unsent.
  var blocksOthers: Bool {
    isEnabled && view != nil && isInAttempt && (isUnfinished || state == .ended && !hasActed)
  }
  var isInAttempt: Bool { !received.isEmpty || !presses.isEmpty || gesture != nil || turnsWithWheel }
  func ignores(_ press: Press) -> Bool { ignoredPresses.contains { $0 === press } }
  /// 48.28, 48.29.
  func mayWithhold(_ press: Press) -> Bool {
    (state == .possible || isRecognized && !hasActed) && presses.contains { $0 === press } && !ignores(press)
  }
  func ignores(_ touch: Touch) -> Bool { ignored.contains { $0 === touch } }
  /// 6.6, 6.7, 6.11: whether it is possible or held, and the touch is its own.
  func mayWithhold(_ touch: Touch) -> Bool {
    (state == .possible || isRecognized && !hasActed) && received.contains { $0 === touch } && !ignores(touch)
  }
}

/// What happens to it.
extension Recognizer {
  /// A call of one of its touch methods (1.4.2).
  func receive(_ touches: [Touch], _ phase: Touch.Phase) {
    if scene.logs, let method = Self.methods[phase] { world.write("\(name) \(method.rawValue) \(world.ids(touches))") }
    switch phase {
    case .began: touchesBegan(touches)
    case .moved: touchesMoved(touches)
    case .ended: touchesEnded(touches)
    case .cancelled: touchesCancelled(touches)
    case .stationary: break
    }
    if touches.contains(where: { !ignores($0) }) { isPending = true }
  }

  /// A call of one of its press methods (48.22).
  func receive(_ press: Press, _ phase: Press.Phase) {
    let method = [EventMethod.pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled][phase.rawValue]
    if scene.logs { world.write("\(name) \(method.rawValue) \(press.name)") }
    switch phase {
    case .began: pressBegan(press)
    case .changed: return
    case .ended: pressEnded(press)
    case .cancelled: become(.cancelled)
    }
    if !ignores(press) { isPending = true }
  }

  private static let methods: [Touch.Phase: TouchMethod] = [
    .began: .touchesBegan, .moved: .touchesMoved, .ended: .touchesEnded, .cancelled: .touchesCancelled,
  ]

  /// 4.3, limited to the classes of the kit: `changed` follows automatically (4.5.5).
  func become(_ new: State) {
    guard isUnfinished else { return }
    let isPositive = new == .began || new == .ended
    if state == .possible {
      state = isPositive && shouldBegin() ? new : .failed
    } else if new == .ended {
      state = .ended
      isPending = true
    } else if new == .cancelled || new == .failed {
      // 4.5.3
      state = hasActed ? .cancelled : .failed
      owesCancelled = hasActed
    }
    if !isUnfinished { finish() }
  }

  /// Made to fail from outside (5.1.3, 5.2.6), or by its own rules while possible.
  func fail() {
    state = .failed
    finish()
  }

  private func finish() {
    world.cancelTimers(of: self)
    (following, pressesFollowed) = ([], [])
  }

  /// 4.7.
  func ignore(_ touch: Touch) {
    ignored.append(touch)
    following.removeAll { $0 === touch }
  }

  /// 48.33.
  func ignore(_ press: Press) {
    ignoredPresses.append(press)
    pressesFollowed.removeAll { $0 === press }
  }

  /// 4.6.6.
  func reset() {
    attempt += 1
    state = .possible
    (received, following, ignored) = ([], [], [])
    (presses, pressesFollowed, ignoredPresses) = ([], [], [])
    gesture = nil
    turnsWithWheel = false
    (hasActed, owesCancelled, isPending) = (false, false, false)
    world.cancelTimers(of: self)
    clear()
  }

  /// 4.9, 15.10.
  func interrupt() {
    if !isInAttempt { return }
    let down = following.filter(\.isActive)
    if scene.logs && isUnfinished && !down.isEmpty { world.write("\(name) touchesCancelled \(world.ids(down))") }
    let pressed = pressesFollowed.filter(\.isDown).map(\.name).sorted().joined(separator: " ")
    if scene.logs && isUnfinished && !pressed.isEmpty { world.write("\(name) pressesCancelled \(pressed)") }
    if hasActed && isUnfinished {
      let attempt = self.attempt
      state = .cancelled
      world.send(self, .cancelled)
      // The action may have interrupted it once more.
      if self.attempt != attempt { return }
    }
    reset()
  }

  /// 5.4: the views that were hit, then the delegate.
  private func shouldBegin() -> Bool {
    if cancelsTouchesInView {
      let asked = received.filter { touch in !ignores(touch) && (following.contains { $0 === touch } || delays(touch)) }
      for touch in asked where touch.view?.allowsBeginning(of: self) == false { return false }
      // 48.31
      let askedOfPresses = presses.filter { press in
        !ignores(press) && (pressesFollowed.contains { $0 === press } || delays(press))
      }
      for press in askedOfPresses where press.view?.allowsBeginning(of: self) == false { return false }
    }
    switch scene.delegate?.shouldBegin {
    case .always(let answer): return answer
    case .horizontal: return velocityInView.map { abs($0.x) > abs($0.y) } ?? false
    case .vertical: return velocityInView.map { abs($0.y) > abs($0.x) } ?? false
    case nil: return true
    }
  }

  private func delays(_ touch: Touch) -> Bool {
    world.withheld.contains { item in
      item.touch === touch && (delaysTouchesBegan && item.phase == .began || delaysTouchesEnded && item.phase == .ended)
    }
  }

  private func delays(_ press: Press) -> Bool {
    world.withheldPresses.contains { item in
      item.press === press
        && (delaysTouchesBegan && item.phase == .began || delaysTouchesEnded && item.phase == .ended)
    }
  }

  /// A pan's velocity in the coordinates of its view.
  private var velocityInView: Point? {
    guard let pan = self as? Pan else { return nil }
    guard let view, let origin = view.fromWindow(Point()), let tip = view.fromWindow(pan.velocity) else {
      return pan.velocity
    }
    return tip - origin
  }

  /// 5.1.2.7, 15.20.
  func canPrevent(_ other: Recognizer) -> Bool {
    scene.subclass?.canPrevent.map { answer($0, other) } ?? prevents(other)
  }

  /// 5.1.2.7.
  func canBePrevented(by other: Recognizer) -> Bool {
    scene.subclass?.canBePreventedBy.map { answer($0, other) } ?? true
  }
}

/// What a rule answers about a recognizer.
func answer(_ rule: NameRule, _ other: Recognizer) -> Bool {
  switch rule {
  case .always(let answer): answer
  case .only(let names): names.contains(other.name)
  }
}

/// Whether a rule exists and says yes.
func says(_ rule: NameRule?, _ other: Recognizer) -> Bool { rule.map { answer($0, other) } ?? false }
