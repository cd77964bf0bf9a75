import TouchCapture
import TouchGeometry
import TouchKit
import TouchScenes

/// A replay of a capture, compared with its log.
@MainActor struct CaptureReplay {
  /// The point at which the replay differs from the recording.
  struct Difference {
    /// The recognizer or the touch that differs; nil if whole logs are compared.
    var subject: String?
    /// The time in seconds from the first finger.
    var time: Double
    /// Sentences about the difference.
    var sentences: [String]
  }

  /// The first difference; nil if there is none.
  let firstDifference: Difference?
  /// Sentences about the first difference; nil if there is none.
  var difference: [String]? { firstDifference?.sentences }

  init(_ capture: CaptureFile) {
    let player = ScenePlayer(capture.scene)
    let recorder = Recorder(player.stage)
    player.application.traceSink = recorder
    if capture.hasCallbacks { recorder.recordCallbacks() }
    player.play(capture.input)
    player.application.traceSink = nil
    if capture.hasCallbacks {
      firstDifference = CallbackDifference.first(capture.log, recorder.callbacks)
      return
    }
    firstDifference =
      capture.isObserved
      ? SeenStates.firstDifference(capture.log, recorder.lines) : Self.firstDifference(capture.log, recorder.lines)
  }

  /// A line of the replay, with the rule of its decision.
  typealias Line = (text: String, rule: String)

  @MainActor private final class Recorder: TraceSink {
    var lines: [Line] = []
    /// The callback log, each line with the rule of the latest decision before it.
    var callbacks: [Line] = []
    private var rule = ""
    private let stage: SceneStage

    init(_ stage: SceneStage) { self.stage = stage }

    func recordCallbacks() {
      callbacks = stage.log.map { ($0, "") }
      stage.onLine = { [weak self] line in
        // A hit test reports its decision after its calls.
        if let self { callbacks.append((line, line.contains("hitTest") || line.contains("(inside:)") ? "2.2" : rule)) }
      }
    }

    func record(_ entry: TraceEntry) {
      rule = "\(entry.rule)"
      guard let line = CaptureLog.line(of: entry, since: 0, name: { stage.name(of: $0) }) else { return }
      lines.append((line, "\(entry.rule)"))
    }
  }

  /// The tolerance for times, in seconds.
  private static let tolerance = 0.02

  private static func firstDifference(_ recorded: [String], _ played: [Line]) -> Difference? {
    for index in 0..<max(recorded.count, played.count) {
      let (one, two) = (
        recorded.indices.contains(index) ? recorded[index] : nil, played.indices.contains(index) ? played[index] : nil
      )
      if let one, let two, isSame(one, two.text) { continue }
      let time = (one ?? two?.text)?.split(separator: " ").first.flatMap { Double(outside: $0) } ?? 0
      return Difference(
        time: time, sentences: [localized("line %1$s is different", "\(index + 1)")] + sentences(one, two))
    }
    return nil
  }

  /// The recorded and the replayed line, with the rule.
  nonisolated static func sentences(_ recorded: String?, _ played: Line?) -> [String] {
    [
      "  " + localized("recorded: %1$s", recorded ?? localized("nothing more")),
      "  " + localized("played:   %1$s", played?.text ?? localized("nothing more")),
    ]
      + (played.flatMap { $0.rule.isEmpty ? nil : ["  " + localized("by rule %1$s of Docs/Semantics.md", $0.rule)] }
        ?? [])
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    func parts(_ line: String) -> (Double, Substring)? {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let time = Double(outside: words[0]) else { return nil }
      return (time, words[1])
    }
    guard let first = parts(one), let second = parts(other) else { return one == other }
    return first.1 == second.1 && abs(first.0 - second.0) <= tolerance
  }
}
