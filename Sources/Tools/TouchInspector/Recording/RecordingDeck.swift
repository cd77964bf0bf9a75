import TouchGeometry

/// The recorder and player of what fingers do, as the bar below the scene sees it.
@MainActor package protocol RecordingDeck: AnyObject {
  var isRecording: Bool { get }
  /// Whether an input is being played, be it halted for a while.
  var isPlaying: Bool { get }
  var isPaused: Bool { get }
  /// Whether there is anything to play or to keep.
  var hasInput: Bool { get }
  /// The last thing that a person should know; may be empty.
  var note: String { get }
  /// Begins a recording, or ends it.
  func toggleRecording()
  /// Plays, stops for a while, or goes on.
  func togglePlaying()
  /// Keeps what there is in a file.
  func save()
}
