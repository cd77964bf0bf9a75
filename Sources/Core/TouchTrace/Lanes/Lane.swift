import TouchArbiter
import TouchGeometry
import TouchKit

/// The state of a span of a lane.
package enum LaneState: String, Sendable, CaseIterable {
  // Of a recognizer.
  case possible, began, changed, ended, failed, cancelled
  /// A recognizer has recognized, and waits for others to fail.
  case blocked
  /// A finger or a button is down, or a view receives the touch or press.
  case down
  /// A touch is withheld from a view.
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

  /// Whether a recognizer in this state is finished.
  package var isFinal: Bool { self == .ended || self == .failed || self == .cancelled }
}

/// A span of a lane in one state.
package struct LaneSpan: Sendable, Equatable, Timed {
  package var state: LaneState
  package var time: TimeInterval
  /// Nil while it continues.
  package var end: TimeInterval?
  /// The cause of its beginning.
  package var cause = FactCause()

  package var endTime: TimeInterval { end ?? .infinity }
}

/// An event on a lane.
package struct LaneMark: Sendable, Equatable, Timed {
  package enum Kind: Sendable, Equatable {
    /// An action was sent.
    case action(LaneState)
    /// The recognizer began, or changed to a state that ends its attempt.
    case turned(LaneState)
    /// A responder method of the view was called, or was not called any more.
    case call(String)
  }

  package var time: TimeInterval
  package var kind: Kind
  package var rule: String
  package var reason: Reason?
  /// The measured value that decided, and its threshold.
  package var measure: Measure?
  /// Fast repetitions, such as movements, are one mark: the time of the last one, and their number.
  package var until: TimeInterval
  package var count = 1

  package var endTime: TimeInterval { until }

  /// The time in seconds beyond which repetitions are separate marks.
  package static let longestGap: TimeInterval = 0.1

  /// Whether later marks of the same kind are merged with it.
  package var repeats: Bool {
    switch kind {
    case .action(let state): state == .changed
    case .turned: false
    case .call(let method): ["touchesMoved", "pressesChanged", Self.moves].contains(method)
    }
  }

  /// The name of an event of an input without touches that repeats, turns or moves.
  package static let moves = "moves"
  /// The name of the end of an input without touches that was cancelled.
  package static let isCancelled = "is cancelled"
}

/// A row: the events of a finger, another input, a recognizer or a view.
package struct Lane: Sendable, Equatable {
  package enum Kind: Int, Sendable, Equatable {
    case finger
    /// A key, a button, the wheel or a touchpad.
    case input
    case recognizer, view

    /// Whether the lane is of a device, as opposed to an object of the app.
    package var isDevice: Bool { self == .finger || self == .input }
  }

  /// The index in `LaneModel.lanes`, which never changes.
  package let id: Int
  package let kind: Kind
  package var name: String
  /// Additional text: for a recognizer, its view.
  package var detail: String
  /// The finger's number, for a finger's lane.
  package var finger: Int?
  package var spans = Timeline<LaneSpan>()
  package var marks = Timeline<LaneMark>()

  /// Returns the state at a time; nil outside attempts and touches.
  ///
  /// If several states begin at the same time, it is the last one.
  package func state(at time: TimeInterval) -> LaneState? {
    guard let span = spans.last(at: time), span.endTime > time || (span.endTime == time && span.state.isFinal) else {
      return nil
    }
    return span.state
  }
}

/// The effect of one lane on another.
package struct LaneArrow: Sendable, Equatable, Timed {
  package enum Kind: String, Sendable, CaseIterable {
    /// The other recognized, so this one failed.
    case prevented
    /// The other recognized, and was required to fail.
    case failed
    /// This one waits for the other.
    case blocked
    /// The other failed, so this one may act.
    case released
    /// The recognizer cancelled the touch in the view.
    case cancelled
    /// The recognizer withholds the touch from the view.
    case withheld
  }

  package var time: TimeInterval
  /// The lane that causes the effect.
  package var from: Int
  /// The affected lane.
  package var to: Int
  package var kind: Kind
  package var rule: String
}

/// The location of a finger at a time.
package struct FingerPlace: Sendable, Equatable, Timed {
  package enum Phase: Sendable { case down, moved, up }

  package var time: TimeInterval
  package var place: CGPoint
  package var phase: Phase
}

/// The time of a decision.
package struct LaneStep: Sendable, Equatable, Timed { package var time: TimeInterval }
