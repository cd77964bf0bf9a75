import TouchGeometry

/// Compares callback logs of the same scene, of which one was written by a device.
///
/// A device draws other frames: a run of offsets of one scroll view is one line, without its numbers. Docs/Formats.md
/// states how callback logs are compared; `Conformance/conformance` does the same for other kits.
enum CallbackDifference {
  private struct Line {
    let time: Double
    /// What is compared.
    let what: Substring
    let text: String
    let rule: String

    init?(_ line: CaptureReplay.Line) {
      let words = line.text.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let time = Double(outside: words[0]) else { return nil }
      let parts = words[1].split(separator: " ")
      let isOffset = parts.count > 1 && parts[1] == "scrollViewDidScroll"
      (self.time, text, rule) = (time, line.text, line.rule)
      what = isOffset ? words[1].prefix(parts[0].count + 1 + parts[1].count) : words[1]
    }

    var isOffset: Bool { what.hasSuffix(" scrollViewDidScroll") }
  }

  /// The tolerance for times, in seconds: a device fires timers and draws in its own frames.
  static let tolerance = 0.05

  static func first(_ recorded: [String], _ played: [CaptureReplay.Line]) -> CaptureReplay.Difference? {
    let (seen, done) = (merged(recorded.map { ($0, "") }), merged(played))
    for index in 0..<max(seen.count, done.count) {
      let (one, two) = (
        seen.indices.contains(index) ? seen[index] : nil, done.indices.contains(index) ? done[index] : nil
      )
      if let one, let two, one.what == two.what, one.isOffset || abs(one.time - two.time) <= tolerance { continue }
      return CaptureReplay.Difference(
        time: one?.time ?? two?.time ?? 0,
        sentences: [localized("callback %1$s is different", "\(index + 1)")]
          + CaptureReplay.sentences(one?.text, two.map { ($0.text, $0.rule) })
          + (two == nil
            ? [done.last.map { "  " + localized("after rule %1$s of Docs/Semantics.md", $0.rule) }].compactMap(\.self)
            : []))
    }
    return nil
  }

  private static func merged(_ lines: [CaptureReplay.Line]) -> [Line] {
    lines.compactMap { Line($0) }.reduce(into: []) { merged, line in
      if !line.isOffset || merged.last?.what != line.what { merged.append(line) }
    }
  }
}
