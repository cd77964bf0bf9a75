import TouchCapture
import TouchGeometry
import TouchKit
import TouchScenes

/// A capture, played again.
@MainActor struct CaptureReplay {
  /// Each line of the log, with the rule that it follows.
  private(set) var lines: [(text: String, rule: String)] = []

  init(_ scene: SceneFile, _ input: InputFile) {
    let player = ScenePlayer(scene)
    let recorder = Recorder(player.stage)
    player.application.traceSink = recorder
    player.play(input)
    player.application.traceSink = nil
    lines = recorder.lines
  }

  @MainActor private final class Recorder: TraceSink {
    var lines: [(text: String, rule: String)] = []
    private let stage: SceneStage

    init(_ stage: SceneStage) { self.stage = stage }

    func record(_ entry: TraceEntry) {
      guard let line = CaptureLog.line(of: entry, since: 0, name: { stage.name(of: $0) }) else { return }
      lines.append((line, "\(entry.rule)"))
    }
  }

  /// By so much a time may differ, in seconds.
  private static let tolerance = 0.02

  /// The first line that is different, as sentences; nil where none is.
  func firstDifference(from recorded: [String]) -> [String]? {
    for index in 0..<max(recorded.count, lines.count) {
      let (one, two) = (
        recorded.indices.contains(index) ? recorded[index] : nil, lines.indices.contains(index) ? lines[index] : nil
      )
      if let one, let two, Self.isSame(one, two.text) { continue }
      return [
        "line \(index + 1) is different", "  recorded: \(one ?? "nothing more")",
        "  played:   \(two?.text ?? "nothing more")",
      ] + (two.map { ["  by rule \($0.rule) of Docs/Semantics.md"] } ?? [])
    }
    return nil
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    func parts(_ line: String) -> (Double, Substring)? {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let time = Double(words[0]) else { return nil }
      return (time, words[1])
    }
    guard let first = parts(one), let second = parts(other) else { return one == other }
    return first.1 == second.1 && abs(first.0 - second.0) <= tolerance
  }
}
