/// Exact numbers; one that gets too large ends the attempt.
struct Fraction: Equatable, Comparable {
  struct Overflow: Error {}

  let numerator: Int128
  let denominator: Int128

  static let zero = Fraction(whole: 0)
  static let one = Fraction(whole: 1)

  init(whole: Int128) { (numerator, denominator) = (whole, 1) }

  init(_ numerator: Int128, _ denominator: Int128) {
    var (a, b) = (numerator.magnitude, denominator.magnitude)
    while b != 0 { (a, b) = (b, a % b) }
    let divisor = Int128(max(a, 1)) * (denominator < 0 ? -1 : 1)
    (self.numerator, self.denominator) = (numerator / divisor, denominator / divisor)
  }

  /// A number with at most six binary places.
  init(_ value: Double) { self.init(Int128(Int(value * 64)), 64) }

  var double: Double { Double(numerator) / Double(denominator) }

  private static func times(_ a: Int128, _ b: Int128) throws -> Int128 {
    let (product, overflow) = a.multipliedReportingOverflow(by: b)
    if overflow { throw Overflow() }
    return product
  }

  func plus(_ other: Fraction) throws -> Fraction {
    let (a, b) = (
      try Fraction.times(numerator, other.denominator), try Fraction.times(other.numerator, denominator)
    )
    let (sum, overflow) = a.addingReportingOverflow(b)
    if overflow { throw Overflow() }
    return Fraction(sum, try Fraction.times(denominator, other.denominator))
  }

  func times(_ other: Fraction) throws -> Fraction {
    Fraction(
      try Fraction.times(numerator, other.numerator), try Fraction.times(denominator, other.denominator))
  }

  func over(_ other: Fraction) throws -> Fraction {
    Fraction(
      try Fraction.times(numerator, other.denominator), try Fraction.times(denominator, other.numerator))
  }

  static prefix func - (value: Fraction) -> Fraction { Fraction(-value.numerator, value.denominator) }

  static func < (left: Fraction, right: Fraction) -> Bool {
    guard let a = try? times(left.numerator, right.denominator), let b = try? times(right.numerator, left.denominator)
    else { return left.double < right.double }
    return a < b
  }
}
