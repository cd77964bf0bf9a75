import TouchArbiter
import TouchGeometry
import TouchKit

/// One decision as a value: names and numbers, and no object of the program.
package struct Moment: Sendable {
  package var time: TimeInterval
  /// The paragraph of the semantics.
  package var rule: String
  package var what: What
  /// The view that it concerns, if any.
  package var view: String?
  /// Who is to blame, if anybody.
  package var culprit: String?
  package var reason: Reason?
  package var measure: Measure?
  /// How often in a row: of movements and changes, all but the first of many are one moment, at the time of the last.
  package var count = 1
  /// Whether the one who lost had been told to wait for the culprit.
  package var isByRequirement = false

  package enum What: Sendable {
    // Of recognizers.
    case received(touch: Int, Bool)
    case asked(TraceEntry.Question, of: String?, answer: Bool)
    case transition(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    case blocked(on: [String])
    /// Free to act, and since when it had waited.
    case released(since: TimeInterval)
    case acted(UIGestureRecognizer.State)
    /// It took a touch from its view, or kept the view from ever hearing of it.
    case took(touch: Int, wasKnown: Bool)
    case reset
    // Of touches.
    case refusedBy
    case redirected
    /// The view lies under the finger, but outside the culprit, which refused.
    case unreachable
    case bound
    case withheld(UITouch.Phase)
    case delivered(UITouch.Phase)
    case sent(UITouch.Phase)
    case forwarded(UITouch.Phase)
    case cancelled
    case dropped(UITouch.Phase)
  }
}

/// What is known of a recognizer beside its decisions, as it was when its last attempt began.
package struct RecognizerFacts: Sendable {
  package enum Kind: Sendable, CaseIterable { case tap, press, pan, edgePan, swipe, pinch, rotation, hover, other }

  package var name: String
  /// The class as UIKit calls it; of others, the class itself.
  package var className: String
  package var kind: Kind
  /// The name of its view; nil while it has none.
  package var view: String?
  /// Its view's number.
  package var viewID: Int?
  package var cancelsTouchesInView: Bool
  /// How many taps it takes; 0 for all that are no taps.
  package var taps: Int
  package var touches: Int
  /// The axes along which there is something to scroll, for a scroll view's own pan; nil for all others.
  package var scrolls: Set<Axis>?
  /// The kinds of touches that it takes, as `allowedTouchTypes` calls them; nil where it takes all.
  package var types: [String]?
  /// The directions or edges that it asks for, of a swipe or an edge pan; empty for all others.
  package var ways: [String] = []
  /// Whether its scroll view takes touches away from what is in it; nil where it is no scroll view's pan.
  package var cancelsContentTouches: Bool?

  package enum Axis: Sendable { case horizontal, vertical }
}

/// What became of one recognizer: its attempts, each from the first touch to the reset.
package struct RecognizerStory: Sendable {
  package var facts: RecognizerFacts
  package var attempts: [Attempt] = []

  package struct Attempt: Sendable {
    package var moments: [Moment]
    /// Whether it may still go on.
    package var isOpen: Bool
    /// What touched; nil while it has been given no touch.
    package var tool: Tool?
    /// How many answers there were about it and others, of each kind.
    var answers: [Answer: Int] = [:]

    /// Of each kind so many answers about it and others are told: of a thousand recognizers there may be a million.
    package static let mostAnswers = 24

    /// A kind of answers.
    package struct Answer: Sendable, Hashable {
      package var question: TraceEntry.Question
      package var isYes: Bool

      package init(question: TraceEntry.Question, isYes: Bool) { (self.question, self.isYes) = (question, isYes) }
    }

    /// How many answers of a kind there were besides the answers among the moments.
    package func furtherAnswers(_ kind: Answer) -> Int { max(0, (answers[kind] ?? 0) - Self.mostAnswers) }
  }
}

/// What became of one touch, from the hit test on.
package struct TouchStory: Sendable {
  /// The finger's number; a finger that comes down again makes a touch of its own.
  package var id: Int
  package var tool: Tool
  package var tapCount = 1
  /// The view it is bound to; nil when it hit none.
  package var view: String?
  package var viewID: Int?
  /// Whether the view is a control.
  package var isControl = false
  /// Whether the view is a scroll view.
  package var isScrollView = false
  package var moments: [Moment] = []
}

extension RecognizerFacts {
  @MainActor package init(_ recognizer: UIGestureRecognizer, viewID: Int?, name: (AnyObject) -> String) {
    self.name = name(recognizer)
    (kind, className) = Self.kind(of: recognizer)
    view = recognizer.view.map(name)
    self.viewID = viewID
    cancelsTouchesInView = recognizer.cancelsTouchesInView
    let host = (recognizer as? UIScrollViewPanGestureRecognizer)?.host
    scrolls = host.map { host in
      let (across, down) = (CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1))
      return Set((host.canPan(along: across) ? [.horizontal] : []) + (host.canPan(along: down) ? [.vertical] : []))
    }
    let names = ["direct", "indirect", "pencil", "indirectPointer"]
    let taken = names.indices.filter { index in recognizer.allowedTouchTypes.contains { $0.intValue == index } }
    types = taken.count < names.count ? taken.map { names[$0] } : nil
    ways = Self.ways(of: recognizer)
    cancelsContentTouches = host?.canCancelContentTouches
    switch recognizer {
    case let tap as UITapGestureRecognizer: (taps, touches) = (tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer: (taps, touches) = (0, press.numberOfTouchesRequired)
    case let swipe as UISwipeGestureRecognizer: (taps, touches) = (0, swipe.numberOfTouchesRequired)
    case let pan as UIPanGestureRecognizer: (taps, touches) = (0, pan.minimumNumberOfTouches)
    case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: (taps, touches) = (0, 2)
    default: (taps, touches) = (0, 1)
    }
  }

  /// What is known of one that nothing is known of but its name.
  init(named name: String) {
    self.name = name
    (className, kind, cancelsTouchesInView, taps, touches) = ("UIGestureRecognizer", .other, true, 0, 1)
  }

  @MainActor private static func ways(of recognizer: UIGestureRecognizer) -> [String] {
    if let swipe = recognizer as? UISwipeGestureRecognizer {
      let all: [(UISwipeGestureRecognizer.Direction, String)] = [
        (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
      ]
      return all.filter { swipe.direction.contains($0.0) }.map(\.1)
    }
    guard let pan = recognizer as? UIScreenEdgePanGestureRecognizer else { return [] }
    let all: [(UIRectEdge, String)] = [(.top, "top"), (.left, "left"), (.bottom, "bottom"), (.right, "right")]
    return all.filter { pan.edges.contains($0.0) }.map(\.1)
  }

  private static func kind(of recognizer: UIGestureRecognizer) -> (Kind, String) {
    switch recognizer {
    case is UITapGestureRecognizer: (.tap, "UITapGestureRecognizer")
    case is UILongPressGestureRecognizer: (.press, "UILongPressGestureRecognizer")
    case is UIScreenEdgePanGestureRecognizer: (.edgePan, "UIScreenEdgePanGestureRecognizer")
    case is UIPanGestureRecognizer: (.pan, "UIPanGestureRecognizer")
    case is UISwipeGestureRecognizer: (.swipe, "UISwipeGestureRecognizer")
    case is UIPinchGestureRecognizer: (.pinch, "UIPinchGestureRecognizer")
    case is UIRotationGestureRecognizer: (.rotation, "UIRotationGestureRecognizer")
    case is UIHoverGestureRecognizer: (.hover, "UIHoverGestureRecognizer")
    default: (.other, "\(type(of: recognizer))")
    }
  }
}
