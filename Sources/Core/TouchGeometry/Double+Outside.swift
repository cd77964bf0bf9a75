extension Double {
  /// Creates a number from text from outside the process; nil for NaN, infinity, and text that is not a number.
  ///
  /// All parsers of numbers use this initializer: `min` and `max` do not exclude NaN, and conversions of infinity to
  /// integers crash. The caller checks limits that depend on the use.
  package init?(outside text: some StringProtocol) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
