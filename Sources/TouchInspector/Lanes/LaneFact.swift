import TouchArbiter
import TouchGeometry
import TouchKit

/// One entry of the trace as the lanes read it: numbers of lanes in place of objects.
package struct LaneFact: Sendable, Equatable {
  package enum What: Sendable, Equatable {
    /// A recognizer was offered a touch, and took it or not.
    case received(Bool)
    case turned(from: LaneState, to: LaneState)
    case blocked(on: [Int])
    case released
    case acted(LaneState)
    case reset
    /// A touch came down in a view.
    case bound
    case sent(Phase)
    case withheld(Phase)
    case delivered(Phase)
    case cancelled
    case dropped(Phase)
    /// Where a finger is.
    case place(FingerPlace.Phase, CGPoint)
    /// Something was decided that no lane shows.
    case other
  }

  package enum Phase: String, Sendable { case began, moved, ended, cancelled }

  package var time: TimeInterval
  package var what: What
  package var rule = ""
  package var finger: Int?
  package var recognizer: Int?
  package var view: Int?
  /// The lane of whoever is to blame.
  package var culprit: Int?
  package var reason: Reason?
  package var measure: Measure?
}

extension LaneFact.Phase {
  /// Nil for phases of the pointer, which no view's touch methods hear of.
  init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved, .stationary: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    case .regionEntered, .regionMoved, .regionExited: return nil
    }
  }

  /// The responder's method.
  var method: String {
    switch self {
    case .began: "touchesBegan"
    case .moved: "touchesMoved"
    case .ended: "touchesEnded"
    case .cancelled: "touchesCancelled"
    }
  }
}
