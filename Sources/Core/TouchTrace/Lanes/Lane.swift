import TouchArbiter
import TouchGeometry
import TouchKit

/// What a stretch of a lane says.
package enum LaneState: String, Sendable, CaseIterable {
  // Of a recognizer.
  case possible, began, changed, ended, failed, cancelled
  /// It has recognized, and waits for others to fail.
  case blocked
  /// Of a finger: it is down. Of a view: it follows the touch.
  case down
  /// Of a view: a touch is kept from it.
  case withheld

  package init(_ state: UIGestureRecognizer.State) {
    switch state {
    case .possible: self = .possible
    case .began: self = .began
    case .changed: self = .changed
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .failed: self = .failed
    }
  }

  /// Whether a recognizer in it takes no further part.
  package var isFinal: Bool { self == .ended || self == .failed || self == .cancelled }
}

/// A stretch of a lane in one state.
package struct LaneSpan: Sendable, Equatable, Timed {
  package var state: LaneState
  package var time: TimeInterval
  /// Nil as long as it goes on.
  package var end: TimeInterval?
  /// What it began with.
  package var cause = FactCause()

  package var endTime: TimeInterval { end ?? .infinity }
}

/// A moment on a lane.
package struct LaneMark: Sendable, Equatable, Timed {
  package enum Kind: Sendable, Equatable {
    /// Its action was sent.
    case action(LaneState)
    /// It came into a state that ends an attempt, or began.
    case turned(LaneState)
    /// A responder's method was called on the view, or not called any more.
    case call(String)
  }

  package var time: TimeInterval
  package var kind: Kind
  package var rule: String
  package var reason: Reason?
  /// The number that decided, and what it was held against.
  package var measure: Measure?
  /// What repeats fast, such as movements, is one mark: when it came last, and how often.
  package var until: TimeInterval
  package var count = 1

  package var endTime: TimeInterval { until }

  /// Further apart than this, repetitions are marks of their own; in seconds.
  package static let longestGap: TimeInterval = 0.1

  /// Whether it may go on with the next of its kind.
  package var repeats: Bool { kind == .action(.changed) || kind == .call("touchesMoved") }
}

/// One row: what happens to a finger, a recognizer or a view.
package struct Lane: Sendable, Equatable {
  package enum Kind: Int, Sendable, Equatable { case finger, recognizer, view }

  /// Its place in `LaneModel.lanes`, which never changes.
  package let id: Int
  package let kind: Kind
  package var name: String
  /// A word more: of a recognizer, its view.
  package var detail: String
  /// The finger's number, of a finger's lane.
  package var finger: Int?
  package var spans = Timeline<LaneSpan>()
  package var marks = Timeline<LaneMark>()

  /// What it is in at a time; nil outside of attempts and touches.
  ///
  /// Of several states at one moment it is the last.
  package func state(at time: TimeInterval) -> LaneState? {
    guard let span = spans.last(at: time), span.endTime > time || (span.endTime == time && span.state.isFinal) else {
      return nil
    }
    return span.state
  }
}

/// What one lane did to another.
package struct LaneArrow: Sendable, Equatable, Timed {
  package enum Kind: String, Sendable, CaseIterable {
    /// The other recognized, so this one failed.
    case prevented
    /// The other recognized, and was required to fail.
    case failed
    /// Waits for the other.
    case blocked
    /// The other failed, so this one is free.
    case released
    /// The recognizer took the touch from the view.
    case cancelled
    /// The recognizer keeps the touch from the view.
    case withheld
  }

  package var time: TimeInterval
  /// The lane of the culprit.
  package var from: Int
  /// The lane of the one that it happened to.
  package var to: Int
  package var kind: Kind
  package var rule: String
}

/// Where a finger was.
package struct FingerPlace: Sendable, Equatable, Timed {
  package enum Phase: Sendable { case down, moved, up }

  package var time: TimeInterval
  package var place: CGPoint
  package var phase: Phase
}

/// A moment at which something was decided.
package struct LaneStep: Sendable, Equatable, Timed { package var time: TimeInterval }
