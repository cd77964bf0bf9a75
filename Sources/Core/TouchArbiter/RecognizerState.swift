/// Where a recognizer stands in its attempt (semantics 4.1).
///
/// Raw values are UIKit's.
package enum RecognizerState: Int, Sendable, CaseIterable {
  case possible, began, changed, ended, cancelled, failed

  /// Recognized and not taken back: began, changed or ended (§11, note i).
  package var isRecognized: Bool {
    switch self {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Nothing more can happen in this attempt.
  package var isFinal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// What becomes of a recognizer in this state when `requested` is assigned (semantics 4.3); nil when the request is
  /// ignored.
  ///
  /// A repeated `changed` is a transition of its own: it sends another action.
  package func assigning(_ requested: RecognizerState) -> RecognizerState? {
    switch (self, requested) {
    case (.possible, .possible): nil
    case (.possible, .began), (.possible, .changed): .began
    case (.possible, .ended): .ended
    case (.possible, .cancelled), (.possible, .failed): .failed

    case (.began, .possible), (.began, .began): nil
    case (.began, .changed): .changed
    case (.began, .ended): .ended
    case (.began, .cancelled), (.began, .failed): .cancelled

    case (.changed, .possible), (.changed, .began), (.changed, .changed): .changed
    case (.changed, .ended): .ended
    case (.changed, .cancelled), (.changed, .failed): .cancelled

    case (.ended, _), (.cancelled, _), (.failed, _): nil
    }
  }
}
