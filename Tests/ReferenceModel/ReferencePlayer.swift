import TouchScenes

/// A scene that the model cannot play.
package struct NotModelled: Error, Equatable, CustomStringConvertible {
  /// The class or the key that is missing.
  package let description: String
}

/// Plays inputs into a scene by the letter of the semantics, and gives the callback log.
///
/// A second opinion: it shares nothing with the kit but the values that scene files and input files are read into.
package struct ReferencePlayer {
  private let scene: SceneFile

  /// Refuses scenes with classes that the model does not know.
  package init(scene: SceneFile) throws(NotModelled) {
    self.scene = scene
    try check(scene.root)
  }

  private func check(_ view: SceneView) throws(NotModelled) {
    switch view.viewClass {
    case .view, .control, .button, .label, .imageView, .progressView: break
    case .switch, .slider, .stepper, .segmentedControl, .pageControl, .activityIndicatorView, .scrollView,
      .stackView, .textField, .textView, .tableView, .collectionView, .pickerView:
      throw NotModelled(description: view.viewClass.rawValue)
    }
    for recognizer in view.recognizers {
      if [.hover, .custom].contains(recognizer.recognizerClass) {
        throw NotModelled(description: recognizer.recognizerClass.rawValue)
      }
      if recognizer.isOnWindow { throw NotModelled(description: "addedTo") }
      if recognizer.apply != nil { throw NotModelled(description: "apply") }
    }
    for child in view.children { try check(child) }
  }

  /// The whole log of an input that is played into the untouched scene.
  package mutating func play(_ input: InputFile) -> [String] {
    let world = World(scene)
    world.rest = input.events[...]
    while !world.rest.isEmpty { world.playNext() }
    // formats.md: the clock runs on until no timer is pending, 10 s at the most.
    let end = world.time + 10
    world.runTimers { $0 <= end + World.tolerance }
    world.takeApart()
    return world.log
  }
}

extension World {
  /// Times closer than this are the same: sums of decimal fractions are not exact.
  static let tolerance = 1e-9

  /// The timers that are due, then the next event, unless a handler of a timer has let it come already.
  func playNext() {
    guard let event = rest.first else { return }
    let count = rest.count
    runTimers { $0 < event.time - World.tolerance }
    if rest.count < count { return }
    rest.removeFirst()
    time = max(time, event.time)
    switch event.content {
    case .touch: sendEvent(event.touches, at: event.time)
    case .press(.cancelled, let key): cancelPress(key.name, at: event.time)
    case .button(.cancelled, let button): cancelPress(button.rawValue, at: event.time)
    case .press(let phase, let key):
      let type = PressTypeName.allCases.first { $0.rawValue == "key." + key.name }
      sendPress(key.name, type, isDown: phase == .began, isKey: true, at: event.time)
    case .button(let phase, let button):
      let type = PressTypeName(rawValue: button.rawValue)
      sendPress(button.rawValue, type, isDown: phase == .began, isKey: false, at: event.time)
    case .transform(let line): sendGesture(line, at: event.time)
    case .scroll(let change, let place): sendScroll(change, at: place, event.time)
    default: break
    }
  }

  /// A handler lets time pass: what comes meanwhile comes inside, so deep and no deeper.
  func runLoop(for seconds: Double) {
    guard runs < 32 else { return }
    runs += 1
    defer { runs -= 1 }
    let end = time + seconds
    while let event = rest.first, event.time <= end + World.tolerance { playNext() }
    runTimers { $0 < end - World.tolerance / 2 }
    time = max(time, end)
  }

  /// Fires the timers that are due, earliest first, those of one time in the order in which they were set (15.19).
  func runTimers(where isDue: (Double) -> Bool) {
    while let first = (timers.map(\.due) + [nextRepetition?.due].compactMap { $0 }).min(), isDue(first) {
      if let (due, number, press) = nextRepetition, due <= first + Self.tolerance,
        !timers.contains(where: { $0.due <= first + Self.tolerance && $0.number < number })
      {
        time = max(time, due)
        repeatPress(press, at: due)
        continue
      }
      let together = timers.filter { $0.due <= first + Self.tolerance }
      guard let timer = together.min(by: { $0.number < $1.number }) else { return }
      timers.removeAll { $0.number == timer.number }
      time = max(time, timer.due)
      concludeUnderWay()
      depth += 1
      moment = timer.due
      // What was under way may have ended the attempt.
      if timer.owner.attempt == timer.attempt && timer.owner.isUnfinished { timer.action() }
      update()
      depth -= 1
      endSequence()
    }
  }

  func setTimer(_ owner: Recognizer, after delay: Double, _ action: @escaping () -> Void) {
    timers.append(
      Timer(due: moment + delay, number: next(), owner: owner, attempt: owner.attempt, action: action))
  }

  func cancelTimers(of owner: Recognizer) { timers.removeAll { $0.owner === owner } }
}
