import TouchGeometry
import TouchScenes

/// A scene and an input made from a seed: the same for the same seed, everywhere.
///
/// Small on purpose: a few views and recognizers in each other's way, a few fingers, times and places that lie around
/// the thresholds, all on grids, so that no verdict hangs on the last bit of a sum.
package struct RandomCase {
  package private(set) var scene: SceneFile
  package private(set) var input: InputFile
  private var dice: Dice
  private var names: [String] = []

  /// Without a wheel, scene and input are those of earlier versions.
  package init(seed: UInt64, hasWheel: Bool = true) {
    dice = Dice(state: seed)
    let size = CGSize(width: 400, height: 400)
    scene = SceneFile(title: "\(seed)", size: size, root: SceneView(name: "root", frame: .zero))
    input = InputFile(size: size)
    names = (0..<dice.roll(5) + 1).map { "g\($0)" }
    scene.root = tree()
    input.lines = fingers()
    // At the end, so that the fingers of a seed stay as they are.
    if dice.oneIn(2) { addPresses() }
    if dice.oneIn(2) { addGestures() }
    if hasWheel, dice.oneIn(3) { addWheel() }
  }

  /// A root with a child, a grandchild and a second child; recognizers on any of them.
  private mutating func tree() -> SceneView {
    var root = view("root", CGRect(x: 0, y: 0, width: 400, height: 400))
    var child = view("child", CGRect(x: 20, y: 20, width: 200, height: 300))
    var grandchild = view("grandchild", CGRect(x: 10, y: 10, width: 120, height: 200))
    var sibling = view("sibling", CGRect(x: 220, y: 20, width: 160, height: 300))
    for name in names {
      let made = recognizer(name)
      switch dice.roll(4) {
      case 0: root.recognizers.append(made)
      case 1: child.recognizers.append(made)
      case 2: grandchild.recognizers.append(made)
      case _: sibling.recognizers.append(made)
      }
    }
    child.children = [grandchild]
    root.children = [child, sibling]
    return root
  }

  private mutating func view(_ name: String, _ frame: CGRect) -> SceneView {
    var view = SceneView(name: name, viewClass: name == "sibling" && dice.oneIn(4) ? .button : .view, frame: frame)
    view.overrides = dice.oneIn(6) ? [.touchesBegan] : TouchMethod.allCases
    if view.viewClass == .view && dice.oneIn(4) { view.callsSuper = dice.oneIn(2) ? .before : .after }
    if view.viewClass == .button { view.events = ControlEventName.allCases.filter { $0 != .valueChanged } }
    if dice.oneIn(2) { view.properties.append(.isMultipleTouchEnabled(true)) }
    if dice.oneIn(12) { view.properties.append(.isExclusiveTouch(true)) }
    if name != "root" && dice.oneIn(12) { view.gestureRecognizerShouldBegin = dice.oneIn(2) }
    return view
  }

  private mutating func recognizer(_ name: String) -> SceneRecognizer {
    let classes: [RecognizerClass] = [
      .tap, .tap, .longPress, .pan, .pan, .swipe, .pinch, .rotation, dice.oneIn(3) ? .screenEdgePan : .tap,
    ]
    var made = SceneRecognizer(name: name, recognizerClass: dice.pick(classes))
    made.properties = properties(of: made.recognizerClass)
    if dice.oneIn(3) { made.properties.append(.cancelsTouchesInView(false)) }
    if dice.oneIn(4) { made.properties.append(.delaysTouchesBegan(true)) }
    if dice.oneIn(3) { made.properties.append(.delaysTouchesEnded(false)) }
    made.logs = dice.oneIn(3)
    made.requiresToFail = names.filter { _ in dice.oneIn(5) }.filter { $0 != name }
    if dice.oneIn(3) { made.delegate = delegate() }
    if dice.oneIn(5) { made.subclass = subclass() }
    if dice.oneIn(4) { made.on = (0...dice.pick([0, 0, 1])).map { _ in reaction(made.recognizerClass) } }
    return made
  }

  private mutating func properties(of recognizerClass: RecognizerClass) -> [RecognizerProperty] {
    switch recognizerClass {
    case .tap: [.numberOfTapsRequired(dice.pick([1, 1, 2])), .numberOfTouchesRequired(dice.pick([1, 1, 1, 2]))]
    case .longPress:
      [
        .numberOfTapsRequired(dice.pick([0, 0, 0, 1])), .numberOfTouchesRequired(dice.pick([1, 1, 1, 2])),
        .minimumPressDuration(dice.pick([0.25, 0.5, 0])),
      ]
    case .pan: [.minimumNumberOfTouches(dice.pick([1, 1, 2])), .maximumNumberOfTouches(dice.pick([2, 2, 5]))]
    case .swipe:
      [
        .numberOfTouchesRequired(dice.pick([1, 1, 2])),
        .direction(SwipeDirectionName.allCases.filter { _ in dice.oneIn(2) } + [.right].filter { _ in dice.oneIn(2) }),
      ]
    case .screenEdgePan: [.edges([dice.pick([.left, .top, .all])])]
    case .pinch, .rotation, .hover, .custom: []
    }
  }

  private mutating func rule() -> NameRule? {
    switch dice.roll(6) {
    case 0: .always(true)
    case 1: .always(false)
    case 2: .only(names.filter { _ in dice.oneIn(2) })
    case _: nil
    }
  }

  private mutating func delegate() -> SceneDelegate {
    SceneDelegate(
      shouldBegin: dice.oneIn(6) ? .always(false) : nil,
      shouldReceiveTouch: dice.oneIn(5) ? .onlyViews(["grandchild", "root"]) : nil,
      shouldRecognizeSimultaneouslyWith: dice.oneIn(2) ? .always(true) : rule(),
      shouldRequireFailureOf: dice.oneIn(2) ? rule() : nil, shouldBeRequiredToFailBy: dice.oneIn(2) ? rule() : nil)
  }

  private mutating func subclass() -> SceneSubclass {
    SceneSubclass(
      canPrevent: rule(), canBePreventedBy: rule(), shouldRequireFailureOf: dice.oneIn(2) ? rule() : nil,
      shouldBeRequiredToFailBy: dice.oneIn(2) ? rule() : nil)
  }

  private mutating func reaction(_ recognizerClass: RecognizerClass) -> SceneReaction {
    let isDiscrete = recognizerClass == .tap || recognizerClass == .swipe
    let state = isDiscrete ? .ended : dice.pick([ActionState.began, .changed, .ended, .cancelled])
    let views = ["root", "child", "grandchild", "sibling"]
    switch dice.roll(14) {
    case 0, 1: return SceneReaction(state: state, remove: dice.pick(["child", "grandchild", "sibling"]))
    case 2, 3: return SceneReaction(state: state, removeRecognizer: dice.pick(names))
    case 4:
      return SceneReaction(state: state, addRecognizer: [.init(dice.pick(names), to: dice.pick(views))])
    case 5:
      // A view that is added again or moved.
      return SceneReaction(state: state, add: [.init(dice.pick(["grandchild", "sibling"]), to: dice.pick(views))])
    case 6: return SceneReaction(state: state, openWindow: dice.pick(["child", "grandchild", "sibling"]))
    // A recognizer that is being cancelled from outside must not let time pass.
    case 7 where state != .cancelled, 8 where state != .cancelled:
      return SceneReaction(state: state, run: dice.pick([0.01, 0.1, 0.4, 0.8]))
    case 9: return SceneReaction(state: state, set: [.recognizer(dice.pick(names), [flag()])])
    case 10: return SceneReaction(state: state, set: [.view(dice.pick(views), [viewFlag()])])
    case 11: return SceneReaction(state: state, set: [.recognizer(dice.pick(names), [.isEnabled(true)])])
    case _: return SceneReaction(state: state, set: [.recognizer(dice.pick(names), [.isEnabled(false)])])
    }
  }

  private mutating func flag() -> RecognizerProperty {
    let value = dice.oneIn(2)
    return dice.pick([.cancelsTouchesInView(value), .delaysTouchesBegan(value), .delaysTouchesEnded(value)])
  }

  private mutating func viewFlag() -> ViewProperty {
    let value = dice.oneIn(2)
    return dice.pick([
      .isHidden(value), .isUserInteractionEnabled(value), .isMultipleTouchEnabled(value), .isExclusiveTouch(value),
    ])
  }

  /// Up to three fingers at a time, some thirty lines, steps of 10 ms and of 4 points.
  private mutating func fingers() -> [InputLine] {
    var lines: [InputLine] = []
    var places: [Int: (x: Int, y: Int)] = [:]
    var centiseconds = 0
    for _ in 0..<30 {
      centiseconds += dice.pick([1, 1, 2, 5, 5, 12, 30, 60])
      // Each finger has a line in an event now and then, so that phases mix.
      for id in 1...3 where dice.oneIn(id == 1 ? 2 : 3) {
        let phase: TouchPhaseName
        if let place = places[id] {
          phase = dice.pick([.moved, .moved, .moved, .ended, .ended, dice.oneIn(6) ? .cancelled : .moved])
          if phase == .moved {
            places[id] = (place.x + 4 * dice.pick([0, 1, 3, 6, 13]), place.y + 4 * dice.pick([-2, 0, 0, 0, 2, 5]))
          }
        } else {
          phase = .began
          places[id] = (dice.oneIn(12) ? 4 : 20 + 4 * dice.roll(70), 20 + 4 * dice.roll(70))
        }
        let place = places[id] ?? (0, 0)
        let touch = InputTouch(id: id, phase: phase, location: CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)))
        lines.append(InputLine(Double(centiseconds) / 100, .touch(touch)))
        if phase == .ended || phase == .cancelled { places[id] = nil }
      }
    }
    for id in places.keys.sorted() {
      centiseconds += 3
      guard let place = places[id] else { continue }
      let touch = InputTouch(id: id, phase: .ended, location: CGPoint(x: CGFloat(place.x), y: CGFloat(place.y)))
      lines.append(InputLine(Double(centiseconds) / 100, .touch(touch)))
    }
    return lines
  }
}

/// Keys and buttons.
extension RandomCase {
  /// A first responder, recognizers that take several types, and some twenty lines among those of the fingers.
  private mutating func addPresses() {
    let responder = dice.pick(["root", "child", "grandchild", "grandchild", "sibling"])
    scene.root = withPresses(scene.root, responder)
    // In some cases only, fingers are left out: then attempts with presses are not in the way of touches.
    if dice.oneIn(3) { input.lines = [] }
    let keys = InputKey.all.filter { ["return", "space"].contains($0.name) }
    // An arrow would give the focus to a control, which the second model does not have.
    let hasControl = scene.root.children.contains { $0.viewClass == .button }
    let arrows: [PressButtonName] = hasControl ? [] : [.upArrow, .upArrow]
    var down: [String: InputLine.Content] = [:]
    var lines: [InputLine] = []
    var centiseconds = 0
    for _ in 0..<20 {
      centiseconds += dice.pick([1, 2, 5, 5, 12, 20, 40, 60])
      let time = Double(centiseconds) / 100
      if dice.oneIn(4), let key = dice.oneIn(2) ? keys.first : keys.last {
        // A key that goes down again repeats.
        let isUp = down[key.name] != nil && !dice.oneIn(3)
        lines.append(InputLine(time, .press(isUp ? end() : .began, key)))
        down[key.name] = isUp ? nil : .press(.ended, key)
      } else {
        let button: PressButtonName = dice.pick([.select, .select, .select, .playPause] + arrows)
        let isUp = down[button.rawValue] != nil
        // Repetitions of an arrow fall between the other lines.
        let pause = button == .upArrow && !isUp ? 0.005 : 0
        lines.append(InputLine(time + pause, .button(isUp ? end() : .began, button)))
        down[button.rawValue] = isUp ? nil : .button(.ended, button)
      }
    }
    for name in down.keys.sorted() {
      centiseconds += 3
      if let content = down[name] { lines.append(InputLine(Double(centiseconds) / 100, content)) }
    }
    let all = input.lines + lines
    input.lines = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }.map { all[$0] }
  }

  /// The end of a press; the device is removed now and then.
  private mutating func end() -> PressPhaseName { dice.oneIn(6) ? .cancelled : .ended }

  private mutating func withPresses(_ view: SceneView, _ responder: String) -> SceneView {
    var view = view
    view.isFirstResponder = view.name == responder
    view.eventOverrides = dice.oneIn(6) ? [.pressesBegan] : Self.pressMethods
    for index in view.recognizers.indices {
      if !dice.oneIn(3) {
        let all: [PressTypeName] = [.select, .playPause, .upArrow, .keyReturn, .keySpace]
        view.recognizers[index].properties.append(.allowedPressTypes(all.filter { _ in !dice.oneIn(3) }))
      }
      if dice.oneIn(8) {
        var delegate = view.recognizers[index].delegate ?? SceneDelegate()
        delegate.shouldReceivePress = dice.oneIn(3)
        view.recognizers[index].delegate = delegate
      }
    }
    view.children = view.children.map { withPresses($0, responder) }
    return view
  }

  private static let pressMethods: [EventMethod] = [.pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled]
}

/// Touchpads.
extension RandomCase {
  /// Some fifteen lines of two fingers on a touchpad among those of fingers and keys.
  private mutating func addGestures() {
    // In some cases only, fingers are left out: then attempts with touches are not in the way of the touchpad.
    if dice.oneIn(3) { input.lines.removeAll { if case .touch = $0.content { true } else { false } } }
    var lines: [InputLine] = []
    var place: CGPoint?
    var centiseconds = 0
    for step in 0..<15 {
      centiseconds += dice.pick([1, 2, 5, 5, 12, 20, 40])
      let time = Double(centiseconds) / 100
      guard let pointer = place else {
        let pointer = CGPoint(x: CGFloat(20 + 4 * dice.roll(80)), y: CGFloat(20 + 4 * dice.roll(80)))
        lines.append(InputLine(time, .transform(InputTransform(.began, at: pointer))))
        place = pointer
        continue
      }
      let isEnd = step == 14 || dice.oneIn(5)
      lines.append(
        InputLine(
          time,
          .transform(
            InputTransform(
              isEnd ? (dice.oneIn(5) ? .cancelled : .ended) : .changed, at: pointer,
              scale: dice.pick([0.8, 0.97, 1, 1.03, 1.1, 1.5]),
              rotation: dice.pick([-0.3, -0.08, 0, 0, 0.08, 0.1, 1])))))
      if isEnd { place = nil }
    }
    if let place {
      lines.append(InputLine(Double(centiseconds + 3) / 100, .transform(InputTransform(.ended, at: place))))
    }
    let all = input.lines + lines
    input.lines = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }.map { all[$0] }
  }
}

/// The wheel.
extension RandomCase {
  /// Pans that follow it, and some fifteen turns of it among the other lines.
  private mutating func addWheel() {
    scene.root = withWheel(scene.root)
    // In some cases only, the other lines are left out: then attempts with touches are not in the way of the wheel.
    if dice.oneIn(3) { input.lines = [] }
    var lines: [InputLine] = []
    var place = CGPoint.zero
    var centiseconds = 0
    for step in 0..<15 {
      // The pan ends 15 hundredths after the last turn.
      centiseconds += dice.pick([1, 2, 5, 10, 14, 15, 20, 40])
      if step == 0 || dice.oneIn(4) {
        place = CGPoint(x: CGFloat(20 + 4 * dice.roll(80)), y: CGFloat(20 + 4 * dice.roll(80)))
      }
      let change = dice.pick([CGVector(dx: 0, dy: 48), CGVector(dx: 0, dy: -96), CGVector(dx: 10, dy: -7)])
      lines.append(InputLine(Double(centiseconds) / 100, .scroll(change, at: place)))
    }
    // 52.12: fingers are lifted before the pause is over.
    if dice.oneIn(3) {
      for line in lines where dice.oneIn(3) {
        lines.append(InputLine(line.time + Double(dice.roll(14)) / 100, .scroll(.zero, at: place)))
      }
    }
    let all = input.lines + lines
    input.lines = all.indices.sorted { (all[$0].time, $0) < (all[$1].time, $1) }.map { all[$0] }
  }

  private mutating func withWheel(_ view: SceneView) -> SceneView {
    var view = view
    for index in view.recognizers.indices where view.recognizers[index].recognizerClass == .pan && !dice.oneIn(3) {
      let types: [ScrollTypeName] = dice.pick([[.all], [.discrete], [.continuous]])
      view.recognizers[index].properties.append(.allowedScrollTypesMask(types))
    }
    view.children = view.children.map { withWheel($0) }
    return view
  }
}

/// Numbers that look random and are the same for the same start (SplitMix64).
struct Dice {
  var state: UInt64

  /// From 0 to one less than `sides`.
  mutating func roll(_ sides: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(sides))
  }

  mutating func oneIn(_ sides: Int) -> Bool { roll(sides) == 0 }
  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[roll(choices.count)] }
}
