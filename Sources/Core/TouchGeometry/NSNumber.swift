#if !FoundationGeometry
/// A number as an object, for APIs such as `allowedTouchTypes` that take an array of them.
public final class NSNumber: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number, rounded toward zero.
  public let intValue: Int

  /// Creates a whole number.
  public init(value: Int) { intValue = value }
  /// Creates a whole number.
  public convenience init(integerLiteral value: Int) { self.init(value: value) }

  /// Whether the numbers are equal.
  public static func == (left: NSNumber, right: NSNumber) -> Bool { left.intValue == right.intValue }
  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(intValue) }
}
#endif
