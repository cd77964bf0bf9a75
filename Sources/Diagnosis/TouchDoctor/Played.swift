import TouchEditing
import TouchGeometry
import TouchKit
import TouchScenes
import TouchTrace
import TouchWidgets

/// What happened when an input was played into a scene: the facts, and a log of everybody who did or heard something,
/// whether the scene logs it or not.
@MainActor package struct Played {
  /// Something that a person would notice: an action, a call, an event of a control, content that moved.
  struct Line {
    var subject: String
    var what: String
    var time: Double
  }

  let scene: SceneFile
  /// The classes of the views, by their names.
  private let kinds: [String: ViewClass]
  private(set) var lines: [Line] = []
  package let facts: [TraceFact]
  package let story: Story
  /// What text inputs refused, each sentence once.
  package let remarks: [String]
  /// By how many points each finger was beside each view when it came down; by the serial number of the touch.
  private(set) var distances: [Int: [String: Double]] = [:]
  /// Where the pointer was without a button: the view that was under it, and by how many points it was beside each.
  private(set) var hovers: [(hit: String?, distances: [String: Double])] = []
  /// The same where the wheel was turned.
  private(set) var wheels: [(hit: String?, distances: [String: Double])] = []
  /// The sizes of the views when the first finger came down, or the input was over.
  private(set) var sizes: [String: CGSize] = [:]
  /// Where each finger came down, from the upper left corner of each view; by the serial number of the touch.
  private(set) var spots: [Int: [String: CGPoint]] = [:]
  /// Where views lay in what they are in, from its upper left corner, when the first finger came down.
  private(set) var frames: [String: CGRect] = [:]
  /// The sizes in points of the window, where a transform makes views larger or smaller.
  private(set) var seenSizes: [String: CGSize] = [:]
  /// How the content of scroll views lay when the first finger came down.
  private(set) var rests: [String: Rest] = [:]
  /// Where the first finger in each slider came down, and where its knob takes fingers.
  private(set) var knobs: [String: (place: CGPoint, area: CGRect)] = [:]
  /// By how many points a finger was beside a control when it was lifted from it: the most for each.
  private(set) var lifts: [String: Double] = [:]
  /// The bar of a container that a touch came to, by the serial number of the touch.
  private(set) var bars: [Int: ContainerBar] = [:]
  /// What was typed, composed and pasted, in order.
  private(set) var typed: [Typed] = []
  /// What the line of a text view says into which the user's text came.
  static let takesText = "takes text"

  /// Plays an input into a copy of the scene.
  ///
  /// - Parameter measures: whether the places of views are noted, which only the first play needs.
  init(_ input: InputFile, into scene: SceneFile, measures: Bool = false) {
    self.scene = scene
    kinds = Dictionary(uniqueKeysWithValues: scene.every(scene.root).map { ($0.name, $0.viewClass) })
    let running = UIApplication.installed
    // Making a player makes its application the shared one.
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    let recorder = TraceRecorder(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    let watch = Watch(player, recorder, scene)
    if measures { watch.note = [:] }
    player.application.traceSink = watch
    player.stage.onSelect = { [weak watch] table in
      watch?.lines.append(Line(subject: table, what: "selects", time: UIApplication.shared.now))
    }
    let places = measures ? input.hoverPlaces : [:]
    var typing = input.typing[...]
    player.onEvent = { [weak watch] time in
      if let next = typing.first, next.time == time { watch?.lookAtText(typing.removeFirst()) }
      watch?.lookAtContent()
      if let place = places[time] { watch?.lookBelow(place.point, isWheel: place.isWheel) }
    }
    player.play(input)
    watch.lookAtContent(isOver: true)
    player.application.traceSink = nil
    facts = recorder.facts
    story = recorder.story
    remarks = player.stage.remarks.map(\.sentence).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    distances = watch.note ?? [:]
    (hovers, lifts, sizes) = (watch.hovers, watch.lifts, watch.sizes)
    (rests, knobs, seenSizes) = (watch.rests, watch.knobs, watch.seenSizes)
    (spots, frames, wheels) = (watch.spots, watch.frames, watch.wheels)
    (typed, bars) = (watch.typed, watch.bars)
    lines = (Self.lines(of: facts) + watch.lines).sorted { $0.time < $1.time }
  }

  /// Listens to what the trace does not tell: controls, and content that moves.
  @MainActor private final class Watch: TraceSink {
    var lines: [Line] = []
    var note: [Int: [String: Double]]?
    private let player: ScenePlayer
    private let recorder: TraceRecorder
    private let views: [(name: String, view: UIView)]
    private var offsets: [String: (offset: CGPoint, time: Double)] = [:]
    private var scales: [String: (scale: CGFloat, time: Double)] = [:]
    private(set) var hovers: [(hit: String?, distances: [String: Double])] = []
    private(set) var lifts: [String: Double] = [:]
    private(set) var sizes: [String: CGSize] = [:]
    private(set) var rests: [String: Rest] = [:]
    private(set) var knobs: [String: (place: CGPoint, area: CGRect)] = [:]
    private(set) var seenSizes: [String: CGSize] = [:]
    private(set) var spots: [Int: [String: CGPoint]] = [:]
    private(set) var frames: [String: CGRect] = [:]
    private(set) var wheels: [(hit: String?, distances: [String: Double])] = []
    private(set) var typed: [Typed] = []
    private(set) var bars: [Int: ContainerBar] = [:]
    private var texts: [String: String] = [:]
    /// How the content of scroll views lay when they were looked at last.
    private var layouts: [String: Rest] = [:]

    init(_ player: ScenePlayer, _ recorder: TraceRecorder, _ scene: SceneFile) {
      (self.player, self.recorder) = (player, recorder)
      views = scene.every(scene.root).compactMap { one in player.stage.view(named: one.name).map { (one.name, $0) } }
      for (name, view) in views {
        texts[name] = Typed.text(of: view)
        if let scroll = view as? UIScrollView {
          layouts[name] = Rest(scroll)
          offsets[name] = (Rest(scroll).nearest, -10)
          scales[name] = (scroll.zoomScale, -10)
        }
        guard let control = view as? UIControl else { continue }
        for event in ControlEventName.allCases {
          let action = UIAction { [weak self] _ in
            self?.lines.append(Line(subject: name, what: event.rawValue, time: player.application.now))
          }
          control.addAction(action, for: event.event)
        }
      }
    }

    func record(_ entry: TraceEntry) {
      recorder.record(entry)
      guard note != nil, let touch = entry.touch else { return }
      switch entry.kind {
      case .bound: measure(touch)
      case .dropped where entry.view == nil: measure(touch)
      case .sent(.ended):
        guard let control = entry.view as? UIControl, let name = player.stage.name(of: control) else { return }
        lifts[name] = max(lifts[name] ?? 0, Self.distance(from: touch.place, to: control) ?? 0)
      default: break
      }
    }

    private func measure(_ touch: UITouch) {
      guard let serial = recorder.facts.last(where: { $0.touch != nil })?.touch?.serial else { return }
      note?[serial] = distances(from: touch.place)
      spots[serial] = places(of: touch.place)
      bars[serial] = touch.view.flatMap(ContainerBar.init)
      if let slider = touch.view as? UISlider, let name = player.stage.name(of: slider), knobs[name] == nil {
        knobs[name] = (touch.location(in: slider), slider.thumbArea)
      }
      measure()
    }

    /// How large views are, and where they lie.
    private func measure() {
      guard sizes.isEmpty else { return }
      for (name, view) in views {
        let corner = view.superview?.bounds.origin ?? .zero
        frames[name] = view.frame.offsetBy(dx: -corner.x, dy: -corner.y)
        sizes[name] = view.bounds.size
        if view.window != nil { seenSizes[name] = view.convert(view.bounds, to: nil).size }
        if let scroll = view as? UIScrollView { rests[name] = Rest(scroll) }
      }
    }

    private func distances(from place: CGPoint) -> [String: Double] {
      var found: [String: Double] = [:]
      for (name, view) in views where view.window != nil { found[name] = Self.distance(from: place, to: view) }
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

    /// By how many of its own points a place of the window is beside a view; nil for one that is scaled to nothing.
    private static func distance(from place: CGPoint, to view: UIView) -> Double? {
      guard let mapping = UIView.mapping(from: nil, to: view) else { return nil }
      let (place, box) = (place.applying(mapping), view.bounds)
      if box.contains(place) { return 0 }
      let across = max(box.minX - place.x, place.x - box.maxX, 0)
      let down = max(box.minY - place.y, place.y - box.maxY, 0)
      return max(across, down) == 0 ? 0.5 : Double(max(across, down))
    }

    /// The most places of the pointer that are looked at.
    private static let mostHovers = 40

    /// What is under the pointer.
    func lookBelow(_ place: CGPoint, isWheel: Bool) {
      guard hovers.count + wheels.count < Self.mostHovers else { return }
      measure()
      let hit = player.window.hitTest(place, with: nil).flatMap { player.stage.name(of: $0) }
      if isWheel {
        wheels.append((hit, distances(from: place)))
      } else {
        hovers.append((hit, distances(from: place)))
      }
    }

    /// Where something went that was typed, and whether it was written.
    func lookAtText(_ typing: (time: Double, word: String, isSignal: Bool)) {
      var isWritten = false
      for (name, view) in views {
        guard let text = Typed.text(of: view), text != texts[name] else { continue }
        (texts[name], isWritten) = (text, true)
        if view is UITextView {
          lines.append(Line(subject: name, what: Played.takesText, time: player.application.now))
        }
      }
      let holder = player.window.firstResponder.flatMap { player.stage.name(of: $0) }
      typed.append(
        Typed(time: typing.time, word: typing.word, isSignal: typing.isSignal, holder: holder, isWritten: isWritten))
    }

    /// Content that went on moving is one line, and so is a scale.
    ///
    /// - Parameter isOver: nothing is done to it any more, so what moved before has only come to rest.
    func lookAtContent(isOver: Bool = false) {
      for (name, view) in views {
        if let scroll = view as? UIScrollView, let last = scales[name], last.scale != scroll.zoomScale {
          let now = player.application.now
          if now - last.time > 0.5, !isOver || last.time < 0 {
            lines.append(Line(subject: name, what: "zooms", time: now))
          }
          scales[name] = (scroll.zoomScale, now)
        }
        // Content that only bounces does not scroll.
        guard let scroll = view as? UIScrollView, let last = offsets[name] else { continue }
        let rest = Rest(scroll)
        let was = layouts.updateValue(rest, forKey: name)
        let offset = rest.nearest
        guard last.offset != offset else { continue }
        // Nor does content that is laid out anew, as by a page that comes to sight.
        guard was.map(rest.isLaidOut) ?? true else {
          offsets[name] = (offset, last.time)
          continue
        }
        let now = player.application.now
        if now - last.time > 0.5, !isOver || last.time < 0 {
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
      // One call tells of several touches.
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

  // MARK: Wishes

  func times(_ subject: String, _ what: String) -> [Double] {
    lines.filter { $0.subject == subject && $0.what == what }.map(\.time)
  }

  /// The moments that a wish is about.
  func times(of wish: Wish) -> [Double] {
    switch wish {
    case .acts(let name), .actsSooner(let name), .doesNotAct(let name), .actsLess(let name): times(name, "acts")
    case .isTold(let name, let method), .isNotTold(let name, let method): times(name, method.rawValue)
    case .isToldSooner(let name, let method): times(name, method.rawValue)
    case .zooms(let name): times(name, "zooms")
    case .selects(let name): times(name, "selects")
    // A field says so by an event.
    case .takesText(let name):
      times(name, kinds[name] == .textField ? ControlEventName.editingChanged.rawValue : Self.takesText)
    case .hears(let name, let method): times(name, method.first.rawValue)
    case .scrolls(let name), .doesNotScroll(let name): times(name, "scrolls")
    case .sends(let name, let event?), .doesNotSend(let name, let event?): times(name, event.rawValue)
    case .sends(let name, nil), .doesNotSend(let name, nil):
      lines.filter { $0.subject == name && isMeant($0) }.map(\.time)
    }
  }

  /// Whether a line tells that a control sent what it is there for.
  func isMeant(_ line: Line) -> Bool {
    guard let event = ControlEventName(rawValue: line.what), let kind = kinds[line.subject] else { return false }
    return ControlEventName.purposes(of: kind).contains(event)
  }

  /// How many touches a view was told of: one call may tell of several.
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

  /// By how much a view was told of beginnings, or of ends, late, in all; of one that was never told, a minute.
  func lateness(of view: String, _ method: TouchMethod) -> Double {
    guard let phase = method.keptPhase else { return 0 }
    var sum = 0.0
    for touch in story.touches where touch.view == view {
      for (index, moment) in touch.moments.enumerated() {
        guard case .withheld(phase) = moment.what, moment.culprit != nil else { continue }
        let told = touch.moments[index...].first { if case .delivered(phase) = $0.what { true } else { false } }
        sum += told.map { $0.time - moment.time } ?? 60
      }
    }
    return sum
  }

  /// Whether a wish is fulfilled that was not before.
  func fulfills(_ wish: Wish, before: Played) -> Bool {
    let (old, new) = (before.times(of: wish).count, times(of: wish).count)
    switch wish {
    case .isTold(let name, let method) where touches(of: name, method) > before.touches(of: name, method): return true
    case .acts, .isTold, .scrolls, .selects, .takesText, .zooms, .sends, .hears: return new > old
    case .doesNotAct, .isNotTold, .doesNotScroll, .doesNotSend: return new == 0 && old > 0
    case .actsLess: return new < old && new > 0 || new < old && old == 1
    case .actsSooner:
      guard let was = before.times(of: wish).first, let now = times(of: wish).first else { return false }
      return now < was - 0.0005 && new >= old
    case .isToldSooner(let view, let method):
      return lateness(of: view, method) < before.lateness(of: view, method) && new >= old
    }
  }

  // MARK: Differences

  /// What else is different: a sentence for each, without what the wish is about.
  func differences(from before: Played, without wish: Wish) -> [String] {
    let (old, new) = (before.byKey(without: wish.subject), byKey(without: wish.subject))
    var found: [String] = []
    var seen: Set<Key> = []
    for line in (before.lines + lines) {
      let key = Key(subject: line.subject, what: line.what)
      guard seen.insert(key).inserted else { continue }
      let (was, now) = (old[key] ?? [], new[key] ?? [])
      if was == now { continue }
      if now.count < was.count {
        found.append(
          key.lost + (now.isEmpty ? "" : " at \(clockTime(was[now.count])) s"))
      } else if now.count > was.count {
        found.append("\(key.more) at \(clockTime(now[was.count])) s")
      } else if let (first, second) = zip(was, now).first(where: { abs($0 - $1) > 0.0005 }) {
        found.append(
          "\(key.subject) then \(key.words) \(seconds(abs(second - first))) s \(second > first ? "later" : "earlier")")
      }
    }
    return found
  }

  private struct Key: Hashable {
    var subject: String
    var what: String

    /// The same after `no longer`.
    var lost: String {
      !isCall ? "\(subject) no longer \(words)" : "\(subject) is no longer told \(what)"
    }
    /// The same after `also`.
    var more: String {
      !isCall ? "\(subject) also \(words)" : "\(subject) is also told \(what)"
    }

    /// With a verb, for sentences.
    var words: String {
      switch what {
      case "acts", "changes", "ends", "is cancelled", "scrolls", "zooms", "selects", Played.takesText: what
      default: isCall ? "is told \(what)" : "sends \(what)"
      }
    }

    private var isCall: Bool { TouchMethod(rawValue: what) != nil || EventMethod(rawValue: what) != nil }
  }

  /// The times of the lines that are compared.
  private func byKey(without subject: String) -> [Key: [Double]] {
    var found: [Key: [Double]] = [:]
    let logged = Dictionary(grouping: scene.every(scene.root), by: \.name).mapValues { $0.flatMap(\.events) }
    for line in lines where line.subject != subject && line.what != "changes" && line.what != "touchesMoved" {
      if TouchMethod(rawValue: line.what) != nil, !isHeard(line.subject) { continue }
      // What a control sends as fingers come and go is of interest to those who listen to it.
      if let event = ControlEventName(rawValue: line.what), event.isOnTheWay,
        logged[line.subject]?.contains(event) != true
      {
        continue
      }
      if let method = EventMethod(rawValue: line.what), !scene.overrides(method).contains(line.subject) { continue }
      found[Key(subject: line.subject, what: line.what), default: []].append(line.time)
    }
    return found
  }

  /// Whether a view does something with touches.
  private func isHeard(_ name: String) -> Bool {
    scene.every(scene.root).contains { view in
      view.name == name && (!view.overrides.isEmpty || view.controller?.overrides.isEmpty == false)
        || view.controller?.name == name && view.controller?.overrides.isEmpty == false
    }
  }
}

extension InputFile {
  /// Where the pointer hovers, or turns the wheel, by the times of the events.
  fileprivate var hoverPlaces: [Double: (point: CGPoint, isWheel: Bool)] {
    var places: [Double: (point: CGPoint, isWheel: Bool)] = [:]
    for line in lines {
      switch line.content {
      case .hover(let place): places[line.time] = (place, false)
      case .scroll(_, let place): places[line.time] = (place, true)
      default: continue
      }
    }
    return places
  }
}
