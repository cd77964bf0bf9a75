/// The state of a recognizer in its attempt (semantics 4.1).
///
/// The raw values are those of UIKit.
package enum RecognizerState: Int, Sendable, CaseIterable {
  case possible, began, changed, ended, cancelled, failed

  /// Whether the recognizer has recognized and was not cancelled: began, changed or ended (§11, note i).
  package var isRecognized: Bool {
    switch self {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// Whether the attempt is finished.
  package var isFinal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Returns the state after `requested` is assigned in this state (semantics 4.3); nil if the request is ignored.
  ///
  /// A repeated `changed` is a transition: it sends another action.
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
