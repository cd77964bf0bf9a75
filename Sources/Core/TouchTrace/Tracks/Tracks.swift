import TouchArbiter
import TouchGeometry

/// What happened to fingers, recognizers and views, each on a track of its own along one axis of time.
///
/// A value without objects: names, times in seconds from the start, reasons and numbers.
package struct Tracks: Sendable, Equatable {
  package enum Kind: Int, Sendable, CaseIterable { case finger, recognizer, view }

  /// One finger, recognizer or view.
  package struct Track: Sendable, Equatable {
    package var kind: Kind
    package var name: String
    /// Its class, and the view it is attached to; empty of fingers.
    package var detail = ""
    /// What it was in, in order; none overlaps another.
    package var spans: [Span] = []
    package var marks: [Mark] = []
    /// Where a finger was, each time it was heard of.
    package var places: [Place] = []
  }

  /// A stretch of time in one state.
  package struct Span: Sendable, Equatable {
    package var name: String
    package var start: TimeInterval
    package var end: TimeInterval
    package var facts: FactCause
  }

  /// A moment.
  package struct Mark: Sendable, Equatable {
    package enum Kind: Sendable, Equatable { case action, call, decision }

    package var kind: Kind
    package var name: String
    package var time: TimeInterval
    package var facts: FactCause
  }

  /// Where a finger was, in the scene's points.
  package struct Place: Sendable, Equatable {
    package var time: TimeInterval
    package var point: CGPoint
    package var isDown: Bool
  }

  /// What one track did to another.
  package struct Flow: Sendable, Equatable {
    package enum Kind: String, Sendable { case blocked, prevented, cancelled, withheld }

    package var kind: Kind
    /// The index of the culprit's track.
    package var from: Int
    /// The index of the victim's track.
    package var to: Int
    package var time: TimeInterval
    package var facts: FactCause
  }

  /// Fingers, recognizers in the order of the scene, views in the order in which they came to get touches.
  package var tracks: [Track] = []
  package var flows: [Flow] = []
  /// When it was over.
  package var end: TimeInterval = 0
}
