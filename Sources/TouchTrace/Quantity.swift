import TouchGeometry

/// Numbers with their units, as sentences say them.
package enum Quantity {
  /// A time in seconds: `0.35 s`.
  package static func seconds(_ value: TimeInterval) -> String { number(value) + " s" }

  /// A distance in points: `10 pt`.
  package static func points(_ value: CGFloat) -> String { number(Double(value)) + " pt" }

  /// To a thousandth, without zeros at the end; whole from 2^53 on, where there are no fractions.
  package static func number(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (value * 1000).rounded() / 1000
    let text = "\(rounded + 0)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
