import TouchArbiter
import TouchDiagnosis
import TouchGeometry
import TouchKit
import TouchTrace

/// Why a recognizer, a control, a list or another view did or did not act in the last gesture on a stage.
///
/// `TouchStage.why(_:)` returns it. Its description has the outcome, the sentences and the cures, so a failed
/// expectation prints them.
///
/// ```swift
/// stage.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 100))
/// #expect(stage.why(pan).won)
/// ```
@MainActor public struct Why {
  /// What became of the subject.
  public enum Outcome: Sendable {
    /// It acted: the recognizer called its targets, the control sent its event, the list scrolled or selected, the view
    /// received the end of the touch.
    case won
    /// It received a touch or an event, and did not act.
    case lost
    /// It received nothing.
    case unreached
  }

  /// A decision about the subject.
  public struct Fact {
    /// The time of the stage, in seconds.
    public let time: TimeInterval
    /// The rule of Docs/Semantics.md, such as `5.1.3`; empty if none decided.
    public let rule: String
    /// The code of the reason, such as `preventedBy`; empty for a decision without one.
    public let reason: String
    /// The measured number that decided; nil where none did.
    public let number: Double?
    /// The number that it was compared with.
    public let threshold: Double?
    /// The unit of both: `pt`, `s`, `deg`, `touches` or `taps`.
    public let unit: String?
    /// The view or recognizer that caused it; nil without one, or if it was deallocated.
    public let culprit: AnyObject?
  }

  /// A change with which the subject acts, confirmed by a replay of the gesture.
  public struct Cure: Sendable, CustomStringConvertible {
    /// The change, as lines of Swift.
    public let code: [String]
    /// The effect in the replay, as a sentence.
    public let effect: String

    /// The change and its effect.
    public var description: String { "\(code.joined(separator: ", and ")): \(effect)" }
  }

  /// The name of the subject in the sentences.
  public let name: String
  /// What became of the subject.
  public let outcome: Outcome
  /// Whether it acted.
  public var won: Bool { outcome == .won }
  /// What happened, in order, with numbers and rules.
  public let sentences: [String]
  /// The decisions about the subject, in order.
  public let facts: [Fact]
  /// The states of the recognizer in its last attempt, in order, without those that it only reset to.
  ///
  /// A recognizer is reset at the end of an attempt, so its `state` is `.possible` by the time the gesture returns. Empty
  /// for views.
  public let states: [UIGestureRecognizer.State]
  /// What the finger could have done without a change of the app, such as "use 2 fingers"; nil for a subject that acted,
  /// and where the finger did nothing that the recognizer counts.
  public let advice: String?
  let remedy: Remedy

  /// At most three changes with which the subject acts, the best first.
  ///
  /// They are tried on a capture of the stage: each replays the gesture, which takes a second at most. Empty while the
  /// gesture is in progress, for a subject that acted, and where no change helps.
  public var cures: [Cure] { won ? [] : remedy.cures }
}

extension Why: @MainActor CustomStringConvertible {
  /// The outcome, the sentences, the remarks and the cures.
  public var description: String {
    let words =
      switch outcome {
      case .won: "acted"
      case .lost: "did not act"
      case .unreached: "received nothing"
      }
    var lines = ["\(name) \(words)."] + sentences
    guard !won else { return lines.joined(separator: "\n") }
    if let advice { lines.append("Without a change: \(advice).") }
    lines += remedy.remarks
    for cure in remedy.cures { lines.append("Cure: \(cure)") }
    return lines.joined(separator: "\n")
  }
}
