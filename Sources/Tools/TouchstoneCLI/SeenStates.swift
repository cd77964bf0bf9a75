import TouchGeometry

/// Compares logs of observers that see a recognizer only when it acts, or when they poll it.
///
/// Such a log contains the view of each touch, every action, and failures.
///
/// An observer that polls misses a short failure, so a failure that was played but not recorded is not a difference.
/// Each recognizer and each touch is compared separately, because polling detects several changes at once.
enum SeenStates {
  private struct Line {
    let time: Double
    /// A touch or a recognizer.
    let subject: String
    let what: String
    let text: String
    let rule: String

    var isFailure: Bool { what == "failed" }

    /// Whether both lines report the same event.
    ///
    /// A target may have received an action after another one had reset the recognizer, as `isEnabled = false` does:
    /// the state in which it acted is unknown.
    func matches(_ other: Line) -> Bool {
      what == other.what || what == "acts possible" && other.what.hasPrefix("acts ")
    }

    /// Returns nil for a decision that an observer cannot see.
    init?(_ text: String, rule: String) {
      let words = text.split(separator: " ").map(String.init)
      guard words.count > 2, let time = Double(outside: words[0]) else { return nil }
      (self.time, self.text, self.rule) = (time, text, rule)
      if words.count == 5, words[1] == "touch", words[3] == "in" {
        (subject, what) = ("touch \(words[2])", words[4])
      } else if words[2] == "acts" {
        (subject, what) = (words[1], words[2...].joined(separator: " "))
      } else if words.last == "failed" {
        (subject, what) = (words[1], "failed")
      } else {
        return nil
      }
    }
  }

  /// The tolerance for times, in seconds: a frame or two between a change and its detection by polling.
  private static let tolerance = 0.05

  static func firstDifference(_ recorded: [String], _ played: [CaptureReplay.Line]) -> CaptureReplay.Difference? {
    let (seen, done) = (
      recorded.compactMap { Line($0, rule: "") }, played.compactMap { Line($0.text, rule: $0.rule) }
    )
    var subjects: [String] = []
    for line in seen + done where !subjects.contains(line.subject) { subjects.append(line.subject) }
    var first: CaptureReplay.Difference?
    for subject in subjects {
      let found = difference(seen.filter { $0.subject == subject }, done.filter { $0.subject == subject })
      guard let found, found.time < first?.time ?? .infinity else { continue }
      first = CaptureReplay.Difference(
        subject: subject, time: found.time, sentences: [localized("%1$s is different", subject)] + found.sentences)
    }
    return first
  }

  private static func difference(_ seen: [Line], _ done: [Line]) -> (time: Double, sentences: [String])? {
    var rest = done[...]
    for line in seen {
      var missed: Line?
      // Of several failures, the recorded one is the nearest in time.
      while let next = rest.first, next.isFailure, !line.isFailure || next.time < line.time - tolerance {
        missed = rest.removeFirst()
      }
      let next = rest.popFirst()
      guard let next, line.matches(next), abs(next.time - line.time) <= tolerance else {
        return sentences(line, next ?? missed)
      }
    }
    return rest.first { !$0.isFailure }.map { sentences(nil, $0) }
  }

  private static func sentences(_ seen: Line?, _ done: Line?) -> (time: Double, sentences: [String]) {
    (seen?.time ?? done?.time ?? 0, CaptureReplay.sentences(seen?.text, done.map { ($0.text, $0.rule) }))
  }
}
