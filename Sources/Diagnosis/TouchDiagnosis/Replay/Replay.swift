import TouchEditing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

/// A replay of an input into a copy of a scene: the facts, the story, and a log of every visible event, even of events
/// that the scene does not log.
@MainActor package struct Replay {
  /// A visible event: an action, a call, an event of a control, a movement of content.
  struct Line {
    var subject: String
    var what: String
    var time: Double
  }

  let scene: SceneFile
  /// The times at which the gestures of the input begin.
  let gestures: [Double]
  /// The class of each view, by name.
  private let kinds: [String: ViewClass]
  private(set) var lines: [Line] = []
  package let facts: [TraceFact]
  package let story: Story
  /// The log of the scene.
  let log: [String]
  /// What text inputs and lists refused, without repetitions.
  package let remarks: [Remark]
  /// The distance of each touch to each view when it came down, by the serial number of the touch.
  private(set) var distances: [Int: [String: Double]] = [:]
  /// The distance of each touch to each view in a straight line, in points of the window, by the serial number of the
  /// touch.
  private(set) var gaps: [Int: [String: Double]] = [:]
  /// For each position of the hovering pointer: the view below it, and its distance to each view.
  private(set) var hovers: [(hit: String?, distances: [String: Double])] = []
  /// The same for each position of the wheel.
  private(set) var wheels: [(hit: String?, distances: [String: Double])] = []
  /// The size of each view when the first finger came down, or at the end of the input.
  private(set) var sizes: [String: CGSize] = [:]
  /// The position of each touch in each view, from its upper left corner, by the serial number of the touch.
  private(set) var spots: [Int: [String: CGPoint]] = [:]
  /// The frame of each view in its superview, from the upper left corner, when the first finger came down.
  private(set) var frames: [String: CGRect] = [:]
  /// The size of each view in points of the window, as transforms scale it; a turn leaves it as it is.
  private(set) var seenSizes: [String: CGSize] = [:]
  /// By how many degrees transforms turn each view, clockwise.
  private(set) var turns: [String: Double] = [:]
  /// The geometry of each scroll view when the first finger came down.
  private(set) var scrollGeometries: [String: ScrollGeometry] = [:]
  /// For each scroll view that moved, the content offset farthest from its first one, and the last one.
  private(set) var scrollEnds: [String: (farthest: CGPoint, last: CGPoint)] = [:]
  /// The velocity of each pan when its delegate first refused, or when it last ended, in points per second.
  private(set) var velocities: [String: CGPoint] = [:]
  /// For each slider, the position of its first touch and the area of its knob.
  private(set) var knobs: [String: (place: CGPoint, area: CGRect)] = [:]
  /// The greatest distance to each control at which a finger lifted.
  private(set) var lifts: [String: Double] = [:]
  /// The bar of a container that each touch hit, by the serial number of the touch.
  private(set) var bars: [Int: ContainerBar] = [:]
  /// The typed, composed and pasted text, in order.
  private(set) var typed: [TypedText] = []
  /// The keys with Control, and the first responder that had the keyboard.
  private(set) var commands: [(time: Double, key: InputKey, holder: String)] = []
  /// The event of a text view that takes text of the user.
  static let takesText = "takes text"

  /// Replays an input.
  ///
  /// - Parameter measures: whether to measure positions and sizes, which only the replay without a change needs.
  init(_ input: InputFile, into scene: SceneFile, measures: Bool = false) {
    self.scene = scene
    gestures = input.gestures
    kinds = Dictionary(uniqueKeysWithValues: scene.every(scene.root).map { ($0.name, $0.viewClass) })
    let running = UIApplication.installed
    // Creating a player changes the shared application.
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    let parts = PartNames { player.stage.name(of: $0) }
    let recorder = TraceRecorder(
      of: player.stage.recognizersInOrder, part: { ($0 as? UIView).flatMap(parts.name(of:)) },
      name: { player.stage.name(of: $0) })
    let watch = Watch(player, recorder, scene)
    if measures { watch.note = [:] }
    player.application.traceSink = watch
    player.stage.onSelect = { [weak watch] table in
      watch?.lines.append(Line(subject: table, what: "selects", time: UIApplication.shared.now))
    }
    player.stage.onMoveRow = { [weak watch] table in
      watch?.lines.append(Line(subject: table, what: Self.movesRow, time: UIApplication.shared.now))
    }
    let places = measures ? input.hoverPlaces : [:]
    var (typing, commands) = (input.typing[...], measures ? input.commands[...] : [])
    player.onEvent = { [weak watch] time in
      if let next = typing.first, next.time == time { watch?.lookAtText(typing.removeFirst()) }
      if let next = commands.first, next.time == time { watch?.noteCommand(commands.removeFirst()) }
      watch?.lookAtContent()
      if let place = places[time] { watch?.lookBelow(place.point, isWheel: place.isWheel) }
    }
    player.play(input)
    watch.lookAtContent(isOver: true)
    player.application.traceSink = nil
    facts = recorder.facts
    story = recorder.story
    log = player.stage.log
    remarks = player.stage.remarks.map { Remark(subject: $0.view, sentence: localized("%1$s.", $0.sentence)) }.reduce(
      into: []) {
        if !$0.contains($1) { $0.append($1) }
      }
    distances = watch.note ?? [:]
    (hovers, lifts, sizes) = (watch.hovers, watch.lifts, watch.sizes)
    (scrollGeometries, knobs, seenSizes) = (watch.scrollGeometries, watch.knobs, watch.seenSizes)
    (spots, gaps, frames, wheels) = (watch.spots, watch.gaps, watch.frames, watch.wheels)
    (typed, bars, scrollEnds, turns) = (watch.typed, watch.bars, watch.scrollEnds, watch.turns)
    (velocities, self.commands) = (watch.velocities, watch.commands)
    lines = (Self.lines(of: facts) + watch.lines).sorted { $0.time < $1.time }
    player.close()
  }

  /// When a touch came down; nil for an unknown serial number.
  func beginning(of serial: Int) -> Double? { facts.first { $0.touch?.serial == serial }?.time }

  /// Observes what the trace does not report: events of controls, and content that moves.
  @MainActor private final class Watch: TraceSink {
    var lines: [Line] = []
    var note: [Int: [String: Double]]?
    private let player: ScenePlayer
    private let recorder: TraceRecorder
    private let views: [(name: String, view: UIView)]
    private var offsets: [String: (offset: CGPoint, time: Double)] = [:]
    /// The scroll views whose content was moving at the last check.
    private var moving: Set<String> = []
    private var scales: [String: (scale: CGFloat, time: Double)] = [:]
    private(set) var hovers: [(hit: String?, distances: [String: Double])] = []
    private(set) var lifts: [String: Double] = [:]
    private(set) var sizes: [String: CGSize] = [:]
    private(set) var scrollGeometries: [String: ScrollGeometry] = [:]
    private(set) var scrollEnds: [String: (farthest: CGPoint, last: CGPoint)] = [:]
    private(set) var velocities: [String: CGPoint] = [:]
    private(set) var commands: [(time: Double, key: InputKey, holder: String)] = []
    private(set) var knobs: [String: (place: CGPoint, area: CGRect)] = [:]
    private(set) var seenSizes: [String: CGSize] = [:]
    private(set) var turns: [String: Double] = [:]
    private(set) var spots: [Int: [String: CGPoint]] = [:]
    private(set) var gaps: [Int: [String: Double]] = [:]
    private(set) var frames: [String: CGRect] = [:]
    private(set) var wheels: [(hit: String?, distances: [String: Double])] = []
    private(set) var typed: [TypedText] = []
    private(set) var bars: [Int: ContainerBar] = [:]
    private var texts: [String: String] = [:]
    /// The geometry of each scroll view at the last check.
    private var layouts: [String: ScrollGeometry] = [:]

    init(_ player: ScenePlayer, _ recorder: TraceRecorder, _ scene: SceneFile) {
      (self.player, self.recorder) = (player, recorder)
      views = scene.every(scene.root).compactMap { one in player.stage.view(named: one.name).map { (one.name, $0) } }
      for (name, view) in views {
        texts[name] = TypedText.text(of: view)
        if let scroll = view as? UIScrollView {
          layouts[name] = ScrollGeometry(scroll)
          offsets[name] = (ScrollGeometry(scroll).nearest, -10)
          scales[name] = (scroll.zoomScale, -10)
        }
        guard let control = view as? UIControl else { continue }
        for event in ControlEventName.allCases {
          // The player retains the control, so the action must not retain the player.
          let action = UIAction { [weak self] _ in
            guard let self else { return }
            lines.append(Line(subject: name, what: event.rawValue, time: self.player.application.now))
          }
          control.addAction(action, for: event.event)
        }
      }
    }

    func record(_ entry: TraceEntry) {
      recorder.record(entry)
      guard note != nil else { return }
      noteVelocity(entry)
      guard let touch = entry.touch else { return }
      switch entry.kind {
      case .bound: measure(touch)
      case .dropped where entry.view == nil: measure(touch)
      case .sent(.ended):
        guard let control = entry.view as? UIControl, let name = player.stage.name(of: control) else { return }
        lifts[name] = max(lifts[name] ?? 0, Self.distance(from: touch.place, to: control) ?? 0)
      default: break
      }
    }

    private func noteVelocity(_ entry: TraceEntry) {
      guard let pan = entry.recognizer as? UIPanGestureRecognizer, let name = player.stage.name(of: pan) else { return }
      switch (entry.kind, entry.reason) {
      case (.transition(_, .failed), .shouldBeginDelegate?):
        if velocities[name] == nil { velocities[name] = pan.velocity(in: pan.view) }
      case (.transition(_, .ended), _): velocities[name] = pan.velocity(in: pan.view)
      default: break
      }
    }

    private func measure(_ touch: UITouch) {
      guard let serial = recorder.facts.last(where: { $0.touch != nil })?.touch?.serial else { return }
      note?[serial] = distances(from: touch.place)
      spots[serial] = places(of: touch.place)
      gaps[serial] = gaps(from: touch.place)
      bars[serial] = touch.view.flatMap(ContainerBar.init)
      if let slider = touch.view as? UISlider, let name = player.stage.name(of: slider), knobs[name] == nil {
        knobs[name] = (touch.location(in: slider), slider.thumbArea)
      }
      measure()
    }

    /// Measures the sizes and frames of the views.
    private func measure() {
      guard sizes.isEmpty else { return }
      for (name, view) in views {
        let corner = view.superview?.bounds.origin ?? .zero
        frames[name] = view.frame.offsetBy(dx: -corner.x, dy: -corner.y)
        sizes[name] = view.bounds.size
        if view.window != nil, let outward = UIView.mapping(from: view, to: nil) {
          // The frame of a turned view is larger than the view, and its points are as large as before.
          let across = CGFloat(hypot(Double(outward.a), Double(outward.b)))
          let down = CGFloat(hypot(Double(outward.c), Double(outward.d)))
          seenSizes[name] = CGSize(width: view.bounds.width * across, height: view.bounds.height * down)
          turns[name] = atan2(Double(outward.b), Double(outward.a)) * 180 / .pi
        }
        if let scroll = view as? UIScrollView { scrollGeometries[name] = ScrollGeometry(scroll) }
      }
    }

    private func distances(from place: CGPoint) -> [String: Double] {
      var found: [String: Double] = [:]
      for (name, view) in views where view.window != nil { found[name] = Self.distance(from: place, to: view) }
      return found
    }

    private func gaps(from place: CGPoint) -> [String: Double] {
      var found: [String: Double] = [:]
      for (name, view) in views where view.window != nil { found[name] = Self.gap(from: place, to: view) }
      return found
    }

    private func places(of place: CGPoint) -> [String: CGPoint] {
      var found: [String: CGPoint] = [:]
      for (name, view) in views where view.window != nil {
        guard let own = UIView.mapping(from: nil, to: view).map({ place.applying($0) }) else { continue }
        found[name] = CGPoint(x: own.x - view.bounds.minX, y: own.y - view.bounds.minY)
      }
      return found
    }

    /// The distance of a point of the window to a view, in points of the view; nil for a view without extent.
    private static func distance(from place: CGPoint, to view: UIView) -> Double? {
      guard let mapping = UIView.mapping(from: nil, to: view) else { return nil }
      let (place, box) = (place.applying(mapping), view.bounds)
      if box.contains(place) { return 0 }
      let across = max(box.minX - place.x, place.x - box.maxX, 0)
      let down = max(box.minY - place.y, place.y - box.maxY, 0)
      return max(across, down) == 0 ? 0.5 : Double(max(across, down))
    }

    /// The distance of a point of the window to the nearest point of a view, in points of the window; nil for a view
    /// without extent.
    private static func gap(from place: CGPoint, to view: UIView) -> Double? {
      guard let inward = UIView.mapping(from: nil, to: view), let outward = UIView.mapping(from: view, to: nil) else {
        return nil
      }
      let (own, box) = (place.applying(inward), view.bounds)
      let near = CGPoint(x: min(max(own.x, box.minX), box.maxX), y: min(max(own.y, box.minY), box.maxY))
        .applying(outward)
      let (across, down) = (near.x - place.x, near.y - place.y)
      return Double((across * across + down * down).squareRoot())
    }

    /// The most positions of the pointer that are measured.
    private static let maximumHovers = 40

    /// Measures the views below the pointer.
    func lookBelow(_ place: CGPoint, isWheel: Bool) {
      guard hovers.count + wheels.count < Self.maximumHovers else { return }
      measure()
      let hit = player.window.hitTest(place, with: nil).flatMap { player.stage.name(of: $0) }
      if isWheel {
        wheels.append((hit, distances(from: place)))
      } else {
        hovers.append((hit, distances(from: place)))
      }
    }

    /// Records which view had the keyboard at a key with Control.
    func noteCommand(_ one: (time: Double, key: InputKey)) {
      guard let holder = player.window.firstResponder.flatMap({ player.stage.name(of: $0) }) else { return }
      commands.append((one.time, one.key, holder))
    }

    /// Records which view has the keyboard, and whether typed text changed an input.
    func lookAtText(_ typing: (time: Double, word: String, isSignal: Bool)) {
      var isWritten = false
      for (name, view) in views {
        guard let text = TypedText.text(of: view), text != texts[name] else { continue }
        (texts[name], isWritten) = (text, true)
        if view is UITextView {
          lines.append(Line(subject: name, what: Replay.takesText, time: player.application.now))
        }
      }
      let holder = player.window.firstResponder.flatMap { player.stage.name(of: $0) }
      typed.append(
        TypedText(time: typing.time, word: typing.word, isSignal: typing.isSignal, holder: holder, isWritten: isWritten)
      )
    }

    /// Adds a line where content moved or changed its scale; continuous movement is one line.
    ///
    /// - Parameter isOver: whether the input has ended, so that content that moved before has only come to rest.
    private func noteEnd(of name: String, _ offset: CGPoint) {
      guard let first = scrollGeometries[name]?.offset else { return }
      func distance(_ place: CGPoint) -> CGFloat { max(abs(place.x - first.x), abs(place.y - first.y)) }
      let farthest = scrollEnds[name]?.farthest ?? first
      scrollEnds[name] = (distance(offset) > distance(farthest) ? offset : farthest, offset)
    }

    func lookAtContent(isOver: Bool = false) {
      for (name, view) in views {
        if let scroll = view as? UIScrollView, let last = scales[name], last.scale != scroll.zoomScale {
          let now = player.application.now
          if now - last.time > 0.5, !isOver || last.time < 0 {
            lines.append(Line(subject: name, what: "zooms", time: now))
          }
          scales[name] = (scroll.zoomScale, now)
        }
        // Content that only bounces did not scroll.
        guard let scroll = view as? UIScrollView, let last = offsets[name] else { continue }
        let rest = ScrollGeometry(scroll)
        let was = layouts.updateValue(rest, forKey: name)
        // Content that was moving has only moved on.
        let isContinued = moving.contains(name)
        if scroll.isMoving { moving.insert(name) } else { moving.remove(name) }
        let offset = rest.nearest
        guard last.offset != offset else { continue }
        noteEnd(of: name, offset)
        // Neither did content that a layout moved, as that of a page that appears.
        guard was.map(rest.isLaidOut) ?? true else {
          offsets[name] = (offset, last.time)
          continue
        }
        let now = player.application.now
        if now - last.time > 0.5, !isOver || last.time < 0, !isContinued || last.time < 0 {
          lines.append(Line(subject: name, what: "scrolls", time: now))
        }
        offsets[name] = (offset, now)
      }
    }
  }

  // MARK: Lines

  private static func lines(of facts: [TraceFact]) -> [Line] {
    var lines: [Line] = []
    var last: [String: String] = [:]
    func add(_ subject: TraceSubject?, _ what: String, _ fact: TraceFact) {
      guard let subject, subject.isNamed else { return }
      let repeats = what == "changes" || what == "touchesMoved"
      if repeats, last[subject.name] == what { return }
      // One call can have several touches.
      if !repeats, let same = lines.last, same.subject == subject.name, same.what == what, same.time == fact.time {
        return
      }
      last[subject.name] = what
      lines.append(Line(subject: subject.name, what: what, time: fact.time))
    }
    for fact in facts {
      switch fact.what {
      case .acted(.began): add(fact.recognizer, "acts", fact)
      case .acted(.changed): add(fact.recognizer, "changes", fact)
      case .acted(.ended): add(fact.recognizer, isDiscrete(fact) ? "acts" : "ends", fact)
      case .acted(.cancelled): add(fact.recognizer, "is cancelled", fact)
      case .told(let word?): add(fact.view, EventMethod(signal: word).rawValue, fact)
      case .passedOn(let word?, _): add(fact.culprit, EventMethod(signal: word).rawValue, fact)
      case .forwarded(let phase): if let method = TouchMethod(phase) { add(fact.culprit, method.rawValue, fact) }
      case .sent(.began), .delivered(.began): add(fact.view, "touchesBegan", fact)
      case .sent(.moved), .delivered(.moved): add(fact.view, "touchesMoved", fact)
      case .sent(.ended), .delivered(.ended): add(fact.view, "touchesEnded", fact)
      case .sent(.cancelled), .delivered(.cancelled), .cancelled: add(fact.view, "touchesCancelled", fact)
      default: break
      }
    }
    return lines
  }

  private static func isDiscrete(_ fact: TraceFact) -> Bool {
    switch fact.facts?.kind {
    case .tap, .swipe: true
    case .press, .pan, .edgePan, .pinch, .rotation, .hover, .other, nil: false
    }
  }

  // MARK: Goals

  /// The line of a row that the user moved.
  static let movesRow = "moves a row"

  func times(_ subject: String, _ what: String) -> [Double] {
    lines.filter { $0.subject == subject && $0.what == what }.map(\.time)
  }

  /// The times of the event that a goal is about.
  func times(of goal: Goal) -> [Double] {
    switch goal {
    case .acts(let name), .actsSooner(let name), .doesNotAct(let name), .actsLess(let name), .actsOnce(let name):
      times(name, "acts")
    case .isNotified(let name, let method), .isNotNotified(let name, let method): times(name, method.rawValue)
    case .isNotifiedSooner(let name, let method): times(name, method.rawValue)
    case .zooms(let name): times(name, "zooms")
    case .selects(let name), .doesNotSelect(let name): times(name, "selects")
    case .movesRow(let name): times(name, Self.movesRow)
    // A text field sends an event.
    case .takesText(let name):
      times(name, kinds[name] == .textField ? ControlEventName.editingChanged.rawValue : Self.takesText)
    case .hears(let name, let method): times(name, method.first.rawValue)
    case .scrolls(let name), .doesNotScroll(let name): times(name, "scrolls")
    case .sends(let name, let event?), .sendsSooner(let name, let event?), .doesNotSend(let name, let event?):
      times(name, event.rawValue)
    case .sends(let name, nil), .sendsSooner(let name, nil), .doesNotSend(let name, nil):
      lines.filter { $0.subject == name && isMeant($0) }.map(\.time)
    }
  }

  /// Whether a line is an event that its control exists to send.
  func isMeant(_ line: Line) -> Bool {
    guard let event = ControlEventName(rawValue: line.what), let kind = kinds[line.subject] else { return false }
    return ControlEventName.purposes(of: kind).contains(event)
  }

  /// How many touches a view received in calls of a method; one call can have several.
  func touches(of view: String, _ method: TouchMethod) -> Int {
    facts.count { fact in
      guard fact.view?.name == view else { return false }
      return switch (fact.what, method) {
      case (.sent(.began), .touchesBegan), (.delivered(.began), .touchesBegan), (.sent(.ended), .touchesEnded),
        (.delivered(.ended), .touchesEnded):
        true
      default: false
      }
    }
  }

  /// By how much a view received phases late, in total; a phase that it never received counts as a minute.
  func lateness(of view: String, _ method: TouchMethod) -> Double {
    guard let phase = method.keptPhase else { return 0 }
    var sum = 0.0
    for touch in story.touches where touch.view == view {
      for (index, moment) in touch.moments.enumerated() {
        guard case .withheld(phase) = moment.what, moment.culprit != nil else { continue }
        let delivered = touch.moments[index...].first { if case .delivered(phase) = $0.what { true } else { false } }
        sum += delivered.map { $0.time - moment.time } ?? 60
      }
    }
    return sum
  }

  /// Whether this replay fulfills a goal that the replay before did not.
  func fulfills(_ goal: Goal, before: Replay) -> Bool {
    let (old, new) = (before.times(of: goal).count, times(of: goal).count)
    switch goal {
    case .isNotified(let name, let method) where touches(of: name, method) > before.touches(of: name, method):
      return true
    case .acts, .isNotified, .scrolls, .selects, .movesRow, .takesText, .zooms, .sends, .hears: return new > old
    // A view that receives fewer touches is not helped.
    case .isNotNotified(let name, .touchesCancelled):
      return new == 0 && old > 0 && touches(of: name, .touchesBegan) >= before.touches(of: name, .touchesBegan)
    case .doesNotAct, .isNotNotified, .doesNotScroll, .doesNotSelect, .doesNotSend: return new == 0 && old > 0
    case .actsLess: return new < old && new > 0 || new < old && old == 1
    case .actsOnce: return new == 1 && old > 1
    case .actsSooner, .sendsSooner:
      guard let was = before.times(of: goal).first, let now = times(of: goal).first else { return false }
      return now < was - 0.0005 && new >= old
    case .isNotifiedSooner(let view, let method):
      // A view that receives fewer touches, or none, receives none of them sooner.
      return lateness(of: view, method) < before.lateness(of: view, method) && new >= old && new > 0
        && touches(of: view, method) >= before.touches(of: view, method)
    }
  }
}

extension InputFile {
  /// The positions of the hovering pointer and of the wheel, by time.
  fileprivate var hoverPlaces: [Double: (point: CGPoint, isWheel: Bool)] {
    var places: [Double: (point: CGPoint, isWheel: Bool)] = [:]
    for line in lines {
      switch line.content {
      case .hover(let place, _): places[line.time] = (place, false)
      case .scroll(_, let place): places[line.time] = (place, true)
      default: continue
      }
    }
    return places
  }
}
