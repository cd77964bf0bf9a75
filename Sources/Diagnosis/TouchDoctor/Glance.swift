import TouchGeometry
import TouchKit
import TouchScenes
import TouchWidgets

/// The times at which what a wish is about happens when an input is played into a scene, and nothing else.
///
/// It keeps no facts and tells no story, so it takes a fraction of what a whole play does. Where the times are those of
/// the play without a change, a whole play would only say so again.
@MainActor struct Glance: Equatable {
  private(set) var times: [Double] = []

  /// Plays an input into a copy of the scene; nil for a wish that only a whole play can judge.
  ///
  /// - Parameter most: where more happen, the play ends early.
  init?(of wish: Wish, _ input: InputFile, into scene: SceneFile, most: Int = .max) {
    switch wish {
    case .isToldSooner, .actsSooner, .zooms, .hears, .takesText: return nil
    default: break
    }
    let running = UIApplication.installed
    // Making a player makes its application the shared one.
    defer { running?.becomeShared() }
    let player = ScenePlayer(scene)
    switch wish {
    // Of controllers only the facts tell.
    case .isTold(let name, _) where player.stage.view(named: name) == nil: return nil
    case .isNotTold(let name, _) where player.stage.view(named: name) == nil: return nil
    default: break
    }
    let watch = Watch(player, wish, scene)
    player.load(input)
    while player.next != nil, watch.times.count <= most { player.playNext() }
    if watch.times.count <= most { player.finish(after: input.lines.last?.time ?? 0) }
    if watch.times.isEmpty { watch.look() }
    player.application.traceSink = nil
    times = watch.times
  }

  /// Whether a play with so many more or fewer of it can be what was wished for.
  func isPromising(_ wish: Wish, before: Glance) -> Bool {
    switch wish {
    case .acts, .isTold, .scrolls, .selects, .takesText, .zooms, .sends, .hears: times.count > before.times.count
    case .doesNotAct, .isNotTold, .doesNotScroll, .doesNotSend: times.isEmpty && !before.times.isEmpty
    case .actsLess: times.count < before.times.count
    case .isToldSooner, .actsSooner: true
    }
  }

  /// How many it may be at the most before it is certain; nil where the whole play is needed.
  static func most(_ wish: Wish, before: Glance) -> Int {
    switch wish {
    case .acts, .isTold, .scrolls, .selects, .takesText, .zooms, .sends, .hears: before.times.count
    case .doesNotAct, .isNotTold, .doesNotScroll, .doesNotSend: 0
    case .actsLess, .actsSooner, .isToldSooner: .max
    }
  }

  /// Listens to the one that the wish is about.
  @MainActor private final class Watch: TraceSink {
    var times: [Double] = []
    private weak var application: UIApplication?
    private weak var view: UIView?
    private weak var recognizer: UIGestureRecognizer?
    private var state = UIGestureRecognizer.State.began
    private var method: TouchMethod?
    private weak var list: UIScrollView?
    private var offset: CGPoint = .zero
    private var layout: Rest?
    private var moved = -10.0

    init(_ player: ScenePlayer, _ wish: Wish, _ scene: SceneFile) {
      application = player.application
      let name = wish.subject
      switch wish {
      case .acts, .doesNotAct, .actsLess:
        guard let recognizer = player.stage.recognizer(named: name) else { return }
        let isDiscrete = recognizer is UITapGestureRecognizer || recognizer is UISwipeGestureRecognizer
        state = isDiscrete ? .ended : .began
        // An action that lets the loop run may find another state when it comes back; then the trace has to tell.
        guard scene.isStill else {
          self.recognizer = recognizer
          player.application.traceSink = self
          return
        }
        recognizer.addAction(
          UIAction { [weak self, weak recognizer] _ in
            if let self, recognizer?.state == state { note() }
          })
      case .isTold(_, let method), .isNotTold(_, let method):
        (view, self.method) = (player.stage.view(named: name), method)
        player.application.traceSink = self
      case .isToldSooner, .actsSooner, .zooms, .hears, .takesText: return
      case .selects:
        player.stage.onSelect = { [weak self] table in if table == name { self?.note() } }
      case .scrolls, .doesNotScroll:
        guard let list = player.stage.view(named: name) as? UIScrollView else { return }
        (self.list, offset, layout) = (list, Rest(list).nearest, Rest(list))
        player.onEvent = { [weak self] _ in self?.look() }
      case .sends(_, let event), .doesNotSend(_, let event):
        guard let control = player.stage.view(named: name) as? UIControl else { return }
        let kind = scene.every(scene.root).first { $0.name == name }?.viewClass
        for one in event.map({ [$0] }) ?? ControlEventName.purposes(of: kind ?? .control) {
          control.addAction(UIAction { [weak self] _ in self?.note() }, for: one.event)
        }
      }
    }

    /// Several at one time are one.
    private func note() { if let now = application?.now, times.last != now { times.append(now) } }

    /// Content that went on moving is one.
    func look() {
      guard let list, let now = application?.now else { return }
      let rest = Rest(list)
      let (nearest, was) = (rest.nearest, layout)
      layout = rest
      guard nearest != offset else { return }
      // What is laid out anew does not scroll.
      guard was.map(rest.isLaidOut) ?? true else {
        offset = nearest
        return
      }
      if now - moved > 0.5 { note() }
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
        // One call tells of several touches, and of more is more.
        if let now = application?.now { times.append(now) }
      default: break
      }
    }
  }
}
