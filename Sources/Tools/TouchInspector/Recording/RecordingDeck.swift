import TouchGeometry

/// The recorder and player of input, as the bar below the scene uses it.
@MainActor package protocol RecordingDeck: AnyObject {
  var isRecording: Bool { get }
  /// Whether an input is being played, also while it is paused.
  var isPlaying: Bool { get }
  var isPaused: Bool { get }
  /// Whether there is an input to play or save.
  var hasInput: Bool { get }
  /// The most recent message for the user; may be empty.
  var note: String { get }
  /// Starts or ends a recording.
  func toggleRecording()
  /// Starts to play, pauses, or resumes.
  func togglePlaying()
  /// Saves the input in a file.
  func save()
}
