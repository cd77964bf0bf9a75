import TouchDiagnosis
import TouchKit
import TouchScenes

/// The failure requirements of a recording, found by replaying it.
///
/// UIKit does not expose a recognizer's failure requirements, so `TouchRecorder.swift` cannot record them. The events
/// may reveal them: a tap that acted when a double tap had failed, or a pan that gave precedence to an edge gesture. A
/// recording whose replay differs is replayed with each requirement that could be the reason. If the replay then equals
/// the recording, the scene gets the requirement, and its `about` mentions it. Otherwise nothing is changed.
@MainActor struct UnsaidWaiting {
  /// The capture with the requirements that were found.
  private(set) var capture: CaptureFile

  /// The maximum number of requirements to find.
  private static let maximum = 3
  /// The maximum number of recognizers of a scene, because each pair needs a replay.
  private static let maximumRecognizers = 60

  init(in recording: CaptureFile) {
    capture = recording
    guard recording.isObserved, recording.scene.recognizerNames.count <= Self.maximumRecognizers else { return }
    let running = UIApplication.installed
    // Making the players changes the shared application; restore it.
    defer { running?.becomeShared() }
    var firstDifference = CaptureReplay(capture).firstDifference
    while let here = firstDifference, capture.conclusions.count < Self.maximum, let next = step(from: here) {
      (capture, firstDifference) = next
    }
    if firstDifference == nil {
      capture.scene.about = ([capture.scene.about] + capture.conclusions).joined(separator: " ")
    } else {
      capture = recording
    }
  }

  private typealias Step = (capture: CaptureFile, firstDifference: CaptureReplay.Difference?)

  /// The requirement with which the replay equals the recording, or equals it for the longest time.
  private func step(from here: CaptureReplay.Difference) -> Step? {
    let names = capture.scene.recognizerNames
    guard let subject = here.subject, names.contains(subject) else { return nil }
    var best: Step?
    for other in names where other != subject {
      // A recognizer that is already required to fail does not wait.
      for (waiting, first) in [(subject, other), (other, subject)] where !capture.scene.waits(first, for: waiting) {
        guard let scene = Change.require(waiting, toFail: first, true).applied(to: capture.scene) else { continue }
        var changed = capture
        changed.scene = scene
        let firstDifference = CaptureReplay(changed).firstDifference
        changed.conclusions.append(
          localized(
            "%1$s waits for %2$s to fail: UIKit does not tell, but only so it plays as it was seen.", waiting, first))
        guard let firstDifference else { return (changed, nil) }
        if firstDifference.time > best?.firstDifference?.time ?? here.time { best = (changed, firstDifference) }
      }
    }
    return best
  }
}
