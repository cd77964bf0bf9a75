#if !FoundationGeometry
/// A number as an object, where iOS code names one: `allowedTouchTypes` is an array of them.
public final class NSNumber: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number, rounded towards zero.
  public let intValue: Int

  /// A whole number.
  public init(value: Int) { intValue = value }
  /// A whole number.
  public convenience init(integerLiteral value: Int) { self.init(value: value) }

  /// Whether both numbers are equal.
  public static func == (left: NSNumber, right: NSNumber) -> Bool { left.intValue == right.intValue }
  /// Feeds the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(intValue) }
}
#endif
