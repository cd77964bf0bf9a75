/// A range of frame rates, in frames per second.
///
/// https://developer.apple.com/documentation/quartzcore/caframeraterange
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest acceptable rate.
  public let minimum: Float
  /// The highest rate; 0 for the display's.
  public let maximum: Float
  /// The preferred rate; nil or 0 for the highest.
  public let preferred: Float?

  /// Creates a range; the preferred rate must be in it.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The rate of the display.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
