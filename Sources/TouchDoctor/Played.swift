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
  private(set) var lines: [Line] = []
  package let facts: [TraceFact]
  package let story: Story
  /// What text inputs refused, each sentence once.
  package let remarks: [String]
  /// By how many points each finger was beside each view when it came down; by the serial number of the touch.
  private(set) var distances: [Int: [String: Double]] = [:]

  /// Plays an input into a copy of the scene.
  ///
  /// - Parameter measures: whether the places of views are noted, which only the first play needs.
  init(_ input: InputFile, into scene: SceneFile, measures: Bool = false) {
    self.scene = scene
    let running = UIApplication.installed
    // Making a player makes its application the shared one.
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    let recorder = TraceRecorder(of: player.stage.recognizersInOrder) { player.stage.name(of: $0) }
    let watch = Watch(player, recorder, scene)
    if measures { watch.note = [:] }
    player.application.traceSink = watch
    player.onEvent = { [weak watch] _ in watch?.lookAtContent() }
    player.play(input)
    watch.lookAtContent()
    player.application.traceSink = nil
    facts = recorder.facts
    story = recorder.story
    remarks = player.stage.remarks.map(\.sentence).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    distances = watch.note ?? [:]
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

    init(_ player: ScenePlayer, _ recorder: TraceRecorder, _ scene: SceneFile) {
      (self.player, self.recorder) = (player, recorder)
      views = scene.every(scene.root).compactMap { one in player.stage.view(named: one.name).map { (one.name, $0) } }
      for (name, view) in views {
        if let scroll = view as? UIScrollView { offsets[name] = (scroll.contentOffset, -10) }
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
      default: break
      }
    }

    private func measure(_ touch: UITouch) {
      guard let serial = recorder.facts.last(where: { $0.touch != nil })?.touch?.serial else { return }
      var found: [String: Double] = [:]
      for (name, view) in views where view.window != nil {
        guard let mapping = UIView.mapping(from: nil, to: view) else { continue }
        let (place, box) = (touch.place.applying(mapping), view.bounds)
        let across = max(box.minX - place.x, place.x - box.maxX, 0)
        let down = max(box.minY - place.y, place.y - box.maxY, 0)
        found[name] = box.contains(place) ? 0 : Double(max(across, down))
        if found[name] == 0, !box.contains(place) { found[name] = 0.5 }
      }
      note?[serial] = found
    }

    /// Content that went on moving is one line.
    func lookAtContent() {
      for (name, view) in views {
        guard let scroll = view as? UIScrollView, let last = offsets[name], last.offset != scroll.contentOffset else {
          continue
        }
        let now = player.application.now
        if now - last.time > 0.5 { lines.append(Line(subject: name, what: "scrolls", time: now)) }
        offsets[name] = (scroll.contentOffset, now)
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
    case .acts(let name), .doesNotAct(let name), .actsLess(let name): times(name, "acts")
    case .isTold(let name, let method), .isNotTold(let name, let method): times(name, method.rawValue)
    case .isToldSooner(let name): times(name, "touchesBegan")
    case .scrolls(let name), .doesNotScroll(let name): times(name, "scrolls")
    case .sends(let name, let event?), .doesNotSend(let name, let event?): times(name, event.rawValue)
    case .sends(let name, nil), .doesNotSend(let name, nil):
      lines.filter { $0.subject == name && Self.isMeant($0.what) }.map(\.time)
    }
  }

  /// What a control is there for.
  private static func isMeant(_ event: String) -> Bool {
    event == ControlEventName.touchUpInside.rawValue || event == ControlEventName.valueChanged.rawValue
  }

  /// By how much a view was told of beginnings late, in all; of one that was never told, a minute.
  func lateness(of view: String) -> Double {
    var sum = 0.0
    for touch in story.touches where touch.view == view {
      for (index, moment) in touch.moments.enumerated() {
        guard case .withheld(.began) = moment.what, moment.culprit != nil else { continue }
        let told = touch.moments[index...].first { if case .delivered(.began) = $0.what { true } else { false } }
        sum += told.map { $0.time - moment.time } ?? 60
      }
    }
    return sum
  }

  /// Whether a wish is fulfilled that was not before.
  func fulfills(_ wish: Wish, before: Played) -> Bool {
    let (old, new) = (before.times(of: wish).count, times(of: wish).count)
    switch wish {
    case .acts, .isTold, .scrolls, .sends: return new > old
    case .doesNotAct, .isNotTold, .doesNotScroll, .doesNotSend: return new == 0 && old > 0
    case .actsLess: return new < old && new > 0 || new < old && old == 1
    case .isToldSooner(let view): return lateness(of: view) < before.lateness(of: view)
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
          "\(key.subject) no longer \(key.words)" + (now.isEmpty ? "" : " at \(clockTime(was[now.count])) s"))
      } else if now.count > was.count {
        found.append("\(key.subject) also \(key.words) at \(clockTime(now[was.count])) s")
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

    /// With a verb, for sentences.
    var words: String {
      switch what {
      case "acts", "changes", "ends", "is cancelled", "scrolls": what
      default: TouchMethod(rawValue: what) == nil ? "sends \(what)" : "is told \(what)"
      }
    }
  }

  /// The times of the lines that are compared.
  private func byKey(without subject: String) -> [Key: [Double]] {
    var found: [Key: [Double]] = [:]
    for line in lines where line.subject != subject && line.what != "changes" && line.what != "touchesMoved" {
      if TouchMethod(rawValue: line.what) != nil, !isHeard(line.subject) { continue }
      found[Key(subject: line.subject, what: line.what), default: []].append(line.time)
    }
    return found
  }

  /// Whether a view does something with touches.
  private func isHeard(_ name: String) -> Bool {
    guard let view = scene.every(scene.root).first(where: { $0.name == name }) else { return false }
    return !view.overrides.isEmpty || view.controller?.overrides.isEmpty == false
  }
}

/// A stretch of time with at most two decimals.
func seconds(_ value: Double) -> String {
  let text = decimal(value, places: 2)
  return text.hasSuffix("0") ? String(text.dropLast()) : text
}

/// A time with three decimals.
func clockTime(_ time: Double) -> String { decimal(time, places: 3) }
