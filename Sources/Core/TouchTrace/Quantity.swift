import TouchFiles
import TouchGeometry

/// Numbers with their units, as sentences say them.
package enum Quantity {
  /// A time in seconds: `0.35 s`.
  package static func seconds(_ value: TimeInterval) -> String { number(value) + " s" }

  /// A distance in points: `10 pt`.
  package static func points(_ value: CGFloat) -> String { number(Double(value)) + " pt" }

  /// To a thousandth, without zeros at the end.
  package static func number(_ value: Double) -> String { JSONWriter.number((value * 1000).rounded() / 1000 + 0) }
}
