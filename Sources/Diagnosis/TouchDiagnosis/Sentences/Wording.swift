import TouchArbiter
import TouchFiles
import TouchGeometry
import TouchScenes
import TouchTrace

// Numbers, times and lists in sentences.

/// A list: `a`, `a and b`, `a, b and c`.
package func list(_ parts: [String]) -> String {
  guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
  return parts.dropLast().joined(separator: ", ") + " and " + last
}

/// A time in seconds with three decimals: `0.060`.
package func clockTime(_ time: TimeInterval) -> String {
  let thousandths = max(0, Int(pixels: (time * 1000).rounded()))
  let rest = String(thousandths % 1000)
  return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
}

/// A time with its unit: `0.060 s`.
package func clock(_ time: TimeInterval) -> String { clockTime(time) + " s" }

/// Touches by their numbers: `touch 1`, `the mouse's touch`, `touches 1 and 2`, `2 touches of finger 1`.
func touchList(_ ids: [Int]) -> String {
  let fingers = ids.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }
  if ids.count == 1 { return FingerMark.touchName(ids[0]) }
  let names = list(fingers.map(String.init))
  if fingers.count == ids.count { return "touches \(names)" }
  if fingers == [0] { return "\(ids.count) touches of the mouse" }
  return "\(ids.count) touches of \(fingers.count == 1 ? "finger" : "fingers") \(names)"
}

/// A quantity with its unit: `0.35 s`, `45 pt`, `2 taps`.
package func quantity(_ value: Double, _ unit: Measure.Unit, places: Int = 2) -> String {
  switch unit {
  case .points: "\(number(value, places: places)) pt"
  case .seconds: "\(number(value, places: places)) s"
  case .degrees: "\(number(value, places: places))°"
  case .percent: "\(number(value, places: places)) %"
  case .touches: count(value, "finger")
  case .taps: count(value, "tap")
  case .presses: value == 1 ? "1 press" : "\(number(value)) presses"
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

/// A count with its noun: `1 tap`, `2 taps`.
func count(_ value: Double, _ noun: String) -> String {
  value == 1 ? "1 \(noun)" : "\(number(value)) \(noun)s"
}

/// A number with at most `places` decimals, without zeros at the end.
package func number(_ value: Double, places: Int = 2) -> String {
  guard value.isFinite, abs(value) < 1e12 else { return "more than can be shown" }
  var scale = 1
  for _ in 0..<places { scale *= 10 }
  let parts = Int((abs(value) * Double(scale)).rounded())
  let sign = value < 0 && parts > 0 ? "-" : ""
  var fraction = String(String(parts % scale + scale).dropFirst())
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return fraction.isEmpty ? "\(sign)\(parts / scale)" : "\(sign)\(parts / scale).\(fraction)"
}

/// A number as Swift and scene files write it, with all its decimals.
func plain(_ value: CGFloat) -> String { JSONWriter.number(Double(value)) }

/// A duration in seconds with one or two decimals.
func seconds(_ value: Double) -> String {
  let text = decimal(value, places: 2)
  return text.hasSuffix("0") ? String(text.dropLast()) : text
}
