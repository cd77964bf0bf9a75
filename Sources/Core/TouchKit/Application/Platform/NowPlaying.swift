import TouchGeometry

/// What an app plays, as the desktop's media controls show it (semantics 51.8).
package struct NowPlaying: Equatable, Sendable {
  /// Whether something plays.
  package enum Status: String, Sendable {
    case playing = "Playing"
    case paused = "Paused"
    case stopped = "Stopped"
  }

  /// The status; nil if the app has not set one.
  package var status: Status?
  /// The title of the track; nil if it is unknown.
  package var title: String?
  /// The artist of the track; nil if it is unknown.
  package var artist: String?
  /// The album of the track; nil if it is unknown.
  package var album: String?
  /// The length of the track in seconds; nil if it is unknown.
  package var length: TimeInterval?
  /// The position in the track at the time `start`, in seconds.
  package var elapsed: TimeInterval = 0
  /// The time on the clock of the run loop at which `elapsed` was set.
  package var start: TimeInterval = 0
  /// The speed while the track plays; 1 is normal.
  package var rate = 1.0

  package init() {}

  /// Returns the position in the track at a time on the clock of the run loop, in seconds.
  package func position(at time: TimeInterval) -> TimeInterval {
    let position = status == .playing ? elapsed + (time - start) * rate : elapsed
    guard position.isFinite, position > 0 else { return 0 }
    return min(position, length ?? position)
  }
}
