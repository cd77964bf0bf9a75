/// Between which rates something may be called, in frames per second.
///
/// https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest that will do.
  public let minimum: Float
  /// The highest; 0 for that of the display.
  public let maximum: Float
  /// The best; nil or 0 for the highest.
  public let preferred: Float?

  /// A range of rates; the preferred one lies in it.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// That of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
