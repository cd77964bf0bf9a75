import TouchFiles
import TouchGeometry

/// Formats numbers with their units for sentences.
package enum Quantity {
  /// Returns a time in seconds: `0.35 s`.
  package static func seconds(_ value: TimeInterval) -> String { number(value) + " s" }

  /// Returns a distance in points: `10 pt`.
  package static func points(_ value: CGFloat) -> String { number(Double(value)) + " pt" }

  /// Returns a number rounded to a thousandth, without trailing zeros.
  package static func number(_ value: Double) -> String { JSONWriter.number((value * 1000).rounded() / 1000 + 0) }
}
