extension Double {
  /// A number in a text that comes from outside of the process; nil for NaN, infinity, and what is not a number.
  ///
  /// Every reader of numbers in texts uses this initializer: `min` and `max` let NaN pass, and conversions to integers
  /// stop the process at infinity. Limits that depend on the use are the caller's.
  package init?(outside text: some StringProtocol) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
