import TouchGeometry
import TouchKit
import TouchScenes
import TouchWidgets

/// A replay that records only the times of the event that a goal is about.
///
/// It stores no facts, so it takes a fraction of the time of a `Replay`. Where its times equal those of the replay
/// without a change, the change does not help.
@MainActor struct QuickReplay: Equatable {
  private(set) var times: [Double] = []

  /// Replays an input; nil for a goal that only a whole `Replay` can judge.
  ///
  /// - Parameter most: the replay ends after more events than this.
  init?(of goal: Goal, _ input: InputFile, into scene: SceneFile, maximum: Int = .max) {
    switch goal {
    case .isNotifiedSooner, .actsSooner, .sendsSooner, .zooms, .hears, .takesText: return nil
    default: break
    }
    let running = UIApplication.installed
    // Creating a player changes the shared application.
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    switch goal {
    // Only facts report calls of controllers.
    case .isNotified(let name, _) where player.stage.view(named: name) == nil: return nil
    case .isNotNotified(let name, _) where player.stage.view(named: name) == nil: return nil
    default: break
    }
    let watch = Watch(player, goal, scene)
    player.load(input)
    while player.next != nil, watch.times.count <= maximum { player.playNext() }
    if watch.times.count <= maximum { player.finish(after: input.lines.last?.time ?? 0) }
    if watch.times.isEmpty { watch.look() }
    player.application.traceSink = nil
    times = watch.times
    player.close()
  }

  /// Whether the count of events, compared with the replay without a change, can fulfill a goal.
  func isPromising(_ goal: Goal, before: QuickReplay) -> Bool {
    switch goal {
    case .acts, .isNotified, .scrolls, .selects, .movesRow, .takesText, .zooms, .sends, .hears:
      times.count > before.times.count
    case .doesNotAct, .isNotNotified, .doesNotScroll, .doesNotSelect, .doesNotSend:
      times.isEmpty && !before.times.isEmpty
    case .actsLess, .actsOnce: times.count < before.times.count
    case .isNotifiedSooner, .actsSooner, .sendsSooner: true
    }
  }

  /// The most events that leave a goal undecided.
  static func maximum(_ goal: Goal, before: QuickReplay) -> Int {
    switch goal {
    case .acts, .isNotified, .scrolls, .selects, .movesRow, .takesText, .zooms, .sends, .hears: before.times.count
    case .doesNotAct, .isNotNotified, .doesNotScroll, .doesNotSelect, .doesNotSend: 0
    case .actsLess, .actsOnce, .actsSooner, .isNotifiedSooner, .sendsSooner: .max
    }
  }

  /// Observes the subject of the goal.
  @MainActor private final class Watch: TraceSink {
    var times: [Double] = []
    private weak var application: UIApplication?
    private weak var view: UIView?
    private weak var recognizer: UIGestureRecognizer?
    private var state = UIGestureRecognizer.State.began
    private var method: TouchMethod?
    private weak var list: UIScrollView?
    private var offset: CGPoint = .zero
    private var layout: ScrollGeometry?
    private var moved = -10.0
    /// Whether the content was moving at the last check.
    private var isMoving = false

    init(_ player: ScenePlayer, _ goal: Goal, _ scene: SceneFile) {
      application = player.application
      let name = goal.subject
      switch goal {
      case .acts, .doesNotAct, .actsLess, .actsOnce:
        guard let recognizer = player.stage.recognizer(named: name) else { return }
        let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        state = isDiscrete ? .ended : .began
        // An action that runs the loop can see a later state; then the trace is used instead.
        guard scene.isStill else {
          self.recognizer = recognizer
          player.application.traceSink = self
          return
        }
        recognizer.addAction(
          UIAction { [weak self, weak recognizer] _ in
            if let self, recognizer?.state == state { note() }
          })
      case .isNotified(_, let method), .isNotNotified(_, let method):
        (view, self.method) = (player.stage.view(named: name), method)
        player.application.traceSink = self
      case .isNotifiedSooner, .actsSooner, .sendsSooner, .zooms, .hears, .takesText: return
      case .selects, .doesNotSelect:
        player.stage.onSelect = { [weak self] table in if table == name { self?.note() } }
      case .movesRow: player.stage.onMoveRow = { [weak self] table in if table == name { self?.note() } }
      case .scrolls, .doesNotScroll:
        guard let list = player.stage.view(named: name) as? UIScrollView else { return }
        (self.list, offset, layout) = (list, ScrollGeometry(list).nearest, ScrollGeometry(list))
        player.onEvent = { [weak self] _ in self?.look() }
      case .sends(_, let event), .doesNotSend(_, let event):
        guard let control = player.stage.view(named: name) as? UIControl else { return }
        let kind = scene.every(scene.root).first { $0.name == name }?.viewClass
        for one in event.map({ [$0] }) ?? ControlEventName.purposes(of: kind ?? .control) {
          control.addAction(UIAction { [weak self] _ in self?.note() }, for: one.event)
        }
      }
    }

    /// Records the time; several events at one time count once.
    private func note() { if let now = application?.now, times.last != now { times.append(now) } }

    /// Records movement of the content; continuous movement counts once.
    func look() {
      guard let list, let now = application?.now else { return }
      let rest = ScrollGeometry(list)
      let (nearest, was, isContinued) = (rest.nearest, layout, isMoving)
      (layout, isMoving) = (rest, list.isMoving)
      guard nearest != offset else { return }
      // Layout is not scrolling.
      guard was.map(rest.isLaidOut) ?? true else {
        offset = nearest
        return
      }
      if now - moved > 0.5, !isContinued || moved < 0 { note() }
      (offset, moved) = (nearest, now)
    }

    func record(_ entry: TraceEntry) {
      if case .action(let now) = entry.kind, now == state, let recognizer, entry.recognizer === recognizer { note() }
      guard let view else { return }
      if case .forwarded(let phase) = entry.kind, entry.culprit === view, TouchMethod(phase) == method { return note() }
      guard entry.view === view else { return }
      switch (entry.kind, method) {
      case (.sent(.began), .touchesBegan), (.delivered(.began), .touchesBegan), (.sent(.moved), .touchesMoved),
        (.delivered(.moved), .touchesMoved), (.sent(.ended), .touchesEnded), (.delivered(.ended), .touchesEnded),
        (.sent(.cancelled), .touchesCancelled), (.delivered(.cancelled), .touchesCancelled),
        (.cancelled, .touchesCancelled):
        // One call can have several touches, and each counts.
        if let now = application?.now { times.append(now) }
      default: break
      }
    }
  }
}
