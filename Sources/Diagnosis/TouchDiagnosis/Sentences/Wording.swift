import TouchArbiter
import TouchFiles
import TouchGeometry
import TouchScenes
import TouchTrace

// Numbers, times and lists in sentences.

/// A list: `a`, `a and b`, `a, b and c`.
package func list(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return localized("%1$s and %2$s", parts.dropLast().joined(separator: localized(", ")), last)
}

/// Alternatives: `a`, `a or b`, `a, b or c`.
func alternatives(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? localized("none") }
  return localized("%1$s or %2$s", parts.dropLast().joined(separator: localized(", ")), last)
}

/// Clauses in a row, with semicolons.
func clauses(_ parts: [String]) -> String { parts.joined(separator: localized("; ")) }

/// A reason after what happened: `: the finger lifted`; empty without one.
func because(_ clause: String?) -> String { clause.map { localized(": %1$s", $0) } ?? "" }

/// Sentences in a row: a space follows each, but not an ideographic full stop, which is wide enough.
package func paragraph(_ sentences: [String]) -> String {
  sentences.reduce("") { text, sentence in
    text.isEmpty ? sentence : text + (text.last == ideographicStop ? "" : " ") + sentence
  }
}

/// A sentence without its full stop.
package func withoutStop(_ sentence: String) -> String {
  guard let last = sentence.last, last == "." || last == ideographicStop else { return sentence }
  return String(sentence.dropLast())
}

/// The full stop of Chinese.
package let ideographicStop: Character = "。"

/// A time in seconds with three decimals: `0.060`.
package func clockTime(_ time: TimeInterval) -> String {
  let thousandths = max(0, Int(clamping: (time * 1000).rounded()))
  let rest = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}

/// The clock of the sentences.
package enum SentenceClock {
  /// What is added to the times of a replay in sentences, in seconds: the time of the lanes at which its input began.
  @TaskLocal package static var start: TimeInterval = 0
}

/// A time with its unit: `0.060 s`.
package func clock(_ time: TimeInterval) -> String {
  localized("%1$s s", clockTime(time + SentenceClock.start))
}

/// Touches by their numbers: `touch 1`, `the mouse's touch`, `touches 1 and 2`, `2 touches of finger 1`.
func touchList(_ ids: [Int]) -> String {
  let fingers = ids.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
  if ids.count == 1 { return touchName(ids[0]) }
  let names = list(fingers.map(String.init))
  if fingers.count == ids.count { return localized("touches %1$s", names) }
  if fingers == [0] { return localized("%1$s touches of the mouse", ids.count) }
  return fingers.count == 1
    ? localized("%1$s touches of finger %2$s", ids.count, names)
    : localized("%1$s touches of fingers %2$s", ids.count, names)
}

/// A quantity with its unit: `0.35 s`, `45 pt`, `2 taps`.
package func quantity(_ value: Double, _ unit: Measure.Unit, places: Int = 2) -> String {
  switch unit {
  case .points: localized("%1$s pt", number(value, places: places))
  case .seconds: localized("%1$s s", number(value, places: places))
  case .degrees: "\(number(value, places: places))°"
  case .percent: "\(number(value, places: places)) %"
  case .touches: fingerCount(value)
  case .taps: value == 1 ? localized("1 tap") : localized("%1$s taps", number(value))
  case .presses: value == 1 ? localized("1 press") : localized("%1$s presses", number(value))
  }
}

/// The measured value and the threshold, with as many decimals as tell them apart.
func quantities(_ measure: Measure) -> (String, String) {
  for places in 2...6 {
    let texts = (
      quantity(measure.measured, measure.unit, places: places),
      quantity(measure.threshold, measure.unit, places: places)
    )
    if texts.0 != texts.1 || measure.measured == measure.threshold { return texts }
  }
  return (quantity(measure.measured, measure.unit), quantity(measure.threshold, measure.unit))
}

/// A number of fingers: `1 finger`, `2 fingers`.
package func fingerCount(_ value: Double) -> String {
  value == 1 ? localized("1 finger") : localized("%1$s fingers", number(value))
}

/// A number with at most `places` decimals, without zeros at the end.
package func number(_ value: Double, places: Int = 2) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return localized("more than can be shown") }
  var scale = 1
  for _ in 0..<places { scale *= 10 }
  let parts = Int((abs(value) * Double(scale)).rounded())
  let sign = value < 0 && parts > 0 ? "-" : ""
  var fraction = String(String(parts % scale + scale).dropFirst())
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return fraction.isEmpty ? "\(sign)\(parts / scale)" : "\(sign)\(parts / scale).\(fraction)"
}

/// A direction or an edge: `left`, `up`.
func wayName(_ way: String) -> String {
  switch way {
  case "left": localized("left")
  case "right": localized("right")
  case "up": localized("up")
  case "down": localized("down")
  case "top": localized("top")
  case "bottom": localized("bottom")
  default: way
  }
}

/// A number as Swift and scene files write it, with all its decimals.
func plain(_ value: CGFloat) -> String { JSONWriter.number(Double(value)) }

/// A duration in seconds with one or two decimals.
func seconds(_ value: Double) -> String {
  let text = decimal(value, places: 2)
  return text.hasSuffix("0") ? String(text.dropLast()) : text
}
