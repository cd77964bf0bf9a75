import TouchArbiter
import TouchGeometry

/// The events of fingers, other inputs, recognizers and views, each on a separate track along a common time axis.
///
/// It is a value without objects: names, times in seconds from the start, reasons and numbers.
package struct Tracks: Sendable, Equatable {
  package enum Kind: Int, Sendable, CaseIterable {
    case finger, recognizer, view
    /// A key, a button, the wheel or a touchpad.
    case input
  }

  /// A finger, another input, a recognizer or a view.
  package struct Track: Sendable, Equatable {
    package var kind: Kind
    package var name: String
    /// Its class, and the view that it is attached to; empty for fingers.
    package var detail = ""
    /// Its states, in order and without overlaps.
    package var spans: [Span] = []
    package var marks: [Mark] = []
    /// The locations of a finger at each of its events.
    package var places: [Place] = []
  }

  /// A span of time in one state.
  package struct Span: Sendable, Equatable {
    package var name: String
    package var start: TimeInterval
    package var end: TimeInterval
    package var facts: FactCause
  }

  /// An event.
  package struct Mark: Sendable, Equatable {
    package enum Kind: Sendable, Equatable { case action, call, decision }

    package var kind: Kind
    package var name: String
    package var time: TimeInterval
    package var facts: FactCause
  }

  /// The location of a finger, in the scene's points.
  package struct Place: Sendable, Equatable {
    package var time: TimeInterval
    package var point: CGPoint
    package var isDown: Bool
  }

  /// The effect of one track on another.
  package struct Flow: Sendable, Equatable {
    package enum Kind: String, Sendable { case blocked, prevented, cancelled, withheld }

    package var kind: Kind
    /// The index of the culprit's track.
    package var from: Int
    /// The index of the affected track.
    package var to: Int
    package var time: TimeInterval
    package var facts: FactCause
  }

  /// Fingers, other inputs, recognizers in the order of the scene, and views in the order in which they received
  /// touches.
  package var tracks: [Track] = []
  package var flows: [Flow] = []
  /// The end of the recording.
  package var end: TimeInterval = 0
}

extension Tracks {
  /// The tracks with the names of rows and items as people say them.
  package func spoken(_ names: SpokenNames) -> Tracks {
    var spoken = self
    for track in spoken.tracks.indices {
      spoken.tracks[track].name = names.text(tracks[track].name)
      spoken.tracks[track].detail = names.text(tracks[track].detail)
      for span in tracks[track].spans.indices {
        spoken.tracks[track].spans[span].name = names.text(tracks[track].spans[span].name)
        spoken.tracks[track].spans[span].facts.name(names)
      }
      for mark in tracks[track].marks.indices { spoken.tracks[track].marks[mark].facts.name(names) }
    }
    for flow in flows.indices { spoken.flows[flow].facts.name(names) }
    return spoken
  }
}

extension FactCause {
  fileprivate mutating func name(_ names: SpokenNames) { culprit = culprit.map(names.text) }
}
