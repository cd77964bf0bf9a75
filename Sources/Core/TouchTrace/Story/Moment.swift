import TouchArbiter
import TouchGeometry
import TouchKit

/// A decision as a value: names and numbers, without objects of the app.
package struct Moment: Sendable {
  package var time: TimeInterval
  /// The rule of the semantics.
  package var rule: String
  package var what: What
  /// The affected view, if any.
  package var view: String?
  /// The recognizer or view that caused it, if any.
  package var culprit: String?
  package var reason: Reason?
  package var measure: Measure?
  /// The number of repetitions: of many movements and changes, all but the first form one moment, at the time of the
  /// last.
  package var count = 1
  /// Whether the losing recognizer was required to wait for the culprit.
  package var isByRequirement = false

  package enum What: Sendable {
    // Of recognizers.
    case received(touch: Int, Bool)
    /// A press, by its name in sentences.
    case receivedPress(String, Bool)
    case asked(TraceEntry.Question, of: String?, answer: Bool)
    case transition(from: UIGestureRecognizer.State, to: UIGestureRecognizer.State)
    case blocked(on: [String])
    /// The recognizer may act, and has waited since the given time.
    case released(since: TimeInterval)
    case acted(UIGestureRecognizer.State)
    /// It cancelled a touch in its view, or prevented the view from receiving it.
    case took(touch: Int, wasKnown: Bool)
    case reset
    /// The scroll view was at its edge, and the culprit took the drag.
    case transferred
    // Of touches.
    case refusedBy
    case redirected
    /// The view is under the finger, but outside the culprit, which refused.
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

extension Moment {
  /// Whether a recognizer sent its action.
  package var isAction: Bool { if case .acted = what { true } else { false } }
}

/// The properties of a recognizer when its last attempt began.
package struct RecognizerFacts: Sendable {
  package enum Kind: Sendable, CaseIterable { case tap, press, pan, edgePan, swipe, pinch, rotation, hover, other }

  package var name: String
  /// The name of the UIKit class; for other classes, the class itself.
  package var className: String
  package var kind: Kind
  /// The name of its view; nil without one.
  package var view: String?
  /// The number of its view.
  package var viewID: Int?
  package var cancelsTouchesInView: Bool
  /// The required number of taps; 0 for recognizers other than taps.
  package var taps: Int
  package var touches: Int
  /// The axes with content to scroll, for a scroll view's own pan; nil for others.
  package var scrolls: Set<Axis>?
  /// The accepted types of touches, by the names in `allowedTouchTypes`; nil if all are accepted.
  package var types: [String]?
  /// The accepted types of presses, by their names in sentences; nil for a class that takes no presses.
  package var presses: [String]?
  /// The required directions or edges of a swipe or an edge pan; empty for others.
  package var ways: [String] = []
  /// Whether its scroll view cancels touches in its content; nil for a recognizer other than a scroll view's pan.
  package var cancelsContentTouches: Bool?
  /// Whether its scroll view keeps drags at its edge; nil for a recognizer other than a scroll view's pan.
  package var keepsDrags: Bool?

  /// The purpose of a recognizer created by the kit; nil for recognizers of apps.
  package var role: GestureRole?

  package enum Axis: Sendable { case horizontal, vertical }
}

/// The history of one recognizer: its attempts, each from the first touch to the reset.
package struct RecognizerStory: Sendable {
  package var facts: RecognizerFacts
  package var attempts: [Attempt] = []
  /// Whether it acted in an attempt.
  package var hasActed: Bool { attempts.contains(where: \.hasActed) }

  package struct Attempt: Sendable {
    package var moments: [Moment]
    /// Whether the attempt may still continue.
    package var isOpen: Bool
    /// The device of its touches or presses; nil without one.
    package var tool: Tool?
    /// Whether the recognizer acted.
    package var hasActed: Bool { moments.contains(where: \.isAction) }
    /// The number of answers about this and other recognizers, by kind.
    var answers: [Answer: Int] = [:]

    /// The maximum number of stored answers of each kind: a thousand recognizers may cause a million.
    package static let maximumAnswers = 24

    /// A kind of answers.
    package struct Answer: Sendable, Hashable {
      package var question: TraceEntry.Question
      package var isYes: Bool

      package init(question: TraceEntry.Question, isYes: Bool) { (self.question, self.isYes) = (question, isYes) }
    }

    /// Returns the number of answers of a kind beyond those among the moments.
    package func furtherAnswers(_ kind: Answer) -> Int { max(0, (answers[kind] ?? 0) - Self.maximumAnswers) }
  }
}

/// The history of one touch, from the hit test.
package struct TouchStory: Sendable {
  /// The finger's number; a finger that touches down again creates a new touch.
  package var id: Int
  package var tool: Tool
  package var tapCount = 1
  /// The view that the touch is bound to; nil if it hit none.
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
    role = recognizer.role
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
    presses =
      recognizer.takesPresses
      ? recognizer.allowedPressTypes.compactMap { UIPress.PressType(rawValue: $0.intValue)?.word } : nil
    ways = Self.ways(of: recognizer)
    cancelsContentTouches = host?.canCancelContentTouches
    keepsDrags = host.map { !$0.transfersHorizontalScrollingToParent || !$0.transfersVerticalScrollingToParent }
    switch recognizer {
    case let tap as UITapGestureRecognizer: (taps, touches) = (tap.numberOfTapsRequired, tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer: (taps, touches) = (0, press.numberOfTouchesRequired)
    case let swipe as UISwipeGestureRecognizer: (taps, touches) = (0, swipe.numberOfTouchesRequired)
    case let pan as UIPanGestureRecognizer: (taps, touches) = (0, pan.minimumNumberOfTouches)
    case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: (taps, touches) = (0, 2)
    default: (taps, touches) = (0, 1)
    }
  }

  /// Creates the facts of a recognizer of which only the name is known.
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

  @MainActor private static func kind(of recognizer: UIGestureRecognizer) -> (Kind, String) {
    switch recognizer {
    case is UITapGestureRecognizer: (.tap, "UITapGestureRecognizer")
    case is UILongPressGestureRecognizer: (.press, "UILongPressGestureRecognizer")
    case is UIScreenEdgePanGestureRecognizer: (.edgePan, "UIScreenEdgePanGestureRecognizer")
    case is UIPanGestureRecognizer: (.pan, "UIPanGestureRecognizer")
    case is UISwipeGestureRecognizer: (.swipe, "UISwipeGestureRecognizer")
    case is UIPinchGestureRecognizer: (.pinch, "UIPinchGestureRecognizer")
    case is UIRotationGestureRecognizer: (.rotation, "UIRotationGestureRecognizer")
    case is UIHoverGestureRecognizer: (.hover, "UIHoverGestureRecognizer")
    default: (.other, (recognizer as? any ClassStandIn)?.className ?? "\(type(of: recognizer))")
    }
  }
}

/// A recognizer of a scene that stands for an app-defined class.
@MainActor package protocol ClassStandIn {
  /// The class in texts.
  var className: String { get }
}
