import TouchGeometry
import TouchKit
import TouchScenes

/// Observes the engine while it plays a scene, and reports broken invariants.
///
/// It reads the trace and the log lines as they arrive, and shares no code with the engine or the model. Its invariants
/// hold in every scene:
///
/// - A touch that a view received ends or is cancelled there exactly once, and dropped phases are never delivered.
/// - A recognizer changes its state only as 4.3 allows; a discrete one only ends or fails.
/// - A recognizer does not act while one that it requires to fail is active (5.2.3, 15.2).
/// - Of two that exclude each other the second does not act (5.1.2).
/// - Nothing that has left its window, or its view, is called.
/// - A recognizer is in the list of its view, once, and in no other (4.10).
/// - When the last finger is up and the timers have fired, no recognizer waits and no touch is withheld.
/// - Every failure, cancellation, withholding, drop or refusal has a reason.
@MainActor package final class InvariantWatch: TraceSink {
  /// What was broken, with the time.
  package private(set) var violations: [String] = []
  /// What happened, whether it was right or not.
  package private(set) var coverage: Coverage
  private var touches = TouchRegistry()
  private var recognizers = RecognizerLedger()
  private let stage: SceneStage
  private let views: ViewCallLedger

  /// Observes the stage of a player after this call, and adds the events to `coverage`.
  package init(_ player: ScenePlayer, _ coverage: Coverage = Coverage()) {
    self.coverage = coverage
    stage = player.stage
    views = ViewCallLedger(player.stage.scene)
    recognizers.prepare(player.stage)
    player.application.traceSink = self
    player.stage.onLine = { [weak self] line in self?.hear(line) }
  }

  package func record(_ entry: TraceEntry) {
    coverage.note(entry, inside: stage.runDepth)
    report(touches.record(entry), entry.time)
    report(recognizers.record(entry), entry.time)
    report(Self.missingReason(entry), entry.time)
  }

  /// To be called after the last timer; `isComplete` says whether the input lifted every finger.
  package func finish(isComplete: Bool) {
    violations += misplaced(in: stage.scene.root).map { "end: " + $0 }
    guard isComplete else { return }
    for violation in touches.finish() + recognizers.finish() + views.finish() { violations.append("end: " + violation) }
  }

  /// Returns the recognizers that are in a wrong list, twice in a list, or missing in it.
  private func misplaced(in part: SceneView) -> [String] {
    let present = stage.view(named: part.name)?.gestureRecognizers ?? []
    var complaints = part.recognizers.compactMap { description -> String? in
      guard let recognizer = stage.recognizer(named: description.name), let view = recognizer.view else { return nil }
      let count = view.gestureRecognizers?.count { $0 === recognizer } ?? 0
      return count == 1 ? nil : "\(description.name) stands \(count) times in the list of its view"
    }
    for recognizer in present where recognizer.view !== stage.view(named: part.name) {
      complaints.append("\(recognizer.name ?? "") stands in the list of \(part.name), but belongs elsewhere")
    }
    return complaints + part.children.flatMap(misplaced)
  }

  private func report(_ violation: String?, _ time: Double) {
    if let violation { violations.append("\(decimal(time, places: 3)) \(violation)") }
  }

  // MARK: Reasons

  private static func missingReason(_ entry: TraceEntry) -> String? {
    switch entry.kind {
    case .transition(_, .failed), .transition(_, .cancelled), .withheld, .dropped, .cancelled, .receive(false),
      .hitTest(.refused):
      if entry.reason == nil { return "\(entry.kind) without a reason" }
    case .prevented:
      if entry.culprit == nil { return "prevented by nobody" }
    case .blocked(let others):
      if others.isEmpty { return "blocked on nobody" }
    case .hitTest, .receive, .asked, .transition, .released, .action, .reset, .delivered, .bound, .sent, .forwarded,
      .event, .told, .passedOn, .transferred:
      break
    }
    switch entry.reason {
    case .preventedBy, .requirementRecognized, .requirementCycle:
      return entry.culprit == nil ? "\(entry.kind): nobody is to blame for \(entry.reason?.rawValue ?? "")" : nil
    case _: return nil
    }
  }

  // MARK: Calls

  /// A line of the log, at the moment of the call.
  private func hear(_ line: String) {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 3 else { return }
    let (name, what) = (words[1], words[2])
    if what == "action", let state = words.dropFirst(3).first {
      for reaction in recognizers.reactions(of: name) where reaction.state.rawValue == state { coverage.note(reaction) }
    }
    if let view = stage.view(named: name) {
      if view.window == nil { violations.append("\(line), but it is in no window") }
      for id in words.dropFirst(3) {
        if let violation = views.hear(name, what, id) { violations.append("\(words[0]) \(violation)") }
      }
    } else if let recognizer = stage.recognizer(named: name), recognizer.view?.window == nil {
      // A removed recognizer still receives `touchesCancelled` and sends the action `cancelled` (4.9).
      let isFarewell = what == "touchesCancelled" || what == "pressesCancelled" || line.hasSuffix("action cancelled")
      if !isFarewell { violations.append("\(line), but it is in no window") }
    }
  }
}

/// The calls of touch methods in views, from their own log: began, moved, then one end.
///
/// Only for scenes in which every view overrides all phases; otherwise some phases are passed up the responder chain,
/// and a control passes on what it does not track (8.6), so that no view's log is complete.
@MainActor final class ViewCallLedger {
  private let isTelling: Bool
  /// By view and finger, how many touches are open: the end of an earlier one may still be kept back when the finger
  /// comes down again.
  private var open: [String: Int] = [:]

  init(_ scene: SceneFile) { isTelling = Self.hearsAll(scene.root) }

  private static func hearsAll(_ view: SceneView) -> Bool {
    // A view that changes its place changes the chain in the middle of things.
    !view.recognizers.contains { $0.on.contains { !$0.add.isEmpty } }
      && view.overrides.count == TouchMethod.allCases.count && view.controller == nil && view.viewClass == .view
      && view.children.allSatisfy(hearsAll)
  }

  func hear(_ view: String, _ what: String, _ id: String) -> String? {
    guard isTelling, let method = TouchMethod(rawValue: what) else { return nil }
    let key = "\(view) \(id)"
    let count = open[key, default: 0]
    switch method {
    case .touchesBegan: open[key] = count + 1
    case .touchesMoved: break
    case .touchesEnded, .touchesCancelled: open[key] = count - 1
    }
    return method != .touchesBegan && count == 0 ? "\(key): \(what) without touchesBegan" : nil
  }

  func finish() -> [String] {
    open.filter { $0.value > 0 }.keys.sorted().map { "\($0): began and never ended" }
  }
}
