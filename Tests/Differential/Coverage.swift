import TouchKit
import TouchScenes

/// How often that happened which random cases are there for: a generator that never does a thing proves nothing of it.
package struct Coverage {
  package private(set) var counts: [String: Int] = [:]
  /// Whether the last event was one of the wheel.
  private var isWheel = false

  package init() {}

  mutating func note(_ what: String) { counts[what, default: 0] += 1 }

  /// Counts the effects of an action other than logging.
  mutating func note(_ reaction: SceneReaction) {
    for assignment in reaction.set {
      switch assignment {
      case .view: note("handler sets a view's flag")
      case .recognizer(_, let properties):
        for property in properties {
          switch property {
          case .isEnabled(let flag): note(flag ? "handler enables a recognizer" : "handler disables a recognizer")
          case _: note("handler sets a recognizer's flag")
          }
        }
      }
    }
    if reaction.remove != nil { note("handler removes a view") }
    if reaction.removeRecognizer != nil { note("handler removes a recognizer") }
    for _ in reaction.add { note("handler adds a view") }
    for _ in reaction.addRecognizer { note("handler adds a recognizer") }
    if reaction.openWindow != nil { note("handler opens a window") }
    if reaction.run != nil { note("handler lets the loop run") }
  }

  mutating func note(_ entry: TraceEntry, inside depth: Int) {
    noteWheel(entry)
    switch entry.kind {
    case .event: note(depth > 0 ? "event inside a handler" : "event")
    case .transition(_, let state): note("state \(state)")
    case .blocked: note("recognizer held")
    case .released: note("recognizer released")
    case .prevented: note("recognizer prevented")
    case .withheld: note("touch withheld")
    case .delivered: note("touch released")
    case .cancelled: note(entry.press == nil ? "touch cancelled" : "press cancelled")
    case .dropped: note("touch dropped")
    case .reset: note("recognizer reset")
    case .receive(let answer) where entry.isTransform: note(answer ? "touchpad received" : "touchpad refused")
    case .receive(true) where entry.press != nil: note("press received")
    case .receive where entry.press != nil: note("press refused")
    case .hitTest, .receive, .asked, .action, .bound, .sent, .forwarded, .told, .passedOn, .transferred: break
    }
  }

  private mutating func noteWheel(_ entry: TraceEntry) {
    switch entry.kind {
    case .event:
      isWheel = false
      if case .scroll = entry.pointerInput { isWheel = true }
    case .transition(.possible, .began) where isWheel: note("wheel begins")
    case .transition(_, .failed) where isWheel: note("wheel fails a recognizer")
    case .blocked where isWheel: note("wheel is held")
    case .receive(false) where entry.rule.description == "7.3.13": note("wheel keeps a finger out")
    case _: break
    }
  }

  /// What a random case must have brought about somewhere among many.
  package static let wanted = [
    "event inside a handler", "handler adds a recognizer", "handler adds a view", "handler disables a recognizer",
    "handler enables a recognizer", "handler lets the loop run", "handler opens a window",
    "handler removes a recognizer", "handler removes a view", "handler sets a recognizer's flag",
    "handler sets a view's flag", "press cancelled", "press received", "press refused",
    "recognizer held", "recognizer prevented", "recognizer released", "recognizer reset",
    "state cancelled", "state failed", "touch cancelled", "touch dropped", "touch released", "touch withheld",
    "touchpad received", "touchpad refused", "wheel begins", "wheel fails a recognizer", "wheel is held",
    "wheel keeps a finger out",
  ]

  /// One line for each, in the order of the alphabet.
  package var lines: [String] { counts.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
}
